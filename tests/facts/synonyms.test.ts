import { describe, expect, it } from "vitest";
import { areSynonyms, sameRoot } from "../../lib/facts/synonyms";
import { readTokens, type Token } from "../../lib/facts/tokens";

const word = (text: string): Token => readTokens(text)[0] as Token;

describe("synonyms", () => {
  it.each([
    ["submitted", "filed", true],
    ["cancels", "terminated", true],
    ["buying", "purchase", true],
    ["fee", "charges", true],
    ["submit", "accept", false],
    ["buy", "sell", false],
    ["price", "prize", false],
  ])("%s and %s: %s", (a, b, same) => {
    expect(areSynonyms(word(a), word(b))).toBe(same);
  });

  it.each([
    ["renewal", "renews", true],
    ["membership", "member", true],
    ["inspection", "inspected", true],
    ["form", "formal", false],
    ["contract", "contrast", false],
    ["12345", "12346", false],
  ])("one root: %s and %s: %s", (a, b, same) => {
    expect(sameRoot(word(a), word(b))).toBe(same);
  });
});
