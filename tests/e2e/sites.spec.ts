import path from "node:path";
import type { Page } from "@playwright/test";
import { serve } from "../../lib/dev/serve.mjs";
import { root } from "../support/files";
import { logRequests } from "../support/requests";
import { type SiteFixture, type Step, siteFixtures } from "../support/site-fixtures";
import { ChatPage } from "./chat-page";
import { test as base, expect } from "./fixtures";

interface Tool {
  rerender(): void;
  leave(): void;
  back(): void;
}

const FOLDER = path.join(root, "tests", "fixtures", "sites");
const FILES = ["talk.js", ...new Set(siteFixtures.flatMap(({ tool }) => [`${tool}/`, `${tool}/page.js`]))];

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are wanted from this pattern
  site: async ({}, use) => {
    const server = await serve(FOLDER);
    await use(server);
    await server.close();
  },
  requests: async ({ context, site }, use) => {
    const log = logRequests(context);
    await use(log);
    const strays = log.strays({ origin: site.origin, files: FILES.map((file) => `/${file}`) });
    expect(strays.filter((stray) => !stray.includes("?version="))).toEqual([]);
  },
});

const call = (page: Page, name: keyof Tool, times = 1): Promise<void> =>
  page.evaluate(
    async ([name, times]) => {
      for (let i = 0; i < times; i++) {
        (window as unknown as { tool: Tool }).tool[name]();
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    [name, times] as const,
  );

async function take(page: Page, step: Step): Promise<void> {
  if ("click" in step) await page.locator(step.click).first().click();
  else if ("hover" in step) await page.locator(step.hover).first().hover();
  else await page.keyboard.press(step.press);
  // A text counts once it stood still for a while; nothing in the page says that it did.
  await page.waitForTimeout(450);
}

/** Words marked as faults; what is only said (a source that was not read) is left out. */
async function faults(chat: ChatPage): Promise<string[]> {
  const marks = await chat.marks();
  return ["citecheck-contradicted", "citecheck-unsupported"].flatMap((name) => marks[name] ?? []).sort();
}

/** The first version of each page: tests/pages reads the others. */
const pages: SiteFixture[] = siteFixtures.filter(
  ({ tool }, at) => siteFixtures.findIndex((other) => other.tool === tool) === at,
);

/** Two tests, so that two browsers share the work; a browser for each page would cost more than the page. */
for (const half of [pages.filter((_, at) => at % 2 === 0), pages.filter((_, at) => at % 2 === 1)]) {
  test(`wrong words are marked and right ones are not, whatever the page does, and off leaves nothing: ${half.map(({ tool }) => tool).join(", ")}`, async ({
    context,
    extension,
    site,
    quietConsole: _quiet,
  }) => {
    test.setTimeout(600_000);
    for (const { tool, versions, steps, faults: wrong } of half) {
      await test.step(tool, async () => {
        const page = await context.newPage();
        await page.goto(`${site.origin}/${tool}/?version=${versions[0]}`);
        const composer = await page.locator("form").evaluate((form) => form.outerHTML);
        const before = await extension.countNodes(page);
        await extension.turnOn(page);
        const chat = new ChatPage(page);
        await expect.poll(async () => (await extension.pageState())?.answers.length, tool).toBeGreaterThan(0);
        for (const step of steps) await take(page, step);
        const words = wrong.map((each) => each.words).sort();
        await expect.poll(() => faults(chat), tool).toEqual(words);
        const findings = (await extension.pageState())?.answers.flatMap(({ report }) => report?.findings ?? []) ?? [];
        const told = wrong.map((each) => findings.find(({ text }) => text === each.words)?.code);
        expect(told, tool).toEqual(wrong.map(({ code }) => code));

        await call(page, "rerender", 100);
        await expect.poll(() => faults(chat), tool).toEqual(words);
        await call(page, "leave");
        await expect.poll(() => faults(chat), tool).toEqual([]);
        await call(page, "back");
        await expect.poll(() => faults(chat), tool).toEqual(words);
        expect(await page.locator("form").evaluate((form) => form.outerHTML)).toBe(composer);
        expect(await page.locator("#composer").inputValue()).toBe("A draft that is 99 hours old");

        await extension.turnOff(page);
        await expect.poll(() => chat.marks(), tool).toEqual({});
        await expect.poll(() => extension.listeners(page), tool).toEqual([]);
        await call(page, "rerender");
        if (steps.length === 0) expect(await extension.countNodes(page), tool).toBe(before);
        await page.close();
      });
    }
  });
}
