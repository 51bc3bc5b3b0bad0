import { cp, mkdir } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { build } from "vite";
import type { PickedSite } from "../../lib/model/picked-site";
import { root } from "../support/files";
import { ChatPage } from "./chat-page";
import type { Extension } from "./extension";
import { expect, test } from "./fixtures";

/*
 * Three chat tools that no adapter knows (tests/fixtures/sites/unknown-*): the person turns the site on, points, saves,
 * and the page is checked.
 */
const pages = (name: string): string => path.join(root, "tests", "fixtures", "sites", name);
const BUILT = path.join(root, ".output", "test", "unknown-react");

test.beforeAll(async () => {
  await mkdir(BUILT, { recursive: true });
  await cp(path.join(pages("unknown-react"), "index.html"), path.join(BUILT, "index.html"));
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: BUILT,
      emptyOutDir: false,
      lib: {
        entry: path.join(pages("unknown-react"), "app.tsx"),
        name: "unknown",
        formats: ["iife"],
        fileName: () => "chat.js",
      },
    },
  });
});

/** Turns the site on and presses "Point at an answer" in the popup. */
async function begin(extension: Extension, page: Page): Promise<void> {
  await extension.turnOn(page);
  await extension.pick(page);
}

/** What stands in the page of the picker's bar: one host of ours, outside of the page's own tree. */
const bars = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.documentElement.children].filter(({ shadowRoot }) => shadowRoot?.querySelector(".bar:not([hidden])"))
        .length,
  );

const stored = (extension: Extension): Promise<PickedSite[]> => extension.picked();

test.describe("React with hashed classes", () => {
  test.use({ folder: BUILT, files: ["/", "/index.html", "/chat.js", "/?build=b"] });

  test("picked, saved, checked, re-rendered, reloaded, exported, deleted", async ({
    context,
    extension,
    site,
    quietConsole: _quiet,
  }) => {
    const page = await context.newPage();
    await page.goto(site.origin);
    const chat = new ChatPage(page);
    const before = await page.evaluate(() => document.documentElement.outerHTML);
    await begin(extension, page);
    await expect.poll(() => bars(page)).toBe(1);

    await page.getByText("The Basic berth includes 15").click();
    await page.keyboard.press("Enter");
    await page.locator("a", { hasText: "1" }).first().click();
    await page.keyboard.press("Enter");
    await page.locator("li p").first().click();
    await page.keyboard.press("Enter");
    await page.getByText("What does power cost?").click();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect.poll(() => chat.marks()).toEqual({ "citecheck-contradicted": ["15 moorings"] });
    expect(await stored(extension)).toEqual([
      {
        origin: site.origin,
        answer: ['[class*="Answer_text"]'],
        mark: ['[class*="Cite_mark"]'],
        source: ["[data-ref]"],
        question: ['[class*="Question_bubble"]'],
      },
    ]);
    const state = await extension.pageState();
    expect(state?.answers.map(({ question }) => question)).toEqual([
      "How many moorings come with a Basic berth?",
      "What does power cost?",
    ]);
    expect(state?.answers[0]?.report?.findings.map(({ code }) => code)).toEqual(["NUMBER_NOT_IN_SOURCE"]);
    expect(state?.answers[1]?.report?.findings.map(({ code }) => code)).toEqual([]);
    expect(await page.inputValue("textarea")).toBe("half a sentence");

    // New nodes with the same words, and an answer that grows: the marks follow.
    for (let i = 0; i < 20; i++) await call(page, "rerender");
    await expect.poll(() => chat.marked()).toEqual(["15 moorings"]);
    await call(page, "say", {
      id: 3,
      question: "And water?",
      answer: ["Fresh water costs "],
      sources: [{ id: "water", title: "Water and power", text: "Fresh water costs 2 EUR per day." }],
    });
    for (const words of ["9 EUR", " per day.{1}"]) await call(page, "grow", words);
    await expect.poll(() => chat.marked()).toEqual(["15 moorings", "9 EUR per day"]);

    // The next release of the tool has other hashes; what was saved holds.
    await page.goto(`${site.origin}/?build=b`);
    await expect.poll(() => chat.marked()).toEqual(["15 moorings"]);

    await extension.removePicked(page, site.origin);
    await expect.poll(() => chat.marks()).toEqual({});
    await extension.turnOff(page);
    await expect.poll(() => extension.listeners(page)).toEqual([]);
    await page.goto(site.origin);
    expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(before);
  });

  test("Escape leaves the page as it was", async ({ context, extension, site }) => {
    const page = await context.newPage();
    await page.goto(site.origin);
    const before = await page.evaluate(() => document.documentElement.outerHTML);
    await begin(extension, page);
    await expect.poll(() => bars(page)).toBe(1);
    await page.getByText("The Basic berth includes 15").hover();
    await page.keyboard.press("Escape");
    await expect.poll(() => bars(page)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(before);
    expect(await stored(extension)).toEqual([]);
  });
});

test.describe("open shadow roots, sources that open", () => {
  test.use({ folder: pages("unknown-shadow"), files: ["/", "/index.html", "/chat.js"] });

  test("picked in shadow roots; a source is read when its mark is pressed", async ({ context, extension, site }) => {
    const page = await context.newPage();
    await page.goto(site.origin);
    const chat = new ChatPage(page);
    await begin(extension, page);
    await expect.poll(() => bars(page)).toBe(1);
    await page.getByText("航行记录的备份保留 90 天").click();
    await page.keyboard.press("Enter");
    await page.locator("cite-mark button").first().click();
    await page.keyboard.press("Enter");
    await page.keyboard.press("l");
    await page.locator("cite-mark button").first().click();
    await page.keyboard.press("Alt+p");
    await page.locator(".passage").click();
    await page.keyboard.press("Enter");
    await page.keyboard.press("n");
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await stored(extension)).length).toBe(1);
    const [picked] = await stored(extension);
    expect(picked).toMatchObject({ opens: true, mark: ["cite-mark"] });
    expect(picked?.answer).toEqual(["dock-chat", '[author="helper"]', ".body"]);

    await page.locator("cite-mark button").first().click();
    await expect.poll(() => chat.marked()).toContain("90 天");
    await page.locator("cite-mark button").last().click();
    await expect.poll(async () => (await extension.pageState())?.answers[1]?.report?.checked.sourcesRead).toBe(1);
    expect((await extension.pageState())?.answers[1]?.report?.findings).toEqual([]);
    await call(page, "rerender");
    await expect.poll(() => chat.marked()).toContain("90 天");
  });
});

