import { COMPARING, COMPARING_ZH } from "../facts/lexicon/comparing";
import {
  ALL_PARTIES_EN,
  ALL_PARTIES_ZH,
  BY_WORDS,
  POINTING_EN,
  POINTING_ZH,
  TOWARD_WORDS,
} from "../facts/lexicon/relations";
import { readParties } from "../facts/parties";
import { isValue } from "../facts/quantities";
import { type Subject, subjectKey } from "../facts/subjects";
import { isContent, readTokens, type Token } from "../facts/tokens";
import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import { foldUnits, isHan } from "../text/characters";
import { readClauses } from "../text/clauses";
import { nearest, type Passage, type SourceIndex } from "./passages";

/** What a claim tells of one party or member of a set, and its source of another. */
export interface OtherParty {
  /** The claim's party; offsets of the claim's text. */
  at: Span;
  told: string;
  index: SourceIndex;
  passage: Passage;
  /** The source's party; offsets of the source's text. */
  focus: Span;
  stated: string;
}

const SEARCHED = 6;
/** Share of what the claim says of its party that a clause of another must have. */
const SAME = 0.8;
/** A clause of the claim's own party that has this share, or comes as near to the other's, may bear the claim out. */
const OWN = 0.75;
const BEHIND = 0.3;
/** Clauses with less say something else. */
const LEAST = 0.4;
/** Words, or Chinese characters, that must be said of it. */
const WORDS = 2;
const CHARACTERS = 3;
const LONGEST = 300;

/** A clause with the party that it is told of. */
interface Told {
  clause: Span;
  /** The one who does it; undefined where none or several do. */
  agent: Subject | undefined;
  parties: readonly Subject[];
  /** Keys of its words without the parties. */
  said: readonly string[];
  han: number;
  /** An odd number of negators. */
  denies: boolean;
  /** It speaks of all of them. */
  general: boolean;
}

/**
 * Finds a clause of a claim that says of one party (buyer, 甲方, 标准版) what the sources say of another of the same set and of the claim's own
 * nowhere. Clauses with a value are left to those who weigh values. `lead` is the line above the claim. Quantities have offsets of `claim`.
 */
export function findOtherParty(
  claim: string,
  quantities: readonly Quantity[],
  lead: string,
  cited: readonly SourceIndex[],
): OtherParty | null {
  if (claim.length > LONGEST) return null;
  const own = readTold(claim, lead).filter(
    ({ agent, clause, general, said, han }) =>
      agent &&
      !general &&
      agent.start >= 0 &&
      (han > 0 ? han >= CHARACTERS : said.length >= WORDS) &&
      !quantities.some((q) => isValue(q) && q.start < clause.end && clause.start < q.end),
  );
  if (own.length === 0 || compares(claim)) return null;
  const near = nearest(claim, [...cited], SEARCHED);
  const stated = near.map(({ passage, index }) => {
    const over = passage.context.at(-1);
    return readTold(passage.text, over ? index.source.text.slice(over.start, over.end) : "");
  });
  for (const told of own) {
    const agent = told.agent as Subject;
    let found: (OtherParty & { share: number; key: string }) | null = null;
    let borne = 0;
    for (const [i, { passage, index }] of near.entries())
      for (const one of stated[i] ?? []) {
        const share = shareOf(told, one);
        const rival = one.agent;
        const names = one.parties.some((p) => isSame(p, agent));
        const open = one.general || !rival || rival.role !== agent.role;
        if (share < LEAST) continue;
        if (open || isSame(rival, agent) || (names && !isToward(passage.text, one, agent))) {
          borne = Math.max(borne, share);
          continue;
        }
        if (share < SAME || one.denies !== told.denies || (found && found.share >= share)) continue;
        const at = rival.start >= 0 ? rival : one.clause;
        found = {
          at: { start: agent.start, end: agent.end },
          told: agent.text,
          index,
          passage,
          focus: { start: passage.start + at.start, end: passage.start + at.end },
          stated: rival.text,
          share,
          key: rival.keys[0] ?? "",
        };
      }
    const inherits = near.some(({ passage }, i) =>
      stated[i]?.some((one) => found && buildsOn(one, agent, found.key, passage.text)),
    );
    if (found && !inherits && borne < OWN && found.share - borne >= BEHIND) return found;
  }
  return null;
}

