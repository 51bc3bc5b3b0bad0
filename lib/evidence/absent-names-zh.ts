import { countryFormsZh } from "../facts/name-forms";
import {
  type ChineseName,
  endsWithTitle,
  looksLikeName,
  mayBeName,
  mayBePerson,
  memberAt,
  placeAt,
  readChineseNames,
  sameCategory,
  surnameAt,
} from "../facts/names-zh";
import { readTokens, type Token } from "../facts/tokens";
import type { Span } from "../model/span";
import { foldUnits, isHan } from "../text/characters";
import type { AbsentName } from "./absent-names";
import { anchored, type Beside, besides, coverage } from "./name-slot";
import { findNearPersons } from "./near-persons";
import { nearest, type Passage, type SourceIndex } from "./passages";

/** Passages that are held against the claim. */
const SEARCHED = 3;
/** Share of the claim's other characters that a passage with a name in the same place must have. */
const SLOT_SHARE = 0.5;
/** Share from which it is enough that one of the two runs looks like a name. */
const HALF_SHARE = 0.7;
/** Aligned characters beside the place. */
const SLOT_CHARACTERS = 4;
/** Longest run that may stand in a name's place. */
const LONGEST = 14;

/** Texts in which Chinese names are looked for: folded, without white space. */
export const squeezed = (text: string): string => foldUnits(text).replace(/\s+/g, "");

/**
 * Finds the Chinese names of a claim of which not one pair of characters stands in the sources, the titles or the question,
 * and runs of characters in whose place a near passage has another name. `texts` are squeezed.
 */
export function findAbsentNamesZh(
  claim: string,
  cited: readonly SourceIndex[],
  texts: readonly string[],
  complete: boolean,
): AbsentName[] {
  const found = replacedNames(claim, cited, texts);
  for (const near of findNearPersons(claim, cited, texts))
    if (!found.some(({ at }) => at.start < near.at.end && near.at.start < at.end)) found.push(near);
  if (!complete) return found;
  for (const name of readChineseNames(claim)) {
    if (found.some(({ at }) => at.start < name.end && name.start < at.end) || !isNew(name, texts)) continue;
    const near = nearest(claim, [...cited], 1)[0];
    if (near) found.push({ at: { start: name.start, end: name.end }, ...near, rival: undefined });
  }
  return found.sort((a, b) => a.at.start - b.at.start);
}

/** Names of the reader's own country that reports leave out or put in at will. */
const UNSAID = new Set(["中国", "我国", "中方", "亚洲", "欧洲", "非洲"]);
/** Share of the pairs of a foreign name's characters that chance and other spellings may hold. */
const FOREIGN_SHARE = 0.34;

/** Whether a name stands nowhere: for a person not one pair of its characters does, for an organisation not its end. */
function isNew(name: ChineseName, texts: readonly string[]): boolean {
  const text = foldUnits(name.text);
  if (name.kind === "place") {
    if (UNSAID.has(name.core)) return false;
    const forms = countryFormsZh(name.core) ?? [name.core];
    return !texts.some((held) => forms.some((form) => held.includes(form)));
  }
  if (name.kind === "foreign") {
    const parts = text.split(/[·•・‧∙．]/);
    if (parts.some((part) => part.length > 1 && texts.some((held) => held.includes(part)))) return false;
    const pairs = parts.flatMap((part) => pairsOf(part));
    return pairs.filter((pair) => texts.some((held) => held.includes(pair))).length <= FOREIGN_SHARE * pairs.length;
  }
  if (name.kind === "organisation") return isNewOrganisation(text, name.core, texts);
  // 建国 is a word of its own: the surname with the first character tells.
  return !texts.some((held) => held.includes(text.slice(0, 2)) || (text.length < 3 && held.includes(text)));
}

/** Characters from which an organisation's name is a full one. */
const FULL_NAME = 6;
/** Kinds whose names are given by law, not by the way: 家长质疑幼儿园 is no name. */
const INSTITUTION =
  /(?:公司|集团|银行|证券|保险|基金|局|法院|检察院|[委协学商合究]会|研究院|研究所|大学|学院|厅|[挥传织交防政育务化生业]部|委)$/;
