import { type Browser, browser } from "wxt/browser";
import { sendToPage } from "../../lib/messages/send";

/** Keys that work while the chat has the focus. Opening the panel must come first: it needs the key press itself. */
export function onCommand(command: string, tab?: Browser.tabs.Tab): void {
  if (tab?.id === undefined) return;
  if (command === "panel") void browser.sidePanel?.open({ windowId: tab.windowId });
  else if (command === "next") quietly(sendToPage(tab.id, "step", { by: 1 }));
  else if (command === "previous") quietly(sendToPage(tab.id, "step", { by: -1 }));
  else if (command === "marks") quietly(sendToPage(tab.id, "toggleMarks", null));
}

/** On a page that is not ours the keys do nothing. */
const quietly = (sent: Promise<unknown>): void => void sent.catch(() => undefined);
