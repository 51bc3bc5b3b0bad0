import type { FoundAnswer } from "../sites/adapter";
import { type Live, newLive, scrolledOut } from "./live";
import { mergeOrder } from "./order";

/** Most answers that are remembered without being in the page. */
const MOST_GONE = 300;

/** Fewest UTF-16 units of an answer that is known again by its words alone. */
const LEAST_SAME = 20;

/** The answers of a talk that were met so far, in its order, whether they stand in the page now or not. */
export class Talk {
  private readonly live = new Map<string, Live>();
  private order: string[] = [];

  all(): Live[] {
    return [...this.live.values()];
  }

  get(key: string): Live | undefined {
    return this.live.get(key);
  }

  /** The answer of a key, met now or before. */
  meet(key: string, now: number): Live {
    const old = this.live.get(key);
    if (old) return old;
    const made = newLive(key, now);
    this.live.set(key, made);
    return made;
  }

  /** Takes from the page what does not stand there any more, and gives it. */
  leave(seen: ReadonlyMap<string, FoundAnswer>): Live[] {
    const gone = this.all().filter(({ key, found }) => found && !seen.has(key));
    for (const each of gone) each.found = null;
    return gone;
  }

  /** Puts the answers in order, from those that stand in the page now; those of long ago are let go. */
  arrange(keys: readonly string[]): void {
    this.order = mergeOrder(this.order, keys);
    for (const [place, key] of this.order.entries()) {
      const each = this.live.get(key);
      if (each) each.place = place;
    }
    // So that a tab that lives for weeks does not grow.
    const gone = this.all().filter(({ found }) => !found);
    for (const { key } of gone.slice(0, Math.max(0, gone.length - MOST_GONE))) this.live.delete(key);
    this.order = this.order.filter((key) => this.live.has(key));
  }

  /**
   * Some tools put a new element with a new id in the place of an answer that ended: what was found stays found. Gives
   * the key that the answer had before, null where it is not known again.
   */
  inherit(each: Live, text: string): string | null {
    if (each.asked || text.length < LEAST_SAME) return null;
    const twin = this.all().find((other) => !other.found && other.report && other.asked?.answer.text === text);
    if (!twin?.asked) return null;
    each.asked = { ...twin.asked, answer: { ...twin.asked.answer, id: each.key } };
    each.question = twin.question;
    each.report = twin.report;
    this.live.delete(twin.key);
    return twin.key;
  }

  /** Answers of the talk at this address that were scrolled out of the page. */
  scrolledOut(address: string): ReadonlySet<string> {
    return scrolledOut(this.all(), this.order, address);
  }

  clear(): void {
    this.live.clear();
  }
}
