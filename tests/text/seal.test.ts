import { expect, it } from "vitest";
import { canonicalJson, FIRST_SEAL, findBreak, seal } from "../../lib/text/seal";

it.each([
  [{ b: 1, a: [true, null, "é"] }, '{"a":[true,null,"é"],"b":1}'],
  [{ a: undefined, b: [undefined] }, '{"b":[null]}'],
  ["退款", '"退款"'],
  [undefined, "null"],
  [{ 10: 1, 9: 2 }, '{"10":1,"9":2}'],
])("writes %j in one way", (value, text) => {
  expect(canonicalJson(value)).toBe(text);
});

interface Entry {
  n: number;
  word: string;
  previous: string;
  hash: string;
}

function chain(words: string[]): Entry[] {
  const entries: Entry[] = [];
  for (const [index, word] of words.entries()) {
    const entry = { n: index + 1, word, previous: entries.at(-1)?.hash ?? FIRST_SEAL };
    entries.push({ ...entry, hash: seal(entry) });
  }
  return entries;
}

const at = (entries: Entry[], index: number): Entry => {
  const entry = entries[index];
  if (!entry) throw new Error(`no entry ${index}`);
  return entry;
};

it("verifies a whole chain, its beginning, and nothing at all", () => {
  const whole = chain(["a", "b", "c"]);
  expect(findBreak(whole)).toBeNull();
  expect(findBreak(whole.slice(0, 2))).toBeNull();
  expect(findBreak([])).toBeNull();
});

it.each<[string, (entries: Entry[]) => Entry[], number]>([
  ["a changed word", (all) => all.map((e) => (e.n === 2 ? { ...e, word: "x" } : e)), 2],
  ["an entry taken out", (all) => all.filter((e) => e.n !== 2), 2],
  ["the first taken out", (all) => all.slice(1), 1],
  ["two in another order", (all) => [at(all, 1), at(all, 0), at(all, 2)], 1],
  [
    "a word changed and sealed anew",
    (all) => all.map((e) => (e.n === 1 ? { ...e, word: "x", hash: seal({ ...e, word: "x" }) } : e)),
    2,
  ],
  ["a member put in", (all) => all.map((e) => (e.n === 3 ? { ...e, more: 1 } : e)), 3],
])("finds %s", (_, tamper, n) => {
  expect(findBreak(tamper(chain(["a", "b", "c"])))).toBe(n);
});
