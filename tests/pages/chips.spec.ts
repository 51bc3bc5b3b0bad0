import { demoFaults } from "./harness/demo-faults";
import { type Bench, expect, test } from "./harness/fixtures";

interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
  what: string;
}

/** Chips and the words of all answers, as rectangles; and which chip meets which words. */
async function collisions(bench: Bench): Promise<string[]> {
  return bench.page.evaluate(() => {
    const rect = (box: DOMRect, what: string): Rect => ({
      left: box.left,
      top: box.top,
      right: box.right,
      bottom: box.bottom,
      what,
    });
    const words: Rect[] = [];
    const texts = document.querySelectorAll(
      ".assist-text, .assist-question, .assist-refs, .assist-composer, .assist-sources",
    );
    for (const text of texts) {
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) words.push(rect(box, node.textContent ?? ""));
      }
      for (const button of text.querySelectorAll("button")) words.push(rect(button.getBoundingClientRect(), "button"));
    }
    const host = document.documentElement.lastElementChild;
    const chips = [...(host?.shadowRoot?.querySelectorAll(".chips:not(.resting) .chip") ?? [])].map((chip) =>
      rect(chip.getBoundingClientRect(), chip.textContent ?? ""),
    );
    const meet = (a: Rect, b: Rect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const faults: string[] = [];
    for (const [at, chip] of chips.entries()) {
      for (const word of words) if (meet(chip, word)) faults.push(`${chip.what} over ${word.what}`);
      for (const other of chips.slice(at + 1)) if (meet(chip, other)) faults.push(`${chip.what} over ${other.what}`);
      if (chip.left < 0 || chip.right > innerWidth) faults.push(`${chip.what} outside`);
    }
    return faults;
  });
}

const placed = (bench: Bench) => bench.page.locator(".chips:not(.resting) .chip");

test("each marked span bears its code in the free room behind its line", async ({ bench }) => {
  await bench.open("pages/demo/?turn=all-faults&open=all");
  await bench.start(demoFaults);
  await expect(placed(bench)).toHaveCount(7);
  expect(await placed(bench).allTextContents()).toEqual([
    "NUMBER_NOT_IN_SOURCE",
    "UNIT_MISMATCH",
    "NEGATION_FLIP",
    "UNLIMITED_TO_NUMBER",
    "SUBJECT_MISMATCH",
    "QUOTE_NOT_FOUND",
    "SOURCE_MISSING",
  ]);
  expect(await collisions(bench)).toEqual([]);
});

test("never over words: every width from narrow to wide, both languages, all severities", async ({ bench, page }) => {
  test.setTimeout(120_000);
  await bench.open("pages/demo/?turn=all-faults,zh-faults,notice-faults&open=all");
  await bench.start(
    [
      ...demoFaults,
      { words: "written notice", code: "COMPUTED", severity: "info" },
      { words: "12 months", code: "CONFLICT", severity: "notice" },
    ],
    { mode: "audit" },
  );
  await expect.poll(async () => Object.values(await bench.marks()).flat().length).toBeGreaterThan(14);
  let seen = 0;
  for (const width of [340, 390, 480, 560, 680, 760, 900, 1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 1000 });
    for (const top of [0, 300, 700]) {
      await page.evaluate((top) => {
        (document.querySelector(".assist-talk") as Element).scrollTop = top;
      }, top);
      await expect(page.locator(".chips.resting")).toHaveCount(0);
      await page.waitForTimeout(250);
      await expect(page.locator(".chips.resting")).toHaveCount(0);
      seen += await placed(bench).count();
      expect(await collisions(bench), `${width} wide, at ${top}`).toEqual([]);
    }
  }
  expect(seen).toBeGreaterThan(60);
});

test("narrow lines get the short label, in the person's language", async ({ bench, page }) => {
  await page.setViewportSize({ width: 400, height: 900 });
  await bench.open("pages/demo/?turn=zh-faults&open=all");
  await bench.start(demoFaults, { language: "zh-CN" });
  await expect.poll(async () => (await placed(bench).allTextContents()).length).toBeGreaterThan(1);
  for (const text of await placed(bench).allTextContents()) expect(text).toMatch(/^[\u4e00-\u9fff]{1,4}$/);
});

test("hidden while the page scrolls or moves, placed again at rest", async ({ bench, page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await bench.open("pages/demo/?turn=all-faults,zh-faults&open=all");
  await bench.start(demoFaults);
  await expect.poll(() => placed(bench).count()).toBeGreaterThan(2);
  const hidden = await page.evaluate(async () => {
    const chips = () => document.documentElement.lastElementChild?.shadowRoot?.querySelector(".chips");
    (document.querySelector(".assist-talk") as Element).scrollTop += 40;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return chips()?.classList.contains("resting");
  });
  expect(hidden).toBe(true);
  await expect(page.locator(".chips.resting")).toHaveCount(0);
  expect(await collisions(bench)).toEqual([]);
  // A block that appears above moves the answer: the chips follow.
  const before = await placed(bench).first().boundingBox();
  await page.evaluate(() => {
    const block = document.createElement("div");
    block.style.height = "60px";
    document.querySelector(".assist-talk")?.prepend(block);
    (document.querySelector(".assist-talk") as Element).scrollTop = 0;
  });
  await expect.poll(async () => (await placed(bench).first().boundingBox())?.y).not.toBe(before?.y);
  await expect(page.locator(".chips.resting")).toHaveCount(0);
  expect(await collisions(bench)).toEqual([]);
});

test("what lies over the answer, or has scrolled away, bears no chip", async ({ bench, page }) => {
  await bench.open("pages/demo/?turn=all-faults&open=all");
  await bench.start(demoFaults);
  await expect(placed(bench)).toHaveCount(7);
  await page.evaluate(() => {
    const cover = document.createElement("div");
    cover.id = "cover";
    cover.style.cssText = "position:fixed;inset:0;background:rgb(0 0 0 / 0.5)";
    document.body.append(cover);
    dispatchEvent(new Event("resize"));
  });
  await expect(placed(bench)).toHaveCount(0);
  await page.evaluate(() => {
    document.querySelector("#cover")?.remove();
    dispatchEvent(new Event("resize"));
  });
  await expect(placed(bench)).toHaveCount(7);
});

test("a chip opens its card; the setting turns chips off", async ({ bench, page }) => {
  await bench.open("pages/demo/?turn=all-faults&open=all");
  await bench.start(demoFaults);
  await expect(placed(bench)).toHaveCount(7);
  await placed(bench).nth(2).click();
  await expect(page.locator(".card code")).toHaveText("NEGATION_FLIP");
  await page.keyboard.press("Escape");
  await page.evaluate(() => window.harness.painter?.set({ language: "en", mode: "agent", chips: false, marks: true }));
  await expect(page.locator(".chip")).toHaveCount(0);
  expect((await bench.marks()).contradicted?.length).toBeGreaterThan(4);
});
