import { type Claim, type Draft, PASS, type Rule, type RuleContext } from "../check/rule";
import { crossedValue } from "../evidence/crossed";
import { evidenceOf } from "../evidence/evidence-of";
import { nearest, type SourceIndex } from "../evidence/passages";
import { readSlots, type Slot } from "../evidence/slots";
import type { Match } from "../evidence/standing";
import { type Governed, nameOf, type SubjectIndex, subjectIndex } from "../evidence/subject-index";
import { equalQuantity } from "../facts/equal-quantity";
import { COMPARING } from "../facts/lexicon/comparing";
import { isValue } from "../facts/quantities";
import { readClauseSubject, readMembers, type Subject, subjectKey } from "../facts/subjects";
import { isContent, readTokens, type Token } from "../facts/tokens";
import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import { readClauses } from "../text/clauses";

/** A value that the cited sources state of another subject of the same kind. */
export const subjectMismatch: Rule = {
  id: "subject-mismatch",
  summary: "The cited source has the value, but says it of another subject.",
  codes: ["SUBJECT_MISMATCH"],
  check(claim: Claim, context: RuleContext) {
    const cited = context.cited(claim);
    if (cited.length === 0 || claim.quantities.length === 0) return PASS;
    const indexes = new Map(cited.map((index) => [index, subjectIndex(index)]));
    const view = viewOf(claim, context);
    const drafts: Draft[] = [];
    let decided = 0;
    for (const quantity of claim.quantities) {
      if (!isValue(quantity)) continue;
      const standing = context.standing(claim, quantity);
      // A bound that another value only satisfies is no statement of the same value.
      if (
        standing.kind !== "supported" ||
        standing.matches.some((m) => m.comparison === "rounded" && quantity.op !== undefined)
      )
        continue;
      const sources = standing.matches.flatMap((match) => {
        const governed = indexes.get(match.index)?.of.get(match.quantity);
        return governed ? [{ match, governed }] : [];
      });
      if (sources.length === 0 || sources.length !== standing.matches.length) continue;
      const verdict =
        judge(quantity, sources, [...indexes.values()], view) ??
        judgeSlot(quantity, sources, cited, view) ??
        judgeCrossed(quantity, standing.matches, view);
      if (verdict) drafts.push(draftOf(quantity, verdict));
      if (verdict || sources.some(({ governed }) => governed.subjects.length > 0)) decided++;
    }
    return { drafts, decided };
  },
};

/** The value stands in the sources with other words than the claim's, which have a value of their own there. */
function judgeCrossed(quantity: Quantity, matches: readonly Match[], view: View): Verdict | null {
  if (view.claim.denies) return null;
  const slot = view.slots.find((s) => s.quantity.start === quantity.start);
  if (!slot || once(view.compares, view.claim, () => tokensOf(view, view.claim).some((w) => COMPARING.has(w.text))))
    return null;
  const crossed = crossedValue(new Set([...slot.keys, ...slot.carried]), quantity, matches);
  if (!crossed) return null;
  const source = crossed.match.index.source.text;
  return { answer: named(source, crossed.rival), source: named(source, crossed.owner), match: crossed.match };
}

interface Placed {
  match: Match;
  governed: Governed;
}

interface Verdict {
  answer: Subject;
  source: Subject;
  match: Match;
}

/** The claim's words in the order in which a subject is looked for: its clause, the claim before it, then its context. */
interface View {
  text: string;
  claim: Claim;
  clauses: Span[];
  /** What was read of the claim already: its values ask for the same ranges one after the other. */
  tokens: Map<string, Token[]>;
  members: Map<string, Subject[]>;
  names: Map<string, Subject[]>;
  compares: Map<string, boolean>;
  keys?: string;
  /** Values of the claim with their own words; offsets of the answer. */
  slots: Slot[];
}

const viewOf = (claim: Claim, context: RuleContext): View => ({
  text: context.text,
  claim,
  clauses: readClauses(context.text, claim),
  tokens: new Map(),
  members: new Map(),
  names: new Map(),
  compares: new Map(),
  slots: readSlots(
    claim.text,
    claim.quantities.map((q) => ({ ...q, start: q.start - claim.start, end: q.end - claim.start })),
  ).map((slot) => ({
    ...slot,
    quantity: { ...slot.quantity, start: slot.quantity.start + claim.start, end: slot.quantity.end + claim.start },
  })),
});

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

