import { type Aliases, withAliases } from "../facts/aliases";
import { readClauseSubject, readMembers, readTerms, type Subject } from "../facts/subjects";
import { readTokens } from "../facts/tokens";
import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import { type Crossed, crossedValue } from "./crossed";
import { amongMembers, type OtherMember, type Placed } from "./other-member";
import { recordKey, recordTokens } from "./records";
import { keysOf } from "./slots";
import type { Match } from "./standing";
import type { SubjectIndex } from "./subject-index";
import type { ToldCell, ToldRow } from "./told-table";

/** A value that a passage says of another subject than the answer. */
export interface OtherSubject {
  answer: Subject;
  source: Subject;
  match: Match;
}

/** The verdict on members of one set: the place that stands nearest to the claim shows it. */
export function memberVerdict({ answer, others }: OtherMember, sources: readonly Placed[]): OtherSubject {
  let best = 0;
  for (let i = 1; i < sources.length; i++)
    if ((sources[i] as Placed).match.score > (sources[best] as Placed).match.score) best = i;
  return { answer, source: others[best] as Subject, match: (sources[best] as Placed).match };
}

/** The verdict on a value that stands with the words of another, each called by the subject of its clause. */
export function crossedVerdict({ match, rival, owner }: Crossed): OtherSubject {
  const { text } = match.index.source;
  return { answer: named(text, rival), source: named(text, owner), match };
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

/**
 * Whether running text of the sources says the value of a told cell of another subject than its row or its column. Null where any
 * place leaves it open, or is the row of a table.
 */
export function toldOfOther(
  row: ToldRow,
  cell: ToldCell,
  quantity: Quantity,
  matches: readonly Match[],
  indexes: readonly SubjectIndex[],
  aliases: Aliases,
): OtherSubject | null {
  const header = row.table.headers[cell.column];
  const names = [row.label, ...(header ? [header] : [])];
  const sources = matches.flatMap((match) => {
    const governed = indexes.flatMap((index) => index.of.get(match.quantity) ?? [])[0];
    return governed ? [{ match, governed }] : [];
  });
  if (sources.length !== matches.length) return null;
  const members = amongMembers(
    names.flatMap((name) => membersOf(name, aliases)),
    sources,
    indexes,
  );
  if (members) return { ...memberVerdict(members, sources), answer: members.answer };
  const words = names.map((name) => keysOf(withAliases(readTokens(name.text), aliases.find(name.text))));
  for (const [i, own] of words.entries()) {
    const crossed = crossedValue(own, quantity, matches, words[1 - i]);
    if (crossed) return { ...crossedVerdict(crossed), answer: subjectOf(names[i] as ToldCell) };
  }
  return null;
}

const membersOf = ({ text, start }: ToldCell, aliases: Aliases): Subject[] =>
  [...readMembers(text), ...readTerms(text, aliases)].map((member) => ({
    ...member,
    start: member.start + start,
    end: member.end + start,
  }));

const subjectOf = ({ text, start, end, keys }: ToldCell): Subject => ({ role: "slot", keys, start, end, text });

/** Passages of a paragraph before one that may name what it is about. */
const BEFORE = 2;

/** Whether a place of the value, or what it stands under, has a name of the cell's row or column. */
export function isTied(row: ToldRow, cell: ToldCell, matches: readonly Match[]): boolean {
  const told = [row.label, row.table.headers[cell.column]];
  return matches.some(({ passage, index }) => {
    if (passage.cells) return false;
    const keysIn = (text: string) => recordTokens(text, index.aliases).map(recordKey);
    const names = told.flatMap((name) => (name ? [keysIn(name.text)] : []));
    const around: Span[] = [passage, ...passage.context];
    for (let i = 1; i <= BEFORE; i++) {
      const before = index.passages[passage.index - i];
      if (before && before.parent.start === passage.parent.start) around.push(before);
    }
    const keys = around.map((span) => new Set(keysIn(index.source.text.slice(span.start, span.end))));
    return names.some((name) => keys.some((set) => name.every((key) => set.has(key))));
  });
}
