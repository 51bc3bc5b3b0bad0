import { stem } from "../text/stem";
import { SYNONYMS_EN } from "./lexicon/synonyms-en";
import type { Token } from "./tokens";

const GROUPS = new Map<string, Set<number>>();
for (const [group, line] of SYNONYMS_EN.entries()) {
  for (const word of line.split(" ")) {
    const key = stem(word);
    const known = GROUPS.get(key);
    if (known) known.add(group);
    else GROUPS.set(key, new Set([group]));
  }
}

/** Two English words of one root: "renewal" and "renews", "member" and "membership". */
const ROOT = 5;
const ROOT_SHARE = 0.6;

/** Keys under which a word may meet its kin: the beginning of its root, and its groups of synonyms. */
export function kinKeys({ key }: Token): string[] {
  const keys = key.length < ROOT ? [] : [key.slice(0, ROOT)];
  for (const group of GROUPS.get(key) ?? []) keys.push(`#${group}`);
  return keys;
}

/** Whether two words have so long a beginning in common that they are forms of one root. */
export function sameRoot(a: Token, b: Token): boolean {
  if (a.key === b.key) return true;
  if (a.kind !== "word" || b.kind !== "word") return false;
  let n = 0;
  while (n < a.key.length && n < b.key.length && a.key[n] === b.key[n]) n++;
  // "contract" and "contrast" part before their ends.
  const [short, long] = a.key.length < b.key.length ? [a.key, b.key] : [b.key, a.key];
  return n >= ROOT && n >= ROOT_SHARE * long.length && short.length - n <= 1;
}

/** Whether two English words stand in one group of the synonyms. */
export function areSynonyms(a: Token, b: Token): boolean {
  const groups = GROUPS.get(a.key);
  const others = GROUPS.get(b.key);
  if (!groups || !others) return false;
  for (const group of groups) if (others.has(group)) return true;
  return false;
}
