import { describe, expect, it } from "vitest";
import { speaksOfAll } from "../../lib/facts/sweeping";

describe("sentences about all of a kind", () => {
  it.each([
    "All plans include backups.",
    "Each member of staff has a key.",
    "Every room has a view.",
    "所有套餐均包含备份。",
    "本店各分店均可退货。",
  ])("%s", (text) => expect(speaksOfAll(text)).toBe(true));
  it.each(["The Basic plan includes all backups and every report.", "Plans include backups.", "标准版包含备份。", ""])(
    "not: %s",
    (text) => expect(speaksOfAll(text)).toBe(false),
  );
});