test.describe("in a frame", () => {
  test.use({ folder: pages("unknown-frame"), files: ["/", "/index.html", "/chat.html"] });

  test("picked in the frame and checked there; the page around it stays untouched", async ({
    context,
    extension,
    site,
  }) => {
    const page = await context.newPage();
    await page.goto(site.origin);
    await begin(extension, page);
    await expect.poll(() => bars(page)).toBe(1);
    const frame = page.frameLocator("iframe");
    await frame.getByText("The crossing takes 75").click();
    // The bar goes to where the person points.
    await expect.poll(() => bars(page)).toBe(0);
    await page.keyboard.press("Enter");
    await frame.locator("sup").first().click();
    await page.keyboard.press("Enter");
    await frame.locator(".refs li div").first().click();
    await page.keyboard.press("Enter");
    await page.keyboard.press("n");
    await page.keyboard.press("Enter");
    const marked = async (): Promise<string[] | undefined> =>
      page
        .frames()
        .find((each) => each.url().endsWith("/chat.html"))
        ?.evaluate(() =>
          [...(CSS.highlights.get("citecheck-contradicted") ?? [])].map((range) => (range as Range).toString()),
        );
    await expect.poll(marked).toEqual(["75 minutes"]);
    await expect.poll(() => extension.panelText(page)).toContain("75 minutes");
    expect(await page.evaluate(() => [...CSS.highlights.keys()])).toEqual([]);
    await page.reload();
    await expect.poll(marked).toEqual(["75 minutes"]);
    await extension.turnOff(page);
    await expect.poll(marked).toEqual([]);
  });
});

/** Calls a function of the page's own. */
const call = (page: Page, name: string, argument?: unknown): Promise<void> =>
  page.evaluate(
    ([name, argument]) =>
      (window as unknown as { unknown: Record<string, (argument: unknown) => void> }).unknown[name]?.(argument),
    [name, argument] as const,
  );
