/**
 * The popup and the side panel of a running extension: real ones, opened by a click on the toolbar's icon and pressed
 * with a real pointer. Playwright does not list them as pages, so they are talked to over the browser's protocol.
 *
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {import("./launch.mjs").Launched} Launched
 * @typedef {{ evaluate: (expression: string) => Promise<any>, press: (words: RegExp, which?: "first" | "last") => Promise<void>, dress: (theme: "light" | "dark") => Promise<void>, screenshot: () => Promise<Buffer>, close: () => Promise<void> }} Surface
 */

const PATIENCE = 10_000;

/**
 * Asks again until there is an answer.
 * @template T
 * @param {() => Promise<T | undefined>} ask
 * @param {string} what for the error's message
 * @returns {Promise<T>}
 */
export async function eventually(ask, what) {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > until) throw new Error(`waited ${PATIENCE / 1000} s for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** @param {Launched} launched */
async function browserSession({ context }) {
  const browser = context.browser();
  if (!browser) throw new Error("Playwright gave no browser to talk to");
  const session = await browser.newBrowserCDPSession();
  // Playwright's table of protocol commands lacks the Extensions domain and the filter of targets.
  const send = /** @type {(method: string, params: object) => Promise<any>} */ (session.send.bind(session));
  const targets = async () =>
    /** @type {{ targetId: string, type: string, url: string }[]} */ (
      (await send("Target.getTargets", { filter: [{}] })).targetInfos
    );
  return { session, send, targets };
}

/**
 * @param {Launched} launched
 * @param {string} file such as "popup.html"
 * @returns {Promise<Surface>}
 */
async function attach(launched, file) {
  const { session, send, targets } = await browserSession(launched);
  const { targetId } = await eventually(
    async () =>
      (await targets()).find(
        ({ type, url }) => type === "page" && url.startsWith(`chrome-extension://${launched.id}/${file}`),
      ),
    file,
  );
  const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: false });
  /** @type {Map<number, { resolve: (value: any) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  let last = 0;
  session.on("Target.receivedMessageFromTarget", (event) => {
    if (event.sessionId !== sessionId) return;
    const { id, result, error } = JSON.parse(event.message);
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(result);
  });
  session.on("Target.detachedFromTarget", (event) => {
    if (event.sessionId !== sessionId) return;
    for (const { reject } of waiting.values()) reject(new Error(`${file} was closed`));
    waiting.clear();
  });
  const ask = (/** @type {string} */ method, params = {}) =>
    new Promise((/** @type {(value: any) => void} */ resolve, reject) => {
      last++;
      waiting.set(last, { resolve, reject });
      send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id: last, method, params }) }).catch(
        reject,
      );
    });
  const evaluate = async (/** @type {string} */ expression) => {
    const { result, exceptionDetails } = await ask("Runtime.evaluate", {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  return {
    evaluate,
    async press(words, which = "first") {
      const find = `(() => {
        const buttons = [...document.querySelectorAll("button")];
        for (const button of ${which === "last"} ? buttons.reverse() : buttons) {
          if (!${words}.test(button.getAttribute("aria-label") ?? button.innerText)) continue;
          button.scrollIntoView({ block: "nearest", behavior: "instant" });
          const { left, top, width, height } = button.getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2 };
        }
      })()`;
      const { x, y } = await eventually(() => evaluate(find), `a button named ${words} in ${file}`);
      for (const type of ["mousePressed", "mouseReleased"]) {
        await ask("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
      }
    },
    async dress(theme) {
      await ask("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: theme }] });
    },
    async screenshot() {
      return Buffer.from((await ask("Page.captureScreenshot", { format: "png" })).data, "base64");
    },
    async close() {
      await send("Target.closeTarget", { targetId });
      await session.detach();
    },
  };
}

/**
 * Opens the popup for a tab by a click on the toolbar's icon.
 * @param {Launched} launched
 * @param {Page} page
 */
export async function openPopup(launched, page) {
  await page.bringToFront();
  const { session, send, targets } = await browserSession(launched);
  const tab = await eventually(
    async () => (await targets()).find(({ type, url }) => type === "tab" && url === page.url()),
    `a tab at ${page.url()}`,
  );
  await send("Extensions.triggerAction", { id: launched.id, targetId: tab.targetId });
  await session.detach();
  return attach(launched, "popup.html");
}

const stateOf = (/** @type {string} */ origin) =>
  `chrome.storage.local.get("settings").then(({ settings }) => settings?.sites?.includes(${JSON.stringify(origin)}) ?? false)`;

/**
 * Presses "Check this site" in the popup and waits until the site is on. The origin must have been granted before
 * (`recordGrant`), or the browser asks the person.
 * @param {Launched} launched
 * @param {Page} page
 */
export async function turnOn(launched, page) {
  const popup = await openPopup(launched, page);
  await popup.press(/Check this site|检查此网站/);
  const on = stateOf(new URL(page.url()).origin);
  await eventually(async () => ((await popup.evaluate(on)) ? true : undefined), "the site to be on");
  await popup.close();
}

/**
 * Presses "Point at an answer" in the popup, which closes itself once the page lets the person point.
 * @param {Launched} launched
 * @param {Page} page
 */
export async function pick(launched, page) {
  const popup = await openPopup(launched, page);
  await popup.press(/Point at an answer|点选答案/);
}

/** Presses the popup's switch and waits until the site is off. @param {Launched} launched @param {Page} page */
export async function turnOff(launched, page) {
  const popup = await openPopup(launched, page);
  await popup.press(/Check answers on|检查 .+ 上的答案/);
  const on = stateOf(new URL(page.url()).origin);
  await eventually(async () => ((await popup.evaluate(on)) ? undefined : true), "the site to be off");
  await popup.close();
}

/**
 * Opens the side panel from the popup, as a person would.
 * @param {Launched} launched
 * @param {Page} page
 * @returns {Promise<Surface>}
 */
export async function openSidePanel(launched, page) {
  const popup = await openPopup(launched, page);
  await popup.press(/Open side panel|打开侧边栏/);
  return attach(launched, "sidepanel.html");
}
