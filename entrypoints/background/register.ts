import { browser } from "wxt/browser";
import { sitesOn } from "../../lib/storage/grants";
import { alone } from "../../lib/storage/lock";
import { patternOf } from "../../lib/storage/origin";

/** In frames, too: a chat may be one. Those without an address of their own have the origin of what made them. */
const SCRIPT = {
  id: "chat",
  js: ["content-scripts/chat.js"],
  runAt: "document_idle" as const,
  allFrames: true,
  matchOriginAsFallback: true,
};

/** Makes the browser's registration what the settings and permissions say. */
export function register(): Promise<void> {
  return alone("register", async () => {
    const matches = [...new Set((await sitesOn()).map(patternOf))];
    const [registered] = await browser.scripting.getRegisteredContentScripts({ ids: [SCRIPT.id] });
    if (matches.length === 0) {
      if (registered !== undefined) await browser.scripting.unregisterContentScripts({ ids: [SCRIPT.id] });
    } else if (registered === undefined) await browser.scripting.registerContentScripts([{ ...SCRIPT, matches }]);
    else await browser.scripting.updateContentScripts([{ ...SCRIPT, matches }]);
  });
}
