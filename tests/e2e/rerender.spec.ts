import { SEATS, WRONG_SEATS } from "./chat-page";
import { expect, test } from "./fixtures";

test("1,000 re-renders: no highlight lost, no node gained, no error on the console", async ({ chat, extension }) => {
  test.setTimeout(120_000);
  await chat.addSource(SEATS);
  await chat.say("a", "How many seats?", WRONG_SEATS, ["seats-v2"]);
  await chat.open("seats-v2");
  await expect.poll(() => chat.marks()).toEqual({ "citecheck-contradicted": ["15 seats"] });
  const rerender = (times: number): Promise<void> =>
    chat.page.evaluate(async (times) => {
      const { chat } = window as unknown as { chat: { rerender(id: string, way: number): void } };
      for (let i = 0; i < times; i++) {
        chat.rerender("a", i);
        await new Promise((resolve) => (i % 10 === 0 ? requestAnimationFrame(resolve) : setTimeout(resolve)));
      }
    }, times);
  await rerender(30);
  await expect.poll(() => chat.marks()).toEqual({ "citecheck-contradicted": ["15 seats"] });
  const nodes = await extension.settledNodes(chat.page);
  const live = await extension.liveNodes(chat.page);
  await rerender(1000);
  await expect.poll(() => chat.marks()).toEqual({ "citecheck-contradicted": ["15 seats"] });
  expect(await extension.settledNodes(chat.page)).toBe(nodes);
  // Detached nodes that something still held would show here; the margin is for what the browser itself keeps.
  expect(await extension.liveNodes(chat.page)).toBeLessThan(live + 60);
  // The console is looked at by the fixture.
});

test("words that change under a mark lose it, and the new words get their own verdict", async ({ chat }) => {
  await chat.addSource(SEATS);
  await chat.say("a", "How many seats?", WRONG_SEATS, ["seats-v2"]);
  await chat.open("seats-v2");
  await expect.poll(() => chat.marked()).toEqual(["15 seats"]);
  const setWords = (words: string): Promise<void> =>
    chat.page.evaluate((words) => {
      const text = document.querySelector("[data-answer='a'] .assist-text p")?.firstChild;
      if (text) text.nodeValue = words;
    }, words);
  await setWords("The Basic plan includes 12 seats.");
  await expect.poll(() => chat.marked()).toEqual([]);
  await setWords("The Basic plan includes 19 seats.");
  await expect.poll(() => chat.marked()).toEqual(["19 seats"]);
});
