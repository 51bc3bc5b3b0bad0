import { openShadowRoots } from "../dom/observe";

/** CSS pixels of each side below which a frame is no chat: counters, players of ads, hidden helpers. */
const LEAST_SIDE = 200;

/** Most origins that are named. */
const MOST = 3;

/**
 * Origins of the frames in which a chat could stand that this script cannot read: of another origin than the page, and
 * large enough to be talked in. The largest first.
 */
export function foreignFrames(page: Document): string[] {
  const found = new Map<string, number>();
  for (const root of [page, ...openShadowRoots(page)]) {
    for (const frame of root.querySelectorAll("iframe[src]")) {
      const origin = originOf(frame.getAttribute("src") ?? "", page);
      const { width, height } = frame.getBoundingClientRect();
      if (origin === null || Math.min(width, height) < LEAST_SIDE) continue;
      found.set(origin, Math.max(found.get(origin) ?? 0, width * height));
    }
  }
  return [...found]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([origin]) => origin);
}

function originOf(address: string, page: Document): string | null {
  try {
    const { origin, protocol } = new URL(address, page.baseURI);
    return /^https?:$/.test(protocol) && origin !== page.location.origin ? origin : null;
  } catch {
    return null;
  }
}
