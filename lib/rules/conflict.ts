import { type Claim, type Draft, PASS, type Rule, type RuleContext } from "../check/rule";
import { askedRivalOf } from "../evidence/asked-rival";
import { evidenceOf } from "../evidence/evidence-of";
import { fieldParts, missingParts, sourceHaystack } from "../evidence/field";
import { compareEditions, staleSources } from "../evidence/force";
import { opposedBy } from "../evidence/opposed";
import { nearest, type SourceIndex } from "../evidence/passages";
import { rivalOf, topicOf } from "../evidence/rival";
import { equalIn, type Match, weigh } from "../evidence/standing";
import { type Twin, twinOf } from "../evidence/twin-text";
import { statesNumberOf } from "../evidence/unlimited-standing";
import { EQUAL, equalQuantity } from "../facts/equal-quantity";
import { HISTORY_WORDS } from "../facts/lexicon/versions";
import { foldedLower, hasPhrase } from "../facts/phrases";
import { isValue, readQuantities } from "../facts/quantities";
import { asksValue } from "../facts/question";
import { readUnlimited } from "../facts/unlimited";
import type { Quantity } from "../model/quantity";
import { readWords } from "../text/words";

/** Two sources in force at the same time give different values for the same subject and attribute. */
export const conflict: Rule = {
  id: "conflict",
  summary:
    "Two sources in force at the same time give values for the same subject and attribute that exclude each other.",
  codes: ["CONFLICT"],
  suspects: ({ sources, question }) => sources.size > 1 && !hasPhrase(foldedLower(question), HISTORY_WORDS),
  check(claim, context) {
    const cited = context.cited(claim);
    if (cited.length === 0) return PASS;
    const stale = staleSources(context.editions);
    const drafts: Draft[] = [];
    for (const quantity of claim.quantities.filter(isValue)) {
      if (context.standing(claim, quantity).kind === "question" || tellsWhen(claim, quantity, context)) continue;
      const [stated] = equalIn(
        cited.filter((index) => !stale.has(index.source.id)),
        quantity,
      );
      if (!stated) continue;
      const draft = valueConflict(claim, quantity, stated, stale, context);
      if (draft) drafts.push(draft);
    }
    if (drafts.length === 0) drafts.push(...askedConflict(claim, cited, stale, context));
    if (drafts.length === 0) drafts.push(...unlimitedConflict(claim, cited, stale, context));
    if (drafts.length === 0) drafts.push(...polarityConflict(claim, cited, stale, context));
    return { drafts, decided: 0 };
  },
};

const asksSeveral = ({ question }: RuleContext): boolean =>
  hasPhrase(foldedLower(question), ["分别", "各自", "各是", "respectively", "each of"]);

/** Share of the claim's words that the source it follows must hold. */
const FOLLOWS = 0.7;

/** One source affirms in nearly the same words what another one denies. */
function polarityConflict(
  claim: Claim,
  cited: readonly SourceIndex[],
  stale: ReadonlyMap<string, unknown>,
  context: RuleContext,
): Draft[] {
  const follows = cited
    .map((index) => nearest(claim.text, [index], 1)[0])
    .find(
      (near) =>
        near !== undefined &&
        near.score >= FOLLOWS &&
        !stale.has(near.index.source.id) &&
        !opposedBy(claim.text, near.index),
    );
  if (!follows) return [];
  for (const index of peers(follows.index, stale, context)) {
    const opposed = opposedBy(claim.text, index);
    if (
      !opposed ||
      context.claims.some(
        (other) =>
          other !== claim && other.denies !== claim.denies && other.cites.includes(index.source.id) && other.cited,
      )
    )
      continue;
    const at = { start: claim.start + opposed.at.start, end: claim.start + opposed.at.end };
    return [
      {
        code: "CONFLICT",
        at,
        evidence: evidenceOf(index, opposed.passage),
        focus: opposed.focus,
        data: {
          ...named("A", follows.index),
          a: context.text.slice(at.start, at.end),
          ...named("B", index),
          b: index.source.text.slice(opposed.focus.start, opposed.focus.end),
        },
      },
    ];
  }
  return [];
}

