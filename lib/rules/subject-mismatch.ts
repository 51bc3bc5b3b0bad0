import { type Claim, type Draft, PASS, type Rule, type RuleContext, type RuleResult } from "../check/rule";
import { crossedValue } from "../evidence/crossed";
import { evidenceOf } from "../evidence/evidence-of";
import { otherMember, type Placed, Told } from "../evidence/other-member";
import { keysOf, readSlots, type Slot } from "../evidence/slots";
import { aliasesOf } from "../evidence/source-aliases";
import type { Match } from "../evidence/standing";
import { type SubjectIndex, subjectIndex } from "../evidence/subject-index";
import { crossedVerdict, isTied, memberVerdict, type OtherSubject, toldOfOther } from "../evidence/told-of-other";
import type { ToldRow } from "../evidence/told-table";
import { cellVerdict } from "../evidence/told-verdicts";
import type { Aliases } from "../facts/aliases";
import { COMPARING, COMPARING_ZH } from "../facts/lexicon/comparing";
import { isValue } from "../facts/quantities";
import type { Quantity } from "../model/quantity";
import { overlaps } from "../model/span";

/** Each place of a value is read: one that stands in more of them (a 1 in a table) is said of many things, and nothing is decided. */
const MOST_PLACES = 50;

/** A value that the cited sources state of another subject of the same kind. */
export const subjectMismatch: Rule = {
  id: "subject-mismatch",
  summary: "The cited source has the value, but says it of another subject.",
  codes: ["SUBJECT_MISMATCH"],
  check(claim: Claim, context: RuleContext) {
    const cited = context.cited(claim);
    if (cited.length === 0 || claim.quantities.length === 0) return PASS;
    if (claim.row) return checkRow(claim, claim.row, context);
    const indexes = new Map(cited.map((index) => [index, subjectIndex(index)]));
    const aliases = aliasesOf(cited);
    const told = new Told(context.text, claim, aliases);
    const slots = slotsOf(claim, aliases);
    const drafts: Draft[] = [];
    let decided = 0;
    for (const quantity of claim.quantities) {
      if (!isValue(quantity)) continue;
      const standing = context.standing(claim, quantity);
      if (standing.kind === "supported" && standing.matches.length > MOST_PLACES) continue;
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
        judgeMembers(quantity, sources, [...indexes.values()], told) ??
        judgeCrossed(quantity, standing.matches, told, slots);
      if (verdict) drafts.push(draftOf(quantity, verdict));
      if (verdict || sources.some(({ governed }) => governed.subjects.length > 0)) decided++;
    }
    return { drafts, decided };
  },
};

/** Each value of a row of the answer's table, by the names of its row and its column. */
function checkRow(claim: Claim, row: ToldRow, context: RuleContext): RuleResult {
  const cited = context.cited(claim);
  const indexes = cited.map(subjectIndex);
  const aliases = aliasesOf(cited);
  const drafts: Draft[] = [];
  const untied: Quantity[] = [];
  let decided = 0;
  for (const cell of row.cells) {
    for (const quantity of claim.quantities) {
      if (!isValue(quantity) || !overlaps(quantity, cell)) continue;
      const standing = context.standing(claim, quantity);
      if (standing.kind !== "supported") continue;
      // What a table of the sources decides is told by table-mismatch.
      if (cellVerdict(row, cell, quantity, cited, true).kind !== "open") continue;
      const verdict = toldOfOther(row, cell, quantity, standing.matches, indexes, aliases);
      if (verdict) drafts.push(draftOf(quantity, verdict));
      else if (!isTied(row, cell, standing.matches)) untied.push(quantity);
      if (verdict || !untied.includes(quantity)) decided++;
    }
  }
  return { drafts, decided, untied };
}

function judgeMembers(
  quantity: Quantity,
  sources: readonly Placed[],
  indexes: readonly SubjectIndex[],
  told: Told,
): OtherSubject | null {
  const found = otherMember(quantity, sources, indexes, told);
  return found && memberVerdict(found, sources);
}

/** The value stands in the sources with other words than the claim's, which have a value of their own there. */
function judgeCrossed(
  quantity: Quantity,
  matches: readonly Match[],
  told: Told,
  slots: readonly Slot[],
): OtherSubject | null {
  const slot = slots.find((s) => s.quantity.start === quantity.start);
  if (!slot || comparesSubjects(told)) return null;
  // Words of other clauses say something else: "you are right, the deposit is …".
  const clause = told.clauses.find((c) => c.start <= quantity.start && quantity.start < c.end);
  const within = clause ? keysOf(told.tokensOf(clause)) : new Set<string>();
  const narrow = new Set([...slot.keys].filter((key) => within.has(key)));
  const own = narrow.size > 0 ? narrow : new Set([...slot.keys, ...slot.carried]);
  // What an item states is told of the line that leads in its list, and a sentence of its heading.
  const over = told.claim.context.at(-1);
  const line = over ? told.text.slice(over.start, over.end) : "";
  const above = over && !endsSentence(line) ? keysOf(told.tokensOf(over)) : [];
  const crossed = crossedValue(own, quantity, matches) ?? crossedValue(new Set([...above, ...own]), quantity, matches);
  return crossed && crossedVerdict(crossed);
}

const endsSentence = (line: string): boolean => /[.。!！?？;；]["”'’」』)）]*\s*$/.test(line);

const comparesSubjects = (told: Told): boolean =>
  COMPARING_ZH.test(told.text.slice(told.claim.start, told.claim.end)) ||
  told.tokensOf(told.claim).some((w) => w.kind !== "han" && w.text !== "respectively" && COMPARING.has(w.text));

/** The values of a claim with their own words; their quantities have offsets of the answer. */
function slotsOf(claim: Claim, aliases: Aliases): Slot[] {
  const shift = (q: Quantity, by: number) => ({ ...q, start: q.start + by, end: q.end + by });
  const read = readSlots(
    claim.text,
    claim.quantities.map((q) => shift(q, -claim.start)),
    aliases,
  );
  return read.map((slot) => ({ ...slot, quantity: shift(slot.quantity, claim.start) }));
}

function draftOf(quantity: Quantity, { answer, source, match }: OtherSubject): Draft {
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
