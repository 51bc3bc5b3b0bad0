import { browser } from "wxt/browser";
import { originOf } from "../../lib/storage/origin";

export interface ActiveTab {
  id: number;
  /** Undefined where the page cannot be checked or its address is hidden from us. */
  origin: string | undefined;
  loading: boolean;
}

/** The tab in front of the window that this surface belongs to. */
export async function activeTab(): Promise<ActiveTab | undefined> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  if (tab?.id === undefined) return undefined;
  return { id: tab.id, origin: originOf(tab.url), loading: tab.status === "loading" };
}
