import { vi } from "vitest";
import { fakeBrowser } from "wxt/testing/fake-browser";

/**
 * A stand-in for `wxt/browser`: `vi.mock("wxt/browser", async () => (await import("…/browser-double")).module)`.
 * Storage is kept in memory; permissions, which the library leaves out, are a set of match patterns.
 */
export const granted = new Set<string>();
const permissions = {
  contains: vi.fn(async ({ origins = [] }: { origins?: string[] }) => origins.every((origin) => granted.has(origin))),
  request: vi.fn(async ({ origins = [] }: { origins?: string[] }) => {
    for (const origin of origins) granted.add(origin);
    return true;
  }),
  remove: vi.fn(async ({ origins = [] }: { origins?: string[] }) => {
    for (const origin of origins) granted.delete(origin);
    return true;
  }),
};
const runtime = new Proxy(fakeBrowser.runtime, {
  get: (target, name) => {
    if (name === "id") return "citecheck-test";
    if (name === "getURL") return (path: string) => `chrome-extension://citecheck-test${path}`;
    return Reflect.get(target, name);
  },
});
export const browser = new Proxy(fakeBrowser, {
  get: (target, name) => {
    if (name === "permissions") return permissions;
    if (name === "runtime") return runtime;
    return Reflect.get(target, name);
  },
});
export const module = { browser };

/** Forgets all that was stored, granted and listened to. */
export function resetBrowser(): void {
  fakeBrowser.reset();
  granted.clear();
  vi.restoreAllMocks();
  vi.clearAllMocks();
}