const tokensOf = (view: View, span: Span): Token[] =>
  once(view.tokens, span, () => readTokens(view.text.slice(span.start, span.end)));

/** Roles in which two names compete; the first that decides wins. Tables have a rule of their own. */
const ROLES = ["clause", "item", "heading"];
/** Kinds of values that belong to the subject of their clause. Dates and bare numbers (ages, counts) belong to other words too often. */
const OWNED: ReadonlySet<Quantity["kind"]> = new Set(["currency", "percent", "quantity", "duration", "temperature"]);
/** Share of the claim's subject that the competing name must make up. */
const SUBJECT_SHARE = 0.6;
/** Passages apart within which two clauses or items count as parallel. */
const PARALLEL = 3;

function judge(
  quantity: Quantity,
  sources: readonly Placed[],
  indexes: readonly SubjectIndex[],
  view: View,
): Verdict | null {
  const clause = view.clauses.find((c) => c.start <= quantity.start && quantity.start < c.end) ?? view.claim;
  const words = tokensOf(view, clause);
  // "more than", 比: the clause speaks of two subjects.
  if (once(view.compares, clause, () => words.some((word) => COMPARING.has(word.text)))) return null;
  return (
    judgeMembers(quantity, sources, indexes, view, clause) ??
    judgeNames(quantity, sources, indexes, view, clause, words)
  );
}

/** Members of one set: the answer's member is known to the sources, and every place of the value is about another. */
function judgeMembers(
  quantity: Quantity,
  sources: readonly Placed[],
  indexes: readonly SubjectIndex[],
  view: View,
  clause: Span,
): Verdict | null {
  if (sources.some(({ governed }) => speaksOfAll(governed))) return null;
  for (const member of membersOf(quantity, view, clause)) {
    if (!indexes.some((index) => index.members.has(nameOf(member)))) continue;
    const others = sources.map(({ governed }) => governed.subjects.find((s) => s.role === member.role));
    if (others.some((other) => !other || subjectKey(other) === subjectKey(member))) continue;
    // Both named beside the value: "the Basic and Team plans have 20 seats each".
    if (
      sources.some(({ governed, match }) =>
        readMembers(match.index.source.text.slice(governed.passage.start, governed.passage.end)).some(
          (m) => nameOf(m) === nameOf(member) && sharesClause(m, governed),
        ),
      )
    )
      continue;
    return verdictOf(member, others as Subject[], sources);
  }
  return null;
}

/** Whether the passage states its value of all members: "a 6-month warranty on all our products". */
const speaksOfAll = ({ passage }: Governed) =>
  readTokens(passage.text).some((token) => GENERAL.has(token.text)) || /所有|全部|任何|各[类个种]/.test(passage.text);
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
function membersOf(quantity: Quantity, view: View, clause: Span): Subject[] {
  const read = (span: Span) =>
    once(view.members, span, () =>
      readMembers(view.text.slice(span.start, span.end)).map((m) => ({
        ...m,
        start: m.start + span.start,
        end: m.end + span.start,
      })),
    );
  const own = read(view.claim);
  const before = own.filter((m) => m.end <= quantity.start).reverse();
  const ordered = [
    ...before.filter((m) => m.start >= clause.start),
    ...own.filter((m) => m.start >= quantity.end && m.end <= clause.end),
    ...before.filter((m) => m.start < clause.start),
  ];
  for (const span of [...view.claim.context].reverse()) ordered.push(...read(span).slice(-1));
  const seen = new Set<string>();
  const nearest: Subject[] = [];
  for (const member of ordered) {
    if (seen.has(member.role)) continue;
    seen.add(member.role);
    // Two members of one set in its clause: which of them the value belongs to is open.
    const home = view.clauses.find((c) => c.start <= member.start && member.start < c.end) ?? clause;
    const rivals = own.filter(
      (m) =>
        m.role === member.role && m.start >= home.start && m.end <= home.end && subjectKey(m) !== subjectKey(member),
    );
    if (rivals.length === 0) nearest.push(member);
  }
  return nearest;
}

