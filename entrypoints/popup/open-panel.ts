import { browser } from "wxt/browser";

/** Firefox's sidebar, which the types (made for Chromium) do not know. */
interface WithSidebar {
  sidebarAction?: { open(): Promise<void> };
}

/** Opens the side panel of a window. Must be called straight from a click. */
export function openPanel(windowId: number | undefined): void {
  const { sidebarAction } = browser as WithSidebar;
  const opened = sidebarAction ? sidebarAction.open() : browser.sidePanel.open({ windowId: windowId ?? -2 });
  void opened.then(() => close());
}
