import { observe } from "../dom/observe";
import { detectSite, type Site } from "../sites/index";

/** Milliseconds between two looks at a page that is not recognised (yet). */
const EVERY_MS = 400;

/** Waits until the page is recognised as a chat tool. Never resolves on a page that never is, nor after the signal. */
export function awaitSite(page: Document, signal: AbortSignal): Promise<Site> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    signal.addEventListener("abort", () => stop.abort(), { once: true });
    const look = (): void => {
      const site = signal.aborted ? null : detectSite(page);
      if (!site) return;
      stop.abort();
      resolve(site);
    };
    observe(page.documentElement, { signal: stop.signal, onBatch: look, everyMs: EVERY_MS });
    look();
  });
}
