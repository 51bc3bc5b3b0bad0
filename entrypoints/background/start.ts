import { browser } from "wxt/browser";
import { sendToPage } from "../../lib/messages/send";
import { originOf, patternOf } from "../../lib/storage/origin";
import { readTabs } from "../../lib/storage/page-states";
import { readChoices } from "./tabs";

/** Looks, 50 ms apart, at whether a script that was started runs. */
const TRIES = 40;

/** Starts the script in open tabs of the origin, and in its frames where a page told that it has such frames. */
export async function startOnce(origin: string): Promise<void> {
  const tabs = await browser.tabs.query({ url: patternOf(origin) });
  for (const { id, url } of tabs) if (id !== undefined && originOf(url) === origin) await start(id, 0);
  const around = (await readTabs()).filter(({ state }) => state.frames?.includes(origin));
  for (const tabId of new Set(around.map((tab) => tab.tabId))) {
    // A tab that was closed, or shows an error page of the browser, is no fault of ours.
    const frames = await browser.scripting
      .executeScript({ target: { tabId, allFrames: true }, func: () => location.origin, injectImmediately: true })
      .catch(() => []);
    for (const { frameId, result } of frames) if (result === origin) await start(tabId, frameId);
  }
}

/**
 * Starts the script in a page with its frames, or in one frame, unless it runs there already (then it takes the
 * settings), and waits until it runs: one that is started twice ends the first one and what it does.
 */
async function start(tabId: number, frame: number): Promise<void> {
  const choices = await readChoices();
  const runs = (): Promise<boolean> =>
    sendToPage(tabId, "choices", choices, frame).then(
      () => true,
      () => false,
    );
  if (await runs()) return;
  const target = frame === 0 ? { tabId, allFrames: true } : { tabId, frameIds: [frame] };
  let failed = false;
  // Not awaited: it ends when the last frame is loaded, and one that never is would hold up every other site.
  void browser.scripting.executeScript({ target, files: ["/content-scripts/chat.js"] }).catch(() => {
    failed = true;
  });
  for (let tries = 0; tries < TRIES && !failed && !(await runs()); tries++)
    await new Promise((resolve) => setTimeout(resolve, 50));
}
