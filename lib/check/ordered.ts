import type { Span } from "../model/span";

/** Things of a text in the order of their starts, of which those near a range are found without looking at all. */
export class Ordered<T> {
  private readonly items: readonly T[];
  /** The furthest end of an item and of all before it: never falls, so it can be searched. */
  private readonly reached: number[] = [];

  constructor(
    items: readonly T[],
    private readonly at: (item: T) => Span,
  ) {
    this.items = [...items].sort((a, b) => at(a).start - at(b).start);
    let furthest = 0;
    for (const item of this.items) {
      furthest = Math.max(furthest, at(item).end);
      this.reached.push(furthest);
    }
  }

  /** The items that overlap or touch a range, and perhaps some before it, in text order: the caller filters what it means. */
  near({ start, end }: Span): T[] {
    const out: T[] = [];
    for (let i = this.first(start); i < this.items.length; i++) {
      const item = this.items[i] as T;
      const at = this.at(item);
      if (at.start > end) break;
      if (at.end >= start) out.push(item);
    }
    return out;
  }

  private first(start: number): number {
    let low = 0;
    let high = this.items.length;
    while (low < high) {
      const mid = (low + high) >> 1;
      if ((this.reached[mid] as number) < start) low = mid + 1;
      else high = mid;
    }
    return low;
  }
}
