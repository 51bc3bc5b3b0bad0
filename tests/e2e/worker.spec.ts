import { SEATS, WRONG_SEATS } from "./chat-page";
import { expect, test } from "./fixtures";

test("the worker is killed between request and reply: the verdict still comes", async ({ chat, extension }) => {
  await chat.addSource(SEATS);
  const { hung } = await extension.hangOnNextMessage();
  await chat.say("a", "How many seats?", WRONG_SEATS, ["seats-v2"]);
  await chat.open("seats-v2");
  await hung;
  expect(await chat.marks()).toEqual({});
  await extension.killWorker();
  await expect.poll(() => chat.marked()).toEqual(["15 seats"]);
});

test("the worker is killed before the request: it wakes and answers", async ({ chat, extension }) => {
  await chat.addSource(SEATS);
  await extension.killWorker();
  await chat.say("a", "How many seats?", WRONG_SEATS, ["seats-v2"]);
  await chat.open("seats-v2");
  await expect.poll(() => chat.marked()).toEqual(["15 seats"]);
  // The panel's copy was told again too, to a worker that had forgotten everything.
  await expect.poll(async () => (await extension.answerState("a"))?.state).toBe("checked");
});
