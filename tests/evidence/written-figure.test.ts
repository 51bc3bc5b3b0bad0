import { describe, expect, it } from "vitest";
import { indexSource } from "../../lib/evidence/passages";
import { standsAsWritten } from "../../lib/evidence/written-figure";
import { readQuantities } from "../../lib/facts/quantities";

const source = (text: string) => [indexSource({ id: "1", text })];
const value = (text: string, words: string) => {
  const found = readQuantities(text).find((quantity) => quantity.text.includes(words));
  if (!found) throw new Error(`${words} is not read in ${text}`);
  return found;
};

describe("standsAsWritten", () => {
  it.each<[answer: string, words: string, source: string, stands: boolean]>([
    ["in the 2007-08 season", "2007-08", "during the 2007 -- 08 season", true],
    ["in the 2007-2008 season", "2007-2008", "during the 2007 – 08 season", true],
    ["in the 2007-08 season", "2007-08", "during the 2007-2008 season", true],
    ["in the 2007-08 season", "2007-08", "during the 2006-2008 season", false],
    ["It opens on May 30th.", "May 30th", "it opens on may 30 .", true],
    ["It opens on May 30th.", "May 30th", "it opens on june 30 .", false],
    ["Heat it to 160°F.", "160°F", "until it reads 160F. Serve.", true],
    ["Heat it to 160°F.", "160°F", "until it reads 1160F. Serve.", false],
    ["scored 10.8 (68) at home", "68", "home | 10.8 (68) | away", true],
    ["It has 68 rows.", "68", "68% of the rows", false],
    ["全市产值43214.85亿元。", "43214.85亿元", "全年GDP43214.85亿元，列第一。", true],
    ["全市产值3214.85亿元。", "3214.85亿元", "全年GDP43214.85亿元，列第一。", false],
    ["It costs $45.", "$45", "It costs £45a.", false],
    ["集数为29", "29", "第29集播出。", true],
    ["集数为2", "2", "第2集播出。", false],
  ])("%s (%s) in %s: %s", (answer, words, text, stands) => {
    expect(standsAsWritten(value(answer, words), source(text))).toBe(stands);
  });
});
