import type { Page } from "@playwright/test";
import type { Answer } from "../../lib/model/answer";
import type { Source } from "../../lib/model/source";
import { type BriefAnswer, type SiteFixture, type Step, siteFixtures } from "../support/site-fixtures";
import { expect, test } from "./harness/fixtures";

interface Tool {
  rerender(): void;
  stream(length: number, running: boolean): void;
}

async function read(page: Page): Promise<BriefAnswer[]> {
  const { answers } = await page.evaluate(() => window.harness.readPage());
  return (answers as (Answer & { state: string; sources: Source[] })[]).map((answer) => ({
    state: answer.state,
    question: answer.question ?? "",
    text: answer.text,
    markers: (answer.markers ?? []).map(({ label, sources, link }) => `${label} → ${sources.join(" | ")} (${link})`),
    sources: answer.sources.map(({ id, completeness }) => `${id} (${completeness})`),
  }));
}

async function take(page: Page, step: Step): Promise<void> {
  if ("click" in step) await page.locator(step.click).first().click();
  else if ("hover" in step) await page.locator(step.hover).first().hover();
  else await page.keyboard.press(step.press);
  // A text counts once it stood still for a while.
  await page.waitForTimeout(450);
}

for (const { tool, versions, answers, steps, read: sources } of siteFixtures) {
  for (const version of versions) {
    test(`${tool} ${version}`, async ({ bench, page }) => {
      await bench.open(`fixtures/sites/${tool}/?version=${version}`);

      await test.step("one adapter knows the page, and reads answers, questions, marks and sources", async () => {
        const scores = await page.evaluate(() => window.harness.scores());
        expect(Object.keys(scores).filter((id) => (scores[id] ?? 0) >= 0.5)).toEqual([tool]);
        expect(await read(page)).toEqual(answers);
      });

      await test.step("what the user opens is kept, for the answer that it belongs to", async () => {
        await bench.start([{ words: "9 hours", code: "NUMBER_NOT_IN_SOURCE" }]);
        await expect.poll(async () => (await bench.asked()).length).toBe(answers.length);
        for (const step of steps) await take(page, step);
        const known = async () => {
          const asked = await bench.asked();
          return answers.map(({ question }) => {
            const last = asked.findLast(({ answer }) => (answer.question ?? "") === question);
            return last?.sources.map(({ id, completeness, text }) => `${id} (${completeness}): ${text}`);
          });
        };
        await expect.poll(known).toEqual(sources);
      });

      await test.step("a running answer is not read, and once its words are whole it is, once", async () => {
        const before = (await bench.asked()).length;
        const stream = (length: number, running: boolean) =>
          page.evaluate(([length, running]) => (window as unknown as { tool: Tool }).tool.stream(length, running), [
            length,
            running,
          ] as const);
        await stream(12, true);
        await stream(32, true);
        await page.waitForTimeout(800);
        expect(await bench.marks()).toEqual({});
        await stream(32, false);
        await expect.poll(() => bench.marks()).toEqual({ contradicted: ["9 hours"] });
        await page.evaluate(() => (window as unknown as { tool: Tool }).tool.rerender());
        await expect.poll(() => bench.marks()).toEqual({ contradicted: ["9 hours"] });
        expect((await bench.asked()).length).toBe(before + 1);
      });
    });
  }
}

test("no page is claimed by two adapters, nor by none", async ({ bench, page }) => {
  const claimed: Record<string, string[]> = {};
  // The two that have tests of their own, and the demo chat; the others are asked above.
  const others = { azure: "fixtures/sites/azure/", "open-webui": "fixtures/sites/open-webui/", demo: "pages/demo/" };
  for (const [id, file] of Object.entries(others)) {
    await bench.open(file);
    const scores = await page.evaluate(() => window.harness.scores());
    claimed[id] = Object.keys(scores).filter((other) => (scores[other] ?? 0) >= 0.5);
  }
  expect(claimed).toEqual({ azure: ["azure"], "open-webui": ["open-webui"], demo: ["demo"] });
});

/** So that a fixture without the parts that are compared is no silent pass. */
test("every fixture says what is read", () => {
  expect(siteFixtures.length).toBeGreaterThan(0);
  for (const { tool, versions, answers, read } of siteFixtures satisfies SiteFixture[]) {
    expect(versions.length, tool).toBeGreaterThan(0);
    expect(answers.length, tool).toBeGreaterThan(0);
    expect(read.length, tool).toBe(answers.length);
  }
});
