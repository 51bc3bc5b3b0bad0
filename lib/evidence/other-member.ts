import { type Aliases, NO_ALIASES, withAliases } from "../facts/aliases";
import { readBackReferences, referredMembers } from "../facts/back-references";
import { COMPARING } from "../facts/lexicon/comparing";
import { isValue } from "../facts/quantities";
import { readMembers, readTerms, type Subject, subjectKey } from "../facts/subjects";
import { readTokens, type Token } from "../facts/tokens";
import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import { readClauses } from "../text/clauses";
import type { Passage, SourceIndex } from "./passages";
import type { Match } from "./standing";
import { type Governed, nameOf, type SubjectIndex } from "./subject-index";

/** A place of a value with the members that it is said of. */
export interface Placed {
  match: Match;
  governed: Governed;
}

/** The claim's member and, for each place of the value, the other one. */
export interface OtherMember {
  answer: Subject;
  others: Subject[];
}

/** A claim's words in the order in which a subject is looked for: its clause, the claim before it, then its context. */
export class Told {
  readonly clauses: Span[];
  private readonly tokens = new Map<string, Token[]>();
  private readonly members = new Map<string, Subject[]>();
  private readonly compared = new Map<string, boolean>();

  constructor(
    readonly text: string,
    readonly claim: Span & { context: readonly Span[] },
    private readonly aliases: Aliases = NO_ALIASES,
  ) {
    this.clauses = readClauses(text, claim);
  }

  /** Its values ask for the same ranges one after the other: what was read is kept. */
  tokensOf(span: Span): Token[] {
    return once(this.tokens, span, () => {
      const words = this.text.slice(span.start, span.end);
      return withAliases(readTokens(words), this.aliases.find(words));
    });
  }

  membersOf(span: Span): Subject[] {
    return once(this.members, span, () => {
      const words = this.text.slice(span.start, span.end);
      const shift = <T extends Span>(one: T): T => ({
        ...one,
        start: one.start + span.start,
        end: one.end + span.start,
      });
      const named = [...readMembers(words), ...readTerms(words, this.aliases)].map(shift);
      const references = readBackReferences(this.tokensOf(span)).map(shift);
      if (references.length === 0) return named;
      const before = span.start === this.claim.start ? this.claim.context.flatMap((line) => this.membersOf(line)) : [];
      return [...named, ...referredMembers(references, [...before, ...named])].sort((a, b) => a.start - b.start);
    });
  }

  /** "more than", 比: the clause speaks of two subjects. */
  compares(clause: Span): boolean {
    return once(this.compared, clause, () => this.tokensOf(clause).some((word) => COMPARING.has(word.text)));
  }
}

/** What `read` gives for a range, worked out once. */
function once<T>(known: Map<string, T>, { start, end }: Span, read: () => T): T {
  const key = `${start} ${end}`;
  let value = known.get(key);
  if (value === undefined) {
    value = read();
    known.set(key, value);
  }
  return value;
}

/**
 * The member of a set that the claim names for a value, where all places of the value are about another member of the set and the
 * sources know the claim's one. Null where the clause compares, or a place leaves it open.
 */
export function otherMember(
  quantity: Quantity,
  sources: readonly Placed[],
  indexes: readonly SubjectIndex[],
  told: Told,
): OtherMember | null {
  const clause = told.clauses.find((c) => c.start <= quantity.start && quantity.start < c.end) ?? told.claim;
  if (told.compares(clause)) return null;
  return amongMembers(membersOf(quantity, told, clause), sources, indexes);
}

