import { ensureBrowser } from "../../lib/dev/browser.mjs";
import { launch } from "../../lib/dev/launch.mjs";
import { ChatPage, SEATS, WRONG_SEATS } from "./chat-page";
import { EXTENSION, expect, test } from "./fixtures";

async function talk(chat: ChatPage): Promise<void> {
  await chat.addSource(SEATS);
  await chat.say("a", "How many seats?", WRONG_SEATS, ["seats-v2"]);
  await chat.open("seats-v2");
}

test("nothing is read before the site is on", async ({ context, site, extension }) => {
  const page = await context.newPage();
  await page.goto(site.origin);
  const chat = new ChatPage(page);
  await talk(chat);
  await page.waitForTimeout(1500);
  expect(await chat.marks()).toEqual({});
  expect(await extension.listeners(page)).toEqual([]);
  expect(await extension.pageState()).toBeUndefined();
});

test("the page is told nothing: no message, no attribute, no global", async ({ chat, extension }) => {
  const { page } = chat;
  const before = await page.evaluate(() => Object.getOwnPropertyNames(window).sort());
  await extension.turnOff(page);
  await page.evaluate(() => {
    const heard: string[] = [];
    addEventListener("message", ({ data }) => heard.push(JSON.stringify(data)));
    Object.assign(window, { heard });
  });
  await extension.turnOn(page);
  await talk(chat);
  await expect.poll(() => chat.marked()).toEqual(["15 seats"]);
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([]);
  const after = await page.evaluate(() => Object.getOwnPropertyNames(window).sort());
  expect(after.filter((name) => name !== "heard")).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain("chrome-extension");
});

test("off leaves nothing behind", async ({ context, site, extension }) => {
  const page = await context.newPage();
  await page.goto(site.origin);
  const chat = new ChatPage(page);
  await talk(chat);
  const before = {
    nodes: await extension.countNodes(page),
    sheets: await page.evaluate(() => document.adoptedStyleSheets.length),
    html: await page.evaluate(() => document.documentElement.outerHTML),
  };
  await extension.turnOn(page);
  await expect.poll(() => chat.marked()).toEqual(["15 seats"]);
  // The counts see what they are there for.
  expect((await extension.listeners(page)).length).toBeGreaterThan(3);
  expect(await extension.countNodes(page)).toBeGreaterThan(before.nodes);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(before.sheets);

  await extension.turnOff(page);
  await expect.poll(() => chat.marks()).toEqual({});
  await expect.poll(() => extension.listeners(page)).toEqual([]);
  expect(await extension.countNodes(page)).toBe(before.nodes);
  expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(before.html);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(before.sheets);
  expect(await page.evaluate(() => [...CSS.highlights.keys()])).toEqual([]);
  // Nothing wakes up again, in this page or in the next.
  await chat.rerender("a", 0);
  await page.waitForTimeout(1200);
  expect(await chat.marks()).toEqual({});
  await page.reload();
  await talk(chat);
  await page.waitForTimeout(1200);
  expect(await chat.marks()).toEqual({});
  expect(await extension.listeners(page)).toEqual([]);
});

test("the site is still on after the browser was closed and opened again", async ({
  launched,
  site,
  extension,
  profile,
}) => {
  const page = await launched.context.newPage();
  await page.goto(site.origin);
  await extension.turnOn(page);
  await launched.context.close();
  const again = await launch({ browser: ensureBrowser(), extension: EXTENSION, profile, headless: true });
  try {
    const later = await again.context.newPage();
    await later.goto(site.origin);
    const chat = new ChatPage(later);
    await talk(chat);
    await expect.poll(() => chat.marked()).toEqual(["15 seats"]);
  } finally {
    await again.context.close();
  }
});
