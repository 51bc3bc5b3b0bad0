import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBrowser } from "../../lib/dev/browser.mjs";
import { launch } from "../../lib/dev/launch.mjs";
import { root } from "../support/files";
import { logRequests } from "../support/requests";
import { SEATS, WRONG_SEATS } from "./chat-page";
import { CHAT_FILES, expect, test } from "./fixtures";

// Every test of this folder fails on a stray request (fixtures.ts). Here: the browser enforces it, and the detector works.

test("the worker and the extension's pages cannot reach the network, not even the site's own host", async ({
  chat,
  worker,
  launched,
  site,
  quietConsole,
}) => {
  await chat.addSource(SEATS);
  await chat.say("a", "How many seats?", WRONG_SEATS, ["seats-v2"]);
  await chat.open("seats-v2");
  await expect.poll(() => chat.marked()).toEqual(["15 seats"]);
  const reach = (address: string): Promise<string> =>
    fetch(address).then(
      () => "reached",
      () => "refused",
    );
  expect(await worker.evaluate(reach, `${site.origin}/from-the-worker`)).toBe("refused");
  const page = await launched.context.newPage();
  await page.goto(`chrome-extension://${launched.id}/sidepanel.html`);
  expect(await page.evaluate(reach, `${site.origin}/from-a-page`)).toBe("refused");
  expect(site.asked).not.toContain("/from-the-worker");
  // The refusals that this test provoked stand on the console.
  quietConsole.length = 0;
});

test("canary: the detector sees a worker's request, a page's request to another host and one for a foreign file", async ({
  site,
}) => {
  const profile = await mkdtemp(path.join(tmpdir(), "citecheck-leaky-"));
  const { context, worker } = await launch({
    browser: ensureBrowser(),
    extension: path.join(root, "tests", "e2e", "leaky"),
    profile,
    headless: true,
  });
  const own = { origin: site.origin, files: CHAT_FILES };
  try {
    const log = logRequests(context);
    const page = await context.newPage();
    await page.goto(site.origin);
    await page.waitForLoadState("networkidle");
    expect(log.strays(own)).toEqual([]);
    const leak = (address: string): Promise<unknown> =>
      (globalThis as unknown as { leak(address: string): Promise<unknown> }).leak(address);
    await worker.evaluate(leak, `${site.origin}/index.html`);
    await worker.evaluate(leak, "http://leak.example/x");
    await page.evaluate(() => fetch("http://other.example/y").catch(() => undefined));
    await page.evaluate(() => fetch("/z").catch(() => undefined));
    const strays = log.strays(own).join("\n");
    expect(strays).toContain("/index.html (asked for by a worker)");
    expect(strays).toContain("http://leak.example/x (asked for by a worker)");
    expect(strays).toContain("http://other.example/y");
    expect(strays).toContain("/z (asked for by");
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
    // The server's own record holds what the canary asked for; the fixture looks at it.
    site.asked.length = 0;
  }
});
