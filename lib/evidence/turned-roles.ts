import { PARTY_ENDS_EN, PARTY_ENDS_ZH } from "../facts/lexicon/role-verbs";
import { readPolarity } from "../facts/polarity";
import { type RoleStatement, readRolesZh } from "../facts/roles";
import { readRolesEn } from "../facts/roles-en";
import { isContent, readTokens } from "../facts/tokens";
import { overlaps, type Span } from "../model/span";
import { foldUnits, isHan } from "../text/characters";
import { nearest, type Passage, type SourceIndex } from "./passages";

/** A claim that hands what one party does to another the other way round. */
export interface TurnedRoles {
  /** The two parties of the claim with what is between them; offsets of the claim's text. */
  at: Span;
  index: SourceIndex;
  passage: Passage;
  /** The two parties in the source; offsets of the source's text. */
  focus: Span;
  /** The two parties as the claim writes them: who does it, and the other. */
  first: string;
  second: string;
}

/** Passages that are held against the claim; any of them may bear it out. */
const SEARCHED = 6;
/** Relations in which a thing is handed on: two parties may hand two things to each other. */
const OF_A_THING: ReadonlySet<string> = new Set(["transfer", "lend", "let", "pay", "supply", "report"]);
/** Share of the claim's other words that the passage must have where a thing is handed on. */
const SAME_THING = 0.5;

const readRoles = (text: string): RoleStatement[] => [...readRolesZh(text), ...readRolesEn(text)];

/** The role statements of passages are read once. */
const known = new WeakMap<Passage, RoleStatement[]>();
function rolesOf(passage: Passage): RoleStatement[] {
  let roles = known.get(passage);
  if (!roles) {
    roles = readRoles(passage.text);
    known.set(passage, roles);
  }
  return roles;
}

/**
 * Finds a role statement of a claim that a near passage has with the parties exchanged, in whatever voice ("A acquired B", 甲被乙收购,
 * "B bought it from A"), while no near passage has it as the claim does.
 */
export function findTurnedRoles(claim: string, cited: readonly SourceIndex[]): TurnedRoles | null {
  const own = readRoles(claim);
  if (own.length === 0) return null;
  const near = nearest(claim, [...cited], SEARCHED);
  for (const told of own) {
    const [doer, other] = [wordsOf(claim, told.doer), wordsOf(claim, told.other)];
    let turned: TurnedRoles | null = null;
    let borne = false;
    for (const { passage, index } of near)
      for (const stated of rolesOf(passage)) {
        if (stated.relation !== told.relation) continue;
        const [by, to] = [wordsOf(passage.text, stated.doer), wordsOf(passage.text, stated.other)];
        if (sameParty(doer, by) || sameParty(other, to)) borne ||= sameParty(doer, by) && sameParty(other, to);
        else if (sameParty(doer, to) && sameParty(other, by) && !turned && sameThing(claim, told, passage.text))
          turned = {
            at: spanning(told.doer, told.other),
            index,
            passage,
            focus: shifted(spanning(stated.doer, stated.other), passage.start),
            first: doer,
            second: other,
          };
      }
    if (turned && !borne) return turned;
  }
  return null;
}

/**
 * Whether two ranges of two texts are the words of one relation: "sold" and "bought" of one sale say nothing contrary. "Not sold"
 * against "sold" does.
 */
export function tellsOneRelation(a: string, at: Span, s: string, there: Span): boolean {
  if (denies(a, at) || denies(s, there)) return false;
  const of = (text: string, span: Span) => readRoles(text).filter(({ words }) => overlaps(words, span));
  const stated = of(s, there);
  return stated.length > 0 && of(a, at).some(({ relation }) => stated.some((one) => one.relation === relation));
}

const denies = (text: string, span: Span): boolean => readPolarity(wordsOf(text, span)).cues.length > 0;
const wordsOf = (text: string, { start, end }: Span): string => text.slice(start, end);
const spanning = (a: Span, b: Span): Span => ({ start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) });
const shifted = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by });

/** Whether two names are one party's: 云溪科技 and 云溪科技有限公司, "Orvalo" and "Orvalo Inc.". */
function sameParty(a: string, b: string): boolean {
  if (isHan(a.charCodeAt(a.length - 1))) {
    const [x, y] = [core(a), core(b)];
    return x === y || (Math.min(x.length, y.length) > 1 && (x.includes(y) || y.includes(x)));
  }
  const [x, y] = [a, b].map(partyWords) as [string[], string[]];
  const [few, many] = x.length < y.length ? [x, y] : [y, x];
  return few.length > 0 && few.every((word) => many.includes(word));
}

/** A Chinese name without the end of its kind, which it may be all of. */
function core(name: string): string {
  const folded = foldUnits(name);
  const end = PARTY_ENDS_ZH.find((word) => folded.endsWith(word) && folded.length > word.length);
  return end ? folded.slice(0, -end.length) : folded;
}

const partyWords = (name: string): string[] =>
  readTokens(name).flatMap(({ kind, text }) => (kind === "mark" || PARTY_ENDS_EN.has(text) ? [] : [text]));

/** Whether the passage speaks of the thing that the claim's parties hand on. */
function sameThing(claim: string, told: RoleStatement, passage: string): boolean {
  if (!OF_A_THING.has(told.relation)) return true;
  const held = new Set(readTokens(passage).map(({ key }) => key));
  const rest = readTokens(claim).filter(
    (token) =>
      isContent(token) &&
      token.kind !== "number" &&
      ![told.doer, told.other, told.words].some((span) => overlaps(span, token)),
  );
  return rest.filter(({ key }) => held.has(key)).length >= SAME_THING * rest.length;
}
