import { browser } from "wxt/browser";
import { type PickedSite, pickedSiteSchema } from "../model/picked-site";

/* One entry for each origin, under its name: two windows that save different sites at once never overwrite each other. */
const PREFIX = "picked:";

/** What was pointed at on an origin; undefined where nothing was, or what is stored does not fit. */
export async function readPicked(origin: string): Promise<PickedSite | undefined> {
  const key = PREFIX + origin;
  return siteOf((await browser.storage.local.get(key))[key]);
}

/** All of them, by origin. Entries that do not fit are passed over, never deleted. */
export async function readAllPicked(): Promise<PickedSite[]> {
  const stored = await browser.storage.local.get(null);
  return Object.entries(stored)
    .filter(([key]) => key.startsWith(PREFIX))
    .flatMap(([, value]) => siteOf(value) ?? [])
    .sort((a, b) => (a.origin < b.origin ? -1 : 1));
}

/** Keeps the regions of some origins; those that were kept for the same origins before are replaced. */
export async function keepPicked(sites: readonly PickedSite[]): Promise<void> {
  await browser.storage.local.set(Object.fromEntries(sites.map((site) => [PREFIX + site.origin, site])));
}

export async function removePicked(origin: string): Promise<void> {
  await browser.storage.local.remove(PREFIX + origin);
}

/** Calls back with the origins whose regions changed, in any window. Returns what stops it. */
export function watchPicked(changed: (origins: string[]) => void): () => void {
  const onChanged = (changes: Record<string, unknown>): void => {
    const origins = Object.keys(changes).flatMap((key) => (key.startsWith(PREFIX) ? key.slice(PREFIX.length) : []));
    if (origins.length > 0) changed(origins);
  };
  browser.storage.local.onChanged.addListener(onChanged);
  return () => browser.storage.local.onChanged.removeListener(onChanged);
}

function siteOf(stored: unknown): PickedSite | undefined {
  const site = pickedSiteSchema.safeParse(stored);
  return site.success ? site.data : undefined;
}
