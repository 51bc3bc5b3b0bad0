import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/**
 * @typedef {import("@playwright/test").BrowserContext} BrowserContext
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {import("@playwright/test").Worker} Worker
 * @typedef {{ context: BrowserContext, worker: Worker, id: string }} Launched `id` is the extension's
 */

/** Chromium's own flags, here as everywhere else in this file, are part of its command line, not of ours. */
const quiet = ["--disable-quic", "--no-first-run", "--no-default-browser-check"];

/**
 * Starts a browser with the built extension in it.
 *
 * Chromium and Edge take `--load-extension`. Branded Chrome refuses that flag since 137, and takes an unpacked
 * extension only over the debugging pipe (`Extensions.loadUnpacked`); Playwright always talks over that pipe.
 * @param {object} options
 * @param {import("./browser.mjs").Browser} options.browser
 * @param {string} options.extension folder of the built extension
 * @param {string} options.profile folder of the profile; may be empty
 * @param {boolean} options.headless
 * @param {"flag" | "pipe"} [options.road] how the extension gets in; by default what the brand takes
 * @param {Partial<Parameters<typeof chromium.launchPersistentContext>[1]>} [options.more] further options of Playwright
 * @returns {Promise<Launched>}
 */
export async function launch({ browser, extension, profile, headless, road, more }) {
  // A browser starts without a word when there is nothing to load.
  if (!existsSync(path.join(extension, "manifest.json"))) throw new Error(`${extension} holds no build: npm run build`);
  const pipe = (road ?? (browser.brand === "chrome" ? "pipe" : "flag")) === "pipe";
  const asRoot = process.getuid?.() === 0;
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browser.path,
    headless,
    // Chromium as root runs only without its sandbox. Headless runs show our own loopback pages alone, often in
    // containers that have no user namespaces.
    chromiumSandbox: !headless && !asRoot,
    viewport: headless ? { width: 1280, height: 860 } : null,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    // Extension debugging also serves the tests: it opens the real side panel by a click on the toolbar's icon.
    args: [
      ...quiet,
      "--enable-unsafe-extension-debugging",
      ...(pipe ? [] : [`--disable-extensions-except=${extension}`, `--load-extension=${extension}`]),
    ],
    ...(pipe ? { ignoreDefaultArgs: ["--disable-extensions"] } : {}),
    ...more,
  });
  if (pipe) {
    const host = context.browser();
    if (!host) throw new Error("Playwright gave no browser to talk to");
    const session = await host.newBrowserCDPSession();
    // Playwright's table of protocol commands has no Extensions domain yet.
    const send = /** @type {(method: string, params: object) => Promise<unknown>} */ (session.send.bind(session));
    await send("Extensions.loadUnpacked", { path: extension });
  }
  const [running] = context.serviceWorkers();
  const worker = running ?? (await context.waitForEvent("serviceworker", { timeout: 20_000 }));
  return { context, worker, id: new URL(worker.url()).host };
}

/**
 * Waits until the extension opened its first-steps page, as it does once after installation, and closes it unless it
 * shall `stay`: what comes after may rely on the tab in front, and a permission that is recorded before the browser told
 * of the installation takes that message away.
 * @param {Launched} launched
 * @param {boolean} [stay]
 */
export async function awaitWelcome({ worker }, stay = false) {
  await worker.evaluate(async (stay) => {
    const { storage, tabs } = /** @type {any} */ (globalThis).chrome;
    const opened = async () => (await storage.local.get("welcomed")).welcomed;
    for (let tries = 0; tries < 400 && (await opened()) === undefined; tries++)
      await new Promise((resolve) => setTimeout(resolve, 25));
    // In a profile of an earlier run it is closed already.
    if (!stay) await tabs.remove(await opened()).catch(() => undefined);
  }, stay);
}

/**
 * Records that the user once granted this origin, as a click on "Allow" would. The extension still has to ask for it
 * from a click of its own; the browser then agrees without a prompt, which a headless browser could not show.
 * The build stays as it is.
 * @param {Launched} launched
 * @param {string} pattern such as "http://localhost/*"
 */
export async function recordGrant({ context, id }, pattern) {
  const page = await context.newPage();
  await page.goto("chrome://extensions/");
  await page.evaluate(
    ([extension, origin]) =>
      /** @type {any} */ (globalThis).chrome.developerPrivate.addHostPermission(extension, origin),
    [id, pattern],
  );
  await page.close();
}
