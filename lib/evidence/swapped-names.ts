import { DIRECTION_EN, DIRECTION_ZH, SYMMETRIC_EN, SYMMETRIC_ZH } from "../facts/lexicon/relations";
import { readTokens } from "../facts/tokens";
import type { Span } from "../model/span";
import { foldUnits } from "../text/characters";
import { activeUnits } from "./active-voice";
import {
  NAME_WEIGHT,
  type Party,
  partiesIn,
  partiesOf,
  sharedBy,
  startOf,
  subsequence,
  type Unit,
  unitsOf,
} from "./name-units";
import { nearest, type Passage, type SourceIndex } from "./passages";

/** Two names of a claim that a passage has the other way round, all else being the same. */
export interface SwappedNames {
  /** From the first name to the second; offsets of the claim's text. */
  at: Span;
  index: SourceIndex;
  passage: Passage;
  /** The same words of the passage; offsets of the source's text. */
  focus: Span;
  /** The two names as the claim writes them, in its order. */
  first: string;
  second: string;
}

/** Passages that are held against the claim, and that may bear it out. */
const SEARCHED = 5;
/** Share of the claim's words that the passage must have in the same order once the names are exchanged. */
const SAME = 0.75;
/** Words behind the second name that belong to the same statement, and their share that must be the same. */
const BEHIND = 4;
const BEHIND_SHARE = 0.75;
/** Names of a claim that are tried; more stand in lists. */
const MOST_NAMES = 8;
/** Longer texts are no sentences. */
const LONGEST = 400;

/** Finds two names of a claim that change places in the nearest passage and in no passage stand as the claim has them. */
export function findSwappedNames(claim: string, cited: readonly SourceIndex[]): SwappedNames | null {
  if (claim.length > LONGEST) return null;
  const candidates = partiesOf(claim);
  if (candidates.length === 0) return null;
  const near = nearest(claim, [...cited], SEARCHED).filter(({ passage }) => passage.text.length <= 2 * LONGEST);
  const claimTokens = readTokens(claim);
  const found: SwappedNames[] = [];
  // Pairs that some passage has as the claim has them.
  const borne = new Set<string>();
  for (const { passage, index } of near) {
    const parties = sharedBy([...candidates, ...partiesIn(claim, passage.text)], passage.text);
    if (parties.length < 2 || parties.length > MOST_NAMES) continue;
    const c = activeUnits(unitsOf(claim, claimTokens, parties));
    const s = activeUnits(unitsOf(passage.text, readTokens(passage.text), parties));
    for (let x = 0; x < parties.length; x++)
      for (let y = 0; y < parties.length; y++) {
        if (x === y) continue;
        const place = placesOf(c, x, y);
        if (!place) continue;
        const [first, second] = [(parties[x] as Party).text, (parties[y] as Party).text];
        if (statesSame(claim, passage.text, c, s, x, y, false)) borne.add(`${first}\n${second}`);
        if (!placesOf(s, y, x) || !statesSame(claim, passage.text, c, s, x, y, true)) continue;
        const there = placesOf(s, y, x) as [number, number];
        found.push({
          at: spanning(claim, [c[place[0]] as Unit, parties[x] as Party], [c[place[1]] as Unit, parties[y] as Party]),
          index,
          passage,
          focus: shifted(
            spanning(
              passage.text,
              [s[there[0]] as Unit, parties[y] as Party],
              [s[there[1]] as Unit, parties[x] as Party],
            ),
            passage.start,
          ),
          first,
          second,
        });
      }
  }
  return found.find(({ first, second }) => !borne.has(`${first}\n${second}`)) ?? null;
}

/** From the first to the last of two names, whichever stands first in the text. */
function spanning(text: string, [a, first]: [Unit, Party], [b, second]: [Unit, Party]): Span {
  return {
    start: Math.min(startOf(text, a, first), startOf(text, b, second)),
    end: Math.max(a.end, b.end),
  };
}
const shifted = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by });

