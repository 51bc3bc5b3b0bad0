import { expect, it } from "vitest";
import { bytesWord } from "../../lib/wording/bytes";

it.each([
  [0, "en", "0 byte"],
  [999, "en", "999 byte"],
  [12_345_678, "en", "12.3 MB"],
  [2_000_000_000, "en", "2 GB"],
  [12_345_678, "zh-CN", "12.3 MB"],
] as const)("%d in %s is %s", (bytes, language, words) => expect(bytesWord(bytes, language)).toBe(words));
