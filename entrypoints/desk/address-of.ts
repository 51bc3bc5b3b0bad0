import { browser } from "wxt/browser";

/** The address of a tab's page, or of its site where the browser hides it. */
export async function addressOf(tabId: number | undefined, origin: string | undefined): Promise<string | undefined> {
  const tab = await browser.tabs.get(tabId ?? -1).catch(() => undefined);
  return tab?.url ?? origin;
}