const COMPANY = /(?:公司|集团|银行|证券|保险|基金)$/;

/**
 * A full name of which no pair of characters stands anywhere; or whose kind follows none of its characters in the sources
 * (so that 排协 for 排球协会 is known), or, for a company, whose beginning stands nowhere.
 */
function isNewOrganisation(text: string, core: string, texts: readonly string[]): boolean {
  const held = (part: string) => texts.some((source) => source.includes(part));
  const pairs = pairsOf(core);
  if (!pairs.some(held)) return true;
  if (text.length < FULL_NAME || !INSTITUTION.test(text)) return false;
  if (COMPANY.test(text) && !pairs.slice(0, 2).some(held)) return true;
  const kind = text[core.length] as string;
  return ![...core].some((character) => held(character + kind));
}

function pairsOf(run: string): string[] {
  const pairs: string[] = [];
  for (let i = 0; i + 1 < run.length; i++)
    if (isHan(run.charCodeAt(i)) && isHan(run.charCodeAt(i + 1))) pairs.push(run.slice(i, i + 2));
  return pairs;
}

const hasPair = (run: string, texts: readonly string[]): boolean =>
  pairsOf(run).some((pair) => texts.some((text) => text.includes(pair)));

/** Runs of the claim between aligned neighbours, new to the sources, where the passage has another run that looks like a name. */
function replacedNames(claim: string, cited: readonly SourceIndex[], texts: readonly string[]): AbsentName[] {
  const found: AbsentName[] = [];
  const a: readonly Token[] = readTokens(claim);
  for (const { passage, index } of nearest(claim, [...cited], SEARCHED)) {
    const beside = besides(claim, a, passage.text, readTokens(passage.text));
    for (const range of openRuns(beside)) {
      const hit = judge(beside, range, texts, passage, index);
      if (hit && !found.some(({ at }) => at.start < hit.at.end && hit.at.start < at.end)) found.push(hit);
    }
  }
  return found;
}

/** Runs of unaligned tokens without marks. */
function openRuns({ a, alignment }: Beside): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = [];
  let first = -1;
  for (let i = 0; i <= a.length; i++) {
    const token = a[i];
    const open = token !== undefined && (alignment.partner[i] as number) < 0 && (token.kind !== "mark" || isDot(token));
    if (open && first < 0) first = i;
    if (!open && first >= 0) {
      runs.push({ first, last: i - 1 });
      first = -1;
    }
  }
  return runs;
}

const isDot = (token: Token): boolean => "·•・‧".includes(token.text);

function judge(
  beside: Beside,
  range: { first: number; last: number },
  texts: readonly string[],
  passage: Passage,
  index: SourceIndex,
): AbsentName | null {
  const { a, s } = beside;
  const slot = slotOf(beside, range);
  if (!slot) return null;
  const { at, there } = widened(beside, spanOf(a, range), spanOf(s, slot));
  const run = foldUnits(beside.claim.slice(at.start, at.end));
  const other = foldUnits(passage.text.slice(there.start, there.end));
  if (!isRun(run) || !isRun(other) || hasPair(run, texts) || texts.some((text) => text.includes(run))) return null;
  if (endsWithTitle(run)) return null;
  if ((UNSAID.has(run) && !placeAt(other, 0)) || cutsPlace(beside.claim, at.start)) return null;
  if (countryFormsZh(run)?.includes(other) || (!sharesSurname(run, other) && cutsWord(beside.claim, at, run, texts)))
    return null;
  const near = coverage(beside, range);
  if (near.share < SLOT_SHARE || anchored(beside, range) < SLOT_CHARACTERS) return null;
  const sure = sameCategory(run, other) || (looksLikeName(run) && looksLikeName(other)) || sharesSurname(run, other);
  const half =
    (looksLikeName(run) && (mayBeName(other) || mayBePerson(other))) ||
    ((mayBeName(run) || mayBePerson(run)) && looksLikeName(other));
  if (!sure && !(half && near.share >= HALF_SHARE)) return null;
  return {
    at,
    index,
    passage,
    rival: { start: passage.start + there.start, end: passage.start + there.end },
  };
}

