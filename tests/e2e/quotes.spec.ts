import path from "node:path";
import { serve } from "../../lib/dev/serve.mjs";
import { openSidePanel } from "../../lib/dev/surface.mjs";
import { root } from "../support/files";
import { logRequests } from "../support/requests";
import type { ChatPage, ChatSource, Piece } from "./chat-page";
import { CHAT_FILES, expect, test } from "./fixtures";

/** What the harbour's rules say, and an answer that changes one word of it inside quotation marks. */
const RULE =
  "Visitors may moor a boat at the east quay for at most two nights without a permit from the harbour office.";
/** The place of the quote: its words without the stop. */
const PLACE = RULE.slice(0, -1);
const HARBOUR: ChatSource = {
  id: "harbour-v3",
  title: "Harbour rules",
  version: "v3",
  text: `The harbour is open all year.\n${RULE}\nDogs are kept on a lead.`,
};
const OTHER: ChatSource = { id: "tides-v1", title: "Tide table", text: "High water is told at the office." };
const ALTERED: Piece[][] = [
  [
    "The rules say: “Visitors may moor a boat at the west quay for at most two nights without a permit from the harbour office.”",
    { cite: "harbour-v3", label: "[1]" },
  ],
];

const evidenceWords = (chat: ChatPage): Promise<string[]> =>
  chat.page.evaluate(() => {
    const words: string[] = [];
    CSS.highlights.get("citecheck-evidence")?.forEach((range) => {
      if (range instanceof Range && range.startContainer.isConnected) words.push(range.toString());
    });
    return words;
  });

/** The page as its own script made it: everything but our one host element. */
const hostPage = (chat: ChatPage): Promise<string> => chat.page.evaluate(() => document.body.outerHTML);

async function talk(chat: ChatPage): Promise<void> {
  await chat.addSource(HARBOUR);
  await chat.addSource(OTHER);
  await chat.say("q", "May I moor without a permit?", ALTERED, ["harbour-v3", "tides-v1"]);
  await chat.open("harbour-v3");
  await expect.poll(() => chat.marked()).not.toEqual([]);
}

/** Opens the card of the only mark, with the pointer as a person would. */
async function openCard(chat: ChatPage): Promise<void> {
  const at = await chat.page.evaluate(() => {
    for (const name of ["citecheck-contradicted", "citecheck-unsupported"])
      for (const range of CSS.highlights.get(name) ?? []) {
        const box = range instanceof Range ? range.getClientRects()[0] : undefined;
        if (box) return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      }
    return undefined;
  });
  if (!at) throw new Error("nothing is marked");
  await chat.page.mouse.click(at.x, at.y);
  await expect(chat.page.locator(".card")).toBeVisible();
}

test("an altered quote: both sides with marked words in the card, its place opened and highlighted, the page's own nodes untouched", async ({
  chat,
}) => {
  await talk(chat);
  const before = await hostPage(chat);
  await chat.open("tides-v1");
  await openCard(chat);
  const card = chat.page.locator(".card");
  await expect(card.locator("code")).toHaveText("QUOTE_ALTERED");
  const [claim, passage] = [card.locator(".pair > :nth-child(2)"), card.locator(".pair > :nth-child(4)")];
  await expect(claim.locator("del")).toHaveText(["west"]);
  await expect(passage.locator("ins")).toHaveText(["east"]);
  await expect(passage).toContainText("Visitors may moor a boat at the east quay");
  // Told by shape as well as by colour: struck on one side, a line under the words on the other.
  expect(await claim.locator("del").evaluate((e) => getComputedStyle(e).textDecorationLine)).toContain("line-through");
  expect(await passage.locator("ins").evaluate((e) => getComputedStyle(e).boxShadow)).not.toBe("none");
  await card.locator("[data-act='source']").click();
  await expect.poll(() => evidenceWords(chat)).toEqual([PLACE]);
  await expect(chat.page.locator(".assist-sources .source-title")).toHaveText("Harbour rules");
  expect(await hostPage(chat)).toBe(before);
});

test("the panel shows the same pair, and opens and highlights the place in the page", async ({ chat, launched }) => {
  await talk(chat);
  const before = await hostPage(chat);
  await chat.open("tides-v1");
  const panel = await openSidePanel(launched, chat.page);
  const words = (selector: string): Promise<string[]> =>
    panel.evaluate(`[...document.querySelectorAll(${JSON.stringify(selector)})].map((each) => each.innerText)`);
  await expect.poll(() => words(".finding.current code")).toEqual(["QUOTE_ALTERED"]);
  expect(await words(".finding.current del")).toEqual(["west"]);
  expect(await words(".finding.current ins")).toEqual(["east"]);
  expect((await words(".finding.current .pair dd")).join("\n")).toContain("at the east quay");
  expect(await evidenceWords(chat)).toEqual([]);
  await panel.press(/Show in source/);
  await expect.poll(() => evidenceWords(chat)).toEqual([PLACE]);
  expect(await hostPage(chat)).toBe(before);
});

