import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { readNdjson, verifyChains } from "../../lib/log/log-file";
import type { LogEntry, Review } from "../../lib/model/review";
import { root } from "../support/files";
import { accessibilityFaults } from "./accessibility";
import { type ChatPage, SEATS, WRONG_SEATS } from "./chat-page";
import { expect, test } from "./fixtures";

/** The panel as a page beside the chat, which stays the tab in front; what it copies is kept in `copied`. */
async function openPanel(chat: ChatPage, id: string): Promise<Page> {
  const panel = await chat.page.context().newPage();
  await panel.addInitScript(() => {
    const kept = globalThis as unknown as { copied?: string };
    navigator.clipboard.writeText = async (text) => {
      kept.copied = text;
    };
  });
  await panel.goto(`chrome-extension://${id}/sidepanel.html`);
  await chat.page.bringToFront();
  await expect(panel.locator(".finding.current")).toBeVisible();
  return panel;
}

const copied = (panel: Page): Promise<string> =>
  panel.evaluate(() => {
    const kept = globalThis as unknown as { copied?: string };
    return kept.copied ?? "";
  });

const stored = <T>(panel: Page, store: string): Promise<T[]> =>
  panel.evaluate(
    (store) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("citecheck");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction(store).objectStore(store).getAll();
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result);
          };
        };
      }),
    store,
  );

test("all that can be decided about a finding and its answer, then the log as a file and what can be deleted", async ({
  chat,
  launched,
  worker,
}) => {
  await chat.addSource(SEATS);
  await chat.say("a", "How many seats?", WRONG_SEATS, ["seats-v2"]);
  await chat.open("seats-v2");
  await expect.poll(() => chat.marked()).toEqual(["15 seats"]);
  await worker.evaluate(async () => {
    const { settings } = await chrome.storage.local.get("settings");
    await chrome.storage.local.set({ settings: { ...(settings as object), mode: "audit", language: "en" } });
  });
  const panel = await openPanel(chat, launched.id);
  const reviews = async () =>
    new Map((await stored<Review>(panel, "reviews")).map(({ target, standing }) => [target, standing]));

  // The name is asked once, before the first verdict, and the verdict waits for it.
  await panel.keyboard.press("j");
  await panel.keyboard.press("3");
  await panel.getByLabel("Name").fill("Reviewer A");
  await panel.getByRole("button", { name: "Go on" }).click();
  await expect(panel.locator(".finding.current .verdicts [aria-pressed=true]")).toContainText("Partly right");
  const finding = (await panel.locator(".finding.current").getAttribute("data-finding")) ?? "";

  await panel.keyboard.press("n");
  await panel.locator(".field textarea").fill("See page 2.");
  await panel.locator(".field textarea").press("Control+Enter");
  await expect(panel.locator(".finding.current .note")).toHaveText("See page 2.");

  // Two rounds of a dispute, a decision, and the case as one line that anybody can check again.
  await panel.locator(".finding.current").focus();
  await panel.keyboard.press("d");
  for (const [reason, verdict] of [
    ["The old contract has 15.", "not-a-fault"],
    ["Version 2 is in force.", "fault"],
  ] as const) {
    await panel.locator(".dispute textarea").fill(reason);
    await panel.locator(".dispute select").selectOption(verdict);
    await panel.locator(".dispute .button.primary").click();
    await expect(panel.locator(".dispute ol")).toContainText(reason);
  }
  await panel.getByRole("button", { name: /^Settle/ }).click();
  await expect(panel.locator(".dispute")).toContainText("Settled");
  expect(await accessibilityFaults(panel)).toEqual([]);
  expect((await reviews()).get(finding)).toMatchObject({
    verdict: "partly-right",
    note: "See page 2.",
    settled: true,
    dispute: [
      { who: "Reviewer A", verdict: "not-a-fault" },
      { who: "Reviewer A", verdict: "fault" },
    ],
  });
  await panel.locator(".dispute .button", { hasText: "Copy" }).click();
  let bundle = "";
  await expect.poll(async () => (bundle = (await copied(panel)) || bundle)).not.toBe("");
  const cli = path.join(root, ".output", "cli", "citecheck.mjs");
  const again = JSON.parse(execFileSync(process.execPath, [cli, "check"], { input: `${bundle}\n`, encoding: "utf8" }));
  expect(again.findings.map(({ id }: { id: string }) => id)).toEqual([finding]);
  await panel.keyboard.press("Escape");

  // What is copied for others.
  await panel.locator(".finding.current").focus();
  await panel.keyboard.press("c");
  await expect.poll(() => copied(panel)).toMatch(/NUMBER_NOT_IN_SOURCE.*15 seats.*12 seats.*http:\/\/localhost/s);
  await panel.keyboard.press("g");
  await expect.poll(() => copied(panel)).toMatch(/^The Basic plan includes 12 seats \[.*v2\]/);

  // The answer as a whole, and a fault that the checks missed.
  await panel.keyboard.press("a");
  await expect(panel.locator("output")).toContainText("The whole answer");
  await panel.keyboard.press("1");
  await expect(panel.locator(".whole .verdicts [aria-pressed=true]")).toContainText("Fault");
  await chat.page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf("Basic plan includes 15") ?? -1;
      if (at >= 0) getSelection()?.setBaseAndExtent(node, at, node, at + "Basic plan".length);
    }
  });
  await panel.keyboard.press("5");
  await expect(panel.locator("dialog blockquote")).toHaveText("Basic plan");
  expect(await accessibilityFaults(panel)).toEqual([]);
  await panel.locator("dialog select").selectOption("SUBJECT_MISMATCH");
  await panel.locator("dialog .button.primary").click();
  await expect(panel.locator(".missed")).toContainText("Basic plan");

  // Filters, search and a saved view.
  await panel.keyboard.press("/");
  await panel.keyboard.type("no such words");
  await expect(panel.getByText("Nothing matches these filters")).toBeVisible();
  await panel.getByRole("button", { name: "Clear filters" }).click();
  await panel.locator(".filters [aria-expanded]").click();
  await panel.locator(".filters").getByLabel("Verdict", { exact: true }).selectOption("partly-right");
  await panel.getByLabel("Name of the view").fill("Half right");
  await panel.getByRole("button", { name: "Save view" }).click();
  await panel.locator(".filters").getByLabel("Verdict", { exact: true }).selectOption("fault");
  await expect(panel.locator("[data-finding]")).toHaveCount(0);
  await panel.getByRole("button", { name: "Half right", exact: true }).click();
  await expect(panel.locator("[data-finding]")).toHaveCount(1);

  // The log of all this.
  const log = await stored<LogEntry>(panel, "log");
  expect(log.map(({ action }) => action)).toEqual([
    "met",
    "verdict",
    "note",
    "dispute",
    "dispute",
    "settle",
    "verdict",
    "missed",
  ]);
  expect(log[0]?.met).toMatchObject({
    declined: false,
    read: [{ text: "15 seats", stands: "absent", source: { text: "12 seats", version: "v2" } }],
    findings: [{ rule: "number-not-in-source" }],
  });
  expect(log[0]?.met?.passages?.map(({ text }) => text)).toContain("The Basic plan includes 12 seats.");

  // As a file: exported, verified, everything deleted, taken in again.
  const options = await chat.page.context().newPage();
  await options.goto(`chrome-extension://${launched.id}/options.html`);
  const [download] = await Promise.all([
    options.waitForEvent("download"),
    options.getByRole("button", { name: "Export", exact: true }).click(),
  ]);
  const file = path.join(test.info().outputDir, "log.ndjson");
  await download.saveAs(file);
  const read = readNdjson(readFileSync(file, "utf8"));
  expect([read.entries.length, read.bad]).toEqual([log.length, []]);
  expect(verifyChains(read.entries)).toMatchObject([{ broken: null }]);
  await options.getByRole("button", { name: "Verify" }).click();
  await expect(options.getByText(`The log verifies: ${log.length} entries`)).toBeVisible();
  await options.locator(".setting", { hasText: "answer" }).getByRole("button", { name: "Delete", exact: true }).click();
  await options.getByRole("button", { name: "Yes, delete" }).click();
  await expect.poll(async () => (await stored(panel, "answers")).length).toBe(0);
  expect(await stored(panel, "reviews")).not.toEqual([]);
  await options.getByRole("button", { name: "Delete all" }).click();
  await options.getByRole("button", { name: "Yes, delete" }).click();
  await expect(panel.locator(".verdicts [aria-pressed=true]")).toHaveCount(0);
  await options.locator('input[accept*="ndjson"]').setInputFiles(file);
  await expect(options.getByText(`${log.length} new entries`)).toBeVisible();
  expect((await reviews()).get(finding)).toMatchObject({ verdict: "partly-right" });

  // A key of one's own; one that is taken is refused in words.
  const change = options.getByRole("button", { name: "“note”" });
  await change.click();
  await options.keyboard.press("j");
  await expect(options.getByText("J is already the key for “next finding”")).toBeVisible();
  await change.click();
  await options.keyboard.press("m");
  await expect(options.locator(".key-row", { has: change }).locator("kbd")).toHaveText("M");
  await chat.page.bringToFront();
  await panel.locator(".finding.current").focus();
  await panel.keyboard.press("m");
  await expect(panel.locator(".field textarea")).toBeFocused();
});

