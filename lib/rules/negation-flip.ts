import { type Claim, type Draft, PASS, type Quote, type Rule, type RuleContext, type RuleResult } from "../check/rule";
import { evidenceOf } from "../evidence/evidence-of";
import {
  findDroppedException,
  findExceptionFlips,
  findExchangedException,
  namedExceptions,
  withoutExceptions,
} from "../evidence/exception-flips";
import { gapOf, spanOf } from "../evidence/flip-span";
import { weigh } from "../evidence/flip-weight";
import { formSpans, readForms } from "../evidence/form-flips";
import { findNeedless } from "../evidence/needless";
import { type OrderReading, readOrderFlips } from "../evidence/order-flips";
import { claimClauses, ownClause } from "../evidence/own-clause";
import { findParityFlip } from "../evidence/parity";
import { type Near, nearest, type Passage, type SourceIndex } from "../evidence/passages";
import { type Aligned, alignTexts, type Flip, findFlips, type TokenRange } from "../evidence/polarity-flips";
import { findQuoteFlip, isDeniedOutside, type QuoteFlip } from "../evidence/quote-polarity";
import { tellsOneRelation } from "../evidence/turned-roles";
import { valuesExplain } from "../evidence/value-doubts";
import { readExceptions } from "../facts/exceptions";
import type { Opposites } from "../facts/opposites";
import { type PolarText, readPolarity } from "../facts/polarity";
import type { Token } from "../facts/tokens";
import { readUnlimited } from "../facts/unlimited";
import type { Severity } from "../model/reasons";
import type { Span } from "../model/span";
import { overlaps } from "../model/span";

/** Passages that are searched for a flip, and passages that may speak against one. */
const SEARCHED = 3;
const HEARD = 8;
/** Below this share of the claim's words a passage is about something else. */
const RELATED = 0.08;

const polarities = new WeakMap<Passage, PolarText>();
function polarityOf(passage: Passage): PolarText {
  let known = polarities.get(passage);
  if (!known) {
    known = readPolarity(passage.text);
    polarities.set(passage, known);
  }
  return known;
}

/** A claim aligned with a passage, or with a clause of it. */
interface Compared {
  near: Near;
  pair: Aligned;
  /** What was compared, in the passage's text: the whole of it, or a clause and words behind it that are understood. */
  clause: Span;
}

interface Candidate extends Compared {
  flip: Flip;
  severity: Severity;
}

/** The same predicate affirmed in the one and denied in the other: a negator dropped or added, a prefix or an opposite word. */
export const negationFlip: Rule = {
  id: "negation-flip",
  summary: "What the cited source denies, the answer affirms, or the reverse.",
  codes: ["NEGATION_FLIP"],
  check(claim: Claim, context: RuleContext) {
    const cited = context.cited(claim);
    if (cited.length === 0 || asks(claim.text)) return PASS;
    const whole = compare(claim, { start: claim.start, end: claim.end }, cited, context);
    // A quotation is held against the source on its own too: the words around it are the answer's.
    for (const quote of claim.quotes) {
      const inner = { ...quote, start: quote.start - claim.start, end: quote.end - claim.start };
      const flip = quote.wording ? findQuoteFlip(claim.text, inner, cited) : undefined;
      // Words that the answer denies around the quotation are part of what it says.
      const part = isDeniedOutside(claim.text, inner) ? { ...PASS, drafts: [] } : compare(claim, quote, cited, context);
      if (flip && ![...whole.drafts, ...part.drafts].some((d) => d.severity !== "notice" && overlaps(d.at, quote)))
        part.drafts.push(draftOfQuote(flip, quote));
      const graver = part.drafts.filter((d) => d.severity === "contradicted");
      const lighter = (w: Draft) => w.severity === "notice" && graver.some((d) => overlaps(w.at, d.at));
      whole.drafts = whole.drafts.filter((w) => !lighter(w));
      part.drafts = part.drafts.filter((w) => !lighter(w));
      whole.drafts.push(...part.drafts.filter((d) => !whole.drafts.some((w) => overlaps(w.at, d.at))));
      whole.decided = Math.max(whole.decided, part.decided);
    }
    // "No end date is given in the sources" says of the sources that they are silent.
    whole.drafts = whole.drafts.filter((d) => !context.refusals.some(({ cue }) => overlaps(cue, d.at)));
    return whole;
  },
};

