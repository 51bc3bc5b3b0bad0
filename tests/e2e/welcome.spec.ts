import { openSidePanel } from "../../lib/dev/surface.mjs";
import type { Review } from "../../lib/model/review";
import { accessibilityFaults } from "./accessibility";
import { SEATS, WRONG_SEATS } from "./chat-page";
import { expect, test } from "./fixtures";

test.use({ welcome: true });

test("from install to the first confirmed finding in under a minute, by what the first-steps page says alone", async ({
  context,
  launched,
  site,
  extension,
  worker,
}) => {
  const begun = Date.now();
  const address = `chrome-extension://${launched.id}/welcome.html`;
  const opened = (): Promise<number> =>
    worker.evaluate(async (url) => (await chrome.tabs.query({ url })).length, address);
  await expect.poll(opened).toBe(1);
  // Playwright may not list what was open before it came: then the same page is opened by its address.
  const first = context.pages().find((page) => page.url() === address) ?? (await context.newPage());
  await first.goto(address);
  await expect(first.locator(".front")).toBeVisible();
  expect(await accessibilityFaults(first)).toEqual([]);

  // By keys: the button, then each finding by its digit; the last one is taken back and judged by the mouse.
  await first.getByRole("button", { name: "Try the built-in example" }).focus();
  await first.keyboard.press("Enter");
  await expect(first.locator(".front")).toBeFocused();
  await expect(first.locator(".front")).toContainText("€8 per seat per month");
  await first.keyboard.press("1");
  await expect(first.locator("output")).toContainText("Your first verdict: Fault");
  await first.keyboard.press("1");
  await first.keyboard.press("2");
  await expect(first.locator("output")).toContainText("All judged");
  await first.keyboard.press("z");
  await first.getByRole("button", { name: "Fault", exact: true }).click();
  await expect(first.locator("output")).toContainText("All judged");
  await first.getByRole("radio", { name: "简体中文" }).click();
  await expect(first.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(first.locator(".front")).toContainText("8 元/席位/月");
  await first.getByRole("radio", { name: "English" }).click();

  // The three steps on an own chat, as they stand there.
  const page = await context.newPage();
  await page.goto(site.origin);
  await extension.turnOn(page);
  await page.evaluate(
    ([source, pieces]) => {
      const { chat } = window as unknown as { chat: Record<string, (...args: unknown[]) => void> };
      chat.addSource?.(source);
      chat.say?.("a", "How many seats?", pieces, ["seats-v2"]);
      chat.open?.("seats-v2");
    },
    [SEATS, WRONG_SEATS] as const,
  );
  const panel = await openSidePanel(launched, page);
  await expect.poll(() => panel.evaluate('document.body?.innerText ?? ""')).toContain("15 seats");
  await panel.evaluate('void document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true }))');
  await expect.poll(() => panel.evaluate("document.querySelector('output').innerText")).toContain("Fault");
  expect(Date.now() - begun).toBeLessThan(60_000);

  // Practice left nothing behind; the one true verdict is the only one.
  const reviews: Review[] = await panel.evaluate(`new Promise((resolve) => {
    const opening = indexedDB.open("citecheck");
    opening.onsuccess = () => {
      const asked = opening.result.transaction("reviews").objectStore("reviews").getAll();
      asked.onsuccess = () => resolve(asked.result);
    };
  })`);
  expect(reviews.map(({ standing }) => standing.verdict)).toEqual(["fault"]);
});
