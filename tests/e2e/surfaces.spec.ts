import { mkdirSync } from "node:fs";
import path from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { ensureBrowser } from "../../lib/dev/browser.mjs";
import { awaitWelcome, type Launched, launch } from "../../lib/dev/launch.mjs";
import type { LookUp } from "../../lib/model/look-up";
import type { PageState } from "../../lib/model/page-state";
import type { Settings } from "../../lib/model/settings";
import { root } from "../support/files";
import { madeUpLookUp } from "../support/made-up-look-up";
import { madeUpPage } from "../support/made-up-page";
import { accessibilityFaults } from "./accessibility";

/*
 * The desk's surfaces of the built extension with made-up states: what they say, that they keep their policy, that
 * nothing scrolls sideways. Each test leaves its pictures under .output/shots.
 */
const EXTENSION = process.env.CITECHECK_EXTENSION ?? path.join(root, ".output", "chrome-mv3");
/** Where the pictures go; named by `npm run pictures`, which wants the gallery below. */
const GALLERY = process.env.CITECHECK_SHOTS;
const SHOTS = GALLERY ?? path.join(root, ".output", "shots");
mkdirSync(SHOTS, { recursive: true });

interface Surface {
  file: string;
  width: number;
  height?: number;
  theme?: "light" | "dark";
  contrast?: "more" | "no-preference";
  forced?: boolean;
  settings?: Partial<Settings>;
  state?: PageState;
  dismissed?: string[];
  /** The tab in front, as the browser would tell it. */
  tab?: { url?: string };
  /** What the page answers where it is asked for the selected words. */
  selection?: LookUp;
}

const test = base.extend<object, { launched: Launched }>({
  launched: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are wanted from this pattern
    async ({}, use) => {
      const launched = await launch({ browser: ensureBrowser(), extension: EXTENSION, profile: "", headless: true });
      await awaitWelcome(launched);
      await use(launched);
      await launched.context.close();
    },
    { scope: "worker" },
  ],
});

const TAB = 4711;
const ON = ["https://chat.museum.example"];

async function open(launched: Launched, surface: Surface): Promise<Page> {
  const { context, id } = launched;
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  await page.addInitScript(pretendTab, {
    tab: { id: TAB, status: "complete", ...surface.tab },
    selection: surface.selection,
  });
  await page.setViewportSize({ width: surface.width, height: surface.height ?? 900 });
  await page.emulateMedia({
    colorScheme: surface.theme ?? "light",
    contrast: surface.contrast ?? "no-preference",
    forcedColors: surface.forced === true ? "active" : "none",
  });
  await seed(launched, surface);
  await page.goto(`chrome-extension://${id}/${surface.file}`);
  await expect(page.locator("#root > *")).not.toHaveCount(0);
  const violations = await page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations);
  expect(violations).toEqual([]);
  expect(faults).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);
  return page;
}

/** Runs in the page before its script: the tab in front is the made-up one; policy violations are written down. */
function pretendTab({ tab, selection }: { tab: object; selection: object | undefined }): void {
  const violations: string[] = [];
  Object.assign(globalThis, { violations });
  addEventListener("securitypolicyviolation", (event) =>
    violations.push(`${event.violatedDirective} ${event.blockedURI}`),
  );
  const { tabs, permissions } = (globalThis as unknown as { chrome: { tabs: object; permissions: object } }).chrome;
  Object.assign(tabs, { query: async () => [tab] });
  if (selection !== undefined) Object.assign(tabs, { sendMessage: async () => ({ ok: true, value: selection }) });
  Object.assign(permissions, { contains: async () => true });
}

async function seed({ worker }: Launched, surface: Surface): Promise<void> {
  await worker.evaluate(
    async ({ settings, state, key, dismissed }) => {
      const { storage } = chrome;
      await storage.session.clear();
      await storage.local.clear();
      await storage.local.set({ settings });
      for (const finding of dismissed)
        await storage.local.set({ [`verdict:${finding}`]: { finding, verdict: "not-a-fault", at: 1 } });
      if (state !== undefined) await storage.session.set({ [key]: { at: 1, state } });
    },
    {
      settings: { language: "en", sites: ON, ...surface.settings },
      state: surface.state,
      key: `page:${TAB}`,
      dismissed: surface.dismissed ?? [],
    },
  );
}

async function shoot(page: Page, name: string): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    "scrolls sideways",
  ).toBeLessThanOrEqual(0);
  await page.screenshot({ path: path.join(SHOTS, `${name}.png`) });
  await page.close();
}

const panel = { file: "sidepanel.html", width: 360 };
const en = madeUpPage("en");
const zh = madeUpPage("zh-CN");

