import { describe, expect, it } from "vitest";
import { readOrderings } from "../../lib/facts/orderings";
import { readPolarity } from "../../lib/facts/polarity";

/** Words, scale and direction of the orderings of a text. */
const read = (text: string): string[] =>
  readOrderings(readPolarity(text)).map(
    ({ start, end, scale, up }) => `${text.slice(start, end)} ${scale}${up ? "+" : "-"}`,
  );

describe("readOrderings", () => {
  it.each([
    ["The north tower is taller than the south tower.", ["taller than higher+"]],
    ["The south tower is lower than the north tower.", ["lower than higher-"]],
    ["A day pass is less expensive than a week pass.", ["less expensive than pricier-"]],
    ["The north shop has more staff than the south shop.", ["more staff than more staff+"]],
    ["The red team finished behind the blue team.", ["behind ahead of-"]],
    ["北塔高于南塔。", ["高于 高+"]],
    ["南塔比北塔矮。", ["矮 高-"]],
    ["北塔比南塔高出许多。", ["高 高+"]],
    ["红队的成绩不如蓝队。", ["不如 好-"]],
    ["北店收费低于南店。", ["低于 贵-"]],
    // none
    ["More than 20 people came.", []],
    ["The tower is higher than 20 metres.", []],
    ["The tower is no higher than the church.", []],
    ["Whether the tower is higher than the church is open.", []],
    ["The tower is high.", []],
    ["占比高于去年。", ["高于 高+"]],
    ["百分比低。", []],
    ["比赛在北塔举行。", []],
    ["北塔高度不高于南塔。", []],
    ["塔高于 20 米。", []],
  ])("%s", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it("names both sides by their words", () => {
    const [one] = readOrderings(readPolarity("The north tower is taller than Room A."));
    expect([...(one?.left ?? [])]).toEqual(["north", "tower"]);
    expect([...(one?.right ?? [])]).toEqual(["room", "a"]);
  });

  it("takes linear time on hostile text", () => {
    const start = Date.now();
    readOrderings(readPolarity("A is larger than ".repeat(4000)));
    readOrderings(readPolarity("甲比乙比".repeat(4000)));
    expect(Date.now() - start).toBeLessThan(4000);
  });
});
