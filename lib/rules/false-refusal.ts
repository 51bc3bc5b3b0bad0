import { type Draft, PASS, type Rule, type RuleContext } from "../check/rule";
import { evidenceOf } from "../evidence/evidence-of";
import { fieldParts, missingParts, passageHaystack } from "../evidence/field";
import { namesAnother } from "../evidence/other-subject";
import { nearest, type Passage, type SourceIndex } from "../evidence/passages";
import { isValue } from "../facts/quantities";
import { type Asked, asksValue, fills } from "../facts/question";
import { isPleasantry } from "../facts/refusal";
import type { Span } from "../model/span";

/** Passages of the sources that are looked at for the asked field. */
const LOOKED_AT = 6;
/** Passages of all sources together up to which those without a word of the question are looked at, too. */
const SHORT = 40;
/** Share of the asked topic that a passage may leave out and still be about it; less where nothing but words can tell. */
const MISSING = 0.15;

/** The answer declines although a passage of its sources states a value of the asked kind for the asked subject. */
export const falseRefusal: Rule = {
  id: "false-refusal",
  summary: "The answer declines although a source states the asked field for the asked subject.",
  codes: ["FALSE_REFUSAL"],
  check: () => PASS,
  suspects: (context) => context.asked.length > 0 && context.sources.size > 0 && context.refusals.length > 0,
  checkAnswer(context) {
    const { refusals } = context;
    const first = refusals[0];
    if (!first || answersSomething(context)) return [];
    const drafts: Draft[] = [];
    for (const asked of context.asked) {
      const found = stated(asked, context);
      if (!found) continue;
      const refusal = refusals[drafts.length] ?? first;
      const at = trimEnd(context.text, refusal);
      drafts.push({
        code: "FALSE_REFUSAL",
        at,
        evidence: evidenceOf(found.index, found.passage),
        focus: found.focus,
        data: {
          title: found.index.source.title ?? found.index.source.id,
          source: found.index.source.text.slice(found.focus.start, found.focus.end),
          answer: context.text.slice(at.start, at.end),
        },
      });
      break;
    }
    return drafts;
  },
};

/** Any sentence that is neither a refusal nor a courtesy: the answer declines in part only. */
function answersSomething({ claims, asked, cited, declines }: RuleContext): boolean {
  return (
    claims.some((claim) => {
      if (declines(claim) || isPleasantry(claim.text)) return false;
      if (claim.quantities.some((q) => isValue(q) && asked.some((a) => fills(a, q)))) return true;
      return (nearest(claim.text, cited(claim), 1)[0]?.score ?? 0) >= 0.5;
    }) ||
    claims.some((claim) => claim.quantities.some((q) => isValue(q) && asked.some((a) => asksValue(a) && fills(a, q))))
  );
}

interface Stated {
  index: SourceIndex;
  passage: Passage;
  focus: Span;
}

interface Place {
  index: SourceIndex;
  passage: Passage;
  /** A word of the question itself stands there. */
  near: boolean;
}

/** Passages near the question's words; of a short source also those that may say it in other words. */
function placesOf(topic: string, context: RuleContext): Place[] {
  const sources = [...context.sources.values()];
  const near = nearest(topic, sources, LOOKED_AT).map(({ index, passage }) => ({ index, passage, near: true }));
  const all = sources.reduce((sum, { passages }) => sum + passages.length, 0) > SHORT ? [] : sources;
  const others = all.flatMap((index) =>
    index.passages
      .filter((passage) => !near.some((one) => one.passage === passage))
      .map((passage) => ({ index, passage, near: false })),
  );
  return [...near, ...others];
}

/** The passage that states the asked field, with the words that do. */
function stated(asked: Asked, context: RuleContext): Stated | null {
  const topic = `${asked.topic} ${asked.kind === "count" ? asked.unit : ""}`;
  const parts = fieldParts(topic);
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  if (size < 2) return null;
  for (const { index, passage, near } of placesOf(topic, context)) {
    const missing = missingParts(topic, [passageHaystack(index, passage)]);
    if (missing === null || missing.reduce((sum, part) => sum + part.length, 0) > size * MISSING) continue;
    if (asksValue(asked)) {
      const value = passage.quantities.find(
        (q) => isValue(q) && fills(asked, q) && !context.questionQuantities.some((known) => known.text === q.text),
      );
      // None of the question's own words stands there, only others of their field: nothing else may be spoken of.
      const lead = value ? passage.text.slice(0, value.start - passage.start) : "";
      if (!near && namesAnother(lead, asked.text)) continue;
      if (value) return { index, passage, focus: value };
    } else if (!near) continue;
    else if (asked.kind === "whether" && parts.length >= 1 && size >= 3 && missing.length === 0) {
      if (passage.kind !== "heading") return { index, passage, focus: passage };
    } else if ((asked.kind === "who" || asked.kind === "where") && missing.length === 0) {
      const name = (asked.kind === "who" ? nameIn : placeIn)(passage, asked.text);
      if (name) return { index, passage, focus: name };
    }
  }
  return null;
}

/** A capitalised name inside the sentence, or what stands after 由 and 为, that the question does not have. */
function nameIn(passage: Passage, question: string): Span | null {
  for (const match of passage.text.matchAll(
    /(?:[A-Z][\p{L}'’.-]+\s){1,3}[A-Z][\p{L}'’-]+|[由为是]([\u4e00-\u9fff]{2,8}?)(?=负责|担任|创立|创办|执导|[。，；,]|$)/gu,
  )) {
    const words = match[1] ?? match[0];
    if (question.includes(words)) continue;
    const start = passage.start + match.index + match[0].indexOf(words);
    return { start, end: start + words.length };
  }
  return null;
}

/** A place behind its preposition: "at Pier 4", 位于 4 号栈桥. */
function placeIn(passage: Passage, question: string): Span | null {
  for (const match of passage.text.matchAll(
    /\b(?:at|in|on|near|opposite|behind)\s+(?:the\s+)?([A-Z][\p{L}'’-]*(?:\s+[A-Z0-9][\p{L}\p{N}'’-]*){0,3})|(?:位于|设在|设于|坐落于|地址[为是：:]{1,2})\s?([\u4e00-\u9fffA-Za-z0-9 ]{2,20})/gu,
  )) {
    const words = (match[1] ?? match[2] ?? "").trim();
    if (words === "" || question.includes(words)) continue;
    const start = passage.start + match.index + match[0].indexOf(words);
    return { start, end: start + words.length };
  }
  return null;
}

function trimEnd(text: string, span: Span): Span {
  let { end } = span;
  while (end > span.start && /[\s。.!！]/.test(text[end - 1] as string)) end--;
  return { start: span.start, end };
}
