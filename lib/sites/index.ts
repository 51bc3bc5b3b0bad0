import type { SiteAdapter } from "./adapter";
import { azure } from "./azure";
import { demo } from "./demo";
import { openWebui } from "./open-webui";

/** Every chat tool that is known. A new one is one file and one line here. */
export const adapters: readonly SiteAdapter[] = [azure, demo, openWebui];

/** Below this, too few signatures agree to call the page a chat tool. */
const SURE = 0.5;

/** The adapter whose signatures fit the page best, or null where none fits well enough. */
export function detectSite(page: Document): SiteAdapter | null {
  let best: SiteAdapter | null = null;
  let bestScore = 0;
  for (const adapter of adapters) {
    const score = adapter.detect(page);
    if (score > bestScore) {
      best = adapter;
      bestScore = score;
    }
  }
  return bestScore >= SURE ? best : null;
}
