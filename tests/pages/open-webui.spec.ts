import { expect, test } from "./harness/fixtures";

const PAGE = "fixtures/sites/open-webui/";
const LONG = "Framework agreement on tool rental 2026-03.pdf";
type Tool = { tool: { stream(words: string[], running: boolean): void } };

test("answers, questions and marks are read, and nothing beside them", async ({ bench, page }) => {
  await bench.open(PAGE);
  const read = await page.evaluate(() => window.harness.readPage());
  expect(read.adapter).toBe("open-webui");
  expect(read.answers).toMatchObject([
    {
      key: "a-1",
      state: "done",
      question: "How long may I keep a tool, and what are the hours?",
      text: "Tools are lent for 21 days. tool-policy A deposit is required tool-policy . Drills: 3 days [1]. See [2024].\n\n- Open until 17:30. tool-policy +1",
      markers: [
        { text: "tool-policy", sources: ["tool-policy"], link: "exact" },
        { text: "tool-policy", sources: ["tool-policy"], link: "exact" },
        // Inside bold words the tool draws no mark, and its list of numbers is folded.
        { text: "[1]", sources: [], link: "none", why: "nested" },
        // The other source of the group has no name here: it is there, and unread.
        { text: "tool-policy +1", sources: ["tool-policy", "unnamed: tool-policy +1"], link: "exact" },
      ],
      sources: [
        { id: "tool-policy", completeness: "none" },
        { id: "unnamed: tool-policy +1", completeness: "none" },
      ],
    },
    {
      key: "a-2",
      question: "租金多少？",
      text: "租金为每天 6 元。 Framework agree...026-03.pdf",
      markers: [{ sources: ["Framework agree...026-03.pdf"], link: "exact" }],
    },
  ]);
});

test("the list of sources names them in full, and a cut name finds its own", async ({ bench, page }) => {
  await bench.open(PAGE);
  await page.getByText("1 Sources", { exact: true }).click();
  await page.getByText("2 Sources", { exact: true }).click();
  const read = await page.evaluate(() => window.harness.readPage());
  expect(read.answers[1]).toMatchObject({ markers: [{ sources: [LONG], link: "exact" }], sources: [{ id: LONG }] });
  const [first] = read.answers as { markers: { text: string }[] }[];
  expect(first?.markers[2]).toMatchObject({ text: "[1]", sources: ["tool-policy"], link: "position", why: "nested" });
});

test("a modal's text goes to the answer whose mark opened it, all chunks of it", async ({ bench, page }) => {
  await bench.open(PAGE);
  await bench.start([]);
  await expect.poll(async () => (await bench.asked()).length).toBe(2);
  await page.locator("#message-a-1 [data-name='tool-policy']").first().click();
  await expect.poll(async () => (await bench.asked()).length).toBe(3);
  const last = (await bench.asked())[2];
  expect(last?.answer.id).toBe("a-1");
  expect(last?.sources[0]).toMatchObject({
    id: "tool-policy",
    text: "Tools are lent for 14 days. A deposit is not required.\n\nDrills are lent for 3 days.",
    completeness: "full",
  });
  await page.locator("[data-close]").click();
  await page.locator("#message-a-2 [data-name]").first().click();
  await expect.poll(async () => (await bench.asked()).length).toBe(4);
  const other = (await bench.asked())[3];
  expect(other?.answer.id).toBe("a-2");
  expect(other?.sources).toMatchObject([{ id: LONG, text: "租金为每天 5 元，押金可退。" }]);
  expect(other?.answer.markers).toMatchObject([{ sources: [LONG], link: "exact" }]);
});

test("the preview of a grouped mark names its members, and they are remembered", async ({ bench, page }) => {
  await bench.open(PAGE);
  await bench.start([]);
  await expect.poll(async () => (await bench.asked()).length).toBe(2);
  await page.locator("[data-more]").hover();
  await expect.poll(async () => (await bench.asked()).length).toBe(3);
  const asked = (await bench.asked())[2];
  expect(asked?.answer.markers?.[3]).toMatchObject({ sources: ["tool-policy", "opening-hours"], link: "exact" });
  expect(asked?.sources.map(({ id }) => id)).toEqual(["tool-policy", "opening-hours"]);
  // A source opened from the preview belongs to the same answer.
  await page.locator("[data-link-preview-content] [data-name='opening-hours']").click();
  await expect.poll(async () => (await bench.asked()).length).toBe(4);
  expect((await bench.asked())[3]).toMatchObject({
    answer: { id: "a-1" },
    sources: [{ id: "opening-hours", text: "The desk is open from 8:00 to 17:30." }, { id: "tool-policy" }],
  });
});

test("a running answer is not read; it is once its words are whole", async ({ bench, page }) => {
  await bench.open(PAGE);
  await bench.start([{ words: "14 days", code: "NUMBER_NOT_IN_SOURCE" }]);
  const stream = (words: string[], running: boolean) =>
    page.evaluate(([words, running]) => (window as unknown as Tool).tool.stream(words, running), [
      words,
      running,
    ] as const);
  await stream(["Drills", "are", "lent"], true);
  await stream(["Drills", "are", "lent", "for", "14", "days."], true);
  await page.waitForTimeout(800);
  expect(await bench.marks()).toEqual({});
  await stream(["Drills", "are", "lent", "for", "14", "days."], false);
  await expect.poll(() => bench.marks()).toEqual({ contradicted: ["14 days"] });
});
