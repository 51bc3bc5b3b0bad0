import { WORDLIKE_SURNAMES } from "../facts/lexicon/names-zh";
import { type LikelyPerson, readChineseNames, readLikelyPersons } from "../facts/names-zh";
import { isContent, readTokens } from "../facts/tokens";
import { foldUnits } from "../text/characters";
import type { AbsentName } from "./absent-names";
import { nearest, type Passage, type SourceIndex } from "./passages";

/** Passages that are held against the claim. */
const SEARCHED = 5;
/** Share of the claim's other characters that the passage with the nearly equal name must have, and how many. */
const SAME = 0.5;
const CHARACTERS = 2;

/** The likely persons of passages are read once. */
const known = new WeakMap<Passage, LikelyPerson[]>();
function personsOf(passage: Passage): LikelyPerson[] {
  let persons = known.get(passage);
  if (!persons) {
    persons = readLikelyPersons(foldUnits(passage.text));
    known.set(passage, persons);
  }
  return persons;
}

/**
 * Chinese persons of a claim that stand nowhere, where the passage that says the same has one who differs in a single character: 陈志强 for
 * 陈志远, 刘阳 for 刘洋. `texts` are squeezed: the sources, their titles, the question.
 */
export function findNearPersons(claim: string, cited: readonly SourceIndex[], texts: readonly string[]): AbsentName[] {
  const folded = foldUnits(claim);
  const own = readLikelyPersons(folded).filter(({ text }) => !texts.some((held) => held.includes(text)));
  if (own.length === 0) return [];
  const found: AbsentName[] = [];
  // The longer of two that begin alike is the name.
  const read = readChineseNames(claim);
  const longest = own.filter(
    (one) =>
      !own.some((other) => other.start === one.start && other.end > one.end) &&
      // 刘奇 of 刘奇葆
      !read.some((name) => name.start < one.end && one.start < name.end && name.end - name.start > one.end - one.start),
  );
  for (const { passage, index } of nearest(claim, [...cited], SEARCHED))
    for (const person of longest) {
      if (found.some(({ at }) => at.start < person.end && person.start < at.end)) continue;
      const rival = personsOf(passage).find((other) => isNear(person, other) && !folded.includes(other.text));
      if (!rival || !saysSame(claim, person, passage)) continue;
      found.push({
        at: { start: person.start, end: person.end },
        index,
        passage,
        rival: { start: passage.start + rival.start, end: passage.start + rival.end },
      });
    }
  return found;
}

/** One of three characters differs; of two the given one, and both stand where a name begins. */
function isNear(a: LikelyPerson, b: LikelyPerson): boolean {
  if (a.text.length !== b.text.length) return false;
  const differ = [...a.text].filter((character, i) => character !== b.text[i]).length;
  if (differ !== 1) return false;
  if (a.text[0] === b.text[0]) return a.text.length > 2 ? a.opens || b.opens : a.opens && b.opens;
  // Of another family: 程志远 for 陈志远.
  return (
    a.text.length > 2 && a.opens && b.opens && ![a, b].some(({ text }) => WORDLIKE_SURNAMES.includes(text[0] as string))
  );
}

function saysSame(claim: string, person: LikelyPerson, passage: Passage): boolean {
  const held = new Set(readTokens(passage.text).map(({ key }) => key));
  const rest = readTokens(claim).filter((t) => isContent(t) && (t.end <= person.start || t.start >= person.end));
  const same = rest.filter(({ key }) => held.has(key)).length;
  return same >= CHARACTERS && same >= SAME * rest.length;
}
