import { describe, expect, it } from "vitest";
import { indexSource } from "../../lib/evidence/passages";
import { isStamp } from "../../lib/evidence/stamp";

describe("isStamp", () => {
  it.each<[string, string, boolean]>([
    ["码头启用。（完）\n（播发时间：2016-08-09）", "2016-08-09", true],
    ["发布日期：2024年5月1日\n正文如下。", "2024年5月1日", true],
    ["The quay opened.\nLast updated: 3 May 2024", "3 May 2024", true],
    ["Published on May 3, 2024\n\nThe quay opened.", "May 3, 2024", true],
    ["Mar 30, 2020 ... The games were moved.", "Mar 30, 2020", true],
    ["2021年7月23日 … 开幕式推迟。", "2021年7月23日", true],
    // near: days of events
    ["码头于2016-08-09启用。", "2016-08-09", false],
    ["May 3, 2024 the quay opened.", "May 3, 2024", false],
    ["The quay opened. It was updated on 3 May 2024 by the harbour office.", "3 May 2024", false],
    ["开馆日期：2024年5月1日", "2024年5月1日", false],
    ["更新时间：2024年5月1日起每月一次", "2024年5月1日", false],
    ["|  | 2024 | 2023 |\n| --- | --- | --- |\n| Quay | 12 | 14 |", "2024", false],
    [" |  | 2024 | 2023\nNote | Note | m | m\nQuay |  | 12 | 14", "2024", false],
    ["2024 ... The quay opened.", "2024", false],
  ])("%s: %s: %s", (text, words, stamp) => {
    const index = indexSource({ id: "1", text });
    const places = index.passages.flatMap((passage) =>
      passage.quantities.filter((q) => q.text === words).map((q) => isStamp(index, passage, q)),
    );
    expect(places).toEqual([stamp]);
  });
});
