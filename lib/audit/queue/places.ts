import type { Span } from "../../model/span";

/** Most places of a search that are shown in one text. */
const MOST = 200;

/** Where the words of a search stand in a text, without regard to the case of letters that have one of the same length. */
export function placesOf(text: string, query: string): Span[] {
  const words = query.trim().toLowerCase();
  const lower = text.toLowerCase();
  // Few letters grow when their case changes; there the places would be off.
  const hay = lower.length === text.length ? lower : text;
  const places: Span[] = [];
  if (words === "") return places;
  for (let at = hay.indexOf(words); at >= 0 && places.length < MOST; at = hay.indexOf(words, at + words.length))
    places.push({ start: at, end: at + words.length });
  return places;
}