/** Subjects of clauses, items, rows and headings: the claim names one that has another value of the same kind. */
function judgeNames(
  quantity: Quantity,
  sources: readonly Placed[],
  indexes: readonly SubjectIndex[],
  view: View,
  clause: Span,
  words: readonly Token[],
): Verdict | null {
  const named = once(view.names, clause, () => namesIn(words, indexes, clause.start));
  const lead = { start: view.claim.start, end: clause.start };
  const before =
    named.length > 0 ? named : once(view.names, lead, () => namesIn(tokensOf(view, lead), indexes, lead.start));
  view.keys ??= ` ${readTokens(view.claim.text)
    .filter(isContent)
    .map((t) => t.key)
    .join(" ")} `;
  const claimKeys = view.keys;
  for (const role of ROLES) {
    const candidates = before.filter((s) => s.role === role);
    if (candidates.length === 0) continue;
    const others = sources.map(({ governed }) => governed.subjects.find((s) => s.role === role));
    if (others.some((other) => !other)) continue;
    const theirs = others as Subject[];
    if (candidates.some((c) => theirs.some((t) => overlapping(c, t)))) continue;
    if (theirs.some((t) => claimKeys.includes(` ${subjectKey(t)} `))) continue;
    if (new Set(candidates.map(subjectKey)).size > 1) continue;
    const own = candidates[candidates.length - 1] as Subject;
    if (
      (role === "clause" || role === "item") &&
      !isSubject(own, role, readClauseSubject(view.text, clause, quantity.start), quantity, sources)
    )
      continue;
    if (!hasRival(quantity, own, sources, indexes)) continue;
    return verdictOf(own, theirs, sources);
  }
  return null;
}

/** Passages that are searched for a clause with the claim's words and another value. */
const SEARCHED = 4;
/** Share of the claim's clause that the other clause must have, and share of the other clause that the claim must have. */
const COVERED = 0.85;
const COVERING = 0.6;
/** Above this share a clause with the value speaks of the same. */
const STRANGE = 0.5;
/** Keys below which a clause says too little to be recognised. */
const FEWEST_KEYS = 4;

/** The claim's clause stands in the source word by word with another value, and its own value stands in clauses of other words. */
function judgeSlot(
  quantity: Quantity,
  sources: readonly Placed[],
  cited: readonly SourceIndex[],
  view: View,
): Verdict | null {
  const clause = view.clauses.find((c) => c.start <= quantity.start && quantity.start < c.end);
  if (!clause || !OWNED.has(quantity.kind)) return null;
  const own = slotKeys(view.text, clause, quantity);
  if (own.size < FEWEST_KEYS) return null;
  for (const { governed, match } of sources) {
    const { passage, quantity: value } = governed;
    const text = match.index.source.text;
    const there = clauseOf(text, passage, value);
    if (share(own, slotKeys(text, there, value)) > STRANGE) return null;
  }
  const near = nearest(view.text.slice(clause.start, clause.end), [...cited], SEARCHED);
  for (const { passage, index } of near) {
    for (const rival of passage.quantities) {
      if (!isValue(rival) || equalQuantity(quantity, rival) !== "value") continue;
      const there = clauseOf(index.source.text, passage, rival);
      const keys = slotKeys(index.source.text, there, rival);
      if (share(own, keys) < COVERED || share(keys, own) < COVERING) continue;
      const best = sources.reduce((a, b) => (b.match.score > a.match.score ? b : a));
      const source = best.match.index.source.text;
      const theirs = clauseOf(source, best.governed.passage, best.governed.quantity);
      return {
        answer: readClauseSubject(view.text, clause, quantity.start) ?? shortened(view.text, clause),
        source: readClauseSubject(source, theirs, best.governed.quantity.start) ?? shortened(source, theirs),
        match: best.match,
      };
    }
  }
  return null;
}

const clauseOf = (text: string, passage: Span, quantity: Quantity): Span =>
  readClauses(text, passage).find((c) => c.start <= quantity.start && quantity.start < c.end) ?? passage;

/** Words and pairs of Chinese characters of a clause without its value. */
function slotKeys(text: string, clause: Span, value: Quantity): Set<string> {
  const keys = new Set<string>();
  for (const span of [
    { start: clause.start, end: value.start },
    { start: value.end, end: clause.end },
  ]) {
    const tokens = readTokens(text.slice(span.start, Math.max(span.start, span.end)));
    tokens.forEach((token, i) => {
      const next = tokens[i + 1];
      if (token.kind === "word" || token.kind === "number") keys.add(token.key);
      else if (
        token.kind !== "mark" &&
        next &&
        next.kind !== "mark" &&
        next.kind !== "word" &&
        next.kind !== "number" &&
        token.text.charCodeAt(0) > 0x2e80
      )
        keys.add(token.text + next.text);
    });
  }
  return keys;
}

