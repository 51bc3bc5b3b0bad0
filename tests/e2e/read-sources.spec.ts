import path from "node:path";
import { openSidePanel } from "../../lib/dev/surface.mjs";
import { root } from "../support/files";
import { ChatPage } from "./chat-page";
import { expect, test } from "./fixtures";

const SITES = path.join(root, "tests", "fixtures", "sites");
const files = (tool: string): string[] => [`/${tool}/`, `/${tool}/page.js`, "/talk.js"];

test.describe("sources that stand behind presses", () => {
  test.use({ folder: SITES, files: files("dify") });

  test("Read all sources in the panel opens, reads and closes them, on a click only; the page is as before", async ({
    context,
    extension,
    launched,
    site,
    quietConsole: _quiet,
  }) => {
    const page = await context.newPage();
    await page.goto(`${site.origin}/dify/`);
    await page.evaluate(() => {
      const presses: string[] = [];
      document.addEventListener("click", ({ isTrusted }) => presses.push(`${isTrusted}`));
      Object.assign(window, { presses });
    });
    const presses = (): Promise<string[]> => page.evaluate(() => (window as unknown as { presses: string[] }).presses);
    await extension.turnOn(page);
    const chat = new ChatPage(page);
    const panel = await openSidePanel(launched, page);
    const text = (): Promise<string> => panel.evaluate('document.body?.innerText ?? ""');
    await expect.poll(text).toContain("Read all sources");
    // The marks of faults stand outside of the chat's own box.
    const look = () =>
      page.evaluate(() => [document.querySelector("#stage")?.outerHTML, document.querySelectorAll("#popup").length]);
    await page.locator("#composer").focus();
    const before = await look();
    await page.waitForTimeout(1200);
    expect(await presses()).toEqual([]);

    // The panel lists the newest answer first.
    await panel.press(/^Read all sources$/, "last");
    await expect.poll(text).toContain("1 of 1 source read.");
    await expect.poll(() => chat.marked()).toEqual(["6 hours", "are included"]);
    expect((await presses()).length).toBeGreaterThan(1);
    expect(await look()).toEqual(before);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("composer");
  });
});

test.describe("sources that are only links", () => {
  test.use({ folder: SITES, files: files("chatgpt") });

  test("the panel says so, opens no page of its own, and checks against the text that the reviewer pastes", async ({
    context,
    extension,
    launched,
    site,
    quietConsole: _quiet,
  }) => {
    const page = await context.newPage();
    await page.goto(`${site.origin}/chatgpt/`);
    await extension.turnOn(page);
    const chat = new ChatPage(page);
    const panel = await openSidePanel(launched, page);
    const text = (): Promise<string> => panel.evaluate('document.body?.innerText ?? ""');
    await expect.poll(text).toContain("The chat only links to it");
    expect(await text()).not.toContain("Read all sources");
    expect(await panel.evaluate('[...document.querySelectorAll(".unread-source a")].at(-1).href')).toBe(
      "https://bikes.example.test/rules",
    );
    await panel.press(/^Paste its text$/, "last");
    await panel.evaluate(`(() => {
      const field = document.querySelector(".attach textarea");
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value").set.call(field, "A city bike is lent for 4 hours. The deposit is 50 EUR. Helmets are not included.");
      field.dispatchEvent(new Event("input", { bubbles: true }));
    })()`);
    await panel.press(/^Check with this text$/);
    await expect.poll(() => chat.marked()).toEqual(["6 hours", "are included"]);
    await expect.poll(text).toContain("text given by a reviewer");
    const stored = await extension.pageState();
    expect(stored?.sources.find(({ id }) => id.endsWith("/rules"))).toMatchObject({ read: true, attached: true });
  });
});
