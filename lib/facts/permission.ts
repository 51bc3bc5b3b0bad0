import type { Span } from "../model/span";
import { EXPRESS, FORBIDS, PERMITS } from "./lexicon/permissions";
import { findPhrases, foldedLower, hasPhrase } from "./phrases";
import { readPolarity } from "./polarity";

/**
 * Words that say that the material expressly allows or forbids something. `of` is what is allowed or forbidden, to the clause's
 * end; `to` what stands before the allowing word: 古籍 of 明文规定古籍不得拍照.
 */
export interface ExpressPermission extends Span {
  forbids: boolean;
  of: Span;
  to: Span;
}

const ENDS = new Set([..."。！？；;!?，,\n"]);
/** The allowing word stands within so many units after "expressly". */
const REACH = 24;

/** Finds "expressly permits", 明确允许, "clearly states that … may not". Offsets are UTF-16 code units of `text`. */
export function readExpressPermissions(text: string): ExpressPermission[] {
  const folded = foldedLower(text);
  const found: ExpressPermission[] = [];
  for (const cue of findPhrases(folded, EXPRESS)) {
    // "does not expressly permit", 没有明确允许: the answer says just that nothing is stated.
    if (
      /(?:没有|未|并未|没|不|不曾|未曾|not|never|n't|neither|without|nothing (?:is|was|has been))\s*(?:any\s+)?$/.test(
        folded.slice(Math.max(0, cue.start - 12), cue.start),
      )
    )
      continue;
    const end = clauseEnd(folded, cue.end);
    const scope = folded.slice(cue.end, end);
    const forbid = findPhrases(scope, FORBIDS)[0];
    const permit = findPhrases(scope, PERMITS)[0];
    const first =
      forbid &&
      (!permit || forbid.start <= permit.start + 1 || (permit.start <= forbid.start && permit.end > forbid.start))
        ? forbid
        : permit;
    if (!first || first.start > REACH) continue;
    const verbEnd = cue.end + first.end;
    found.push({
      start: cue.start,
      end: verbEnd,
      forbids: first === forbid,
      of: { start: verbEnd, end },
      to: { start: cue.end, end: cue.end + first.start },
    });
  }
  return found;
}

function clauseEnd(text: string, from: number): number {
  let i = from;
  while (i < text.length && !ENDS.has(text[i] as string) && !(text[i] === "." && !/\d/.test(text[i + 1] ?? ""))) i++;
  return i;
}

/** Whether a text allows something in any of the words for it. */
export const permits = (text: string): boolean => hasPhrase(foldedLower(text), PERMITS);

/** Whether a text forbids or denies something. */
export const forbids = (text: string): boolean =>
  hasPhrase(foldedLower(text), FORBIDS) || readPolarity(text).cues.length > 0;
