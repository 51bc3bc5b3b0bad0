import { expect, test } from "./harness/fixtures";

const PAGE = "fixtures/sites/azure/";
type Tool = { tool: { close(): void; ask(question: string, answer: string, running: boolean): void } };

test("answers, questions and marks are read, and nothing beside them", async ({ bench, page }) => {
  await bench.open(PAGE);
  const read = await page.evaluate(() => window.harness.readPage());
  expect(read.adapter).toBe("azure");
  expect(read.panes).toEqual([]);
  const unread = (name: string) => ({ id: name, text: "", title: name, completeness: "none" });
  expect(read.answers).toEqual([
    {
      key: "0:How long is the warranty?",
      state: "done",
      question: "How long is the warranty?",
      text: "The warranty lasts 24 months. 1 Batteries are covered for 12 months. 1\n\n- Shipping is free within 5 working days. 2",
      markers: [
        { start: 30, end: 31, label: "1", text: "1", sources: ["warranty.pdf#page=2"], link: "exact" },
        { start: 69, end: 70, label: "1", text: "1", sources: ["warranty.pdf#page=2"], link: "exact" },
        { start: 114, end: 115, label: "2", text: "2", sources: ["shipping.md"], link: "exact" },
      ],
      sources: [unread("warranty.pdf#page=2"), unread("shipping.md")],
    },
    {
      key: "1:电池保修多久？",
      state: "done",
      question: "电池保修多久？",
      text: "整机保修 24 个月，电池保修 12 个月。 1 2",
      markers: [
        { start: 23, end: 24, label: "1", text: "1", sources: ["保修说明.md"], link: "exact" },
        { start: 25, end: 26, label: "2", text: "2", sources: ["warranty.pdf#page=2"], link: "exact" },
      ],
      sources: [unread("保修说明.md"), unread("warranty.pdf#page=2")],
    },
  ]);
});

test("supporting content serves the answer that it was retrieved for, chunks of one file joined", async ({
  bench,
  page,
}) => {
  await bench.open(PAGE);
  await bench.start([]);
  await expect.poll(async () => (await bench.asked()).length).toBe(2);
  await page.getByTitle("Show supporting content").first().click();
  await expect.poll(async () => (await bench.asked()).length).toBe(3);
  const last = (await bench.asked())[2];
  expect(last?.answer.id).toBe("0:How long is the warranty?");
  expect(last?.sources.map(({ id, text, completeness }) => ({ id, text, completeness }))).toEqual([
    {
      id: "warranty.pdf#page=2",
      text: "The warranty lasts 24 months from delivery.\n\nBatteries are covered for 6 months.",
      completeness: "full",
    },
    { id: "shipping.md", text: "Shipping is free within 5 working days.", completeness: "full" },
    { id: "returns.md", text: "Returns are accepted within 30 days.", completeness: "full" },
  ]);
});

test("the citation tab is trusted only when the press opened the panel", async ({ bench, page }) => {
  await bench.open(PAGE);
  await bench.start([]);
  await expect.poll(async () => (await bench.asked()).length).toBe(2);
  await page.getByText("2. shipping.md").click();
  await expect.poll(async () => (await bench.asked()).length).toBe(3);
  const text = async (name: string) =>
    (await bench.asked()).flatMap(({ sources }) => sources.filter(({ id }) => id === name)).at(-1)?.text;
  expect(await text("shipping.md")).toBe("Shipping is free within 5 working days.");
  // The panel is open and goes on showing shipping.md: its words must not become those of the other file.
  await page.getByText("1. 保修说明.md").click();
  await page.waitForTimeout(700);
  expect(await text("保修说明.md")).toBe("");
  await page.evaluate(() => (window as unknown as Tool).tool.close());
  await page.getByText("1. 保修说明.md").click();
  await expect.poll(() => text("保修说明.md")).toBe("整机保修 24 个月，电池保修 6 个月。");
});

test("marks survive the rebuilding of the whole list, and a running answer shows none", async ({ bench, page }) => {
  await bench.open(PAGE);
  await bench.start([{ words: "12 months", code: "NUMBER_NOT_IN_SOURCE" }]);
  await expect.poll(() => bench.marks()).toEqual({ contradicted: ["12 months"] });
  const ask = (answer: string, running: boolean) =>
    page.evaluate(([answer, running]) => (window as unknown as Tool).tool.ask("And phones?", answer, running), [
      answer,
      running,
    ] as const);
  await ask("<p>Phones are covered for 12 mon", true);
  await expect.poll(() => bench.marks()).toEqual({ contradicted: ["12 months"] });
  await ask("<p>Phones are covered for 12 months.{returns.md}</p>", true);
  await page.waitForTimeout(800);
  expect(await bench.marks()).toEqual({ contradicted: ["12 months"] });
  await ask("<p>Phones are covered for 12 months.{returns.md}</p>", false);
  await expect.poll(() => bench.marks()).toEqual({ contradicted: ["12 months", "12 months"] });
  // Earlier answers kept their words: nothing was asked again for them.
  expect((await bench.asked()).length).toBe(3);
});
