import path from "node:path";
import { serve } from "../../lib/dev/serve.mjs";
import { openSidePanel } from "../../lib/dev/surface.mjs";
import { root } from "../support/files";
import { logRequests } from "../support/requests";
import { ChatPage, SEATS, WRONG_SEATS } from "./chat-page";
import { CHAT_FILES, expect, test } from "./fixtures";

/** The same chat on two ports of one host. A request of our own still fails the test on either. */
const twoPorts = test.extend<{ neighbour: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are wanted from this pattern
  neighbour: async ({}, use) => {
    const server = await serve(path.join(root, "tests", "e2e", "chat"));
    await use(server.origin);
    await server.close();
  },
  requests: async ({ context, site, neighbour }, use) => {
    const log = logRequests(context);
    await use(log);
    const strays = log.strays({ origin: site.origin, files: CHAT_FILES });
    const known = new Set(log.strays({ origin: neighbour, files: CHAT_FILES }));
    expect(strays.filter((stray) => known.has(stray))).toEqual([]);
  },
});

async function talk(chat: ChatPage): Promise<void> {
  await chat.addSource(SEATS);
  await chat.say("a", "How many seats?", WRONG_SEATS, ["seats-v2"]);
  await chat.open("seats-v2");
}

test("the real side panel: by keys alone a finding is judged, the page and the badge follow, undo brings it back", async ({
  chat,
  launched,
  worker,
}) => {
  await talk(chat);
  await expect.poll(() => chat.marked()).toEqual(["15 seats"]);
  const badge = (): Promise<string> =>
    worker.evaluate(async () => {
      const [tab] = await chrome.tabs.query({ url: "http://localhost/*" });
      return chrome.action.getBadgeText({ tabId: tab?.id });
    });
  await expect.poll(badge).toBe("1");

  const panel = await openSidePanel(launched, chat.page);
  const text = (): Promise<string> => panel.evaluate('document.body?.innerText ?? ""');
  await expect.poll(text).toContain("The cited source says 12 seats; the answer says 15 seats.");
  expect(await text()).toContain("How many seats?");
  expect(await text()).toContain("1 of 1 source read");
  const press = (key: string): Promise<void> =>
    panel.evaluate(
      `void (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { key: ${JSON.stringify(key)}, bubbles: true }))`,
    );

  await press("j");
  await expect.poll(() => panel.evaluate("document.activeElement.className")).toContain("finding current");
  await press("2");
  await expect.poll(() => chat.marked()).toEqual([]);
  await expect.poll(badge).toBe("");
  await expect.poll(() => panel.evaluate("document.querySelector('output').innerText")).toContain("Press Z to undo");
  await press("z");
  await expect.poll(() => chat.marked()).toEqual(["15 seats"]);
  await expect.poll(badge).toBe("1");
});

twoPorts(
  "another port of the same host is not read, and its own switch is another one",
  async ({ context, extension, chat, neighbour }) => {
    await talk(chat);
    await expect.poll(() => chat.marked()).toEqual(["15 seats"]);
    const page = await context.newPage();
    await page.goto(neighbour);
    const second = new ChatPage(page);
    await talk(second);
    await page.waitForTimeout(1500);
    expect(await second.marks()).toEqual({});
    await extension.turnOn(page);
    await expect.poll(() => second.marked()).toEqual(["15 seats"]);
    // Off here: the host's permission stays, because the first port still needs it.
    await extension.turnOff(page);
    await expect.poll(() => second.marks()).toEqual({});
    expect(await chat.marked()).toEqual(["15 seats"]);
  },
);

test("a verdict reaches the page at once and is there again after a reload", async ({ chat, launched }) => {
  await talk(chat);
  await expect.poll(() => chat.marked()).toEqual(["15 seats"]);
  const panel = await openSidePanel(launched, chat.page);
  await expect.poll(() => panel.evaluate('document.body?.innerText ?? ""')).toContain("15 seats");
  await panel.evaluate(`void document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "2", bubbles: true }))`);
  await expect.poll(() => chat.marked()).toEqual([]);
  await chat.page.reload();
  await talk(chat);
  await chat.page.waitForTimeout(1500);
  expect(await chat.marked()).toEqual([]);
});

test("the browser gives every command the key that it suggests", async ({ worker }) => {
  const commands = await worker.evaluate(() => chrome.commands.getAll());
  const keys = commands.filter(({ name }) => name !== "_execute_action").map(({ name, shortcut }) => [name, shortcut]);
  expect(Object.fromEntries(keys)).toEqual({
    panel: "Alt+Shift+S",
    next: "Alt+J",
    previous: "Alt+K",
    marks: "Alt+Shift+M",
  });
});
