import type { Page } from "@playwright/test";
import type { PickedSite } from "../../lib/model/picked-site";
import { type Bench, expect, test } from "./harness/fixtures";
import type { PickerBench } from "./harness/picker";

declare global {
  interface Window {
    pickerBench: PickerBench;
    heard: string[];
  }
}

const FERRY = "fixtures/sites/unknown-frame/chat.html";
const start = (bench: Bench, language: "en" | "zh-CN" = "en") =>
  bench.page.evaluate((language) => window.pickerBench.start(language), language);
const saved = (page: Page): Promise<PickedSite[]> => page.evaluate(() => window.pickerBench.saved);

/** What the bar says, without its keys. */
const said = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const hosts = [...document.documentElement.children].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const bar = hosts.flatMap((root) => root.querySelector(".bar") ?? [])[0];
    return [...(bar?.querySelectorAll("p") ?? [])].map(({ textContent }) => textContent).join(" ");
  });

/** Presses a button of the bar where it stands, as a person would. */
async function press(page: Page, act: string): Promise<void> {
  const { x, y } = await page.evaluate((act) => {
    const hosts = [...document.documentElement.children].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const button = hosts.flatMap((root) => root.querySelector(`[data-act="${act}"]`) ?? [])[0];
    if (!button) throw new Error(`the bar has no ${act}`);
    const { left, top, width, height } = button.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, act);
  await page.mouse.click(x, y);
}

test("three clicks and the page is read", async ({ bench }) => {
  const { page } = bench;
  await bench.open(FERRY);
  const before = await page.evaluate(() => document.body.outerHTML);
  await start(bench);
  await page.getByText("The crossing takes 75").click();
  expect(await said(page)).toContain("2 answers match.");
  await press(page, "next");
  await page.locator("sup").first().click();
  expect(await said(page)).toContain("3 marks match.");
  await press(page, "next");
  await page.locator(".refs li div").first().click();
  expect(await said(page)).toContain("3 sources match.");
  await press(page, "next");
  await page.getByText("And a car?").click();
  expect(await said(page)).toContain("2 questions match.");
  await press(page, "next");
  expect(await said(page)).toContain("2 answers, 3 marks, 3 sources, 2 questions");
  await press(page, "save");
  const [site] = await saved(page);
  expect(site).toEqual({
    origin: new URL(page.url()).origin,
    answer: [".from-bot"],
    mark: ["sup"],
    source: [".refs div"],
    question: [".from-me"],
  });
  // Nothing of ours is left, and the page is what it was.
  expect(await page.evaluate(() => document.documentElement.children.length)).toBe(2);
  expect(await page.evaluate(() => document.body.outerHTML)).toBe(before);

  const read = await page.evaluate((site) => window.pickerBench.read(site), site as PickedSite);
  expect(read.answers.map(({ text, question }) => [question, text])).toEqual([
    ["How long is the crossing?", "The crossing takes 75 minutes. [1] Bicycles travel free of charge. [2]"],
    ["And a car?", "A car costs 40 EUR. [1]"],
  ]);
  // The numbers alone join marks and sources here, within each answer: by position, never exact.
  expect(read.answers.map(({ markers }) => markers)).toEqual([
    [
      { label: "[1]", sources: ["Timetable"], link: "position" },
      { label: "[2]", sources: ["Fares"], link: "position" },
    ],
    [{ label: "[1]", sources: ["Fares"], link: "position" }],
  ]);
  expect(read.panes.map(({ title, text, answer }) => [title, text, answer])).toEqual([
    ["Timetable", "The crossing takes 55 minutes in calm weather.", "answer 1"],
    ["Fares", "Bicycles travel free of charge. A car costs 40 EUR.", "answer 1"],
    ["Fares", "Bicycles travel free of charge. A car costs 40 EUR.", "answer 2"],
  ]);
});

test("by keys alone: arrows move and resize, Enter takes, the page hears nothing and keeps its focus", async ({
  bench,
}) => {
  const { page } = bench;
  await bench.write(
    '<textarea id="box">half a sentence</textarea><main><div class="q">Why?</div><div class="reply"><p>Because of the tide.</p></div><div class="q">When?</div><div class="reply"><p>At noon.</p></div></main>',
  );
  await page.focus("#box");
  await page.evaluate(() => {
    window.heard = [];
    for (const type of ["keydown", "keyup", "click", "mousedown", "pointerdown"])
      document.addEventListener(type, () => window.heard.push(type), true);
  });
  await start(bench);
  // From the middle of the window to the first reply.
  await page.mouse.move(60, 70);
  await page.keyboard.press("ArrowDown");
  for (const key of ["ArrowUp", "ArrowUp", "ArrowDown"]) await page.keyboard.press(key);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  expect(await said(page)).toMatch(/\d answers? match/);
  await page.keyboard.press("Backspace");
  expect(await said(page)).toContain("Point at one whole answer");
  await page.getByText("Because of the tide").click();
  await page.keyboard.press("Enter");
  for (const _ of [1, 2, 3]) await page.keyboard.press("n");
  expect(await said(page)).toContain("2 answers, no marks, no sources");
  await page.keyboard.press("Enter");
  expect((await saved(page)).map(({ answer }) => answer)).toEqual([[".reply"]]);
  expect(await page.evaluate(() => window.heard)).toEqual([]);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("box");
  expect(await page.inputValue("#box")).toBe("half a sentence");
  // Once it is over the page has its keys back.
  await page.keyboard.press("x");
  expect(await page.inputValue("#box")).toContain("x");
});

test("Escape leaves and nothing is saved", async ({ bench }) => {
  const { page } = bench;
  await bench.open(FERRY);
  await start(bench);
  await page.mouse.move(100, 80);
  await page.keyboard.press("Escape");
  expect(await saved(page)).toEqual([]);
  expect(await page.evaluate(() => window.pickerBench.left)).toBe(1);
  expect(await page.evaluate(() => document.documentElement.children.length)).toBe(2);
});

test("one that is missing is added by a click, one too many is taken out", async ({ bench }) => {
  const { page } = bench;
  await bench.write(
    '<main><section class="turn short"><p>The gate opens at 7.</p></section><section class="turn long"><p>The gate closes at 21.</p></section><section class="turn note"><p>Advertisement</p></section></main>',
  );
  await start(bench);
  await page.getByText("opens at 7").click();
  expect(await said(page)).toContain("1 answer matches.");
  await page.getByText("closes at 21").click();
  expect(await said(page)).toContain("3 answers match.");
  await page.getByText("Advertisement").click();
  expect(await said(page)).toContain("cannot be told from the rest");
});

test("a mark outside the answers is refused in words", async ({ bench }) => {
  const { page } = bench;
  await bench.open(FERRY);
  await start(bench);
  await page.getByText("A car costs 40 EUR.[1]").click();
  await press(page, "next");
  await page.locator(".refs b").first().click();
  expect(await said(page)).toContain("not inside an answer");
});

test("sources that open later: the page is free until they stand there", async ({ bench }) => {
  const { page } = bench;
  await bench.write(
    `<main><div class="reply" id="r-1"><p>Open from 9.<button class="chip" data-doc="hours">Hours</button></p></div></main>
     <dialog id="d"><h3>Hours</h3><p class="passage">Open from 8 to 20.</p></dialog>`,
  );
  await page.evaluate(() => {
    document
      .querySelector(".chip")
      ?.addEventListener("click", () => document.querySelector<HTMLDialogElement>("#d")?.showModal());
  });
  await start(bench);
  await page.getByText("Open from 9.").click();
  await press(page, "next");
  await page.getByText("Hours").first().click();
  await press(page, "next");
  await press(page, "later");
  expect(await said(page)).toContain("Open a source in the page");
  await page.locator(".chip").click();
  await expect(page.locator(".passage")).toBeVisible();
  // Under a modal dialog of the page our buttons get no events of their own.
  await press(page, "now");
  await page.locator(".passage").hover();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  expect(await said(page)).toContain("1 source matches.");
  await press(page, "next");
  await press(page, "none");
  await press(page, "save");
  const [site] = await saved(page);
  expect(site).toMatchObject({ answer: [".reply"], mark: [".chip"], source: [".passage"], opens: true });
  const read = await page.evaluate((site) => window.pickerBench.read(site), site as PickedSite);
  expect(read.answers[0]?.markers).toEqual([{ label: "Hours", sources: ["hours"], link: "exact" }]);
});
