import type { BrowserContext, Page } from "@playwright/test";
import { widget } from "../../lib/dev/widgets.mjs";
import { logRequests } from "../support/requests";
import { ChatPage } from "./chat-page";
import type { Extension } from "./extension";
import { test as base, expect } from "./fixtures";
import { type Reply, serveWidget } from "./widgets/server";

/** Chat widgets as they are published, with a bot that is a script. No request may go anywhere but to loopback. */
const test = base.extend({
  requests: async ({ context }, use) => {
    const log = logRequests(context);
    await use(log);
    expect(log.strays({ origin: "", files: [] }).filter((stray) => !/^\S*\s*http:\/\/localhost:/.test(stray))).toEqual(
      [],
    );
  },
});

async function open(context: BrowserContext, extension: Extension, origin: string): Promise<ChatPage> {
  const page = await context.newPage();
  await page.goto(origin);
  await extension.turnOn(page);
  return new ChatPage(page);
}

/** Words marked as faults, in whatever root they stand. */
async function faults(chat: ChatPage): Promise<string[]> {
  const marks = await chat.marks();
  return ["citecheck-contradicted", "citecheck-unsupported"].flatMap((name) => marks[name] ?? []).sort();
}

const codes = async (extension: Extension): Promise<string[]> =>
  ((await extension.pageState())?.answers ?? [])
    .flatMap(({ report }) => report?.findings ?? [])
    .filter(({ severity }) => severity === "contradicted" || severity === "unsupported")
    .map(({ code, text }) => `${text}: ${code}`);

async function off(extension: Extension, chat: ChatPage): Promise<void> {
  await extension.turnOff(chat.page);
  await expect.poll(() => chat.marks()).toEqual({});
  await expect.poll(() => extension.listeners(chat.page)).toEqual([]);
}

test("Bot Framework Web Chat as published: read, marked, streamed, drawn anew, left", async ({
  context,
  extension,
}) => {
  const server = await serveWidget("webchat", await widget("botframework-webchat"), () => ({
    pieces: [],
    documents: [],
  }));
  const chat = await open(context, extension, server.origin);
  const tool = (name: string, ...args: unknown[]): Promise<void> =>
    chat.page.evaluate(
      ([name, args]) => {
        const { tool } = window as unknown as { tool: Record<string, (...args: unknown[]) => void> };
        tool[name as string]?.(...(args as unknown[]));
      },
      [name, args] as const,
    );
  await tool("user", "u1", "When does the last ferry leave, and may I bring a bicycle?");
  await tool("bot", "b1", "The last ferry leaves at 22:45 [1]. Bicycles travel free of charge [2].", [
    { name: "Timetable", text: "The last ferry leaves at 21:45 from pier 3." },
    { name: "Luggage rules", text: "Bicycles travel free of charge. Motorcycles pay 9 euros." },
  ]);
  await expect.poll(async () => (await extension.pageState())?.answers.at(-1)?.report?.checked.sourcesTotal).toBe(2);
  expect((await extension.pageState())?.answers.at(-1)).toMatchObject({
    question: "When does the last ferry leave, and may I bring a bicycle?",
    openable: 2,
  });
  const read = async (mark: string): Promise<void> => {
    await chat.page
      .locator(`button.webchat__render-markdown__citation[aria-label="${mark}"]`)
      .last()
      .evaluate((mark: HTMLElement) => mark.click());
    const dialog = chat.page.locator("dialog.webchat__citation-modal-dialog");
    await dialog.waitFor();
    await chat.page.waitForTimeout(450);
    await dialog.locator(".webchat__modal-dialog__close-button").click();
    await dialog.waitFor({ state: "detached" });
  };
  await read("1 Timetable");
  await read("2 Luggage rules");
  await expect.poll(() => faults(chat)).toEqual(["22:45"]);

  await tool("user", "u2", "And motorcycles?");
  for (const [at, words] of ["Motor", "Motorcycles pay", "Motorcycles pay 8"].entries()) {
    await tool("piece", "s1", at + 1, words);
    await chat.page.waitForTimeout(150);
  }
  await tool("piece", "s1", 4, "Motorcycles pay 8 euros [1].", [
    { name: "Fares of motorcycles", text: "Motorcycles pay 9 euros." },
  ]);
  await expect.poll(async () => (await extension.pageState())?.answers.at(-1)?.report?.checked.sourcesTotal).toBe(1);
  await read("1 Fares of motorcycles");
  await expect.poll(() => faults(chat)).toEqual(["22:45", "8 euros"]);
  expect(await codes(extension)).toEqual([expect.stringContaining("22:45: "), "8 euros: NUMBER_NOT_IN_SOURCE"]);
  for (let n = 1; n < 6; n++) await tool("rerender", n);
  await expect.poll(() => faults(chat)).toEqual(["22:45", "8 euros"]);
  await off(extension, chat);
  await server.close();
});

const replies: Record<string, Reply> = {
  "How many books, and for how long?": {
    pieces: ["Adult cards ", "hold 15 books [1]. ", "Books are lent ", "for 28 days [1]."],
    documents: [
      {
        pageContent: "Adult cards hold 12 books. Books are lent for 28 days. Late fees are 20 pence a day.",
        metadata: { source: "loans" },
      },
    ],
  },
  "逾期怎么收费？": {
    pieces: ["逾期每天", "收费 0.8 元。"],
    documents: [{ pageContent: "成人证可借 12 册，逾期每天收费 0.5 元。", metadata: { source: "借阅" } }],
  },
};

test("Flowise's embedded chat as published: read, marked, streamed, left", async ({ context, extension }) => {
  const none: Reply = { pieces: ["?"], documents: [] };
  const server = await serveWidget("flowise", await widget("flowise-embed"), (question) => replies[question] ?? none);
  const chat = await open(context, extension, server.origin);
  const ask = async (page: Page, question: string): Promise<void> => {
    const field = page.locator("flowise-fullchatbot textarea");
    await field.fill(question);
    await field.press("Enter");
  };
  await ask(chat.page, "How many books, and for how long?");
  await expect.poll(() => faults(chat)).toEqual(["15 books"]);
  await ask(chat.page, "逾期怎么收费？");
  await expect.poll(() => faults(chat)).toEqual(["0.8 元", "15 books"]);
  expect((await codes(extension)).sort()).toEqual(["0.8 元: NUMBER_NOT_IN_SOURCE", "15 books: NUMBER_NOT_IN_SOURCE"]);
  expect((await extension.pageState())?.answers.map(({ question }) => question)).toEqual(Object.keys(replies));
  await off(extension, chat);
  await server.close();
});
