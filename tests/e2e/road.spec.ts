import { BACKUP, SEATS, WRONG_BACKUP, WRONG_SEATS } from "./chat-page";
import { expect, test } from "./fixtures";

const QUESTION = "How many seats does the Basic plan include?";

test("an answer and an opened source become a verdict: the wrong words are marked, the right ones are not", async ({
  chat,
  extension,
}) => {
  await chat.addSource(SEATS);
  await chat.say(
    "right",
    QUESTION,
    [["The Basic plan includes 12 seats.", { cite: "seats-v2", label: "[1]" }]],
    ["seats-v2"],
  );
  await chat.say("wrong", QUESTION, WRONG_SEATS, ["seats-v2"]);
  await chat.open("seats-v2");
  await expect.poll(() => chat.marks()).toEqual({ "citecheck-contradicted": ["15 seats"] });
  const right = await extension.answerState("right");
  expect(right?.report?.claims.map((claim) => claim.verdict)).toEqual(["supported"]);
  const [finding] = (await extension.answerState("wrong"))?.report?.findings ?? [];
  expect(finding).toMatchObject({
    code: "NUMBER_NOT_IN_SOURCE",
    text: "15 seats",
    evidence: { source: "seats-v2", version: "v2" },
  });
  expect(finding?.evidence?.text).toContain("includes 12 seats");
});

test("中文答案：错的数字和反了的否定被划线", async ({ chat }) => {
  await chat.addSource(BACKUP);
  await chat.say("zh", "备份保留多久？能导出吗？", WRONG_BACKUP, ["backup-v1"]);
  await chat.open("backup-v1");
  await expect.poll(async () => (await chat.marked()).join("、")).toBe("90 天、支持");
});

test("nothing is marked before a streamed answer settles", async ({ chat, extension }) => {
  await chat.addSource(SEATS);
  await chat.open("seats-v2");
  await chat.begin("s", QUESTION);
  // Looks at every frame, in the page, whether anything of ours is painted while the words still come.
  await chat.page.evaluate(() => {
    const seen = { frames: 0, marked: 0, finished: 0, firstMark: 0 };
    const frame = (): void => {
      const streaming = document.querySelector("[data-answer='s']")?.getAttribute("data-state") === "streaming";
      const marks = [...CSS.highlights.keys()].filter(
        (name) => name.startsWith("citecheck-") && (CSS.highlights.get(name)?.size ?? 0) > 0,
      ).length;
      seen.frames += streaming ? 1 : 0;
      seen.marked += streaming && marks > 0 ? 1 : 0;
      if (!streaming && seen.finished === 0) seen.finished = performance.now();
      if (marks > 0 && seen.firstMark === 0) seen.firstMark = performance.now();
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    Object.assign(window, { seen });
  });
  // The first sentence is whole and wrong long before the end, with a pause after it.
  for (const word of "The Basic plan includes 15 seats. ".split(/(?<= )/)) await chat.grow("s", word);
  const answers = async (): Promise<number> => (await extension.pageState())?.answers.length ?? 0;
  await expect.poll(answers, "the answer is known while it streams").toBe(1);
  await chat.page.waitForTimeout(900);
  expect((await extension.answerState("s"))?.state).toBe("streaming");
  for (const word of "Each further seat costs 9 EUR per month. ".split(/(?<= )/)) await chat.grow("s", word);
  await chat.grow("s", { cite: "seats-v2", label: "[1]" });
  await chat.finish("s", ["seats-v2"]);
  // The words came one by one and stand in text nodes of their own, each with its own piece of the mark.
  await expect.poll(async () => (await chat.marked()).join(" ")).toBe("15 seats");
  const seen = await chat.page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen);
  expect(seen.frames).toBeGreaterThan(20);
  expect(seen.marked).toBe(0);
  expect((seen.firstMark ?? 0) - (seen.finished ?? 0)).toBeGreaterThan(450);
});

test("a source pane opened later turns unchecked claims into verdicts", async ({ chat, extension }) => {
  await chat.addSource(SEATS);
  await chat.say("a", QUESTION, WRONG_SEATS, ["seats-v2"]);
  await expect
    .poll(async () => (await extension.answerState("a"))?.report?.claims.map((claim) => claim.verdict))
    .toEqual(["unchecked"]);
  const before = await extension.answerState("a");
  expect(before?.report?.findings.map(({ code }) => code)).toEqual(["SOURCE_UNREAD"]);
  expect(before?.report?.checked).toMatchObject({ claims: 0, claimsTotal: 1, sourcesRead: 0, sourcesTotal: 1 });
  expect(await chat.marks()).toEqual({});
  await chat.page.getByRole("button", { name: "[1]" }).click();
  await expect.poll(() => chat.marked()).toEqual(["15 seats"]);
  expect((await extension.answerState("a"))?.report?.claims.map((claim) => claim.verdict)).toEqual(["contradicted"]);
});
