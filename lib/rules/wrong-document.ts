import { type Claim, type Draft, PASS, type Rule, type RuleContext } from "../check/rule";
import { evidenceOf } from "../evidence/evidence-of";
import { nearest, type SourceIndex } from "../evidence/passages";
import { documentKey, isRuling, readDocuments } from "../facts/documents";
import { NOT_AT_HAND } from "../facts/lexicon/refusals";
import { foldedLower } from "../facts/phrases";
import { overlaps, type Span } from "../model/span";

/** The question names a document, and the claim cites another one. */
export const wrongDocument: Rule = {
  id: "wrong-document",
  summary: "The question names a document and the cited source is another one.",
  codes: ["WRONG_DOCUMENT"],
  suspects: (context) => asked(context).length > 0 && [...context.all.values()].some((s) => (s.title ?? "") !== ""),
  check(claim, context) {
    const cited = context.cited(claim);
    if (!claim.cited || cited.length === 0 || context.declines(claim)) return PASS;
    const names = asked(context);
    // Sources without a title, or that speak of the document themselves, cannot be told apart from it.
    if (
      names.length === 0 ||
      cited.some((index) => (index.source.title ?? "") === "" || names.some((name) => isOrNames(index, name)))
    )
      return PASS;
    if (claim.quantities.length === 0 && (nearest(claim.text, cited, 1)[0]?.score ?? 0) < 0.1) return PASS;
    // The answer says itself that it has not the document that was asked for.
    if (context.claims.some((c) => lacks(c, names))) return PASS;
    const named = readDocuments(context.raw.slice(claim.start, claim.end)).map((d) => ({
      ...d,
      start: d.start + claim.start,
      end: d.end + claim.start,
    }));
    const same = named.find((d) => names.some((name) => alike(documentKey(d.name), documentKey(name))));
    // The claim says itself that it tells of the other document.
    if (!same && tellsTitle(claim, cited)) return PASS;
    const first = cited[0] as SourceIndex;
    const near = nearest(claim.text, cited, 1)[0];
    const at: Span = same ?? { start: claim.start, end: claim.end };
    const draft: Draft = {
      code: "WRONG_DOCUMENT",
      at,
      evidence: near
        ? evidenceOf(near.index, near.passage)
        : evidenceOf(first, { start: 0, end: Math.min(200, first.source.text.length) }),
      data: {
        asked: names.map((name) => (/[\u4e00-\u9fff]/.test(name) ? `《${name}》` : name)).join(", "),
        title: first.source.title ?? first.source.id,
        answer: context.raw.slice(at.start, at.end),
      },
    };
    return {
      drafts: context.claims.slice(0, claim.index).some((c) => repeats(c, claim, same, context)) ? [] : [draft],
      decided: 1,
    };
  },
};

/** Whether a claim says that one of the documents is not at hand: "the Handbook was not among the files", 未找到《员工手册》. */
const lacks = ({ text }: Claim, names: readonly string[]): boolean =>
  NOT_AT_HAND.test(text) &&
  readDocuments(text).some((d) => names.some((name) => alike(documentKey(d.name), documentKey(name))));

/** A finding a claim is enough: a claim without a name of its own after one that has it says nothing new. */
const repeats = (before: Claim, claim: Claim, same: Span | undefined, context: RuleContext): boolean =>
  same === undefined &&
  before.cited &&
  before.cites.join() === claim.cites.join() &&
  readDocuments(context.raw.slice(before.start, before.end)).length > 0 &&
  !overlaps(before, claim);

/** Names of the documents that the question asks about. */
const asked = ({ question, all }: RuleContext): string[] => {
  const titles = [...all.values()].map((s) => documentKey(s.title ?? ""));
  // 《…》 may be a film or a book: it counts where it ends like a document, or a source bears it as its title.
  return readDocuments(question)
    .filter((d) => isRuling(d) || titles.includes(documentKey(d.name)))
    .map((d) => d.name);
};

/** One is the other, or the other with more words; a short id stands in any name. */
const alike = (a: string, b: string): boolean =>
  a === b || (a.length >= 3 && b.includes(a)) || (b.length >= 3 && a.includes(b));

function isOrNames(index: SourceIndex, name: string): boolean {
  const { source } = index;
  const key = documentKey(name);
  if (alike(documentKey(source.title ?? ""), key) || alike(documentKey(source.id), key)) return true;
  const folded = foldedLower(source.text).replace(/[\s\p{P}\p{S}]+/gu, "");
  return key.length >= 3 && folded.includes(key);
}

const tellsTitle = (claim: Claim, cited: readonly SourceIndex[]): boolean => {
  const folded = documentKey(claim.text);
  return cited.some((index) => {
    const key = documentKey(index.source.title ?? "");
    return key.length >= 2 && folded.includes(key);
  });
};
