import { describe, expect, it } from "vitest";
import { readQuantities } from "../../lib/facts/quantities";

/**
 * `node tests/labelled/recognizers.mjs` tells how much of the specifications is read right, of all and of those that follow
 * our conventions.
 *
 * Where the specifications of recognizers-text follow another convention, and why ours differs. Sentences are our own;
 * each stands for a kind of case on which that corpus counts us wrong.
 */
const apart: readonly (readonly [theirs: string, why: string, text: string, ours: readonly string[]])[] = [
  ["no number where a unit follows", "one amount is one quantity", "a 350ml can", ["350 ml"]],
  [
    "the bound is part of the text",
    "a bound is kept in op, so that it can be compared",
    "more than 6 days",
    [">6 day"],
  ],
  ["a telephone number is four numbers", "it is no claim of a number", "+1-333-3333/3333", ["+1-333-3333/3333"]],
  [
    "a hyphen and a space make a negative number",
    "it is the mark of a list, where more follows",
    "- 12 k of it",
    ["12000"],
  ],
  ["1,7 is 1.7", "in English and Chinese it is a list, but before € and %", "boxes 1,7", ["1", "7"]],
  ["'percent of 30' is 30 %", "30 is the whole there, not the share", "percent of 30", ["30"]],
  ["a feet-and-inches height is told in feet", "the smaller unit is exact in whole numbers", "6 ft 1 in", ["73 inch"]],
  ["'a few days' is 3 days", "no definite number was said", "a few days", []],
  ["'all week' is 7 days", "no number was said", "open all week", []],
  [
    "a span before a date is the date",
    "both are kept for the checks; the date is printed beside them (derived-readings.test.ts)",
    "3 weeks before May 2 2001",
    ["3 week", "<2001-05-02"],
  ],
  [
    "dates in addresses and file names are dates",
    "numbers in URLs and code state nothing",
    "www.example.org/2018-09-24",
    [],
  ],
  ["the last figure of a range alone has the unit", "a range is one quantity", "6-30%", ["6..30 %"]],
  ["a date is three numbers", "it is one date", "２００１年５月２日", ["2001-05-02"]],
  [
    "a day that does not exist is not resolved",
    "what is written is compared as written; it is printed as not resolved",
    "2023年2月30日",
    ["2023-02-30"],
  ],
  ["2 pm may be picometres", "it is a time of day", "2 pm", ["14:00"]],
  ["三台 in a name counts", "fixed words are no numbers", "五台山", []],
];

describe("apart from recognizers-text", () => {
  it.each(apart)("%s: %s (%s)", (_theirs, _why, text, ours) => {
    const read = readQuantities(text).map((q) => {
      const value = typeof q.value === "string" ? q.value : `${q.value.min}..${q.value.max}`;
      return `${q.op ?? ""}${value}${q.unit === "" ? "" : ` ${q.unit}`}`;
    });
    expect(read).toEqual(ours);
  });
});
