import { expect, it } from "vitest";
import { corrected } from "../../lib/wording/corrected";

const replaced = [{ was: "15 seats", now: "12 seats [Seat policy v3]", code: "NUMBER_NOT_IN_SOURCE" as const }];

it("lists what was replaced below the text, and adds nothing where nothing was", () => {
  expect(corrected("12 seats [Seat policy v3].", replaced, "en")).toBe(
    "12 seats [Seat policy v3].\n\nReplaced:\n“15 seats” → “12 seats [Seat policy v3]” (NUMBER_NOT_IN_SOURCE)",
  );
  expect(corrected("依据不足", [{ was: "30 天", now: "依据不足", code: "NO_HIT" }], "zh-CN")).toBe(
    "依据不足\n\n已替换：\n“30 天” → “依据不足”（NO_HIT）",
  );
  expect(corrected("Right.", [], "en")).toBe("Right.");
  expect(corrected("-", [{ was: "15 seats", now: "-" }], "en")).toContain("“15 seats” → “-” (Unchecked)");
});
