import { type Aliases, NO_ALIASES } from "../facts/aliases";
import { readBackReferences, referredMembers } from "../facts/back-references";
import { isValue } from "../facts/quantities";
import { readClauseSubject, readMembers, readTerms, type Subject, subjectKey, wholeSubject } from "../facts/subjects";
import { readTokens } from "../facts/tokens";
import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import { readClauses } from "../text/clauses";
import { type Passage, readingOf, type SourceIndex } from "./passages";

/** A value of a source with what it is said of, at most one subject per role. */
export interface Governed {
  quantity: Quantity;
  passage: Passage;
  subjects: Subject[];
}

/** The subjects of a source by value, and the members of sets that it names. */
export interface SubjectIndex {
  of: Map<Quantity, Governed>;
  members: Map<string, Subject>;
}

export const nameOf = (subject: Subject): string => `${subject.role}|${subjectKey(subject)}`;

/** Passages before one of the same paragraph that may name an elided subject. */
const CARRIED = 2;
/** A clause without a value is taken for the name of an item up to this length. */
const LONGEST_ITEM = 40;

/** Words that point back to the subject of the sentence before. */
const POINTING = /^\s*(?:(?:it|its|they|their|this|these|both)\b|[该其此它])/i;

const known = new WeakMap<object, SubjectIndex>();

/** Reads what each value of a source is said of; once per text. */
export function subjectIndex(index: SourceIndex): SubjectIndex {
  const cached = known.get(readingOf(index));
  if (cached) return cached;
  const built: SubjectIndex = { of: new Map(), members: new Map() };
  const reader = new SubjectReader(index.source.text, index.passages, index.aliases ?? NO_ALIASES);
  for (const passage of index.passages) {
    for (const member of reader.membersOf(passage)) built.members.set(nameOf(member), member);
    for (const quantity of passage.quantities) {
      if (!isValue(quantity)) continue;
      built.of.set(quantity, reader.read(passage, quantity));
    }
  }
  known.set(readingOf(index), built);
  return built;
}

class SubjectReader {
  private readonly members = new Map<number, Subject[]>();
  private byStart: Map<number, Passage> | undefined;
  /** Clauses of the passage that was asked for last: its values come one after the other. */
  private clauses: { passage: Passage; spans: Span[] } | undefined;

  constructor(
    private readonly text: string,
    private readonly passages: readonly Passage[],
    private readonly aliases: Aliases,
  ) {}

  private clausesOf(passage: Passage): Span[] {
    if (this.clauses?.passage !== passage) this.clauses = { passage, spans: readClauses(this.text, passage) };
    return this.clauses.spans;
  }

  /** Members that a passage names, by "the latter" too; offsets of the source's text. */
  membersOf(span: Span): Subject[] {
    let found = this.members.get(span.start);
    if (!found) {
      const text = this.text.slice(span.start, span.end);
      const tokens = readTokens(text);
      const shift = <T extends Span>(one: T): T => ({
        ...one,
        start: one.start + span.start,
        end: one.end + span.start,
      });
      const named = [...readMembers(text, tokens), ...readTerms(text, this.aliases)].map(shift);
      const references = readBackReferences(tokens).map(shift);
      found =
        references.length === 0
          ? named
          : inOrder([...named, ...referredMembers(references, inOrder([...this.before(span), ...named]))]);
      this.members.set(span.start, found);
    }
    return found;
  }

  /** Members of the passage before one in its paragraph. */
  private before(span: Span): Subject[] {
    this.byStart ??= new Map(this.passages.map((passage) => [passage.start, passage]));
    const own = this.byStart.get(span.start);
    const other = own && this.passages[own.index - 1];
    return own && other && other.parent.start === own.parent.start ? this.membersOf(other) : [];
  }

  read(passage: Passage, quantity: Quantity): Governed {
    const subjects: Subject[] = [];
    const add = (subject: Subject | null) => {
      if (subject && !subjects.some((s) => s.role === subject.role)) subjects.push(subject);
    };
    // Tables are read as records (see `records.ts`).
    if (passage.cells) return { quantity, passage, subjects };
    this.addClauses(passage, quantity, add);
    const elided =
      !subjects.some((s) => s.role === "clause") || POINTING.test(this.text.slice(passage.start, passage.start + 20));
    for (const member of this.governing(passage, quantity, elided && passage.kind === "sentence")) add(member);
    const heading = passage.context.at(-1);
    if (heading) add(wholeSubject(this.text, heading, "heading"));
    return { quantity, passage, subjects };
  }

  private addClauses(passage: Passage, quantity: Quantity, add: (s: Subject | null) => void): void {
    const clauses = this.clausesOf(passage);
    let at = clauses.findIndex((c) => c.start <= quantity.start && quantity.start < c.end);
    if (at < 0) return;
    let own = readClauseSubject(this.text, clauses[at] as Span, quantity.start);
    add(own);
    // An elided subject is the one of the clause before.
    for (let i = at - 1; i >= 0 && !own; i--) {
      own = readClauseSubject(this.text, clauses[i] as Span, (clauses[i] as Span).end);
      add(own);
    }
    for (at -= 1; at >= 0; at--) {
      const clause = clauses[at] as Span;
      // Bare numbers in it are mostly parts of a name: 料号 A-1040.
      if (
        passage.quantities.some(
          (q) => isValue(q) && q.kind !== "number" && q.start >= clause.start && q.end <= clause.end,
        )
      )
        continue;
      if (clause.end - clause.start > LONGEST_ITEM) continue;
      add(wholeSubject(this.text, afterColon(this.text, clause), "item"));
      break;
    }
  }

  /** The nearest members of each set: before the value in its clause, else after it, else further back. */
  private governing(passage: Passage, quantity: Quantity, elided: boolean): Subject[] {
    const own = this.membersOf(passage);
    const clause = this.clausesOf(passage).find((c) => c.start <= quantity.start && quantity.start < c.end) ?? passage;
    const before = own.filter((m) => m.end <= quantity.start).reverse();
    const ordered = [
      ...before.filter((m) => m.start >= clause.start),
      ...own.filter((m) => m.start >= quantity.end && m.end <= clause.end),
      ...before.filter((m) => m.start < clause.start),
    ];
    for (const span of [...passage.context].reverse()) ordered.push(...this.membersOf(span).slice(-1));
    for (let i = passage.index - 1; elided && i >= 0 && passage.index - i <= CARRIED; i--) {
      const other = this.passages[i] as Passage;
      if (other.parent.start !== passage.parent.start) break;
      ordered.push(...[...this.membersOf(other)].reverse());
    }
    return ordered;
  }
}

const inOrder = (members: readonly Subject[]): Subject[] => [...members].sort((a, b) => a.start - b.start);

/** What follows the last colon of a clause: 液晶显示器 of 料号A-1040：液晶显示器. */
function afterColon(text: string, clause: Span): Span {
  for (let i = clause.end - 2; i > clause.start; i--) {
    if (text[i] === "：" || text[i] === ":") return { start: i + 1, end: clause.end };
  }
  return clause;
}
