import { expect, test } from "./harness/fixtures";

const PAGE = "fixtures/sites/flowise/";
type Tool = { tool: { write(html: string, documents?: object[]): void; remount(): void } };
const LOANS = "Adult cards hold 12 books.\nBooks are lent for 28 days. Late fees are 20 pence a day.";

test("answers in an open shadow root are read with the texts in their chips", async ({ bench, page }) => {
  await bench.open(PAGE);
  const { facts, words } = await page.evaluate(() => window.harness.facts());
  expect(facts).toMatchObject({
    adapter: "flowise",
    answers: [
      { state: "done", question: 33, marks: [], sources: [`chip 1 full ${LOANS.length}`, "/rooms none 0"] },
      { state: "done", question: 7, marks: [], sources: ["chip 1 full 24"] },
    ],
  });
  expect(words).toEqual([
    "Adult cards hold 15 books [1]. Books are lent for 28 days [1].\n\n- The reading room holds 40 people [2]",
    "逾期每天收费 0.8 元。[1]",
  ]);
});

test("faults are marked in the shadow root; the popup adds the name of the source", async ({ bench, page }) => {
  await bench.open(PAGE);
  await bench.start([{ words: "15 books", code: "NUMBER_NOT_IN_SOURCE" }]);
  await expect.poll(() => bench.marks()).toEqual({ contradicted: ["15 books"] });
  const asked = (await bench.asked()).length;
  await page.locator(".source-chip").first().click();
  await expect.poll(async () => (await bench.asked()).length).toBe(asked + 1);
  expect((await bench.asked()).at(-1)?.sources[0]).toMatchObject({ title: "loans", text: LOANS });
});

test("rows made anew for each piece cost one check, and a chat put up again is read again", async ({ bench, page }) => {
  await bench.open(PAGE);
  await bench.start([{ words: "44 people", code: "NUMBER_NOT_IN_SOURCE" }]);
  await expect.poll(async () => (await bench.asked()).length).toBe(2);
  await page.evaluate(async () => {
    const { tool } = window as unknown as Tool;
    for (const words of ["The room", "The room holds", "The room holds 44", "The room holds 44 people [1]."]) {
      tool.write(`<p>${words}</p>`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    tool.write("<p>The room holds 44 people [1].</p>", [{ pageContent: "The room holds 40 people.", source: "rooms" }]);
  });
  await expect.poll(() => bench.marks()).toEqual({ contradicted: ["44 people"] });
  expect((await bench.asked()).length).toBe(3);
  await page.evaluate(() => (window as unknown as Tool).tool.remount());
  await expect.poll(() => bench.marks()).toEqual({ contradicted: ["44 people"] });
  expect((await bench.asked()).length).toBe(3);
});
