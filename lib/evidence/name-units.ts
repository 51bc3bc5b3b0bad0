import { PARTIES_EN, PARTIES_ZH } from "../facts/lexicon/relations";
import { readEnglishNames } from "../facts/names-en";
import { mayBeName, placeAt, readChineseNames, surnameAt } from "../facts/names-zh";
import { readMembers } from "../facts/subjects";
import { isContent, readTokens, type Token } from "../facts/tokens";
import type { Span } from "../model/span";
import { foldUnits, isHan } from "../text/characters";
import { remembered } from "../text/remembered";

/** A name outweighs a word: both must be in their places. */
export const NAME_WEIGHT = 2;
const FUNCTION_WEIGHT = 0.1;

/** A text as tokens in which a name is one: `name` is its number, or -1. */
export interface Unit extends Span {
  key: string;
  content: boolean;
  name: number;
}

/** A name by the words or characters that it is found by. */
export interface Party {
  text: string;
  keys: readonly string[];
  /** A guess: any surname with two characters after it. */
  loose?: boolean;
  /** An English member of a set: "Party A", "northern plant". It exchanges places as a name does, but is none. */
  member?: true;
}

/** Where a name begins, with the kind before it that its unit leaves out: Lake Verno. */
export const startOf = (text: string, unit: Unit, { text: whole }: Party): number =>
  text.startsWith(whole, unit.end - whole.length) ? unit.end - whole.length : unit.start;

/** The names, members and parties of a text. Of those that overlap the surer one is kept. */
export const partiesOf = remembered((text: string): readonly Party[] => {
  const kept: (Party & Span)[] = [];
  const add = (start: number, end: number, words: string, keys: readonly string[]): void => {
    if (keys.length > 0) kept.push({ start, end, text: words, keys });
  };
  for (const name of readEnglishNames(text))
    add(
      name.start,
      name.end,
      name.text,
      name.words.map((word) => word.key),
    );
  const tokens = readTokens(text);
  for (const token of tokens) if (PARTIES_EN.has(token.text)) add(token.start, token.end, token.text, [token.text]);
  const folded = foldUnits(text);
  const members = readMembers(text, tokens);
  for (const { start, end } of members) {
    const words = text.slice(start, end);
    if (!isHan(words.charCodeAt(0)) && words.includes(" "))
      kept.push({ start, end, text: words, keys: [words.toLowerCase()], member: true });
  }
  const han: Span[] = [...members];
  for (const party of PARTIES_ZH) {
    const at = folded.indexOf(party);
    if (at >= 0) han.push({ start: at, end: at + party.length });
  }
  han.push(...readChineseNames(text));
  for (const { start, end } of han) {
    const words = folded.slice(start, end);
    if (isHan(words.charCodeAt(0)) && words.length > 1) add(start, end, words, [words]);
  }
  for (const { start, end } of persons(folded)) {
    const words = folded.slice(start, end);
    kept.push({ start, end, text: words, keys: [words], loose: true });
  }
  return kept;
});

/** Chinese names of a passage that stand in the claim: 起诉云溪公司 of the one is 云溪公司 in the other. */
export function partiesIn(claim: string, passage: string): Party[] {
  const folded = foldUnits(claim);
  return partiesOf(passage).flatMap((party) => {
    const start = isHan(party.text.charCodeAt(0)) ? folded.indexOf(party.text) : -1;
    return start < 0 ? [] : [{ ...party, start, end: start + party.text.length }];
  });
}

/** The candidates that a passage holds too; of two that overlap in the claim the one that was read first. */
export function sharedBy(candidates: readonly Party[], passage: string): Party[] {
  const folded = foldUnits(passage);
  const lower = folded.toLowerCase();
  const kept: (Party & Partial<Span>)[] = [];
  const surest = [...candidates.filter((c) => !c.loose), ...candidates.filter((c) => c.loose)];
  for (const candidate of surest as (Party & Span)[]) {
    if (
      !candidate.keys.every((key) => lower.includes(key)) &&
      !lower.includes(candidate.keys[candidate.keys.length - 1] as string)
    )
      continue;
    if (
      kept.some(
        (k) =>
          k.text === candidate.text || ((k.start as number) < candidate.end && candidate.start < (k.end as number)),
      )
    )
      continue;
    kept.push(candidate);
  }
  return kept;
}

