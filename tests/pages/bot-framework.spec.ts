import { expect, test } from "./harness/fixtures";

const PAGE = "fixtures/sites/bot-framework/";
type Tool = { tool: { write(html: string, claims?: object[]): void } };

test("replies, questions, marks and references are read, and nothing beside them", async ({ bench, page }) => {
  await bench.open(PAGE);
  const read = await page.evaluate(() => window.harness.readPage());
  expect(read.adapter).toBe("bot-framework");
  expect(read.answers).toMatchObject([
    { key: "activity-a0", question: undefined, markers: [], sources: [] },
    {
      key: "activity-a2",
      question: "When does the last ferry leave, and may I bring a bicycle?",
      markers: [
        { text: "1", sources: ["Timetable"], link: "exact" },
        { text: "2", sources: ["Luggage rules"], link: "exact" },
        // The third mark shows 3 and leads to the first source.
        { text: "3", sources: ["Timetable"], link: "exact", why: "renumbered" },
        { text: "4", sources: ["Fares"], link: "exact" },
      ],
      sources: [
        { id: "Timetable", completeness: "none" },
        { id: "Luggage rules", completeness: "none" },
        { id: "Fares", completeness: "none", url: "https://ferry.example/fares" },
      ],
    },
    { key: "activity-a4", question: "自行车收费吗？", sources: [{ id: "行李规定" }] },
  ]);
  const [, second] = read.answers as { text: string }[];
  expect(second?.text.replace(/\u200b/g, "")).toBe(
    "The last ferry leaves at 22:45  1 . Bicycles travel free of charge  2  3 .\n\n- Groups pay 12 euros  4 ",
  );
});

test("a dialog's text goes to the reply whose mark opened it", async ({ bench, page }) => {
  await bench.open(PAGE);
  await bench.start([{ words: "22:45", code: "DATE_MISMATCH", evidence: { source: "Timetable", text: "21:45" } }]);
  await expect.poll(async () => (await bench.asked()).length).toBe(3);
  expect(await bench.marks()).toEqual({});
  await page.locator("button[value='cite:1']").first().click();
  await expect.poll(() => bench.marks()).toEqual({ contradicted: ["22:45"] });
  const last = (await bench.asked()).at(-1);
  expect(last?.answer.id).toBe("activity-a2");
  expect(last?.sources[0]).toMatchObject({ id: "Timetable", text: "The last ferry leaves at 21:45 from pier 3." });
  // A source with an address has no dialog, and nothing is pressed for it.
  expect(await page.evaluate(() => window.harness.reader?.openSource("activity-a2", "Fares"))).toBe(false);
});

test("a reply that is being written is asked about once, when it stands still", async ({ bench, page }) => {
  await bench.open(PAGE);
  await bench.start([{ words: "5 euros", code: "NUMBER_NOT_IN_SOURCE" }]);
  await expect.poll(async () => (await bench.asked()).length).toBe(3);
  await page.evaluate(async () => {
    const { tool } = window as unknown as Tool;
    for (const words of ["Dogs", "Dogs pay", "Dogs pay 5", "Dogs pay 5 euros", "Dogs pay 5 euros {1:1}"]) {
      tool.write(`<p>${words}</p>`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    tool.write("<p>Dogs pay 5 euros {1:1}</p>", [{ title: "Luggage rules", text: "Dogs pay 4 euros." }]);
  });
  await expect.poll(() => bench.marks()).toEqual({ contradicted: ["5 euros"] });
  expect((await bench.asked()).slice(3).map(({ answer }) => answer.markers?.[0]?.sources)).toEqual([["Luggage rules"]]);
});