const looks: [string, Surface][] = [
  ["panel-agent.en.light", { ...panel, state: en }],
  ["panel-agent.en.dark", { ...panel, state: en, theme: "dark" }],
  ["panel-agent.zh.light", { ...panel, state: zh, settings: { language: "zh-CN" } }],
  ["panel-agent.zh.dark", { ...panel, state: zh, settings: { language: "zh-CN" }, theme: "dark" }],
  ["panel-agent.en.contrast", { ...panel, state: en, contrast: "more" }],
  ["panel-agent.en.forced", { ...panel, state: en, forced: true, theme: "dark" }],
  ["panel-agent.en.320", { ...panel, width: 320, state: en }],
  ["panel-agent.zh.320", { ...panel, width: 320, state: zh, settings: { language: "zh-CN" } }],
  ["panel-agent.en.dismissed", { ...panel, state: en, dismissed: ["f22", "g1"] }],
  ["panel-agent.en.250", { ...panel, width: 250, state: en }],
  ["panel-audit.en.light", { ...panel, height: 1500, state: en, settings: { mode: "audit" } }],
  [
    "panel-audit.zh.dark",
    { ...panel, height: 1500, state: zh, settings: { language: "zh-CN", mode: "audit" }, theme: "dark" },
  ],
  ["panel-audit.en.320", { ...panel, width: 320, height: 1500, state: en, settings: { mode: "audit" } }],
];

for (const [name, surface] of looks) {
  test(name, async ({ launched }) => {
    const page = await open(launched, surface);
    await expect(page.locator("html")).toHaveAttribute("lang", surface.settings?.language ?? "en");
    // The list holds what is in sight; how many there are in all it tells beside each.
    await expect(page.locator(".answers > li").first()).toHaveAttribute("aria-setsize", "9");
    await shoot(page, name);
  });
}

const rates: [string, Surface, string][] = [
  ["rates.en.light", { ...panel, state: en }, "How often each check rings"],
  ["rates.en.dark", { ...panel, state: en, theme: "dark" }, "How often each check rings"],
  ["rates.zh.light", { ...panel, state: zh, settings: { language: "zh-CN" } }, "各项检查的触发次数"],
  ["rates.zh.320", { ...panel, width: 320, state: zh, settings: { language: "zh-CN" } }, "各项检查的触发次数"],
  ["rates.en.320", { ...panel, width: 320, state: en }, "How often each check rings"],
];

for (const [name, surface, words] of rates) {
  test(name, async ({ launched }) => {
    const page = await open(launched, surface);
    await page.getByRole("button", { name: words }).click();
    const dialog = page.getByRole("dialog", { name: words });
    await expect(dialog.getByRole("row")).not.toHaveCount(0);
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    await shoot(page, name);
  });
}

const selections: [string, Surface, string][] = [
  ["look-up.en.light", { ...panel, state: en, selection: madeUpLookUp("en") }, "Selected words in the sources"],
  [
    "look-up.en.dark",
    { ...panel, state: en, selection: madeUpLookUp("en"), theme: "dark" },
    "Selected words in the sources",
  ],
  [
    "look-up.zh.320",
    { ...panel, width: 320, state: zh, selection: madeUpLookUp("zh-CN"), settings: { language: "zh-CN" } },
    "选中的文字在来源中的位置",
  ],
];

for (const [name, surface, words] of selections) {
  test(name, async ({ launched }) => {
    const page = await open(launched, surface);
    await page.keyboard.press("l");
    const dialog = page.getByRole("dialog", { name: words });
    await expect(dialog.getByRole("listitem")).toHaveCount(4);
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    await shoot(page, name);
  });
}

const states: [string, Surface, string][] = [
  ["off", { ...panel, height: 260, tab: { url: "https://other.example/x" } }, "Citecheck is off on this site"],
  ["closed", { ...panel, height: 260 }, "Citecheck is off in this tab"],
  ["silent", { ...panel, height: 260, tab: { url: `${ON[0]}/x` } }, "Citecheck is not running in this tab"],
  ["unknown", { ...panel, height: 260, state: { ...en, site: "", answers: [] } }, "0 answers found here"],
  ["empty", { ...panel, height: 260, state: { ...en, answers: [] } }, "0 answers found here yet"],
  [
    "no-marks",
    { ...panel, height: 460, state: { ...en, highlights: false } },
    "This browser cannot underline in the page",
  ],
];

for (const [name, surface, words] of states) {
  test(`state: ${name}`, async ({ launched }) => {
    const page = await open(launched, surface);
    await expect(page.getByRole("heading", { name: words })).toBeVisible();
    await shoot(page, `state-${name}.en.light`);
  });
}