/** A date beside another value tells when that value held; it is no value of its own, unless the question asks for it. */
const tellsWhen = (claim: Claim, quantity: Quantity, context: RuleContext): boolean =>
  (quantity.kind === "date" || quantity.kind === "time") &&
  !context.asked.some((a) => a.kind === "when") &&
  claim.quantities.some((q) => isValue(q) && q.kind !== "date" && q.kind !== "time");

/** Sources that could disagree with one: in force, of the same place, and no other edition of the same document. */
function peers(from: SourceIndex, stale: ReadonlyMap<string, unknown>, context: RuleContext): SourceIndex[] {
  const own = context.editions.get(from.source.id);
  return [...context.sources.values()].filter((index) => {
    const { id, jurisdiction } = index.source;
    if (index === from || stale.has(id) || index.passages === from.passages) return false;
    if (jurisdiction && from.source.jurisdiction && jurisdiction !== from.source.jurisdiction) return false;
    const other = context.editions.get(id);
    return !(own && other && (compareEditions(own, other) || 0) !== 0);
  });
}

function valueConflict(
  claim: Claim,
  quantity: Quantity,
  stated: Match,
  stale: ReadonlyMap<string, unknown>,
  context: RuleContext,
): Draft | null {
  const own = topicOf(claim.text, claim.start, quantity, claim.quantities);
  const bare = fieldParts(own).length === 0;
  // Several values for several slots of one question: which belongs to which is not said.
  if (bare && (claim.quantities.filter(isValue).length > 1 || asksSeveral(context))) return null;
  const topic = bare
    ? context.asked
        .filter(asksValue)
        .map((a) => a.topic)
        .join(" ") || context.question
    : own;
  if (topic.trim() === "") return null;
  const known = [
    claim.text,
    context.question,
    stated.passage.text,
    stated.index.source.title ?? "",
    ...claim.context.map((c) => context.text.slice(c.start, c.end)),
  ].join("\n");
  for (const index of peers(stated.index, stale, context)) {
    if (equalIn([index], quantity).length > 0) continue;
    const rival = rivalOf({ topic, quantity, known, loose: bare }, index);
    if (rival && !tells(rival.quantity, context) && !sameYearApart(quantity, stated, rival))
      return draftOf(quantity, stated, rival.index, rival.passage, rival.quantity, rival.quantity.text);
    const standing = weigh({
      claim: { text: claim.text, start: claim.start },
      quantity,
      question: [],
      cited: [index],
      others: [],
      complete: true,
    });
    if (standing.kind === "unlimited") {
      const words = index.source.text.slice(standing.words.start, standing.words.end);
      return draftOf(quantity, stated, index, standing.passage, standing.words, words);
    }
  }
  return null;
}

/** Words of an answer that is a phrase and no sentence: what it says of whom stands in the question. */
const PHRASE_LATIN = 7;
const PHRASE_HAN = 16;

/** The answer is a phrase that fills the question's slot, and another source fills it otherwise. */
function askedConflict(
  claim: Claim,
  cited: readonly SourceIndex[],
  stale: ReadonlyMap<string, unknown>,
  context: RuleContext,
): Draft[] {
  const [asked] = context.asked;
  if (context.question === "" || context.claims.length > 1 || context.asked.length > 1 || asksSeveral(context))
    return [];
  const words = readWords(claim.text);
  const han = words.filter((w) => w.kind === "han").length;
  if (words.length - han > PHRASE_LATIN || han > PHRASE_HAN) return [];
  const quantity = claim.quantities.find(isValue) ?? null;
  const answer = claim.text.replace(/[\s。.!！]+$/, "");
  const from = cited.find(
    (index) =>
      !stale.has(index.source.id) &&
      (quantity ? equalIn([index], quantity).length > 0 : missingParts(answer, [sourceHaystack(index)])?.length === 0),
  );
  if (!from) return [];
  for (const index of peers(from, stale, context)) {
    if (quantity && equalIn([index], quantity).length > 0) continue;
    const rival =
      twinIn(quantity, answer, from, index) ?? (asked ? askedRivalOf(asked, answer, quantity, index) : null);
    if (!rival) continue;
    const at = quantity ?? { start: claim.start, end: claim.start + answer.length };
    return [
      {
        code: "CONFLICT",
        at: { start: at.start, end: at.end },
        evidence: evidenceOf(index, rival.passage),
        focus: { start: rival.start, end: rival.end },
        data: { ...named("A", from), a: quantity?.text ?? answer, ...named("B", index), b: rival.text },
      },
    ];
  }
  return [];
}

