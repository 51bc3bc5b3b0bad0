import { readQuantities } from "../facts/quantities";
import type { Span } from "../model/span";
import { fold } from "../text/fold";

/** UTF-16 units around an approximate place that may belong to it: its edges may lie inside a value. */
const MARGIN = 8;

/**
 * Whether a place of a source has a quote's words with its values in other figures and nothing else changed: 三十日内 for 30日内,
 * 100,000 元 for 10万元. The same value in another form is the same wording (checks.md §4). Punctuation does not count.
 */
export function differsInFiguresOnly(text: string, place: Span, quote: string): boolean {
  const wanted = withValues(quote);
  if (wanted === null) return false;
  const around = text.slice(Math.max(0, place.start - MARGIN), place.end + MARGIN);
  return withValues(around)?.includes(wanted) ?? false;
}

/** The letters of a text with each value written in one form; null where it states none. */
function withValues(text: string): string | null {
  const quantities = readQuantities(text);
  if (quantities.length === 0) return null;
  let out = "";
  let at = 0;
  for (const { start, end, value, unit } of quantities) {
    const figures = typeof value === "string" ? value : `${value.min}..${value.max}`;
    out += `${letters(text.slice(at, start))}<${figures} ${unit}>`;
    at = end;
  }
  return out + letters(text.slice(at));
}

const letters = (text: string): string => fold(text).text.replace(/[^\p{L}\p{N}]+/gu, "");