/** Whether a run begins or ends inside a word that the sources use: 公|司承|担. Places and foreign names are whole by themselves. */
function cutsWord(claim: string, at: Span, run: string, texts: readonly string[]): boolean {
  if (placeAt(run, 0) !== undefined || /[·•・‧]/.test(run)) return false;
  return (
    hasPair(foldUnits(claim.slice(Math.max(0, at.start - 1), at.start + 1)), texts) ||
    hasPair(foldUnits(claim.slice(at.end - 1, at.end + 1)), texts)
  );
}

/** Whether a run begins inside a place's name: 广|东发布. */
function cutsPlace(claim: string, at: number): boolean {
  const text = foldUnits(claim.slice(Math.max(0, at - 3), at + 6));
  const end = Math.min(3, at);
  for (let i = 0; i < end; i++) if (i + (placeAt(text, i)?.length ?? 0) > end) return true;
  return false;
}

const isRun = (run: string): boolean =>
  run.length >= 2 && run.length <= LONGEST && [...run].every((c) => isHan(c.charCodeAt(0)) || "·•・‧".includes(c));

/** 郭敬明 and 郭帆: two short names of one family. */
const sharesSurname = (a: string, b: string): boolean =>
  a[0] === b[0] && surnameAt(a, 0) > 0 && a.length <= 3 && b.length <= 3 && mayBeName(a) && mayBeName(b);

/** Both runs with the surname before them, or the end of the place behind them, that they share: 葡萄|牙, 西班|牙; 网|球, 乒乓|球. */
function widened({ claim, passage }: Beside, at: Span, there: Span): { at: Span; there: Span } {
  const own = foldUnits(claim);
  const others = foldUnits(passage);
  for (const wordAt of [placeAt, memberAt]) {
    const word = wordAt(own, at.start);
    const rival = wordAt(others, there.start);
    if (word && rival && at.start + word.length > at.end && there.start + rival.length > there.end)
      return {
        at: { start: at.start, end: at.start + word.length },
        there: { start: there.start, end: there.start + rival.length },
      };
  }
  const before = claim[at.start - 1];
  const short = at.end - at.start <= 2 && there.end - there.start <= 2;
  if (
    before !== undefined &&
    short &&
    before === passage[there.start - 1] &&
    surnameAt(before, 0) > 0 &&
    isFree(claim, at.start - 1)
  )
    return { at: { start: at.start - 1, end: at.end }, there: { start: there.start - 1, end: there.end } };
  return { at, there };
}

const spanOf = (tokens: readonly Token[], { first, last }: { first: number; last: number }): Span => ({
  start: (tokens[first] as Token).start,
  end: (tokens[last] as Token).end,
});

/** Whether no other character of a name stands before `at`. */
const isFree = (text: string, at: number): boolean => !mayBeName(`${text[at - 1] ?? "，"}明`);

/** Marks that may stand between a name and its neighbours. */
const BETWEEN = '、，,“”"《》（）()：:';

/** The passage's tokens between the partners of a run's neighbours; at an edge they reach to the next mark. */
function slotOf(
  { a, s, alignment }: Beside,
  range: { first: number; last: number },
): { first: number; last: number } | null {
  const partner = (i: number, by: 1 | -1): number => {
    let at = i + by;
    while (a[at]?.kind === "mark" && BETWEEN.includes((a[at] as Token).text)) at += by;
    const token = a[at];
    return token === undefined || token.kind === "mark" ? EDGE : (alignment.partner[at] as number);
  };
  const from = partner(range.first, -1);
  const to = partner(range.last, 1);
  if (from === -1 || to === -1 || (from === EDGE && to === EDGE)) return null;
  let first = from + 1;
  let last = to - 1;
  if (from === EDGE) {
    first = to;
    while (first > 0 && (s[first - 1] as Token).kind !== "mark") first--;
  }
  if (to === EDGE) {
    last = from;
    while (last + 1 < s.length && (s[last + 1] as Token).kind !== "mark") last++;
  }
  while (first <= last && (s[first] as Token).kind === "mark") first++;
  while (last >= first && (s[last] as Token).kind === "mark") last--;
  return last >= first && last - first < LONGEST ? { first, last } : null;
}

const EDGE = -2;