const popup = { file: "popup.html", width: 360, height: 420, tab: { url: `${ON[0]}/x` } };
const small: [string, Surface][] = [
  ["popup.en.light", { ...popup, state: en }],
  ["popup.en.dark", { ...popup, state: en, theme: "dark" }],
  ["popup.zh.light", { ...popup, state: zh, settings: { language: "zh-CN" } }],
  ["popup.en.320", { ...popup, width: 320, state: en }],
  ["popup-off.en.light", { ...popup, settings: { sites: [] } }],
  ["popup-off.zh.dark", { ...popup, settings: { sites: [], language: "zh-CN" }, theme: "dark" }],
  ["popup-closed.en.light", { ...popup, tab: {} }],
  ["options.en.light", { file: "options.html", width: 1000, height: 1040 }],
  ["options.zh.light", { file: "options.html", width: 1000, height: 1040, settings: { language: "zh-CN" } }],
  [
    "options-refusals.zh.320",
    {
      file: "options.html",
      width: 320,
      height: 1500,
      settings: { language: "zh-CN", refusals: ["该问题请转人工客服处理。", "您的问题已转交专员，请耐心等候。"] },
    },
  ],
  ["options.en.dark", { file: "options.html", width: 1000, height: 1040, theme: "dark", settings: { sites: [] } }],
  ["options.zh.320", { file: "options.html", width: 320, height: 1300, settings: { language: "zh-CN" } }],
];

const welcome = { file: "welcome.html", width: 1100, height: 860 };
const first: [string, Surface][] = [
  ["welcome.en.light", welcome],
  ["welcome.zh.dark", { ...welcome, settings: { language: "zh-CN" }, theme: "dark" }],
  ["welcome.zh.320", { ...welcome, width: 320, height: 1900, settings: { language: "zh-CN" } }],
  ["welcome.en.forced", { ...welcome, forced: true }],
];

for (const [name, surface] of first) {
  test(name, async ({ launched }) => {
    const page = await open(launched, surface);
    await expect(page.locator(".front")).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await shoot(page, name);
  });
}

for (const [name, surface] of small) {
  test(name, async ({ launched }) => {
    await shoot(await open(launched, surface), name);
  });
}

/** Every surface in both languages, light and dark: for the documentation, and for eyes. */
const gallery: [string, Surface, ((page: Page) => Promise<unknown>)?][] = [
  ["panel-agent", { ...panel, height: 1000 }],
  ["panel-audit", { ...panel, height: 1000, settings: { mode: "audit", reviewer: "R. Reviewer" } }],
  ["note", { ...panel, height: 760, settings: { mode: "audit", reviewer: "R. Reviewer" } }, press("j", "n")],
  ["dispute", { ...panel, height: 900, settings: { mode: "audit", reviewer: "R. Reviewer" } }, press("j", "d")],
  ["missed", { ...panel, height: 460, settings: { mode: "audit", reviewer: "R. Reviewer" } }, press("5")],
  [
    "filters",
    { ...panel, height: 560, settings: { mode: "audit", views: [{ name: "Money", filter: { risk: "number" } }] } },
    (page) => page.locator(".filters [aria-expanded]").click(),
  ],
  ["help", { ...panel, height: 860 }, press("?")],
  ["diagnostics", { ...panel, height: 560 }, (page) => page.locator(".foot .icon-only").nth(-2).click()],
  ["look-up", { ...panel, height: 760 }, press("l")],
  ["popup", { ...popup, height: 460 }],
  ["settings", { file: "options.html", width: 820, height: 900, settings: { reviewer: "R. Reviewer" } }],
  ["welcome", { ...welcome, height: 780 }, (page) => page.locator(".front").waitFor()],
];

function press(...keys: string[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const key of keys) await page.keyboard.press(key);
  };
}

for (const language of GALLERY === undefined ? [] : (["en", "zh-CN"] as const)) {
  for (const theme of ["light", "dark"] as const) {
    for (const [name, surface, act] of gallery) {
      test(`gallery: ${name} ${language} ${theme}`, async ({ launched }) => {
        const state =
          surface.file === "sidepanel.html" || surface.file === "popup.html" ? madeUpPage(language) : undefined;
        const selection = madeUpLookUp(language);
        const settings = { language, ...surface.settings };
        const page = await open(launched, { ...surface, state, selection, settings, theme });
        await act?.(page);
        // The whole of a long page once a language is enough.
        if (surface.file === "options.html" && theme === "light") {
          await page.screenshot({ path: path.join(SHOTS, `${name}.${language}.${theme}.png`), fullPage: true });
          await page.close();
        } else await shoot(page, `${name}.${language}.${theme}`);
      });
    }
  }
}
