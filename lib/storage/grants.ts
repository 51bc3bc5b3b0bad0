import { browser } from "wxt/browser";
import { isOrigin, patternOf } from "./origin";
import { changeSettings, readSettings } from "./settings";

/*
 * Which sites may be read is kept in two places: the browser keeps the permission for a host, the settings keep the
 * origin that the person turned on. A site is on where both agree.
 */
const ASKED = "asked";

/**
 * Asks the person for an origin. Must be called straight from a click, before anything is awaited. Resolves to whether
 * the browser granted it; never resolves where the browser closes the asking page together with its prompt (Firefox),
 * which is why the wish is written down for `grantedWishes`.
 */
export async function askFor(origin: string): Promise<boolean> {
  const answer = browser.permissions.request({ origins: [patternOf(origin)] });
  void browser.storage.session.set({ [ASKED]: origin });
  return answer;
}

/** The origin last asked for, if its permission has come since. */
export async function grantedWish(): Promise<string | undefined> {
  const stored = await browser.storage.session.get(ASKED);
  const origin = stored[ASKED];
  return typeof origin === "string" && isOrigin(origin) && (await mayRead(origin)) ? origin : undefined;
}

export function mayRead(origin: string): Promise<boolean> {
  return browser.permissions.contains({ origins: [patternOf(origin)] });
}

/** Origins that are on: turned on in the settings and still granted by the browser. */
export async function sitesOn(): Promise<string[]> {
  const { sites } = await readSettings();
  const granted = await Promise.all(sites.map(mayRead));
  return sites.filter((_, index) => granted[index]);
}

/** Turns an origin on. Throws where the browser did not grant it. */
export async function addSite(origin: string): Promise<void> {
  if (!(await mayRead(origin))) throw new Error(`not permitted: ${origin}`);
  await browser.storage.session.remove(ASKED);
  await changeSettings((now) => ({ sites: [...now.sites, origin] }));
}

/** Turns an origin off and gives its permission back, unless another site on the same host (another port) needs it. */
export async function removeSite(origin: string): Promise<void> {
  const { sites } = await changeSettings((now) => ({ sites: now.sites.filter((site) => site !== origin) }));
  const pattern = patternOf(origin);
  if (!sites.some((site) => patternOf(site) === pattern)) await browser.permissions.remove({ origins: [pattern] });
}

/** Takes sites out of the settings whose permission the person took back in the browser. Returns those taken out. */
export async function dropUngranted(): Promise<string[]> {
  const on = new Set(await sitesOn());
  const { sites } = await readSettings();
  const gone = sites.filter((site) => !on.has(site));
  if (gone.length > 0) await changeSettings((now) => ({ sites: now.sites.filter((site) => !gone.includes(site)) }));
  return gone;
}
