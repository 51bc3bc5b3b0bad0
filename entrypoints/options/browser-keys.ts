import { browser } from "wxt/browser";
import type { BrowserKey } from "../../components/keyboard";

/** The keys that the browser keeps for us, as it has them now; its own name for our icon is none of them. */
export async function browserKeys(): Promise<BrowserKey[]> {
  const commands = await browser.commands.getAll();
  return commands.flatMap(({ name = "", shortcut = "" }) => (name === "_execute_action" ? [] : [{ name, shortcut }]));
}

/** Firefox opens its page by a call that the types (made for Chromium) do not know. */
interface WithShortcutSettings {
  commands: { openShortcutSettings?: () => Promise<void> };
}

/** Opens the browser's own page for keys. */
export function openBrowserKeys(): void {
  const { openShortcutSettings } = (browser as unknown as WithShortcutSettings).commands;
  if (openShortcutSettings) void openShortcutSettings.call(browser.commands);
  else void browser.tabs.create({ url: "chrome://extensions/shortcuts" });
}