/** The same for members that are known to be what the value is told of: those of its row and its column. */
export function amongMembers(
  members: readonly Subject[],
  sources: readonly Placed[],
  indexes: readonly SubjectIndex[],
): OtherMember | null {
  if (sources.some(({ governed }) => speaksOfAll(governed))) return null;
  for (const member of members) {
    if (!indexes.some((index) => index.members.has(nameOf(member)))) continue;
    const others = sources.map(({ governed }) => governed.subjects.find((s) => s.role === member.role));
    if (others.some((other) => !other || subjectKey(other) === subjectKey(member))) continue;
    // Both named beside the value: "the Basic and Team plans have 20 seats each".
    if (
      sources.some(({ governed, match }) =>
        membersIn(governed.passage, match.index).some((m) => nameOf(m) === nameOf(member) && sharesClause(m, governed)),
      )
    )
      continue;
    return { answer: member, others: others as Subject[] };
  }
  return null;
}

/** The members that a passage names, with the passage's offsets. */
function membersIn(passage: Passage, { aliases }: SourceIndex): readonly Subject[] {
  let known = membersOfPassage.get(passage);
  if (!known || known.aliases !== aliases) {
    const members = [...readMembers(passage.text), ...readTerms(passage.text, aliases ?? NO_ALIASES)];
    known = { aliases, members };
    membersOfPassage.set(passage, known);
  }
  return known.members;
}
const membersOfPassage = new WeakMap<Passage, { aliases: Aliases | undefined; members: readonly Subject[] }>();

/** Whether the passage states its value of all members: "a 6-month warranty on all our products". */
function speaksOfAll({ passage }: Governed): boolean {
  let general = ofAll.get(passage);
  if (general === undefined) {
    general =
      readTokens(passage.text).some((token) => GENERAL.has(token.text)) ||
      /所有|全部|任何|各[类个种]/.test(passage.text);
    ofAll.set(passage, general);
  }
  return general;
}
/** One passage is asked for once for each value that the answer and it have in common. */
const ofAll = new WeakMap<Passage, boolean>();
const GENERAL = new Set(["all", "every", "any", "each", "both"]);

/**
 * Whether a member of a passage may be what the value is said of: it stands in the clause of the value, with no other value
 * between, and no value of its own after it ("Solver A proves 71 %, Solver B 58 %").
 */
function sharesClause(member: Subject, { passage, quantity }: Governed): boolean {
  const value = { start: quantity.start - passage.start, end: quantity.end - passage.start };
  const clause = readClauses(passage.text).find((c) => c.start <= value.start && value.start < c.end);
  if (!clause) return true;
  if (member.start < clause.start || member.end > clause.end) return false;
  const others = passage.quantities
    .filter((q) => q !== quantity && isValue(q))
    .map((q) => ({ start: q.start - passage.start, end: q.end - passage.start }))
    .filter((q) => q.start >= clause.start && q.end <= clause.end);
  const [from, to] = member.start < value.start ? [member.end, value.start] : [value.end, member.start];
  if (others.some((q) => q.start >= from && q.end <= to)) return false;
  return member.start < value.start || !others.some((q) => q.start >= member.end);
}

/** The nearest member of each set that the claim names for a value. */
function membersOf(quantity: Quantity, told: Told, clause: Span): Subject[] {
  const own = told.membersOf(told.claim);
  const before = own.filter((m) => m.end <= quantity.start).reverse();
  const ordered = [
    ...before.filter((m) => m.start >= clause.start),
    ...own.filter((m) => m.start >= quantity.end && m.end <= clause.end),
    ...before.filter((m) => m.start < clause.start),
  ];
  for (const span of [...told.claim.context].reverse()) ordered.push(...told.membersOf(span).slice(-1));
  const seen = new Set<string>();
  const nearest: Subject[] = [];
  for (const member of ordered) {
    if (seen.has(member.role)) continue;
    seen.add(member.role);
    // Two members of one set in its clause: which of them the value belongs to is open.
    const home = told.clauses.find((c) => c.start <= member.start && member.start < c.end) ?? clause;
    const rivals = own.filter(
      (m) =>
        m.role === member.role && m.start >= home.start && m.end <= home.end && subjectKey(m) !== subjectKey(member),
    );
    if (rivals.length === 0) nearest.push(member);
  }
  return nearest;
}
