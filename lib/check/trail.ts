import { locate } from "../evidence/locate";
import { nearest, type Passage, passageAt, type SourceIndex } from "../evidence/passages";
import type { Standing } from "../evidence/standing";
import { readPolarity } from "../facts/polarity";
import type { Answer } from "../model/answer";
import type { Quantity } from "../model/quantity";
import type { Source } from "../model/source";
import { overlaps, type Span } from "../model/span";
import type { ReadFact, SourceWords, Trail } from "../model/trail";
import type { Claim, Rule, RuleContext } from "./rule";
import { type CheckOptions, check } from "./run";

/** Facts and passages beyond which an entry of the log would be longer than anybody reads. */
const MOST = 500;
/** Share of a claim's weight from which the nearest passage was met and is no chance word. */
const MET = 0.2;

/**
 * What the checks read from an answer and met in its sources, for the audit trail. Pure; the same answer and sources give
 * the same trail. At most 500 facts and as many passages.
 */
export function trailOf(answer: Answer, sources: readonly Source[], options: CheckOptions = {}): Trail {
  let trail: Trail = { declined: false, read: [], passages: [] };
  // A rule that finds nothing: it sees what every rule sees.
  const recorder: Rule = {
    id: "trail",
    summary: "",
    codes: [],
    checkAnswer(context) {
      trail = recorded(context);
      return [];
    },
  };
  check(answer, sources, [recorder], options);
  return trail;
}

/** A fact, and the passage in which its source words stand. */
interface Met {
  fact: ReadFact;
  passage?: SourceWords;
}

function recorded(context: RuleContext): Trail {
  const { raw, claims, refusals } = context;
  const met: Met[] = claims.flatMap((claim) => [
    ...claim.quantities.map((quantity) => quantityMet(claim, quantity, context)),
    ...claim.quotes.map((quote) => quoteMet(claim, quote, context)),
    ...denials(claim, context),
  ]);
  for (const refusal of refusals) {
    const claim = claims.find((one) => overlaps(one, refusal))?.index ?? -1;
    met.push({ fact: { ...place(raw, refusal), kind: "refusal", claim } });
  }
  met.sort((a, b) => a.fact.start - b.fact.start || a.fact.end - b.fact.end);
  const passages = new Map<string, SourceWords>();
  const keep = (words: SourceWords | undefined): void => {
    if (words !== undefined && passages.size < MOST) passages.set(`${words.start} ${words.id}`, words);
  };
  for (const { passage } of met) keep(passage);
  for (const claim of claims) keep(nearestTo(claim, context));
  return {
    declined: refusals.length > 0,
    read: met.slice(0, MOST).map(({ fact }) => fact),
    passages: [...passages.values()],
  };
}

const place = (text: string, { start, end }: Span) => ({ start, end, text: text.slice(start, end) });

function wordsOf({ source }: SourceIndex, { start, end }: Span): SourceWords {
  const { id, version, text } = source;
  return { id, ...(version === undefined ? {} : { version }), start, end, text: text.slice(start, end) };
}

function quantityMet(claim: Claim, quantity: Quantity, context: RuleContext): Met {
  const { kind, value, unit } = quantity;
  const amount = typeof value === "string" ? value : `${value.min}..${value.max}`;
  const standing = context.standing(claim, quantity);
  const found = wordsMet(standing);
  const stands = STANDS[standing.kind];
  return {
    fact: {
      ...place(context.raw, quantity),
      kind: "quantity",
      claim: claim.index,
      value: [kind, amount, unit].filter((part) => part !== "").join(" "),
      ...(stands === undefined ? {} : { stands }),
      ...(found === undefined ? {} : { source: wordsOf(found.index, found.span) }),
    },
    ...(found?.passage === undefined ? {} : { passage: wordsOf(found.index, found.passage) }),
  };
}

/** An operand is judged with its calculation. */
const STANDS: Readonly<Record<Standing["kind"], ReadFact["stands"]>> = {
  question: "question",
  supported: "supported",
  bound: "differs",
  unit: "differs",
  date: "differs",
  unlimited: "differs",
  elsewhere: "elsewhere",
  absent: "absent",
  computed: "computed",
  operand: undefined,
  open: "open",
};

/** The words of a source that a quantity was held against, and their passage. */
function wordsMet(standing: Standing): { index: SourceIndex; span: Span; passage?: Span } | undefined {
  if (standing.kind === "unlimited") return { ...standing, span: standing.words };
  if (standing.kind === "computed") {
    const [basis] = standing.explanation.bases;
    return basis && { index: basis.index, span: basis.span, passage: basis.passage };
  }
  const match =
    standing.kind === "supported"
      ? standing.matches[0]
      : standing.kind === "absent"
        ? standing.nearest
        : "match" in standing
          ? standing.match
          : undefined;
  return match ? { index: match.index, span: match.quantity, passage: match.passage } : undefined;
}

function quoteMet(claim: Claim, quote: Span & { text: string }, context: RuleContext): Met {
  const fact: ReadFact = { ...place(context.raw, quote), kind: "quote", claim: claim.index };
  for (const index of context.cited(claim)) {
    const { found, start, end } = locate(index.source.text, quote.text, undefined, () => []);
    if ((found !== "exact" && found !== "folded") || start === undefined || end === undefined) continue;
    const span = { start, end };
    const passage = passageAt(index, span);
    return {
      fact: { ...fact, stands: "supported", source: wordsOf(index, span) },
      ...(passage === undefined ? {} : { passage: wordsOf(index, passage) }),
    };
  }
  return { fact: { ...fact, stands: context.complete(claim) ? "absent" : "open" } };
}

/** The words of a claim that deny, beside the passage that says the nearest thing. */
function denials(claim: Claim, context: RuleContext): Met[] {
  if (!claim.denies) return [];
  const { tokens, cues } = readPolarity(claim.text);
  const passage = nearestTo(claim, context);
  return cues.flatMap(({ first, last }) => {
    const [from, to] = [tokens[first], tokens[last]];
    if (from === undefined || to === undefined) return [];
    const span = { start: claim.start + from.start, end: claim.start + to.end };
    const fact: ReadFact = { ...place(context.raw, span), kind: "negation", claim: claim.index };
    return [{ fact: passage === undefined ? fact : { ...fact, source: passage }, ...(passage && { passage }) }];
  });
}

function nearestTo(claim: Claim, context: RuleContext): SourceWords | undefined {
  const [near] = nearest(claim.text, context.cited(claim), 1);
  if (near === undefined || near.score < MET) return undefined;
  const { index, passage }: { index: SourceIndex; passage: Passage } = near;
  return wordsOf(index, passage);
}
