import type { CDPSession } from "@playwright/test";
import { openSidePanel, type Surface } from "../../lib/dev/surface.mjs";
import { verifyChains } from "../../lib/log/log-file";
import type { LogEntry, Review } from "../../lib/model/review";
import { type ChatPage, type ChatSource, type Piece, SEATS, WRONG_SEATS } from "./chat-page";
import { expect, test } from "./fixtures";

/** As many rooms as findings: each with another right number of lockers. */
const ROOMS = 20;
const LOCKERS: ChatSource = {
  id: "lockers-v1",
  title: "Lockers",
  version: "v1",
  text: Array.from({ length: ROOMS }, (_, i) => `Room R${i + 10} has ${100 + i} lockers.`).join("\n"),
};
const WRONG: Piece[][] = Array.from({ length: ROOMS }, (_, i) => [
  `Room R${i + 10} has ${500 + i} lockers.`,
  { cite: "lockers-v1", label: "[1]" },
]);

const press = (panel: Surface, key: string): Promise<void> =>
  panel.evaluate(
    `void (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { key: ${JSON.stringify(key)}, bubbles: true }))`,
  );

/** What lies in a store of the extension's database. */
const stored = <T>(panel: Surface, store: string): Promise<T[]> =>
  panel.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open("citecheck");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const asked = opening.result.transaction("${store}").objectStore("${store}").getAll();
      asked.onsuccess = () => { opening.result.close(); resolve(asked.result); };
    };
  })`);

const settle = (panel: Surface, settings: object): Promise<void> =>
  panel.evaluate(
    `chrome.storage.local.get("settings").then(({ settings }) => chrome.storage.local.set({ settings: { ...settings, ...${JSON.stringify(settings)} } }))`,
  );

async function talkOfLockers(chat: ChatPage): Promise<void> {
  await chat.addSource(LOCKERS);
  await chat.say("a", "How many lockers?", WRONG, ["lockers-v1"]);
  await chat.open("lockers-v1");
  await expect.poll(async () => (await chat.marked()).length, { timeout: 30_000 }).toBe(ROOMS);
}

/** The finding in front, and the verdict that the panel shows as stored. */
const front = (panel: Surface): Promise<{ id: string; verdict: string | null }> =>
  panel.evaluate(`(() => {
    const current = document.querySelector(".finding.current");
    const on = current?.querySelector(".verdicts [aria-pressed=true]");
    return { id: current?.dataset.finding ?? "", verdict: on?.getAttribute("aria-keyshortcuts") ?? null };
  })()`);

/** The key of the verdict that the panel shows for a finding, in front or behind. */
const shownVerdict = (panel: Surface, id: string): Promise<string | null> =>
  panel.evaluate(`(() => {
    const finding = document.querySelector('[data-finding="${id}"]');
    const on = finding?.querySelector(".verdicts [aria-pressed=true]");
    if (finding?.querySelector(".verdicts")) return on?.getAttribute("aria-keyshortcuts") ?? null;
    return /Cannot tell/.test(finding?.innerText) ? "4" : /Fault/.test(finding?.innerText) ? "1" : null;
  })()`);

test("twenty findings are judged by keys alone; after a reload the verdicts are back, and the log verifies", async ({
  chat,
  launched,
}) => {
  test.slow();
  const panel = await openSidePanel(launched, chat.page);
  await settle(panel, { mode: "audit", reviewer: "Reviewer A" });
  await talkOfLockers(chat);
  await expect.poll(() => panel.evaluate('document.querySelectorAll("[data-finding]").length')).toBe(ROOMS);
  await press(panel, "j");
  for (let i = 0; i < ROOMS; i++) {
    const before = await front(panel);
    await press(panel, ["1", "3", "4"][i % 3] ?? "1");
    // It goes on to the next one once the verdict is stored; the last stays in front.
    if (i < ROOMS - 1) await expect.poll(async () => (await front(panel)).id).not.toBe(before.id);
    else await expect.poll(async () => (await front(panel)).verdict).not.toBeNull();
  }
  expect(await chat.marked()).toHaveLength(ROOMS);
  await chat.page.reload();
  await talkOfLockers(chat);
  await expect
    .poll(() =>
      panel.evaluate(
        '[...document.querySelectorAll("[data-finding]")].filter((f) => /Fault|Partly right|Cannot tell/.test(f.innerText)).length',
      ),
    )
    .toBe(ROOMS);
  const log = await stored<LogEntry>(panel, "log");
  expect(log.map(({ action }) => action)).toEqual(["met", ...Array.from({ length: ROOMS }, () => "verdict")]);
  expect(new Set(log.map(({ who }) => who))).toEqual(new Set(["Reviewer A"]));
  expect(verifyChains(log)).toMatchObject([{ entries: ROOMS + 1, broken: null }]);
});

test("the worker is killed fifty times while verdicts are saved: none that was confirmed is lost", async ({
  chat,
  context,
  launched,
}) => {
  test.setTimeout(480_000);
  const panel = await openSidePanel(launched, chat.page);
  await settle(panel, { mode: "audit", reviewer: "Reviewer A" });
  await talkOfLockers(chat);
  await expect.poll(() => panel.evaluate('document.querySelectorAll("[data-finding]").length')).toBe(ROOMS);
  const blank = await context.newPage();
  await blank.goto("about:blank");
  const session: CDPSession = await context.newCDPSession(blank);
  await session.send("ServiceWorker.enable");
  await chat.page.bringToFront();
  await expect.poll(async () => (await front(panel)).id).not.toBe("");
  const confirmed = new Map<string, string>();
  let seed = 7;
  const random = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  await press(panel, "j");
  for (let i = 0; i < 50; i++) {
    const { id } = await front(panel);
    const key = random() < 0.5 ? "1" : "4";
    const killing = new Promise<void>((resolve) => {
      setTimeout(() => void session.send("ServiceWorker.stopAllWorkers").then(() => resolve()), random() * 40);
    });
    await press(panel, key);
    await killing;
    await expect.poll(() => shownVerdict(panel, id), { timeout: 60_000 }).toBe(key);
    confirmed.set(id, key === "1" ? "fault" : "cannot-tell");
    await press(panel, random() < 0.5 ? "j" : "k");
  }
  const reviews = await stored<Review>(panel, "reviews");
  const found = new Map(reviews.map(({ target, standing }) => [target, standing.verdict]));
  for (const [id, verdict] of confirmed) expect(found.get(id), id).toBe(verdict);
  expect(verifyChains(await stored<LogEntry>(panel, "log"))).toMatchObject([{ broken: null }]);
});

test("two windows that judge the same answer: neither update is lost, both show the last one", async ({
  chat,
  context,
  launched,
}) => {
  const panel = await openSidePanel(launched, chat.page);
  await settle(panel, { mode: "audit", reviewer: "Reviewer A" });
  await chat.addSource(SEATS);
  await chat.say("a", "How many seats?", WRONG_SEATS, ["seats-v2"]);
  await chat.open("seats-v2");
  await expect.poll(() => chat.marked()).toEqual(["15 seats"]);
  const second = await context.newPage();
  await second.goto(`chrome-extension://${launched.id}/sidepanel.html`);
  await chat.page.bringToFront();
  await expect(second.locator(".finding.current")).toBeVisible();
  await press(panel, "j");
  // One window judges while the other writes a note.
  await second.keyboard.press("n");
  await second.locator("textarea").fill("See page 2.");
  await press(panel, "1");
  await second.locator("textarea").press("Control+Enter");
  await expect
    .poll(async () => (await stored<Review>(panel, "reviews"))[0]?.standing)
    .toEqual({
      verdict: "fault",
      note: "See page 2.",
    });
  await expect(second.locator(".verdicts [aria-pressed=true]")).toContainText("Fault");
  await expect.poll(() => panel.evaluate("document.body.innerText")).toContain("See page 2.");
});