function draftOfQuote({ index, passage, focus, gap }: QuoteFlip, quote: Quote): Draft {
  return {
    code: "NEGATION_FLIP",
    severity: "contradicted",
    at: quote,
    evidence: evidenceOf(index, passage),
    focus,
    data: {
      source: index.source.text.slice(focus.start, focus.end),
      answer: quote.text,
      ...(gap === undefined ? {} : { gap }),
    },
  };
}

/** Aligns a claim with a passage, or with the one clause of it that is about the claim's subject. */
function pairWith(a: PolarText, near: Near): Compared {
  const whole = polarityOf(near.passage);
  const own = ownClause(a, whole);
  return {
    near,
    pair: alignTexts(a, own?.text ?? whole),
    clause: own?.clause ?? { start: 0, end: near.passage.text.length },
  };
}

/** Holds a part of a claim against the passages nearest to it. */
function compare(claim: Claim, part: Span, cited: SourceIndex[], { opposites, text: whole }: RuleContext): RuleResult {
  const text = claim.text.slice(part.start - claim.start, part.end - claim.start);
  const a = readPolarity(text);
  const pairs = nearest(text, cited, HEARD)
    .filter((n) => n.score >= RELATED && states(n.passage))
    .map((near) => pairWith(a, near));
  const candidates: Candidate[] = [];
  const forms = readForms(a, cited);
  const drafts: Draft[] = forms.flips
    .slice(0, 1)
    .map((flip) => draftFor(a, flip, part, flip.index, flip.passage, flip.source));
  for (const { near, pair, clause } of pairs.slice(0, SEARCHED)) {
    drafts.push(...exceptionDrafts(near, pair, part, pairs, whole));
    // An answer about an exception is not held against the rule that the exception is made from.
    if (namedExceptions(pair).length > 0 && readExceptions(a).length === 0) continue;
    const others = pairs.filter((p) => p.pair !== pair).map((p) => p.pair);
    const met = withoutExceptions(pair) ?? pair;
    const flips = findFlips(met, opposites).filter((flip) => !isOfForm(flip, met, near.passage));
    if (isTurned(flips, met)) continue;
    for (const flip of flips) {
      const severity = weigh(flip, met, others);
      if (severity) candidates.push({ flip, near, pair: met, clause, severity });
    }
  }
  if (!candidates.some(({ severity }) => severity === "contradicted"))
    candidates.push(...clauseFlips(a, pairs.slice(0, SEARCHED), opposites));
  if (candidates.length === 0 && drafts.length === 0) drafts.push(...parityDrafts(pairs[0], part));
  const orders = pairs
    .slice(0, SEARCHED)
    .flatMap(({ near }) => readOrderFlips(a, polarityOf(near.passage)).map((reading) => ({ near, ...reading })));
  const agreed = orders.filter(({ agrees }) => agrees);
  const turned = orders.find(({ answer }) => !agreed.some((other) => overlaps(other.answer, answer)));
  if (turned) drafts.push(orderDraft(turned, a, part));
  const unlimited = readUnlimited(text);
  const decided =
    orders.length > 0 || forms.decided || pairs.slice(0, SEARCHED).some(({ pair }) => comparesPolarity(pair)) ? 1 : 0;
  for (const candidate of apart(candidates)) {
    const draft = draftOf(candidate, claim, part);
    if (isExplained(draft, claim, candidate.near.passage)) continue;
    // "A is larger than B" / "B is smaller than A": the words are opposites and say the same.
    if (agreed.some(({ answer }) => overlaps(shifted(answer, part), draft.at))) continue;
    // 席位：不限 and 没有席位上限 say the same.
    if (
      unlimited.some((span) => overlaps(shifted(span, part), draft.at)) &&
      readUnlimited(candidate.near.passage.text).length > 0
    )
      continue;
    if (!drafts.some((d) => overlaps(d.at, draft.at))) drafts.push(draft);
  }
  return { drafts, decided: Math.max(decided, drafts.length > 0 ? 1 : 0) };
}