/** Every surname with two characters after it: only what both texts have counts. */
function persons(text: string): Span[] {
  const found: Span[] = [];
  for (let i = 0; i + 2 < text.length; i++) {
    const family = surnameAt(text, i);
    const end = i + family + 2;
    if (family === 0 || placeAt(text, i) || end > text.length || !mayBeName(text.slice(i, end))) continue;
    found.push({ start: i, end });
  }
  return found;
}

/** Tokens with each name as one unit. */
export function unitsOf(text: string, tokens: readonly Token[], parties: readonly Party[]): Unit[] {
  const folded = foldUnits(text);
  const units: Unit[] = [];
  let skipTo = -1;
  for (const token of tokens) {
    if (token.start < skipTo) continue;
    const han = isHan(token.text.charCodeAt(0));
    const number = parties.findIndex((party) =>
      han
        ? folded.startsWith(party.text, token.start)
        : text.startsWith(party.text, token.start) ||
          (party.keys.includes(token.text) && (token.name || isParty(text, token, party))),
    );
    if (number < 0) {
      units.push({
        start: token.start,
        end: token.end,
        key: token.key || token.text,
        content: isContent(token) || token.kind === "cue",
        name: -1,
      });
      continue;
    }
    const party = parties[number] as Party;
    // With the kind in it: Port Ansel, Novena Systems.
    const whole = han || text.startsWith(party.text, token.start);
    const end = whole ? token.start + party.text.length : token.end;
    skipTo = end;
    const last = units[units.length - 1];
    // The words of one name are one unit.
    if (!han && last?.name === number) last.end = end;
    else units.push({ start: token.start, end, key: `#${number}`, content: true, name: number });
  }
  return units;
}

const isParty = (text: string, token: Token, party: Party): boolean =>
  PARTIES_EN.has(token.text)
    ? party.text === token.text
    : /^[A-Z\u00c0-\u00de]/.test(text.slice(token.start, token.end));

/** Longest common subsequence by keys: for each unit of `a` the place of its partner in `b`, or -1. */
export function subsequence(a: readonly Unit[], b: readonly Unit[], keyOfB: (unit: Unit) => string): Int32Array {
  const n = a.length;
  const m = b.length;
  const width = m + 1;
  const keys = b.map(keyOfB);
  const best = new Float64Array((n + 1) * width);
  const weight = (unit: Unit): number => (unit.name >= 0 ? NAME_WEIGHT : unit.content ? 1 : FUNCTION_WEIGHT);
  for (let i = n - 1; i >= 0; i--)
    for (let j = m - 1; j >= 0; j--) {
      const skip = Math.max(best[(i + 1) * width + j] as number, best[i * width + j + 1] as number);
      const take =
        (a[i] as Unit).key === keys[j] ? (best[(i + 1) * width + j + 1] as number) + weight(a[i] as Unit) : -1;
      best[i * width + j] = Math.max(skip, take);
    }
  const partner = new Int32Array(n).fill(-1);
  let i = 0;
  let j = 0;
  while (i < n && j < m) {
    const here = best[i * width + j] as number;
    if (
      (a[i] as Unit).key === keys[j] &&
      Math.abs((best[(i + 1) * width + j + 1] as number) + weight(a[i] as Unit) - here) < 1e-9
    ) {
      partner[i] = j;
      i++;
      j++;
    } else if ((best[(i + 1) * width + j] as number) >= (best[i * width + j + 1] as number)) i++;
    else j++;
  }
  return partner;
}
