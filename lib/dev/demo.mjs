import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "./install.mjs";
import { awaitWelcome, launch, recordGrant } from "./launch.mjs";
import { serve } from "./serve.mjs";
import { turnOn } from "./surface.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./launch.mjs").Launched} Launched */
/** @typedef {{ launched: Launched, page: Page, origin: string, close: () => Promise<void> }} Demo */

/**
 * Serves the demo chat and opens it in a browser with the extension loaded and the demo's site switched on.
 * `close` ends all that this started and removes the temporary profile.
 * @param {object} options
 * @param {import("./browser.mjs").Browser} options.browser
 * @param {boolean} options.headless
 * @param {string} [options.search] the demo's address parameters (tests/pages/demo/chat.js), such as "?theme=dark"
 * @param {Parameters<typeof launch>[0]["more"]} [options.more]
 * @returns {Promise<Demo>}
 */
export async function openDemo({ browser, headless, search = "", more }) {
  const server = await serve(path.join(root, "tests", "pages", "demo"));
  const profile = await mkdtemp(path.join(tmpdir(), "citecheck-start-"));
  /** @type {Launched | undefined} */
  let launched;
  const close = async () => {
    await launched?.context.close().catch(() => undefined);
    await server.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    launched = await launch({ browser, extension: path.join(root, ".output", "chrome-mv3"), profile, headless, more });
    await awaitWelcome(launched, !headless);
    await recordGrant(launched, "http://localhost/*");
    const page = launched.context.pages()[0] ?? (await launched.context.newPage());
    await page.goto(`${server.origin}/${search}`);
    await turnOn(launched, page);
    await page.bringToFront();
    return { launched, page, origin: server.origin, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * What the extension keeps of the demo's tab.
 * @param {Launched} launched
 * @returns {Promise<import("../model/page-state").PageState | undefined>}
 */
async function pageState({ worker }) {
  const stored = await worker.evaluate(() => /** @type {any} */ (globalThis).chrome.storage.session.get(null));
  return Object.entries(stored).find(([key]) => key.startsWith("page:"))?.[1].state;
}

/** The worker is asked again after this many milliseconds; what was the same for STILL_MS is settled. */
const ASK_MS = 100;
const STILL_MS = 1000;
/** How long an opened source may take to be read before the next one is opened. */
const OPEN_MS = 5000;

/**
 * Lets the streaming answer begin, opens every source that an answer lists, as a person would, and waits until each
 * answer has its verdict.
 * @param {Demo} demo
 * @param {number} [patience] milliseconds
 * @returns {Promise<import("../model/page-state").PageState>}
 */
export async function readAll({ launched, page }, patience = 90_000) {
  const ask = page.locator("#ask");
  if (await ask.isVisible()) await ask.click();
  const until = Date.now() + patience;
  /** @type {Set<string>} */
  const pressed = new Set();
  let before = "";
  let since = Date.now();
  let last = "";
  let lastAt = 0;
  for (;;) {
    const state = await pageState(launched);
    // One after the other: a pane that is changed before it was read shows nothing to anybody.
    const opening = state?.sources.some(({ id, read }) => !read && id === last);
    const next = state?.sources.find(({ id, read }) => !read && !pressed.has(id));
    if (next && (!opening || Date.now() - lastAt > OPEN_MS)) {
      last = next.id;
      lastAt = Date.now();
      pressed.add(next.id);
      // A mark may name a source that no answer lists: there is nothing to open then.
      const entry = page.locator(`.assist-refs button[data-source=${JSON.stringify(next.id)}]`).first();
      if ((await entry.count()) > 0) await entry.click();
      else lastAt = 0;
    }
    const now = JSON.stringify(state);
    if (now !== before) since = Date.now();
    before = now;
    const done =
      !next &&
      state?.answers.length === (await page.locator(".assist-answer").count()) &&
      state.answers.every((answer) => answer.state !== "streaming" && answer.state !== "checking");
    if (state && done && Date.now() - since > STILL_MS) return state;
    if (Date.now() > until) {
      throw new Error(`the demo did not settle: ${JSON.stringify(state?.answers.map((answer) => answer.state))}`);
    }
    await page.waitForTimeout(ASK_MS);
  }
}

/**
 * Opens the card of the marked words that read `words`, with the pointer as a person would.
 * @param {Page} page
 * @param {string} words
 */
export async function pointAt(page, words) {
  const place = await page.evaluate((words) => {
    for (const name of ["citecheck-contradicted", "citecheck-unsupported"]) {
      for (const range of CSS.highlights.get(name) ?? []) {
        if (!(range instanceof Range) || range.toString() !== words) continue;
        range.startContainer.parentElement?.scrollIntoView({ block: "center", behavior: "instant" });
        const box = range.getClientRects()[0];
        return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : undefined;
      }
    }
    return undefined;
  }, words);
  if (!place) throw new Error(`no mark reads “${words}”`);
  await page.mouse.move(place.x - 3, place.y);
  await page.mouse.move(place.x, place.y, { steps: 4 });
}
