import { SEATS, WRONG_SEATS } from "./chat-page";
import { expect, test } from "./fixtures";

const QUESTION = "How many seats?";

test("an answer of 200,000 characters is said to be too large, and the next one is checked", async ({
  chat,
  extension,
}) => {
  await chat.addSource(SEATS);
  await chat.open("seats-v2");
  const paragraphs = Array.from({ length: 4000 }, () => [
    `${"The Basic plan includes 15 seats. ".repeat(2)}`.slice(0, 50),
  ]);
  await chat.say("long", QUESTION, paragraphs, ["seats-v2"]);
  await chat.say("short", QUESTION, WRONG_SEATS, ["seats-v2"]);
  await expect.poll(() => chat.marked(), { timeout: 30_000 }).toEqual(["15 seats"]);
  await expect.poll(async () => (await extension.answerState("long"))?.state, { timeout: 30_000 }).toBe("too-large");
  await expect.poll(() => extension.panelText(chat.page)).toContain("Answer too long to check here");
});

test("a source of 5 MB is read and the answer checked", async ({ chat }) => {
  test.setTimeout(240_000);
  const line = "Invoices are kept for 10 years in the archive of the region. ";
  const text = `${line.repeat(40_000)}\n${SEATS.text}\n${line.repeat(40_000)}`;
  expect(text.length).toBeGreaterThan(4_800_000);
  await chat.addSource({ ...SEATS, text });
  await chat.say("a", QUESTION, WRONG_SEATS, ["seats-v2"]);
  await chat.open("seats-v2");
  await expect.poll(() => chat.marked(), { timeout: 180_000 }).toEqual(["15 seats"]);
});

test("an empty answer has nothing that can be checked, and says so", async ({ chat, extension }) => {
  await chat.addSource(SEATS);
  await chat.open("seats-v2");
  await chat.say("empty", QUESTION, [[]], ["seats-v2"]);
  await expect.poll(async () => (await extension.answerState("empty"))?.state).toBe("checked");
  expect((await extension.answerState("empty"))?.report?.claims).toEqual([]);
  expect((await extension.answerState("empty"))?.report?.skipped.map(({ reason }) => reason)).toContain(
    "nothing-to-check",
  );
  await expect.poll(() => extension.panelText(chat.page)).toContain("nothing that can be checked");
});

test("a source pane that never loads leaves its claims unchecked, and says so", async ({ chat, extension }) => {
  await chat.addSource({ ...SEATS, never: true });
  await chat.say("a", QUESTION, WRONG_SEATS, ["seats-v2"]);
  await chat.page.getByRole("button", { name: "[1]" }).click();
  await expect
    .poll(async () => (await extension.answerState("a"))?.report?.claims.map((claim) => claim.verdict))
    .toEqual(["unchecked"]);
  await chat.page.waitForTimeout(1500);
  expect(await chat.marks()).toEqual({});
  expect((await extension.pageState())?.sources).toMatchObject([{ id: "seats-v2", read: false }]);
  await expect
    .poll(() => extension.panelText(chat.page))
    .toMatch(/Source not read: Seat policy[\s\S]*No claim checked · 0 of 1 source read/);
});

test("a page that replaces its body gets its marks and its one host element back", async ({ chat, extension }) => {
  await chat.addSource(SEATS);
  await chat.say("a", QUESTION, WRONG_SEATS, ["seats-v2"]);
  await chat.open("seats-v2");
  await expect.poll(() => chat.marked()).toEqual(["15 seats"]);
  const nodes = await extension.settledNodes(chat.page);
  await chat.replaceBody();
  await expect.poll(() => chat.marked()).toEqual(["15 seats"]);
  await expect.poll(() => extension.countNodes(chat.page)).toBe(nodes);
});
