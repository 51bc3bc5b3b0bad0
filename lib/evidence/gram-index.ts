import type { Span } from "../model/span";
import { findAll, MOST_HITS } from "./hits";

/** Units of a gram. Shorter ones stand too often in a text to narrow anything down. */
const GRAM = 6;
/** Every so manieth gram of the text is kept: memory against the length from which words can be looked up. */
const STEP = 6;
/** Words of this length or more hold a kept gram wherever they stand. */
export const SHORTEST_INDEXED = GRAM + STEP - 1;
/** Share of the text's units from which checking the candidates costs more than walking the text. */
const MOST_CANDIDATES = 1 / 64;

/**
 * Looks words up in a text as `findAll` does, all their places and no other, without walking the text.
 *
 * Why none is missed: words that stand at t cover the grams that start at t … t + length − GRAM. Of any STEP neighbouring
 * starts one is divisible by STEP, and that gram is kept. So the places are among those that the kept grams of any STEP
 * neighbouring grams of the words point at; the rarest STEP are taken, and each place is compared in full.
 *
 * Memory: 4 bytes for each STEP units of text and 4 for each bucket, of which there are at most as many: 1 to 1.4 bytes a unit.
 */
export class GramIndex {
  private readonly mask: number;
  /** Grams of a bucket: `places[starts[bucket] … starts[bucket + 1]]`, in text order. */
  private readonly starts: Uint32Array;
  private readonly places: Uint32Array;

  constructor(readonly text: string) {
    const count = Math.max(0, Math.floor((text.length - GRAM) / STEP) + 1);
    let buckets = 1;
    while (buckets * 2 <= count) buckets *= 2;
    this.mask = buckets - 1;
    this.starts = new Uint32Array(buckets + 1);
    this.places = new Uint32Array(count);
    const { starts, places } = this;
    const of = new Uint32Array(count);
    for (let k = 0; k < count; k++) {
      const bucket = this.bucketOf(text, k * STEP);
      of[k] = bucket;
      starts[bucket + 1] = (starts[bucket + 1] as number) + 1;
    }
    for (let b = 0; b < buckets; b++) starts[b + 1] = (starts[b + 1] as number) + (starts[b] as number);
    const next = starts.slice();
    for (let k = 0; k < count; k++) {
      const bucket = of[k] as number;
      const at = next[bucket] as number;
      places[at] = k * STEP;
      next[bucket] = at + 1;
    }
  }

  /** Memory that the index holds beside the text. */
  get bytes(): number {
    return this.starts.byteLength + this.places.byteLength;
  }

  private bucketOf(text: string, at: number): number {
    let key = 0;
    for (let i = at; i < at + GRAM; i++) key = Math.imul(key ^ text.charCodeAt(i), 0x9e3779b1);
    return (key ^ (key >>> 15)) & this.mask;
  }

  /** As `findAll` of the text. */
  findAll(words: string): Span[] {
    const { text, starts, places } = this;
    if (words.length < SHORTEST_INDEXED) return findAll(text, words);
    const buckets: number[] = [];
    for (let i = 0; i + GRAM <= words.length; i++) buckets.push(this.bucketOf(words, i));
    const size = (i: number): number => {
      const bucket = buckets[i] as number;
      return (starts[bucket + 1] as number) - (starts[bucket] as number);
    };
    let sum = 0;
    for (let i = 0; i < STEP; i++) sum += size(i);
    let least = sum;
    let from = 0;
    for (let i = 1; i + STEP <= buckets.length && least > 0; i++) {
      sum += size(i + STEP - 1) - size(i - 1);
      if (sum >= least) continue;
      least = sum;
      from = i;
    }
    if (least > text.length * MOST_CANDIDATES) return findAll(text, words);
    const found: number[] = [];
    for (let i = from; i < from + STEP; i++) {
      const bucket = buckets[i] as number;
      for (let at = starts[bucket] as number; at < (starts[bucket + 1] as number); at++) {
        const start = (places[at] as number) - i;
        if (start >= 0 && text.startsWith(words, start)) found.push(start);
      }
    }
    return found
      .sort((a, b) => a - b)
      .slice(0, MOST_HITS)
      .map((start) => ({ start, end: start + words.length }));
  }
}
