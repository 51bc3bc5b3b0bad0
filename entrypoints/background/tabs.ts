import { type Browser, browser } from "wxt/browser";
import type { Choices } from "../../lib/messages/protocol";
import { sendToPage } from "../../lib/messages/send";
import { countFaults, findingIds } from "../../lib/review/findings";
import { alone } from "../../lib/storage/lock";
import { originOf, patternOf } from "../../lib/storage/origin";
import { readPage, readTabs, removePage } from "../../lib/storage/page-states";
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
  const ours = tabs.filter(({ url }) => sites.includes(originOf(url) ?? ""));
  // A tab without our script (being loaded, or an error page) asks for the settings itself once it starts.
  await Promise.all(ours.map(({ id = -1 }) => sendToPage(id, "choices", choices).catch(() => undefined)));
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

export async function forgetTab(tabId: number): Promise<void> {
  await removePage(tabId);
  await showBadge(tabId);
}

/** Forgets a tab that went to another site. Where we may not see its address, it is none of ours. */
export async function forgetWhereLeft(
  tabId: number,
  { status }: { status?: string },
  tab: Browser.tabs.Tab,
): Promise<void> {
  if (status !== "complete") return;
  const page = await readPage(tabId);
  if (page !== undefined && page.origin !== originOf(tab.url)) await forgetTab(tabId);
}
