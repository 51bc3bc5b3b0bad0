import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import { NAMED_PLACES, PLACE_EN, PLACE_ZH, RANKING_EN, RANKING_ZH, SCALES_EN, SCALES_ZH } from "./lexicon/ranks";
import { foldedLower } from "./phrases";

/** A rank that a text gives: "the second largest", 排名第三, 亚军. Two ranks compare only by one scale. */
export interface Rank extends Span {
  value: number;
  /** What is ranked by: "largest", 大, "place" for places of a contest. */
  scale: string;
}

const SCALES = new Map(
  SCALES_EN.flatMap((line) => line.split(" ").map((word) => [word, line.split(" ")[0] as string])),
);
const SUPERLATIVE = /\b(?:the|its|their|our|his|her|['’]s) ([a-z]+est)\b/gi;
const BEFORE = 36;

/** Reads the ranks of a text. `quantities` are those of `text`, offsets UTF-16 code units of `text`. */
export function readRanks(text: string, quantities: readonly Quantity[]): Rank[] {
  const folded = foldedLower(text);
  const found: Rank[] = [];
  const add = (rank: Rank): void => {
    if (!found.some((other) => rank.start < other.end && other.start < rank.end)) found.push(rank);
  };
  for (const { kind, value, start, end, text: written } of quantities) {
    if (kind !== "ordinal" || typeof value !== "string" || !/^\d{1,3}$/.test(value)) continue;
    const scale = scaleOf(folded, written, start, end);
    if (scale) add({ start, end: end + scale.length, value: Number(value), scale: scale.name });
  }
  for (const match of folded.matchAll(SUPERLATIVE)) {
    const word = match[1] as string;
    const name = SCALES.get(word);
    const start = match.index + match[0].length - word.length;
    if (name) add({ start, end: start + word.length, value: 1, scale: name });
  }
  for (let at = folded.indexOf("最"); at >= 0; at = folded.indexOf("最", at + 1))
    if (folded[at + 2] === "的" && SCALES_ZH.includes(folded[at + 1] ?? " "))
      add({ start: at, end: at + 2, value: 1, scale: folded[at + 1] as string });
  for (const [name, value] of NAMED_PLACES)
    for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1))
      add({ start: at, end: at + name.length, value, scale: kindOf(name) });
  return found.sort((a, b) => a.start - b.start);
}

/** Medals and prizes are scales of their own: a second prize may go to three. */
const kindOf = (name: string): string => (/牌|medal/.test(name) ? "medal" : /奖|prize/.test(name) ? "prize" : "place");

function scaleOf(folded: string, written: string, start: number, end: number): { name: string; length: number } | null {
  const after = folded.slice(end, end + 16);
  const superlative = /^[ -]([a-z]+est)\b/.exec(after);
  const known = superlative && SCALES.get(superlative[1] as string);
  if (known) return { name: known, length: superlative[0].length };
  if (PLACE_EN.test(after)) return { name: "place", length: 0 };
  if (written.startsWith("第") && SCALES_ZH.includes(after[0] ?? " ")) return { name: after[0] as string, length: 1 };
  if (written.startsWith("第") && (PLACE_ZH.test(after) || /[名位]$/.test(written)))
    return { name: "place", length: 0 };
  const before = folded.slice(Math.max(0, start - BEFORE), start);
  if (written.startsWith("第") ? RANKING_ZH.test(before) && isOver(after) : RANKING_EN.test(before))
    return { name: "place", length: 0 };
  return null;
}

/** 排名第三 ends there; 获得第三次机会 counts. */
const isOver = (after: string): boolean => !/^[\u4e00-\u9fff]/.test(after) || /^[的和与及，。]/.test(after);
