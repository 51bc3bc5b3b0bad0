import type { Span } from "../model/span";
import { fold } from "../text/fold";
import { cutWords } from "./hits";

/** What stands before and after the words that are looked for, as a W3C TextQuoteSelector has it. */
export interface Hints {
  prefix?: string;
  suffix?: string;
}

export const hasHints = (hints: Hints | undefined): boolean => Boolean(hints?.prefix || hints?.suffix);

/** White space of any length as one space: what was typed or copied has other breaks than the text. */
const spaced = (text: string): string => text.replace(/\s+/g, " ");

/** Whether the given prefix and suffix stand exactly beside the hit, whatever the length of their white space. */
export function isBeside(text: string, hit: Span, { prefix = "", suffix = "" }: Hints): boolean {
  // Four times the length leaves room for breaks and indents.
  const before = spaced(text.slice(Math.max(0, hit.start - 4 * prefix.length - 16), hit.start));
  const after = spaced(text.slice(hit.end, hit.end + 4 * suffix.length + 16));
  return before.endsWith(spaced(prefix)) && after.startsWith(spaced(suffix));
}

/** Share of the neighbouring letter pairs of `hint` that `around` has, and what both share from the hit outwards. */
function likeness(hint: string, around: string, fromEnd: boolean): number {
  const a = fold(hint).text.replace(/[\s-]/g, "");
  const b = fold(around).text.replace(/[\s-]/g, "");
  if (a === "") return 0;
  let run = 0;
  while (
    run < a.length &&
    run < b.length &&
    (fromEnd ? a[a.length - 1 - run] === b[b.length - 1 - run] : a[run] === b[run])
  )
    run++;
  const pairs = new Map<string, number>();
  for (let i = 0; i + 1 < b.length; i++) pairs.set(b.slice(i, i + 2), (pairs.get(b.slice(i, i + 2)) ?? 0) + 1);
  let shared = 0;
  for (let i = 0; i + 1 < a.length; i++) {
    const left = pairs.get(a.slice(i, i + 2)) ?? 0;
    if (left > 0) shared++;
    pairs.set(a.slice(i, i + 2), left - 1);
  }
  return run / a.length + shared / Math.max(1, a.length - 1);
}

const LONGEST_HINT = 64;

/** The best of several hits: the one whose surroundings are most like the hints, then the one that cuts no word, then the first. */
export function bestHit(text: string, hits: readonly Span[], hints: Hints | undefined): Span {
  let best = hits[0] as Span;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const hit of hits) {
    let score = -0.01 * cutWords(text, hit);
    if (hints?.prefix) {
      const prefix = hints.prefix.slice(-LONGEST_HINT);
      score += likeness(prefix, text.slice(Math.max(0, hit.start - prefix.length - 4), hit.start), true);
    }
    if (hints?.suffix) {
      const suffix = hints.suffix.slice(0, LONGEST_HINT);
      score += likeness(suffix, text.slice(hit.end, hit.end + suffix.length + 4), false);
    }
    if (score > bestScore + 1e-9) {
      best = hit;
      bestScore = score;
    }
  }
  return best;
}