/** Where `x` stands before `y`, each once; null where they do not. */
function placesOf(units: readonly Unit[], x: number, y: number): [number, number] | null {
  const at = units.flatMap((unit, i) => (unit.name === x ? [i] : []));
  const to = units.flatMap((unit, i) => (unit.name === y ? [i] : []));
  if (at.length !== 1 || to.length !== 1 || (at[0] as number) > (to[0] as number)) return null;
  return [at[0] as number, to[0] as number];
}

/** Whether a passage says a claim's words in order, with the names `x` and `y` exchanged or as they are. */
function statesSame(
  claim: string,
  passage: string,
  c: readonly Unit[],
  s: readonly Unit[],
  x: number,
  y: number,
  exchanged: boolean,
): boolean {
  const key = (unit: Unit): string =>
    !exchanged || unit.name < 0 ? unit.key : unit.name === x ? `#${y}` : unit.name === y ? `#${x}` : unit.key;
  const partner = subsequence(c, s, key);
  const [first, second] = placesOf(c, x, y) as [number, number];
  const a = partner[first] as number;
  const b = partner[second] as number;
  if (a < 0 || b < 0 || a > b) return false;
  let total = 0;
  let hit = 0;
  let between = 0;
  let behind = 0;
  let behindHit = 0;
  for (let i = 0; i < c.length; i++) {
    const unit = c[i] as Unit;
    // "Succeeded" bears meaning between two names.
    if (!unit.content && i > first && i < second && isVerb(unit)) between++;
    if (!unit.content) continue;
    const weight = unit.name >= 0 ? NAME_WEIGHT : 1;
    const aligned = (partner[i] as number) >= 0;
    total += weight;
    if (aligned) hit += weight;
    if (i > first && i < second) {
      if (!aligned) return false;
      if (unit.name < 0) between++;
    }
    if (i > second && behind < BEHIND) {
      behind++;
      if (aligned) behindHit++;
    }
  }
  if (hit < SAME * total || behindHit < BEHIND_SHARE * behind) return false;
  const inClaim = claim.slice((c[first] as Unit).end, (c[second] as Unit).start);
  const inPassage = passage.slice((s[a] as Unit).end, (s[b] as Unit).start);
  const marks = directions(c, first, second, claim);
  if (between === 0 && marks === "") return false;
  if (isSymmetric(inClaim) || isSymmetric(inPassage)) return false;
  // Words of the passage between the names that the claim leaves out may turn its sense.
  const extra = s.slice(a + 1, b).filter((unit, k) => unit.content && !partner.includes(a + 1 + k)).length;
  return marks === directions(s, a, b, passage) && extra <= Math.max(1, 2 * between);
}

const isVerb = (unit: Unit): boolean => /^(?:succeed|manag|get|got|own)/.test(unit.key);

/** The words of direction between two units, with those right before and after them, in order. */
function directions(units: readonly Unit[], from: number, to: number, text: string): string {
  const found: string[] = [];
  for (let i = Math.max(0, from - 1); i <= Math.min(units.length - 1, to + 1); i++) {
    const unit = units[i] as Unit;
    if (unit.name >= 0) {
      if (/^['’]s/.test(text.slice(unit.end, unit.end + 2)) || /['’]s$/.test(text.slice(unit.start, unit.end)))
        found.push("'s");
      continue;
    }
    const word = foldUnits(text.slice(unit.start, unit.end)).toLowerCase();
    if (DIRECTION_EN.has(word) || DIRECTION_ZH.includes(word)) found.push(word);
  }
  return found.join(" ");
}

function isSymmetric(between: string): boolean {
  const lower = foldUnits(between).toLowerCase();
  if (/^[\s,、，]*[和与及同跟或][\s]*$/.test(lower)) return true;
  if (SYMMETRIC_ZH.some((word) => lower.includes(word)) || /^[\s]*[与和同跟]/.test(lower)) return true;
  return (
    (lower.match(/[a-z&]+/g) ?? []).some(
      (word) => SYMMETRIC_EN.has(word) && !/^(?:and|or|with|joined|shared)$/.test(word),
    ) || /^[\s,]*(?:and|or|with|&)[\s]*$/.test(lower)
  );
}
