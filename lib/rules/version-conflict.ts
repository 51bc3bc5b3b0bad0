import { type Claim, type Draft, PASS, type Rule, type RuleContext } from "../check/rule";
import { evidenceOf } from "../evidence/evidence-of";
import { fieldParts } from "../evidence/field";
import { staleSources } from "../evidence/force";
import { opposedBy } from "../evidence/opposed";
import { nearest, type SourceIndex } from "../evidence/passages";
import { rivalOf, topicOf } from "../evidence/rival";
import { equalIn, weigh } from "../evidence/standing";
import { HISTORY_WORDS, PAST_IN_CLAIM } from "../facts/lexicon/versions";
import { foldedLower, hasPhrase } from "../facts/phrases";
import { isValue } from "../facts/quantities";
import { readVersions } from "../facts/versions";
import type { Quantity } from "../model/quantity";

/** The answer's value comes from a version that is not, or not yet, in force while the one in force says otherwise. */
export const versionConflict: Rule = {
  id: "version-conflict",
  summary:
    "A value of the answer comes from a superseded or not yet effective version; the one in force states another.",
  codes: ["VERSION_CONFLICT"],
  suspects: (context) => staleSources(context.editions).size > 0 && !asksForHistory(context),
  check(claim, context) {
    const stale = staleSources(context.editions);
    const old = [...context.sources.values()].filter((index) => stale.has(index.source.id));
    const current = [...context.sources.values()].filter((index) => !stale.has(index.source.id));
    if (old.length === 0 || current.length === 0 || tellsOfThePast(claim, context)) return PASS;
    const drafts: Draft[] = [];
    let decided = 0;
    for (const quantity of claim.quantities.filter(isValue)) {
      const [from] = equalIn(
        old.filter((index) => claim.cites.includes(index.source.id)),
        quantity,
      ).concat(claim.cited ? equalIn(old, quantity) : []);
      if (!from || equalIn(current, quantity).length > 0 || context.standing(claim, quantity).kind === "question")
        continue;
      const said = saysOtherwise(claim, quantity, current, context, from.passage.text);
      if (!said) continue;
      decided++;
      drafts.push({
        code: "VERSION_CONFLICT",
        at: quantity,
        evidence: evidenceOf(said.index, said.passage),
        focus: said.focus,
        data: {
          answer: quantity.text,
          source: said.words,
          ...editionsOf(said.index, from.index, stale, context),
        },
      });
    }
    if (drafts.length === 0) drafts.push(...deniedNow(claim, old, current, stale, context));
    return { drafts, decided: Math.max(decided, drafts.length) };
  },
};

/** What an old version affirms, the one in force denies, or the reverse: the claim says it as the old one does. */
function deniedNow(
  claim: Claim,
  old: readonly SourceIndex[],
  current: readonly SourceIndex[],
  stale: ReadonlyMap<string, "superseded" | "pending">,
  context: RuleContext,
): Draft[] {
  const from = old.find(
    (index) =>
      claim.cites.includes(index.source.id) &&
      (nearest(claim.text, [index], 1)[0]?.score ?? 0) >= SURE &&
      !opposedBy(claim.text, index),
  );
  if (!from || current.some((index) => claim.cited && claim.cites.includes(index.source.id))) return [];
  for (const index of current) {
    const opposed = opposedBy(claim.text, index);
    if (!opposed) continue;
    const at = { start: claim.start + opposed.at.start, end: claim.start + opposed.at.end };
    return [
      {
        code: "VERSION_CONFLICT",
        at,
        evidence: evidenceOf(index, opposed.passage),
        focus: opposed.focus,
        data: {
          answer: context.text.slice(at.start, at.end),
          source: index.source.text.slice(opposed.focus.start, opposed.focus.end),
          ...editionsOf(index, from, stale, context),
        },
      },
    ];
  }
  return [];
}

/** Names of the edition in force and of the one that the answer follows, as the sentence wants them. */
function editionsOf(
  said: SourceIndex,
  from: SourceIndex,
  stale: ReadonlyMap<string, "superseded" | "pending">,
  context: RuleContext,
): Record<string, string> {
  const title = from.source.title ?? from.source.id;
  const { version } = from.source;
  const date = context.editions.get(from.source.id)?.date ?? "";
  return {
    title: said.source.title ?? said.source.id,
    ...(said.source.version ? { version: said.source.version } : {}),
    ...(stale.get(from.source.id) === "pending" && date !== ""
      ? { form: "b", newTitle: title, date, ...(version ? { newVersion: version } : {}) }
      : { oldTitle: title, ...(version ? { oldVersion: version } : {}) }),
  };
}

/** The question is about another time, or about what differs between versions. */
function asksForHistory(context: RuleContext): boolean {
  const question = foldedLower(context.question);
  if (hasPhrase(question, HISTORY_WORDS)) return true;
  const named = readVersions(context.question);
  const stale = staleSources(context.editions);
  // "the 2022 terms" names the edition by its year.
  const years = new Set(question.match(/(?:19|20)\d{2}/g));
  for (const id of stale.keys()) {
    const version = context.editions.get(id)?.version;
    if (version?.kind === "year" && years.has(String(version.order[0]))) return true;
  }
  return named.some((token) => [...stale.keys()].some((id) => sameToken(context, id, token.text)));
}

const sameToken = (context: RuleContext, id: string, text: string): boolean => {
  const version = context.editions.get(id)?.version;
  const [token] = readVersions(text);
  return (
    version !== null &&
    version !== undefined &&
    token !== undefined &&
    token.kind === version.kind &&
    token.order.join(".") === version.order.join(".")
  );
};

/** The claim says itself that its value was, or will be: 旧版为 30 个席位. */
function tellsOfThePast(claim: Claim, context: RuleContext): boolean {
  const around = [...claim.context.map((c) => context.text.slice(c.start, c.end)), claim.text];
  return around.some((words) => hasPhrase(foldedLower(words), PAST_IN_CLAIM));
}

function saysOtherwise(
  claim: Claim,
  quantity: Quantity,
  current: readonly SourceIndex[],
  context: RuleContext,
  old: string,
) {
  const own = topicOf(claim.text, claim.start, quantity, claim.quantities);
  const bare = fieldParts(own).length === 0;
  const topic = bare ? `${context.asked.map((a) => a.topic).join(" ") || context.question}` : own;
  const known = [
    claim.text,
    context.question,
    old,
    ...claim.context.map((c) => context.text.slice(c.start, c.end)),
  ].join("\n");
  for (const index of current) {
    const rival = rivalOf({ topic, quantity, known, loose: bare }, index);
    if (rival) return { index, passage: rival.passage, focus: rival.quantity, words: rival.quantity.text };
    const standing = weigh({
      claim: { text: claim.text, start: claim.start },
      quantity,
      question: [],
      cited: [index],
      others: [],
      complete: true,
    });
    if (standing.kind === "unlimited")
      return {
        index,
        passage: standing.passage,
        focus: standing.words,
        words: index.source.text.slice(standing.words.start, standing.words.end),
      };
    if (standing.kind === "unit" || standing.kind === "bound" || standing.kind === "date") {
      const { match } = standing;
      if (match.score >= SURE)
        return { index, passage: match.passage, focus: match.quantity, words: match.quantity.text };
    }
    if (standing.kind === "absent" && standing.nearest && standing.nearest.score >= SURE && !bare) {
      const match = standing.nearest;
      return { index, passage: match.passage, focus: match.quantity, words: match.quantity.text };
    }
  }
  return null;
}

/** Share of the claim's words from which a differing value of the passage is one of the same field, where the words around it differ. */
const SURE = 0.6;