/** What the other source has in the answer's place, where both are copies of one text; a value only against a value. */
function twinIn(quantity: Quantity | null, answer: string, from: SourceIndex, index: SourceIndex): Twin | null {
  if (!quantity) return twinOf(answer, from, index);
  for (const { quantity: stated } of equalIn([from], quantity)) {
    const twin = twinOf(stated.text, from, index);
    const values = twin ? readQuantities(twin.text).filter(isValue) : [];
    if (twin && values.length > 0 && values.every((value) => equalQuantity(value, quantity) === "value")) return twin;
  }
  return null;
}

/** The answer itself gives the other value too: it tells of the disagreement. */
const tells = (other: Quantity, { claims }: RuleContext): boolean =>
  claims.some((c) => c.quantities.some((q) => EQUAL.has(equalQuantity(q, other))));

/** The passages tell of different years: both may be true. */
function sameYearApart(quantity: Quantity, stated: Match, rival: { passage: Match["passage"] }): boolean {
  if (quantity.kind === "date") return false;
  const years = (passage: Match["passage"]) =>
    passage.quantities.flatMap((q) => (q.kind === "date" && typeof q.value === "string" ? [q.value.slice(0, 4)] : []));
  const a = years(stated.passage);
  const b = years(rival.passage);
  return a.length > 0 && b.length > 0 && !a.some((year) => b.includes(year));
}

function draftOf(
  quantity: { start: number; end: number; text: string },
  stated: Match,
  index: SourceIndex,
  passage: Match["passage"],
  focus: { start: number; end: number },
  words: string,
): Draft {
  return {
    code: "CONFLICT",
    at: { start: quantity.start, end: quantity.end },
    evidence: evidenceOf(index, passage),
    focus: { start: focus.start, end: focus.end },
    data: { ...named("A", stated.index), a: stated.quantity.text, ...named("B", index), b: words },
  };
}

function named(side: "A" | "B", { source }: SourceIndex): Record<string, string> {
  return {
    [`title${side}`]: source.title ?? source.id,
    ...(source.version ? { [`version${side}`]: source.version } : {}),
  };
}

/** Share of the claim's words that the passage with the number must hold. */
const NUMBER_NEAR = 0.35;

/** One source calls it unlimited, as the claim does, and another one gives a number. */
function unlimitedConflict(
  claim: Claim,
  cited: readonly SourceIndex[],
  stale: ReadonlyMap<string, unknown>,
  context: RuleContext,
): Draft[] {
  const drafts: Draft[] = [];
  for (const cue of readUnlimited(claim.text)) {
    const from = cited.find(
      (index) => !stale.has(index.source.id) && index.passages.some((p) => readUnlimited(p.text).length > 0),
    );
    if (!from) continue;
    const noun = claim.text.slice(cue.of.start, cue.of.end);
    for (const index of peers(from, stale, context)) {
      const number = statesNumberOf(claim.text, noun, [index]);
      if (!number || number.score < NUMBER_NEAR) continue;
      const words = claim.text.slice(cue.start, cue.end);
      drafts.push({
        code: "CONFLICT",
        at: { start: claim.start + cue.start, end: claim.start + cue.end },
        evidence: evidenceOf(index, number.passage),
        focus: number.quantity,
        data: { ...named("A", from), a: words, ...named("B", index), b: number.quantity.text },
      });
      break;
    }
  }
  return drafts;
}
