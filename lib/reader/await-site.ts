import { observe } from "../dom/observe";
import type { PickedSite } from "../model/picked-site";
import { detectSite, type Site } from "../sites/index";
import { pickedSite } from "../sites/picked";
import { foreignFrames } from "./foreign-frames";

/** Milliseconds between two looks at a page that is not recognised (yet). */
const EVERY_MS = 400;

/**
 * Waits until the page is recognised as a chat tool, or shows an answer in the regions that a person pointed at: those
 * count where no adapter knows the page, or before all adapters where the person asked for that. Never resolves on a page
 * that never is, nor after the signal. `onFrames` is told the origins of frames in which the chat may stand instead.
 */
export function awaitSite(
  page: Document,
  signal: AbortSignal,
  picked: PickedSite | null = null,
  onFrames: (origins: string[]) => void = () => {},
): Promise<Site> {
  let frames = "";
  const regions = picked && [pickedSite(picked)];
  const own = (): Site | null => (regions ? detectSite(page, regions) : null);
  return new Promise((resolve) => {
    const stop = new AbortController();
    signal.addEventListener("abort", () => stop.abort(), { once: true });
    const look = (): void => {
      const site = signal.aborted ? null : (picked?.always && own()) || detectSite(page) || own();
      if (!site) {
        const origins = signal.aborted ? [] : foreignFrames(page);
        if (origins.join() !== frames) onFrames(origins);
        frames = origins.join();
        return;
      }
      stop.abort();
      resolve(site);
    };
    observe(page.documentElement, { signal: stop.signal, onBatch: look, everyMs: EVERY_MS });
    look();
  });
}