/** Whether a clause names the claim's member with the other one: of "The Team plan supports everything in Basic" all holds for Team. */
const buildsOn = ({ clause, parties }: Told, agent: Subject, key: string, text: string): boolean =>
  agent.role.startsWith("member:") &&
  // Two parties stand in most clauses of a contract.
  !/^member:(?:party|方)$/.test(agent.role) &&
  key.length > 1 &&
  parties.some((party) => isSame(party, agent)) &&
  text.slice(clause.start, clause.end).toLowerCase().includes(key);

const isSame = (a: Subject, b: Subject): boolean => a.role === b.role && subjectKey(a) === subjectKey(b);

const compares = (text: string): boolean =>
  COMPARING_ZH.test(text) || readTokens(text).some(({ kind, text: word }) => kind !== "han" && COMPARING.has(word));

/** The clauses of a text with the parties that they are told of: their own, that of the clause before, that of the line above (`start` -1). */
function readTold(text: string, lead: string): Told[] {
  const above = readParties(lead);
  let carried: Subject | undefined = above.length === 1 ? { ...(above[0] as Subject), start: -1, end: -1 } : undefined;
  return clausesOf(text).map((clause) => {
    const words = text.slice(clause.start, clause.end);
    const tokens = readTokens(words);
    const parties = readParties(words, tokens);
    const points = POINTING_EN.has(tokens[0]?.text ?? "") || POINTING_ZH.some((word) => words.startsWith(word));
    const agent = parties.length > 0 ? agentOf(words, tokens, parties) : points ? undefined : carried;
    if (agent) carried = agent;
    const shift = (s: Subject): Subject =>
      parties.includes(s) ? { ...s, start: s.start + clause.start, end: s.end + clause.start } : s;
    const content = tokens.filter((t) => isContent(t) && !parties.some((p) => p.start < t.end && t.start < p.end));
    return {
      clause,
      agent: agent && shift(agent),
      parties: parties.map(shift),
      said: content.map(({ key }) => key),
      han: content.filter((t) => isHan(t.text.charCodeAt(0))).length,
      denies: tokens.filter(({ kind }) => kind === "cue").length % 2 === 1,
      general:
        tokens.some((t) => t.kind !== "han" && ALL_PARTIES_EN.has(t.text)) ||
        ALL_PARTIES_ZH.some((word) => foldUnits(words).includes(word)),
    };
  });
}

/** The clauses of a text; a condition behind its consequence is one of its own: "may end the lease | if the tenant is late". */
const clausesOf = (text: string): Span[] =>
  readClauses(text).flatMap((clause) => {
    const at = /\s(?:if|when|unless|once|where|who|which)\s/.exec(text.slice(clause.start, clause.end))?.index;
    return at === undefined
      ? [clause]
      : [
          { start: clause.start, end: clause.start + at },
          { start: clause.start + at + 1, end: clause.end },
        ];
  });

/** The party behind 由, 被 or "by"; else the first one that no word makes the other's; undefined where two are named together. */
function agentOf(words: string, tokens: readonly Token[], parties: readonly Subject[]): Subject | undefined {
  const before = (party: Subject): string => {
    const token = tokens.findLast((t) => t.end <= party.start && t.text !== "the");
    return token?.text ?? "";
  };
  const by = parties.find((party) => BY_WORDS.has(before(party)));
  if (by) return by;
  const free = parties.filter(
    (party) =>
      !TOWARD_WORDS.has(before(party)) && !/^['’]s|^的/.test(words.slice(party.end)) && !/['’]s?$/.test(party.text),
  );
  const [first, second] = free.length > 0 ? free : parties;
  if (first && second && /^\s*(?:,|、|和|与|及|或|and|or|&)\s*(?:the\s*)?$/.test(words.slice(first.end, second.start)))
    return undefined;
  return first;
}

/** Whether all places at which a clause names a party are behind "to", 向 and the like. */
function isToward(text: string, { parties }: Told, agent: Subject): boolean {
  return parties.every((party) => {
    if (!isSame(party, agent)) return true;
    const before = text
      .slice(0, Math.max(0, party.start))
      .replace(/\bthe\s*$/i, "")
      .trimEnd();
    const word = /[a-z]+$/i.exec(before)?.[0].toLowerCase() ?? before.at(-1) ?? "";
    return TOWARD_WORDS.has(word);
  });
}

/** Share of the claim's words that a clause has. */
function shareOf(told: Told, one: Told): number {
  const held = new Set(one.said);
  return told.said.filter((key) => held.has(key)).length / told.said.length;
}
