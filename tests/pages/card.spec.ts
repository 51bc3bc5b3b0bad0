import type { Locator, Page } from "@playwright/test";
import { demoFaults } from "./harness/demo-faults";
import { type Bench, expect, test } from "./harness/fixtures";

const PAGE = "pages/demo/?turn=notice-faults,team-en&open=renewal-policy";

/** A place on marked words: their first letter's middle. */
async function wordsAt(page: Page, words: string): Promise<{ x: number; y: number }> {
  return page.evaluate((words) => {
    for (const text of document.querySelectorAll(".assist-text")) {
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        const at = node.data.indexOf(words);
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + words.length);
        const [box] = range.getClientRects();
        if (box) return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      }
    }
    throw new Error(`no words ${words}`);
  }, words);
}

async function begin(bench: Bench, page: Page): Promise<Locator> {
  await bench.open(PAGE);
  await bench.start(demoFaults);
  await expect.poll(async () => (await bench.marks()).contradicted).toEqual(["30 days", "are refundable"]);
  return page.locator(".card");
}

test("a click opens the card with code, sentence, both passages and the source", async ({ bench, page }) => {
  const card = await begin(bench, page);
  const { x, y } = await wordsAt(page, "30 days");
  await page.mouse.click(x, y);
  await expect(card).toBeVisible();
  await expect(card.locator(".sev")).toHaveText("Contradicted");
  await expect(card.locator("code")).toHaveText("NUMBER_NOT_IN_SOURCE");
  await expect(card.locator(".say")).toHaveText("The cited source says 60 days; the answer says 30 days.");
  await expect(card.locator("del")).toHaveText(["30 days"]);
  await expect(card.locator("ins")).toHaveText(["60 days"]);
  await expect(card.locator(".where")).toContainText("Renewal and notice v2");
  await expect(card.locator(".where")).toContainText("source verbatim");
  await expect(card.locator(".count")).toHaveText("1 of 2 in this answer");
  expect((await bench.marks()).current).toEqual(["30 days"]);
  // Opened by the pointer: the focus stays where it was.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
});

test("a link by number alone is said on the card", async ({ bench, page }) => {
  await bench.open(PAGE);
  await bench.start(demoFaults.map((fault) => ({ ...fault, data: { ...fault.data, link: "position" } })));
  await expect.poll(async () => (await bench.marks()).contradicted).toEqual(["30 days", "are refundable"]);
  const { x, y } = await wordsAt(page, "30 days");
  await page.mouse.click(x, y);
  await expect(page.locator(".card .where").last()).toHaveText("The mark leads to this source by its number alone.");
});

test("the card lies below its mark, inside the view, and covers no other mark", async ({ bench, page }) => {
  const card = await begin(bench, page);
  const { x, y } = await wordsAt(page, "30 days");
  await page.mouse.click(x, y);
  const box = await card.boundingBox();
  const other = await wordsAt(page, "are refundable");
  expect(box).not.toBeNull();
  if (!box) return;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(1280);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(800);
  const covers = (at: { x: number; y: number }) =>
    at.x > box.x && at.x < box.x + box.width && at.y > box.y && at.y < box.y + box.height;
  expect(covers({ x, y })).toBe(false);
  expect(covers(other)).toBe(false);
});

test("a rest of the pointer opens it; it stays on the way to it and goes when the pointer does", async ({
  bench,
  page,
}) => {
  const card = await begin(bench, page);
  const { x, y } = await wordsAt(page, "30 days");
  await page.mouse.move(x, y);
  await expect(card).toBeVisible();
  const box = await card.boundingBox();
  if (!box) throw new Error("no card");
  await page.mouse.move(box.x + 40, box.y + 20, { steps: 4 });
  await page.waitForTimeout(500);
  await expect(card).toBeVisible();
  await page.mouse.move(20, 700);
  await expect(card).toHaveCount(0);
  expect((await bench.marks()).current).toBeUndefined();
});

test("it never opens while a button is down or words are selected", async ({ bench, page }) => {
  const card = await begin(bench, page);
  const { x, y } = await wordsAt(page, "30 days");
  await page.mouse.move(x - 60, y);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 4 });
  await page.waitForTimeout(700);
  await expect(card).toHaveCount(0);
  await page.mouse.up();
  await page.waitForTimeout(700);
  await expect(card).toHaveCount(0);
  expect(await page.evaluate(() => getSelection()?.toString())).not.toBe("");
});

test("by key it takes the focus, moves with J and K, and Esc gives the focus back", async ({ bench, page }) => {
  const card = await begin(bench, page);
  await page.locator("#question").focus();
  expect(await page.evaluate(() => window.harness.painter?.step(1))).toBe(true);
  await expect(card.locator("code")).toHaveText("NUMBER_NOT_IN_SOURCE");
  const focused = () =>
    page.evaluate(() => {
      const inner = document.activeElement?.shadowRoot?.activeElement as HTMLElement | null;
      return inner?.dataset.act ?? document.activeElement?.id ?? "";
    });
  expect(await focused()).toBe("source");
  await page.keyboard.press("j");
  await expect(card.locator("code")).toHaveText("NEGATION_FLIP");
  expect(await focused()).toBe("source");
  await page.keyboard.press("j");
  await expect(card.locator("code")).toHaveText("NUMBER_NOT_IN_SOURCE");
  await page.keyboard.press("ArrowUp");
  await expect(card.locator("code")).toHaveText("NEGATION_FLIP");
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  expect(await focused()).toBe("question");
});