/**
 * Each clause of the claim against the clause of a passage that is about its subject: 营收下降，利润增长 / 营收增长，利润下降. Words
 * of the whole sentences then meet, and no flip is seen.
 */
function clauseFlips(a: PolarText, pairs: readonly Compared[], opposites: Opposites): Candidate[] {
  const found: Candidate[] = [];
  for (const text of claimClauses(a)) {
    for (const { near } of pairs) {
      const own = ownClause(text, polarityOf(near.passage));
      if (!own) continue;
      const pair = alignTexts(text, own.text);
      for (const flip of findFlips(pair, opposites)) {
        const severity = weigh(flip, pair, []);
        if (severity === "contradicted") found.push({ flip, near, pair, clause: own.clause, severity });
      }
    }
  }
  return found;
}

const shifted = ({ start, end }: Span, part: Span): Span => ({ start: part.start + start, end: part.start + end });

function orderDraft({ near, answer, source }: OrderReading & { near: Near }, a: PolarText, part: Span): Draft {
  const focus = { start: near.passage.start + source.start, end: near.passage.start + source.end };
  return {
    code: "NEGATION_FLIP",
    severity: "contradicted",
    at: shifted(answer, part),
    evidence: evidenceOf(near.index, near.passage),
    focus,
    data: {
      source: near.index.source.text.slice(focus.start, focus.end),
      answer: a.text.slice(answer.start, answer.end),
    },
  };
}

/** Whether the values beside the words say the same on both sides for all that. */
const isExplained = (draft: Draft, claim: Claim, passage: Passage): boolean =>
  draft.focus !== undefined &&
  draft.focus !== null &&
  (valuesExplain(
    { ...claim, at: draft.at },
    { text: passage.text, start: passage.start, quantities: passage.quantities, at: draft.focus },
  ) ||
    tellsOneRelation(claim.text, moved(draft.at, -claim.start), passage.text, moved(draft.focus, -passage.start)));

const moved = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by });

