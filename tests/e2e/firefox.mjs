// The Firefox build in a real Firefox, over WebDriver BiDi:
//   node tests/e2e/firefox.mjs [--summary FILE]        (npm run build first)
// Every step says what it saw. Nothing is skipped: a step that cannot be taken has failed, and so have those after it.
import assert from "node:assert/strict";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import puppeteer from "puppeteer-core";
import { ensureFirefox } from "../../lib/dev/browser.mjs";
import { root, stop } from "../../lib/dev/install.mjs";
import { serve } from "../../lib/dev/serve.mjs";

const args = process.argv.slice(2);
const summary = args.includes("--summary") ? args[args.indexOf("--summary") + 1] : undefined;
const extension = path.join(root, ".output", "firefox-mv3");
const pictures = path.join(root, ".output", "test");
if (!existsSync(path.join(extension, "manifest.json"))) stop(`${extension} holds no build: npm run build`, 2);
mkdirSync(pictures, { recursive: true });

/** Firefox gives an extension a random address unless it is told one. */
const ID = "citecheck@citecheck.example";
const ADDRESS = "6d7f0c5e-2f0a-4c1f-9d0b-4a5b8a1c3e57";
const PATIENCE = 30_000;

const { path: executablePath } = ensureFirefox();
const server = await serve(path.join(root, "tests", "e2e", "chat"));
const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath,
  headless: true,
  // Without it the browser refuses to open the extension's own pages.
  args: ["--remote-allow-system-access"],
  extraPrefsFirefox: {
    "extensions.webextensions.uuids": JSON.stringify({ [ID]: ADDRESS }),
    // A headless browser cannot show the prompt; the request still has to come from a click.
    "extensions.webextOptionalPermissionPrompts": false,
  },
});
const chat = await browser.newPage();

/** @param {() => Promise<unknown>} look @param {unknown} wanted */
async function eventually(look, wanted) {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const seen = await look();
    try {
      assert.deepEqual(seen, wanted);
      return;
    } catch (difference) {
      if (Date.now() > until) throw difference;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Calls the page's own `window.chat`. @param {string} name @param {unknown[]} args */
const say = (name, ...args) =>
  chat.evaluate((name, args) => /** @type {any} */ (window).chat[name](...args), name, args);

/** Words under our highlights, sorted. @returns {Promise<string[]>} */
const marked = () =>
  chat.evaluate(() => {
    /** @type {string[]} */
    const words = [];
    for (const name of ["citecheck-contradicted", "citecheck-unsupported"]) {
      CSS.highlights.get(name)?.forEach((painted) => {
        const range = new Range();
        range.setStart(painted.startContainer, painted.startOffset);
        range.setEnd(painted.endContainer, painted.endOffset);
        if (painted.startContainer.isConnected && !range.collapsed) words.push(range.toString());
      });
    }
    return words.sort();
  });

/**
 * Opens a page of the extension and does something there from a click: asks for the site, or tells the background.
 * Firefox opens such pages in a tab without telling the driver that they have loaded.
 * @param {"siteOn" | "siteOff"} name
 */
async function press(name) {
  const desk = await browser.newPage();
  desk.goto(`moz-extension://${ADDRESS}/options.html`).catch(() => undefined);
  await eventually(
    () => desk.evaluate(() => document.readyState === "complete" && location.protocol),
    "moz-extension:",
  );
  await desk.evaluate(
    (name, origin) => {
      const { browser } = /** @type {any} */ (globalThis);
      document.addEventListener(
        "click",
        async () => {
          const granted =
            name === "siteOff" || (await browser.permissions.request({ origins: ["http://localhost/*"] }));
          const outcome = granted && (await browser.runtime.sendMessage({ citecheck: 1, name, request: { origin } }));
          document.title = JSON.stringify({ granted, outcome });
        },
        { once: true, capture: true },
      );
    },
    name,
    server.origin,
  );
  await desk.mouse.click(5, 5);
  await eventually(
    () => desk.evaluate(() => document.title),
    JSON.stringify({ granted: true, outcome: { ok: true, value: null } }),
  );
  await desk.close();
}

/** @type {[string, () => Promise<void>][]} */
const steps = [
  [
    "the MV3 build installs",
    async () => {
      assert.equal(await browser.installExtension(extension), ID);
      await chat.goto(`${server.origin}/`);
    },
  ],
  ["the site is switched on from a click", () => press("siteOn")],
  [
    "a wrong number of an opened source is marked, the right one is not",
    async () => {
      await say("addSource", {
        id: "s",
        title: "Seat policy",
        version: "v2",
        text: "The Basic plan includes 12 seats. Seats are not transferable.",
      });
      await say(
        "say",
        "right",
        "How many seats?",
        [["The Basic plan includes 12 seats.", { cite: "s", label: "[1]" }]],
        ["s"],
      );
      await say(
        "say",
        "wrong",
        "How many seats?",
        [["The Basic plan includes 15 seats.", { cite: "s", label: "[1]" }]],
        ["s"],
      );
      await chat.click("button.cite");
      await eventually(marked, ["15 seats"]);
    },
  ],
  [
    "中文答案：错的数字和反了的否定被划线",
    async () => {
      await say("addSource", {
        id: "z",
        title: "备份说明",
        version: "v1",
        text: "专业版每 6 小时备份一次，备份保留 30 天。备份文件不支持导出。",
      });
      await say(
        "say",
        "zh",
        "备份保留多久？",
        [["专业版的备份保留 90 天，", { cite: "z", label: "[1]" }, "备份文件支持导出。", { cite: "z", label: "[1]" }]],
        ["z"],
      );
      await chat.click("button.cite[data-source=z]");
      await eventually(marked, ["15 seats", "90 天", "支持"]);
      await chat.screenshot({ path: path.join(pictures, "firefox.png") });
    },
  ],
  [
    "marks come back after each re-render",
    async () => {
      for (let way = 0; way < 30; way++) await say("rerender", "wrong", way);
      await eventually(marked, ["15 seats", "90 天", "支持"]);
    },
  ],
  [
    "off takes them away",
    async () => {
      await press("siteOff");
      await eventually(marked, []);
      assert.equal(await chat.evaluate(() => document.adoptedStyleSheets.length), 0);
    },
  ],
];

// A driver that hangs must not hang the whole run.
setTimeout(() => stop("the Firefox test took more than 5 minutes"), 300_000).unref();

let passed = 0;
let failed = 0;
try {
  for (const [name, step] of steps) {
    if (failed > 0) {
      failed++;
      console.log(`  ✘ ${name} (not reached)`);
      continue;
    }
    try {
      await step();
      passed++;
      console.log(`  ✓ ${name}`);
    } catch (error) {
      failed++;
      console.log(`  ✘ ${name}\n${error instanceof Error ? error.stack : error}`);
    }
  }
} finally {
  await browser.close();
  await server.close();
}
if (summary) writeFileSync(summary, JSON.stringify({ passed, failed }));
console.log(`firefox: ${passed} passed, ${failed} failed (${executablePath})`);
process.exit(failed === 0 ? 0 : 1);
