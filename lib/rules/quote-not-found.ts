import { type Draft, PASS, type Rule } from "../check/rule";
import { evidenceOf } from "../evidence/evidence-of";
import { locate } from "../evidence/locate";
import { differsInFiguresOnly } from "../evidence/other-figures";
import { nearest, nearestOne, type SourceIndex } from "../evidence/passages";
import { fold } from "../text/fold";

/** The words without punctuation and spaces. */
const letters = (text: string) => fold(text).text.replace(/[^\p{L}\p{N}]+/gu, "");

/** Share of the quote's characters that may differ where it is still that passage with words changed; else it is another text. */
const ALTERED = 0.2;
/** Passages around which a changed quote is looked for. */
const NEIGHBOURS = 3;
/** Share of the quote's words from which a passage is worth showing as the closest one. */
const CLOSEST = 0.4;

/** Words that the answer presents as the source's wording and that stand there in other words, or not at all. */
export const quoteNotFound: Rule = {
  id: "quote-not-found",
  summary: "Words in quotation marks, or given as the source's wording, that do not stand in the cited source.",
  codes: ["QUOTE_NOT_FOUND", "QUOTE_ALTERED", "CITATION_MISPLACED"],
  check(claim, context) {
    const cited = context.cited(claim);
    if (claim.quotes.length === 0 || cited.length === 0) return PASS;
    const drafts: Draft[] = [];
    let decided = 0;
    for (const quote of claim.quotes) {
      // A quote whose words were changed shares most of them with its passage: only there is it looked for letter by letter.
      const near = (index: SourceIndex) => () =>
        nearest(quote.text, [index], NEIGHBOURS)
          .filter(({ score }) => score >= CLOSEST)
          .map(({ passage }) => passage);
      const hits = cited.map((index) => ({
        index,
        hit: locate(index.source.text, quote.text, undefined, near(index)),
      }));
      if (hits.some(({ hit }) => hit.found === "exact" || hit.found === "folded")) {
        decided++;
        continue;
      }
      if (context.question.includes(quote.text)) continue;
      if (!quote.wording && !quote.bare) continue;
      const elsewhere = context
        .others(claim)
        .map((index) => ({ index, hit: locate(index.source.text, quote.text, undefined, () => []) }))
        .find(({ hit }) => hit.found === "exact" || hit.found === "folded");
      if (elsewhere) {
        decided++;
        drafts.push({
          code: "CITATION_MISPLACED",
          at: quote,
          evidence: evidenceOf(
            elsewhere.index,
            { start: elsewhere.hit.start ?? 0, end: elsewhere.hit.end ?? 0 },
            elsewhere.hit.found === "exact" ? "exact" : "folded",
          ),
          data: { answer: quote.text, title: elsewhere.index.source.title ?? elsewhere.index.source.id },
        });
        continue;
      }
      if (!context.complete(claim)) continue;
      const altered = hits.find(
        ({ hit }) =>
          hit.found === "approximate" &&
          hit.start !== undefined &&
          (hit.errors ?? 0) <= Math.max(2, ALTERED * quote.text.length),
      );
      // A quote that leaves out or adds a comma, or writes a value in other figures, is still the source's wording.
      const words = altered?.index.source.text ?? "";
      const place = { start: altered?.hit.start ?? 0, end: altered?.hit.end ?? 0 };
      if (
        altered &&
        (letters(words.slice(place.start, place.end)) === letters(quote.text) ||
          differsInFiguresOnly(words, place, quote.text))
      ) {
        decided++;
        continue;
      }
      if (altered) {
        decided++;
        const span = { start: altered.hit.start ?? 0, end: altered.hit.end ?? 0 };
        drafts.push({
          code: "QUOTE_ALTERED",
          at: quote,
          evidence: evidenceOf(altered.index, span, "approximate"),
          focus: span,
          data: { answer: quote.text, source: altered.index.source.text.slice(span.start, span.end) },
        });
        continue;
      }
      if (!quote.wording) continue;
      decided++;
      const shown = nearestOne(quote.text, cited, CLOSEST)?.best;
      drafts.push({
        code: "QUOTE_NOT_FOUND",
        at: quote,
        evidence: shown ? evidenceOf(shown.index, shown.passage, "approximate") : null,
        ...(shown ? { focus: shown.passage } : {}),
        data: { answer: quote.text, ...(shown ? { source: shown.passage.text, form: "b" } : {}) },
      });
    }
    return { drafts, decided };
  },
};
