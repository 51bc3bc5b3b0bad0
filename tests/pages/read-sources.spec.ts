import type { Page } from "@playwright/test";
import type { SourcesRead } from "../../lib/model/source";
import type { Bench } from "./harness/fixtures";
import { expect, test } from "./harness/fixtures";

/** Pages whose adapter opens and closes sources; how many of each answer it brings, and what stays unread. */
const PAGES: { page: string; read: (Omit<SourcesRead, "partly"> & { partly?: number })[] }[] = [
  { page: "anythingllm/?version=1.16", read: three([1, 1, 1]) },
  { page: "anythingllm/?version=1.8", read: three([1, 1, 1]) },
  { page: "azure/", read: three([3, 2]) },
  { page: "chat-ui/?version=links", read: three([1, 1, 1]) },
  { page: "dify/?version=1.14", read: three([1, 1, 1]) },
  { page: "dify/?version=1.4", read: three([1, 1, 1]) },
  { page: "fastgpt/?version=4.16", read: three([3, 2, 1]) },
  { page: "librechat/?version=web", read: three([1, 1, 1], 1) },
  { page: "onyx/?version=2026-08", read: three([3, 2, 1], 1) },
  { page: "open-webui/", read: three([2, 1]) },
  { page: "ragflow/?version=chat", read: three([1, 1, 1]) },
];

function three(counts: number[], partly = 0): (typeof PAGES)[number]["read"] {
  return counts.map((n) => ({ read: n, total: n, partly: partly * n, left: [] }));
}

/** All that a person would see of the page, but for what frameworks count up (ids of cards). */
const look = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const box = document.scrollingElement;
    const focus = document.activeElement;
    return [
      document.documentElement.outerHTML.replace(/ aria-controls="[^"]*"/g, ""),
      `scrolled ${box?.scrollTop}`,
      `focus ${focus?.id || focus?.tagName}`,
    ].join("\n");
  });

async function settled(bench: Bench, answers: number): Promise<void> {
  await expect.poll(async () => (await bench.asked()).length).toBeGreaterThanOrEqual(answers);
  await bench.page.waitForTimeout(300);
}

const readAll = (page: Page, key: string): Promise<SourcesRead | null> =>
  page.evaluate((key) => window.harness.readSources(key), key);

for (const { page: file, read } of PAGES) {
  test(`${file}: all sources are read at a press, and the page is as before`, async ({ bench, page }) => {
    await bench.open(`fixtures/sites/${file}`);
    await page.evaluate(() => {
      document.body.style.paddingBottom = "3000px";
      scrollTo(0, 40);
      document.querySelector<HTMLElement>("textarea")?.focus();
    });
    await bench.start([], { chips: false });
    await settled(bench, read.length);
    const before = await look(page);
    const keys = await page.evaluate(() => window.harness.reader?.keys() ?? []);
    // Nothing is opened by itself.
    await page.waitForTimeout(300);
    expect(await look(page)).toBe(before);
    const came: (SourcesRead | null)[] = [];
    for (const key of keys) came.push(await readAll(page, key));
    expect(came).toEqual(read);
    await expect.poll(() => look(page)).toBe(before);
  });
}

test("the pane that the person had open, the focus and the places of scrolled boxes are as before", async ({
  bench,
  page,
}) => {
  await bench.open("fixtures/sites/dify/?version=1.14");
  await page.evaluate(() => {
    const list = document.querySelector<HTMLElement>('[data-testid="chat-container"]');
    list?.setAttribute("style", "height: 120px; overflow: auto");
    list?.scrollTo(0, 60);
    // The tool scrolls to what is opened and takes the focus.
    document.addEventListener("click", () => {
      list?.scrollTo(0, 0);
      document.querySelector<HTMLElement>("#popup")?.focus();
    });
  });
  await bench.start([], { chips: false });
  await settled(bench, 3);
  const keys = await page.evaluate(() => window.harness.reader?.keys() ?? []);
  await page.locator("[data-open^='t2']").first().click();
  await settled(bench, 4);
  await page.evaluate(() => {
    document.querySelector('[data-testid="chat-container"]')?.scrollTo(0, 60);
    document.querySelector<HTMLElement>("#composer")?.focus();
  });
  const before = await look(page);
  expect(before).toContain("车站服务.md</div></div></div><div");
  expect(await readAll(page, keys[0] ?? "")).toMatchObject({ read: 1, total: 1 });
  expect(await look(page)).toBe(before);
  expect(await page.evaluate(() => document.querySelector('[data-testid="chat-container"]')?.scrollTop)).toBe(60);
});

test("it ends where it is stopped, where the person uses the page, and where a source never comes", async ({
  bench,
  page,
}) => {
  await bench.open("fixtures/sites/onyx/?version=2026-08");
  await bench.start([], { chips: false });
  await settled(bench, 3);
  const [first = "", , third = ""] = await page.evaluate(() => window.harness.reader?.keys() ?? []);
  const begin = (): Promise<void> =>
    page.evaluate((key) => {
      Object.assign(window, { running: window.harness.readSources(key) });
    }, first);
  const end = () => page.evaluate(() => (window as unknown as { running: Promise<SourcesRead | null> }).running);
  await begin();
  await page.evaluate(() => window.harness.stopReading());
  expect(await end()).toMatchObject({ ended: "stopped" });
  await expect(page.locator(".card")).toHaveCount(0);
  await begin();
  await page.locator("#composer").press("x");
  expect(await end()).toMatchObject({ ended: "used" });
  await expect(page.locator(".card")).toHaveCount(0);
  // No card comes any more: each source is waited for a while, and then left.
  await page.evaluate(() =>
    document.addEventListener("pointerover", (event) => event.stopPropagation(), { capture: true }),
  );
  expect(await readAll(page, third)).toEqual({ read: 0, total: 1, partly: 0, left: ["Web"] });
  expect(await page.locator("#composer").inputValue()).toContain("A draft that is 99 hours old");
});
