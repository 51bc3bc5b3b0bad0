import { type Browser, browser } from "wxt/browser";
import type { Sender } from "../../lib/messages/listen";
import type { Choices } from "../../lib/messages/protocol";
import { sendToPage } from "../../lib/messages/send";
import type { PageState } from "../../lib/model/page-state";
import { countFaults, findingIds } from "../../lib/review/findings";
import { sitesOn } from "../../lib/storage/grants";
import { alone } from "../../lib/storage/lock";
import { originOf, patternOf } from "../../lib/storage/origin";
import { readPage, readTabs, removePage, writePage } from "../../lib/storage/page-states";
import { readDismissed } from "../../lib/storage/reviews";
import { readSettings } from "../../lib/storage/settings";

export async function readChoices(): Promise<Choices> {
  return { settings: await readSettings() };
}

/** Tells every page of ours that the reviewer chose something, and counts anew. One at a time: the last word is the newest. */
export const tellChoices = (): Promise<void> => alone("tell", tellAll);

async function tellAll(): Promise<void> {
  const choices = await readChoices();
  const { sites } = choices.settings;
  const tabs = sites.length === 0 ? [] : await browser.tabs.query({ url: [...new Set(sites.map(patternOf))] });
  const ours = tabs.filter(({ url }) => sites.includes(originOf(url) ?? "")).map(({ id = -1 }) => id);
  // A chat in a frame of a page that is off itself.
  const told = (await readTabs()).map(({ tabId }) => tabId);
  // A tab without our script (being loaded, or an error page) asks for the settings itself once it starts.
  await Promise.all([...new Set([...ours, ...told])].map((id) => sendToPage(id, "choices", choices).catch(() => {})));
  for (const { tabId } of await readTabs()) await showBadge(tabId);
}

/** The number of faults on the toolbar's icon; no badge where there are none. */
export async function showBadge(tabId: number): Promise<void> {
  const page = await readPage(tabId);
  const faults = page === undefined ? 0 : countFaults(page, new Set(await readDismissed(findingIds(page))));
  try {
    await browser.action.setBadgeBackgroundColor({ tabId, color: "#b0123f" });
    await browser.action.setBadgeText({ tabId, text: faults === 0 ? "" : String(faults) });
  } catch {
    // The tab was closed in between.
  }
}

/** Reads the open pages of some origins anew. */
export async function rescan(origins: readonly string[]): Promise<void> {
  const tabs = (await readTabs()).filter(({ state }) => origins.includes(state.origin));
  await Promise.all(tabs.map(({ tabId, frame }) => sendToPage(tabId, "rescan", null, frame).catch(() => undefined)));
}

/** Keeps what a page, or a frame in it, tells. */
export async function keepState(state: PageState, { tabId, frame = 0, origin }: Sender): Promise<null> {
  if (tabId === undefined || origin === undefined) throw new Error("a page state without a tab");
  // Said after the site was turned off: nothing may stay.
  if (!(await sitesOn()).includes(origin)) throw new Error("the site is off");
  if (frame !== 0 && state.site === "" && !state.frames?.length) await removePage(tabId, frame);
  else await writePage(tabId, { ...state, origin }, Date.now(), frame);
  await showBadge(tabId);
  return null;
}

/** Forgets what a tab told, or one frame of it. */
export async function forgetTab(tabId: number, frame?: number): Promise<void> {
  await removePage(tabId, frame);
  await showBadge(tabId);
}

/** Forgets a tab that went to another site. Where we may not see its address, it is none of ours. */
export async function forgetWhereLeft(
  tabId: number,
  { status }: { status?: string },
  tab: Browser.tabs.Tab,
): Promise<void> {
  if (status !== "complete") return;
  const page = (await readTabs()).find((each) => each.tabId === tabId && each.frame === 0)?.state;
  if (page !== undefined && page.origin !== originOf(tab.url)) await forgetTab(tabId);
}
