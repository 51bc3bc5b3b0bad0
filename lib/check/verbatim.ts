import { cutWords } from "../evidence/hits";
import { locate } from "../evidence/locate";
import { passageAt } from "../evidence/passages";
import { isDeniedOutside } from "../evidence/quote-polarity";
import { readExceptions } from "../facts/exceptions";
import { readPolarity } from "../facts/polarity";
import type { ReasonCode } from "../model/reasons";
import type { Span } from "../model/span";
import { isDigit, isHan, isLetter } from "../text/characters";
import type { Raised } from "./refine";
import type { Claim, RuleContext } from "./rule";

/** What cannot be said of words that stand in the cited source as they are. Of their subject a heading may decide, of their unit the case (Mb, MB), and sums can be false there too. */
const OF_WORDS: readonly ReasonCode[] = [
  "NUMBER_NOT_IN_SOURCE",
  "DATE_MISMATCH",
  "BOUND_FLIP",
  "UNLIMITED_TO_NUMBER",
  "NEGATION_FLIP",
  "SUBJECT_NOT_IN_SOURCE",
  "PERMISSION_NOT_STATED",
];
/** What says that a value stands nowhere. */
const OF_VALUES: readonly ReasonCode[] = ["NUMBER_NOT_IN_SOURCE", "DATE_MISMATCH"];
/** Units of a claim below which it may stand somewhere by chance. */
const SHORTEST_CLAIM = 12;

/**
 * Leaves out what is refuted by the words themselves: a claim that stands word for word (folded) in a cited source, where
 * nothing around it denies it, cannot be at fault for its own words; and a value that stands there as it is written,
 * with all that is joined to it ("1989-90", A320-200), does not stand nowhere, however either side was read.
 */
export function withoutVerbatim(drafts: readonly Raised[], claims: readonly Claim[], context: RuleContext): Raised[] {
  const whole = new Map<Claim, boolean>();
  return drafts.filter((draft) => {
    const claim = claims[draft.claim];
    if (!claim || !OF_WORDS.includes(draft.code)) return true;
    // What a row of a table says, the headers above it say.
    if (claim.row && draft.rule === "table-mismatch") return true;
    if (OF_VALUES.includes(draft.code)) {
      const value = joined(context.text, draft.at);
      if (value.length > draft.at.end - draft.at.start && places(value, claim, context)) return false;
    }
    let stands = whole.get(claim);
    if (stands === undefined) {
      const words = claim.text.trim();
      stands = words.length >= SHORTEST_CLAIM && places(words, claim, context);
      whole.set(claim, stands);
    }
    // "The sauna is heated" stands in "every room except the sauna is heated", which denies it.
    return !stands || (draft.code === "NEGATION_FLIP" && takesOut(draft, context));
  });
}

/** Whether the passage that a finding shows states an exception: its words do not stand for themselves then. */
function takesOut({ evidence }: Raised, context: RuleContext): boolean {
  const index = evidence && context.sources.get(evidence.source);
  const passage = index && passageAt(index, evidence);
  return passage !== undefined && passage !== null && readExceptions(readPolarity(passage.text)).length > 0;
}

/** Whether the words stand in a source that the claim cites, at a place that nothing around denies. */
function places(words: string, claim: Claim, context: RuleContext): boolean {
  return context.cited(claim).some((index) => {
    const hit = locate(index.source.text, words, undefined, () => []);
    if ((hit.found !== "exact" && hit.found !== "folded") || hit.gaps) return false;
    return hit.all.slice(0, 20).some((span) => {
      if (cutWords(index.source.text, span) > 0) return false;
      const passage = passageAt(index, span);
      if (!passage) return false;
      const inner = { start: span.start - passage.start, end: Math.min(passage.end, span.end) - passage.start };
      return !isDeniedOutside(passage.text, inner);
    });
  });
}

/** The value with the letters, digits, hyphens, dashes and slashes that are joined to it; characters of Chinese are words of their own. */
function joined(text: string, at: Span): string {
  const isJoined = (i: number): boolean => {
    const unit = text.charCodeAt(i);
    return (isLetter(unit) && !isHan(unit)) || isDigit(unit) || "-–—−‐/".includes(text[i] ?? " ");
  };
  let { start, end } = at;
  while (start > 0 && at.start - start < 20 && isJoined(start - 1)) start--;
  while (end < text.length && end - at.end < 20 && isJoined(end)) end++;
  return text.slice(start, end).replace(/^[-–—/]+|[-–—/]+$/g, "");
}
