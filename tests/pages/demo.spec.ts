import { expect, test } from "./harness/fixtures";

test("the demo chat is read: table, list, marks with and without a source", async ({ bench, page }) => {
  await bench.open("pages/demo/?turn=all-faults,limits-en,zh-faults");
  const read = await page.evaluate(() => window.harness.readPage());
  expect(read.adapter).toBe("demo");
  const [faults, chinese, table] = read.answers as {
    key: string;
    text: string;
    question: string;
    markers: { text: string; sources: string[]; link: string }[];
    sources: { id: string; title: string; version: string; completeness: string }[];
  }[];
  expect(faults?.question).toBe(
    "Write me a summary of our terms for a customer: seats, prices, prorating, logs, refunds.",
  );
  expect(faults?.text.split("\n")).toEqual([
    "Here are the terms in short:",
    "",
    "- The Team plan includes 20 seats. 1",
    "- Additional seats are $6 per seat per year. 1",
    "- Fees are prorated by day. 1",
    "- The Business plan includes 200 seats. 1",
    "- The Starter plan keeps the audit log for 180 days. 3",
    "- On refunds the policy says: “All fees can be refunded at any time.” 2",
    "- Support answers every request within 4 hours. 5",
  ]);
  expect(faults?.markers.map(({ sources, link }) => `${link} ${sources}`)).toEqual([
    ...Array(4).fill("exact billing-terms"),
    "exact logs-backups",
    "exact renewal-policy",
    "none ",
  ]);
  expect(faults?.sources[0]).toEqual({
    id: "billing-terms",
    text: "",
    title: "Billing terms",
    version: "v4",
    completeness: "none",
  });
  expect(chinese?.text).toContain("- 商务版最多支持 200 个席位。 1\n");
  expect(table?.text).toBe(
    "These limits apply to a workspace: 1\n\nLimit\tStarter\tTeam\tBusiness\nStorage 1\t50 GB\t500 GB\t2 TB\nAPI calls per minute 1\t60\t300\t1,200\nAudit log kept for 1\t30 days\t180 days\t2 years",
  );
});

test("it has eight turns and more, and every mark but one a turn leads to a listed source", async ({ bench, page }) => {
  await bench.open("pages/demo/");
  const { answers } = await page.evaluate(() => window.harness.readPage());
  expect(answers.length).toBeGreaterThanOrEqual(8);
  for (const { markers } of answers as { markers: { link: string }[] }[]) {
    expect(markers.length).toBeGreaterThan(0);
    expect(markers.filter(({ link }) => link === "none").length).toBeLessThanOrEqual(1);
  }
});

test("source texts are in the page only while they are open", async ({ bench, page }) => {
  await bench.open("pages/demo/?turn=team-en");
  const words = "Additional seats are $6 per seat";
  expect(await page.content()).not.toContain(words);
  await page.locator(".cite").first().click();
  await expect(page.locator(".source-body")).toContainText(words);
  await page.locator(".pane-close").click();
  expect(await page.content()).not.toContain(words);
});