function share(of: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let hit = 0;
  for (const key of of) if (other.has(key)) hit++;
  return of.size > 0 ? hit / of.size : 0;
}

const named = (text: string, span: Span): Subject => readClauseSubject(text, span, span.end) ?? shortened(text, span);

const SHOWN = 24;
const shortened = (text: string, clause: Span): Subject => ({
  role: "slot",
  keys: [],
  start: clause.start,
  end: clause.end,
  text: text.slice(clause.start, clause.end).trim().slice(0, SHOWN),
});

/** Whether a name is what the claim's clause is about: nearly all of its subject, or all but the attribute that the source names too. */
function isSubject(
  own: Subject,
  role: string,
  subject: Subject | null,
  quantity: Quantity,
  sources: readonly Placed[],
): boolean {
  if (!OWNED.has(quantity.kind) || !subject || own.start < subject.start || own.end > subject.end) return false;
  if (own.keys.length >= SUBJECT_SHARE * subject.keys.length) return true;
  if (role !== "item") return false;
  const rest = subject.keys.filter((key) => !own.keys.includes(key));
  return sources.every(({ governed }) => {
    const attribute = governed.subjects.find((s) => s.role === "clause");
    return attribute !== undefined && rest.every((key) => attribute.keys.includes(key));
  });
}

/** Whether one name is the other or a part of it: then they do not compete. */
function overlapping(a: Subject, b: Subject): boolean {
  const [x, y] = [` ${subjectKey(a)} `, ` ${subjectKey(b)} `];
  return x.includes(y) || y.includes(x);
}

/** Names of the sources' subjects that stand in a run of words, the longest at each place. Linear in the words. */
function namesIn(words: readonly Token[], indexes: readonly SubjectIndex[], offset: number): Subject[] {
  const content = words.filter(isContent);
  const found: Subject[] = [];
  for (let i = 0; i < content.length; i++) {
    let longest = 0;
    for (const index of indexes) {
      for (const subject of index.byFirst.get((content[i] as Token).key) ?? []) {
        if (subject.role.startsWith("member") || !subject.keys.every((key, k) => content[i + k]?.key === key)) continue;
        longest = Math.max(longest, subject.keys.length);
        const last = content[i + subject.keys.length - 1] as Token;
        found.push({ ...subject, start: offset + (content[i] as Token).start, end: offset + last.end });
      }
    }
    if (longest > 0) i += longest - 1;
  }
  return found.filter(
    (s) => !found.some((t) => t !== s && t.keys.length > s.keys.length && t.start <= s.start && s.end <= t.end),
  );
}

/** Whether the sources give the answer's subject another value of the same kind: in a table in the same column, else near by. */
function hasRival(
  quantity: Quantity,
  own: Subject,
  sources: readonly Placed[],
  indexes: readonly SubjectIndex[],
): boolean {
  return indexes.some((index) =>
    (index.byName.get(nameOf(own)) ?? []).some((rival) => {
      if (equalQuantity(quantity, rival.quantity) !== "value") return false;
      return sources.some(({ governed }) => {
        const near = Math.abs(governed.passage.index - rival.passage.index) <= PARALLEL;
        return own.role === "heading" || near;
      });
    }),
  );
}

function verdictOf(answer: Subject, others: readonly Subject[], sources: readonly Placed[]): Verdict {
  let best = 0;
  for (let i = 1; i < sources.length; i++)
    if ((sources[i] as Placed).match.score > (sources[best] as Placed).match.score) best = i;
  return { answer, source: others[best] as Subject, match: (sources[best] as Placed).match };
}

function draftOf(quantity: Quantity, { answer, source, match }: Verdict): Draft {
  const { passage, index } = match;
  const inside = source.start >= passage.start && source.end <= passage.end;
  return {
    code: "SUBJECT_MISMATCH",
    at: { start: quantity.start, end: quantity.end },
    evidence: evidenceOf(index, passage),
    focus: inside ? { start: source.start, end: source.end } : { start: match.quantity.start, end: match.quantity.end },
    data: { value: quantity.text, sourceSubject: source.text, answerSubject: answer.text },
  };
}