test("a store that is nearly full says so, gives up old source texts and keeps every verdict", async ({
  chat,
  launched,
  worker,
}) => {
  await chat.addSource(SEATS);
  await chat.say("a", "How many seats?", WRONG_SEATS, ["seats-v2"]);
  await chat.open("seats-v2");
  await expect.poll(() => chat.marked()).toEqual(["15 seats"]);
  const panel = await openPanel(chat, launched.id);
  await panel.keyboard.press("1");
  await expect(panel.locator("output")).toContainText("Fault");
  expect(await stored(panel, "texts")).toHaveLength(1);
  // Chromium tells pages a made-up quota, which no test can lower: what the browser would say is put in its mouth.
  await panel.addInitScript(() => {
    navigator.storage.estimate = async () => ({ usage: 95, quota: 100 });
  });
  await panel.reload();
  await expect(panel.getByRole("heading", { name: "Storage is nearly full" })).toBeVisible();
  await expect.poll(async () => (await stored(panel, "texts")).length).toBe(0);
  const [review] = await stored<Review>(panel, "reviews");
  expect(review?.standing.verdict).toBe("fault");
  const [download] = await Promise.all([
    panel.waitForEvent("download"),
    panel.getByRole("button", { name: "Export the log" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^citecheck-log-.*\.ndjson$/);
  expect(await worker.evaluate(() => true)).toBe(true);
});
