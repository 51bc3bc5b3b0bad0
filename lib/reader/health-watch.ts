import type { Shortfall } from "../model/page-state";

/** Milliseconds between two looks at whether the page is as its adapter expects. */
const HEALTH_MS = 5000;

/** Tells where the page is not as expected, once it is so twice: a page that is being built is no changed one. */
export class HealthWatch {
  /** What is off now, none where the page is as expected. */
  off: Shortfall[] = [];
  private doubted: Shortfall[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `feel` looks at the page; `changed` is called when `off` has. */
  constructor(
    private readonly feel: () => Shortfall[],
    private readonly changed: () => void,
  ) {}

  /** Elements came or went: looks in a while. */
  wake(): void {
    this.timer ??= setTimeout(() => this.look(), HEALTH_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private look(): void {
    this.timer = undefined;
    const off = this.feel();
    const isSure = off.length === 0 || same(off, this.doubted);
    if (!isSure) this.wake();
    const next = isSure ? off : this.off;
    this.doubted = off;
    if (same(next, this.off)) return;
    this.off = next;
    this.changed();
  }
}

const same = (a: Shortfall[], b: Shortfall[]): boolean => JSON.stringify(a) === JSON.stringify(b);