const asks = (text: string) => /[?？][”"’』」)\s]*$/.test(text.slice(-20));

/** A question, a heading that promises ("How to …") and a row of a wide table deny and affirm nothing by their words. */
function states(passage: Passage): boolean {
  return (
    !asks(passage.text) &&
    !/^\s*(?:how|why|what|when|where|who)\b/i.test(passage.text.slice(0, 40)) &&
    (passage.cells?.length ?? 0) < 3
  );
}

/**
 * 未经许可不得拍照 / 经许可可以拍照, 有证件的旅客可入住 / 没有证件的旅客不可入住: condition and statement are both turned, so
 * that the sentence says the same, or the same of the others.
 */
function isTurned(flips: readonly Flip[], { a, s }: Aligned): boolean {
  const condition = flips.find(({ way, source, answer }) => {
    const [{ tokens, cues }, { first }] = way === "added" ? [a, answer] : [s, source];
    const cue = cues.find((each) => each.first === first);
    if (!cue) return false;
    return (
      (way === "dropped" && tokens[first + 1]?.text === "经") ||
      (tokens[cue.until]?.text === "的" && isLed(tokens, first))
    );
  });
  return condition !== undefined && flips.some((flip) => !meet(flip.source, condition.source) && flip.kind === "head");
}

const isLed = (tokens: readonly Token[], at: number): boolean => at === 0 || tokens[at - 1]?.kind === "mark";

/** Whether the source's words are a line of a form: its value says whether they are so. */
function isOfForm(flip: Flip, { s }: Aligned, passage: Passage): boolean {
  const { start } = s.tokens[flip.source.first] as Token;
  return formSpans(passage).some((span) => span.start <= start && start < span.end);
}

function exceptionDrafts(near: Near, pair: Aligned, part: Span, pairs: readonly Compared[], answer: string): Draft[] {
  const token = (i: number) => pair.s.tokens[i] as Token;
  const others = pairs.filter((p) => p.pair !== pair).map((p) => p.pair.s);
  const more = [findExchangedException(pair, others), findDroppedException(pair, answer)];
  return [...findExceptionFlips(pair), ...more.filter((flip) => flip !== null)].map(({ answer, source }) => {
    const focus = {
      start: near.passage.start + token(source.first).start,
      end: near.passage.start + token(source.last).end,
    };
    return draftFor(pair.a, answer, part, near.index, near.passage, focus);
  });
}

/**
 * What the passage urges is called needless, or one denial more stands on one side while the denied word is told in other words,
 * which is for a person to look at.
 */
function parityDrafts(nearest: Compared | undefined, part: Span): Draft[] {
  if (!nearest || nearest.pair.s !== polarityOf(nearest.near.passage)) return [];
  const { near, pair } = nearest;
  const needless = findNeedless(pair);
  const flip = needless ?? findParityFlip(pair);
  if (!flip) return [];
  const token = (i: number) => pair.s.tokens[i] as Token;
  const { start } = near.passage;
  const focus = { start: start + token(flip.source.first).start, end: start + token(flip.source.last).end };
  const draft = draftFor(pair.a, flip.answer, part, near.index, near.passage, focus);
  return [needless ? draft : { ...draft, severity: "notice" }];
}

function draftFor(
  a: PolarText,
  range: TokenRange,
  part: Span,
  index: SourceIndex,
  passage: Passage,
  focus: Span,
): Draft {
  const at = { start: (a.tokens[range.first] as Token).start, end: (a.tokens[range.last] as Token).end };
  return {
    code: "NEGATION_FLIP",
    at: { start: part.start + at.start, end: part.start + at.end },
    evidence: evidenceOf(index, passage),
    focus,
    data: { source: index.source.text.slice(focus.start, focus.end), answer: a.text.slice(at.start, at.end) },
  };
}

/** Whether a denied word of either side is aligned: then the polarity was looked at. */
function comparesPolarity({ a, s, alignment }: Aligned): boolean {
  const meets = (text: PolarText, partner: Int32Array) =>
    text.cues.some((cue) => cue.heads[0] !== undefined && (partner[cue.heads[0]] as number) >= 0);
  return meets(a, alignment.partner) || meets(s, alignment.back);
}

/** Of candidates on overlapping words the graver, then the nearer one is kept. */
function apart(candidates: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  // "Often" against "rarely" tells more than "often use": the cue is itself a word of the pair.
  const isWordPair = ({ flip, pair }: Candidate) =>
    flip.kind !== "head" && pair.a.tokens[flip.answer.first]?.kind === "word";
  const rank = (c: Candidate) =>
    (c.severity === "contradicted" ? 2 : 0) + (isWordPair(c) ? 1 : 0) + c.flip.near * c.near.score;
  for (const candidate of [...candidates].sort((x, y) => rank(y) - rank(x))) {
    const at = spanOf(candidate.pair.a, candidate.flip, candidate.flip.answer, candidate.pair.alignment.partner);
    const isSame = (k: Candidate) =>
      overlaps(spanOf(k.pair.a, k.flip, k.flip.answer, k.pair.alignment.partner), at) ||
      (k.pair === candidate.pair && meet(k.flip.source, candidate.flip.source));
    if (!kept.some(isSame)) kept.push(candidate);
  }
  return kept;
}

const meet = (a: TokenRange, b: TokenRange) => a.first <= b.last && b.first <= a.last;

function draftOf({ flip, near, pair, clause, severity }: Candidate, claim: Claim, part: Span): Draft {
  const at = spanOf(pair.a, flip, flip.answer, pair.alignment.partner);
  const words = spanOf(pair.s, flip, flip.source, pair.alignment.back);
  const from = words.start < clause.end ? { start: words.start, end: Math.min(words.end, clause.end) } : clause;
  const { passage, index } = near;
  const gap = gapOf(flip, pair, claim.quotes, { start: part.start + at.start, end: part.start + at.end });
  return {
    code: "NEGATION_FLIP",
    severity,
    at: { start: part.start + at.start, end: part.start + at.end },
    evidence: evidenceOf(index, passage),
    focus: { start: passage.start + from.start, end: passage.start + from.end },
    data: {
      source: passage.text.slice(from.start, from.end),
      answer: pair.a.text.slice(at.start, at.end),
      ...(gap === null ? {} : { gap }),
    },
  };
}
