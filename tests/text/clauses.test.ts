import { describe, expect, it } from "vitest";
import { readClauses } from "../../lib/text/sentences";
import { CHINESE_CLAUSES, ENGLISH_CLAUSES } from "./clause-cases";

describe.each([
  ["English", ENGLISH_CLAUSES],
  ["Chinese", CHINESE_CLAUSES],
])("%s clauses", (_, cases) => {
  it.each(cases)("%s", (sentence, clauses) => {
    const found = readClauses(sentence).map(({ start, end }) => sentence.slice(start, end));
    expect(found.join("|")).toBe(clauses);
  });
});

it("reads within its range alone and keeps offsets of the whole text", () => {
  const text = "Not here, it is not. 标准版8元，企业版9元。Nor here, it is not.";
  const start = text.indexOf("标");
  const end = text.indexOf("Nor");
  const found = readClauses(text, { start, end });
  expect(found).toEqual([
    { start, end: start + 5 },
    { start: start + 6, end },
  ]);
});