test("words that a person selects are looked up in the sources: verbatim, like and nowhere are told apart", async ({
  chat,
  launched,
}) => {
  await talk(chat);
  await chat.open("tides-v1");
  await expect(chat.page.locator(".source-body")).toContainText("High water");
  await chat.page.waitForTimeout(800);
  const panel = await openSidePanel(launched, chat.page);
  const text = (): Promise<string> => panel.evaluate("document.querySelector('dialog')?.innerText ?? ''");
  const select = (from: string, to: string): Promise<void> =>
    chat.page.evaluate(
      ([from, to]) => {
        const node = document.querySelector(".assist-text p")?.firstChild as Text;
        const end = to === "" ? node.parentElement : node;
        getSelection()?.setBaseAndExtent(
          node,
          node.data.indexOf(from),
          end as Node,
          to === "" ? (end?.childNodes.length ?? 0) : node.data.indexOf(to) + to.length,
        );
      },
      [from, to] as const,
    );
  const lookUp = async (): Promise<void> => {
    await panel.evaluate("document.querySelector('dialog')?.close()");
    await expect.poll(text).toBe("");
    await panel.press(/Look up selected words/);
  };

  await lookUp();
  await expect.poll(text).toContain("Select words of an answer");

  await select("for at most", "two nights");
  await lookUp();
  await expect.poll(text).toContain("Stands there word for word");
  expect(await text()).toMatch(/for at most two nights[\s\S]*Harbour rules v3[\s\S]*Tide table[\s\S]*Not found here/);
  await panel.evaluate("document.querySelector('dialog li .button').click()");
  await expect.poll(() => evidenceWords(chat)).toEqual(["for at most two nights"]);

  // To the end of the paragraph: the mark that stands there is no part of the words.
  await select("Visitors", "");
  await lookUp();
  await expect.poll(text).toContain("Only a similar passage; not a proof");
  expect(await text()).not.toContain("[1]");
  expect(await text()).not.toContain("word for word");
  expect(await panel.evaluate("[...document.querySelectorAll('dialog ins')].map((each) => each.innerText)")).toEqual([
    "east",
  ]);
});

/** A page of the web on a port of its own; it is asked for by the person's click alone. */
const webPage = test.extend<{ web: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are wanted from this pattern
  web: async ({}, use) => {
    const server = await serve(path.join(root, "tests", "e2e", "web-page"));
    await use(server.origin);
    await server.close();
  },
  requests: async ({ context, site, web }, use) => {
    const log = logRequests(context);
    await use(log);
    const known = new Set(log.strays({ origin: web, files: ["/"] }));
    expect(log.strays({ origin: site.origin, files: CHAT_FILES }).filter((stray) => known.has(stray))).toEqual([]);
  },
});

webPage(
  "the source that is a page of the web: card, panel and note link to its words, and the link opens it there",
  async ({ chat, context, launched, web }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await chat.addSource({ ...HARBOUR, url: `${web}/` });
    await chat.say("q", "May I moor without a permit?", ALTERED, ["harbour-v3"]);
    await chat.open("harbour-v3");
    await expect.poll(() => chat.marked()).not.toEqual([]);
    await openCard(chat);
    const link = chat.page.locator(".card .where a");
    const address = (await link.getAttribute("href")) ?? "";
    expect(address).toMatch(/\/#:~:text=/);
    const words = decodeURIComponent(address.replace(/^.*text=/, "").replace(/,/g, " "));
    expect(RULE).toContain(words.slice(0, 20));
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await chat.page.locator(".card [data-act='copy']").click();
    await expect(chat.page.locator(".card [data-act='copy']")).toContainText("Copied");
    expect(await chat.page.evaluate(() => navigator.clipboard.readText())).toContain(address);

    const panel = await openSidePanel(launched, chat.page);
    const linked = "document.querySelector('.finding.current .cites a')?.getAttribute('href') ?? ''";
    await expect.poll(() => panel.evaluate(linked)).toBe(address);

    const opened = context.waitForEvent("page");
    await link.click();
    const page = await opened;
    await page.waitForLoadState();
    const inSight = (): Promise<boolean> =>
      page.evaluate(() => {
        const box = document.getElementById("rule")?.getBoundingClientRect();
        return box !== undefined && scrollY > 0 && box.top >= 0 && box.bottom <= innerHeight;
      });
    await expect.poll(inSight).toBe(true);
  },
);