test("Tab leaves the card to the page; keys in the page's own field are the page's", async ({ bench, page }) => {
  const card = await begin(bench, page);
  await page.locator("#question").focus();
  await page.evaluate(() => window.harness.painter?.step(1));
  // Copy, not a fault, previous, next, and on in the page behind the field.
  for (let i = 0; i < 5; i++) await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Send" })).toBeFocused();
  await page.locator("#question").focus();
  await page.keyboard.type("jsc2k");
  expect(await page.locator("#question").inputValue()).toBe("jsc2k");
  await expect(card.locator("code")).toHaveText("NUMBER_NOT_IN_SOURCE");
});

test("a click outside and the cross close it", async ({ bench, page }) => {
  const card = await begin(bench, page);
  const { x, y } = await wordsAt(page, "are refundable");
  await page.mouse.click(x, y);
  await expect(card).toBeVisible();
  await page.mouse.click(30, 600);
  await expect(card).toHaveCount(0);
  await page.mouse.click(x, y);
  await card.locator("[data-act='close']").click();
  await expect(card).toHaveCount(0);
});

test("show in source marks the evidence in the pane, opening it where needed", async ({ bench, page }) => {
  const card = await begin(bench, page);
  await page.evaluate(() => window.harness.painter?.step(1));
  await card.locator("[data-act='source']").click();
  const evidence = "Either party may end it by written notice at least 60 days before the renewal date.";
  await expect.poll(async () => (await bench.marks()).evidence).toEqual([evidence]);
  await page.locator(".pane-close").click();
  await page.evaluate(() => window.harness.painter?.step(1));
  await page.keyboard.press("s");
  await expect.poll(async () => (await bench.marks()).evidence).toEqual(["Monthly plans are not refundable."]);
  await expect(page.locator(".source-body")).toBeVisible();
});

test("a source that the page does not show is said calmly", async ({ bench, page }) => {
  const card = await begin(bench, page);
  await page.evaluate(() => {
    document.querySelector(".assist-sources")?.remove();
    window.harness.painter?.step(1);
  });
  await page.keyboard.press("s");
  await expect(card.locator(".status")).toHaveText("The page does not show these words of the source.", {
    timeout: 10_000,
  });
});

test("copy note copies, not a fault takes the mark away", async ({ bench, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const card = await begin(bench, page);
  await page.evaluate(() => window.harness.painter?.step(1));
  await page.keyboard.press("c");
  await expect(card.locator("[data-act='copy']")).toContainText("Copied");
  const note = await page.evaluate(() => navigator.clipboard.readText());
  expect(note).toContain("Contradicted (NUMBER_NOT_IN_SOURCE)");
  expect(note).toContain("at least 60 days before the renewal date");
  await page.keyboard.press("2");
  await expect(card).toHaveCount(0);
  expect(await bench.marks()).toEqual({ contradicted: ["are refundable"] });
  expect(await page.evaluate(() => window.harness.dismissed)).toEqual(["notice-faults NUMBER_NOT_IN_SOURCE 30 days"]);
});

test("words of answer and source enter as text, whatever they look like", async ({ bench, page }) => {
  await bench.open("pages/demo/?turn=notice-faults&open=renewal-policy");
  await page.waitForTimeout(300);
  const bad = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>';
  await page.evaluate((bad) => {
    const p = document.querySelector(".source-body p") as Element;
    p.textContent = bad;
    (document.querySelector(".assist-text p") as Element).textContent = `It says ${bad}`;
  }, bad);
  await bench.start([
    {
      words: bad,
      code: "NUMBER_NOT_IN_SOURCE",
      evidence: { source: "renewal-policy", text: bad, mark: bad },
      data: { source: bad, answer: bad },
    },
  ]);
  await expect.poll(async () => (await bench.marks()).contradicted).toEqual([bad]);
  await page.evaluate(() => window.harness.painter?.step(1));
  await expect(page.locator(".card ins")).toHaveText(bad);
  await expect(page.locator(".card img, .card script")).toHaveCount(0);
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
});

test("in Chinese, in the dark, on a narrow screen: nothing scrolls sideways", async ({ bench, page }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await bench.open("pages/demo/?turn=zh-faults&open=billing-zh&theme=dark");
  await bench.start(demoFaults, { language: "zh-CN" });
  await expect.poll(async () => (await bench.marks()).contradicted?.length).toBe(3);
  await page.evaluate(() => window.harness.painter?.step(1));
  const card = page.locator(".card");
  await expect(card.locator(".sev")).toHaveText("与来源矛盾");
  const box = await card.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  const wide = await card.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(wide).toBe(false);
});
