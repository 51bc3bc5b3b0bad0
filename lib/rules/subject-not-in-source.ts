import { type Claim, type Draft, PASS, type Rule, type RuleContext, type RuleResult } from "../check/rule";
import { type AbsentName, findAbsentNames } from "../evidence/absent-names";
import { findAbsentNamesZh, squeezed } from "../evidence/absent-names-zh";
import { evidenceOf } from "../evidence/evidence-of";
import { type NameIndex, nameIndex, readIndex } from "../evidence/name-index";
import { nearest, type SourceIndex } from "../evidence/passages";
import { isNowhere, readPhrase } from "../evidence/short-answer";
import type { Span } from "../model/span";

/** A name that the cited sources do not hold in any equal form. */
export const subjectNotInSource: Rule = {
  id: "subject-not-in-source",
  summary: "A name of the answer that stands nowhere in the cited sources.",
  codes: ["SUBJECT_NOT_IN_SOURCE"],
  check(claim: Claim, context: RuleContext): RuleResult {
    const cited = context.cited(claim);
    // What a refusal says that the source lacks is no name told of it.
    if (cited.length === 0 || context.declines(claim)) return PASS;
    const indexes = cited.map(nameIndex);
    const known = [questionIndex(context), ...context.others(claim).map(nameIndex)];
    const phrase = context.claims.length === 1 ? readPhrase(context.text, context.question) : null;
    const drafts: Draft[] = phrase ? checkPhrase(claim, phrase, context, cited, indexes) : [];
    if (drafts.length > 0) return { drafts, decided: 1 };
    if (indexes.every((index) => index.han < MOSTLY_HAN))
      for (const name of findAbsentNames(claim.text, cited, indexes, known, context.complete(claim)))
        drafts.push(draftOf(name, claim));
    if (HAN.test(claim.text) && indexes.some((index) => index.han >= SOME_HAN)) {
      const texts = [...cited, ...context.others(claim)].map((index) => squeezedText(index));
      texts.push(squeezed(`${context.question}\n${[...context.all.values()].map((s) => s.title ?? "").join("\n")}`));
      for (const name of findAbsentNamesZh(claim.text, cited, texts, context.complete(claim)))
        drafts.push(draftOf(name, claim));
    }
    return { drafts, decided: drafts.length };
  },
};

const HAN = /[\u4e00-\u9fff]/;

const squeezedTexts = new WeakMap<SourceIndex["passages"], string>();
function squeezedText({ source, passages }: SourceIndex): string {
  let text = squeezedTexts.get(passages);
  if (text === undefined) {
    text = squeezed(source.text);
    squeezedTexts.set(passages, text);
  }
  return text;
}

/** An answer that is a phrase names what the question asks for: nothing of it in the sources is a name that they do not hold. */
function checkPhrase(
  claim: Claim,
  phrase: Span,
  context: RuleContext,
  cited: readonly SourceIndex[],
  indexes: readonly NameIndex[],
): Draft[] {
  const text = context.text.slice(phrase.start, phrase.end);
  const chinese = HAN.test(text);
  // In another script a name may stand under another form.
  if (!context.complete(claim) || indexes.every((index) => (chinese ? index.han < SOME_HAN : index.han > MOSTLY_HAN)))
    return [];
  const texts = cited.map((index) => `${index.source.title ?? ""}\n${index.source.text}`);
  if (!isNowhere(text, questionIndex(context), context.question, indexes, texts)) return [];
  const near = nearest(context.question, [...cited], 1)[0];
  return [
    {
      code: "SUBJECT_NOT_IN_SOURCE",
      at: phrase,
      evidence: near ? evidenceOf(near.index, near.passage, "approximate") : null,
      data: { answer: text },
    },
  ];
}

/** Below this share of Chinese characters a source is no measure of Chinese names. */
const SOME_HAN = 0.3;
/** Above this share of Chinese characters a source's Latin words are no measure of its names. */
const MOSTLY_HAN = 0.2;

const questions = new WeakMap<RuleContext, NameIndex>();
function questionIndex(context: RuleContext): NameIndex {
  let index = questions.get(context);
  if (!index) {
    index = readIndex(`${context.question}\n${[...context.all.values()].map((s) => s.title ?? "").join("\n")}`);
    questions.set(context, index);
  }
  return index;
}

function draftOf({ at, index, passage, rival }: AbsentName, claim: Claim): Draft {
  const answer = claim.text.slice(at.start, at.end);
  return {
    code: "SUBJECT_NOT_IN_SOURCE",
    ...(rival ? { severity: "contradicted" as const, focus: rival } : {}),
    at: { start: claim.start + at.start, end: claim.start + at.end },
    evidence: evidenceOf(index, passage, rival ? "exact" : "approximate"),
    data: rival ? { form: "b", answer, source: index.source.text.slice(rival.start, rival.end) } : { answer },
  };
}
