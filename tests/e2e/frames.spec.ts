import path from "node:path";
import { recordGrant } from "../../lib/dev/launch.mjs";
import { serve } from "../../lib/dev/serve.mjs";
import { openPopup, openSidePanel } from "../../lib/dev/surface.mjs";
import { root } from "../support/files";
import { logRequests } from "../support/requests";
import { test as base, expect } from "./fixtures";

const SITES = path.join(root, "tests", "fixtures", "sites");

/** A chat of another origin than the page around it: another host, so that it has a permission of its own. */
const test = base.extend<{ chatOrigin: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are wanted from this pattern
  chatOrigin: async ({}, use) => {
    const server = await serve(SITES);
    await use(server.origin.replace("localhost", "127.0.0.1"));
    await server.close();
  },
  requests: async ({ context, site, chatOrigin }, use) => {
    const log = logRequests(context);
    await use(log);
    const own = log.strays({ origin: site.origin, files: ["/foreign-frame/"] });
    const others = log.strays({ origin: chatOrigin, files: ["/dify/", "/dify/page.js", "/talk.js"] });
    expect(own.filter((stray) => others.includes(stray) && !stray.includes("/foreign-frame/?chat="))).toEqual([]);
  },
});
test.use({ folder: SITES });

test("popup and panel name a frame's own origin and ask for it; then its chat is read, and off it is left", async ({
  context,
  extension,
  launched,
  site,
  chatOrigin,
  quietConsole: _quiet,
}) => {
  const host = new URL(chatOrigin).host;
  const page = await context.newPage();
  await page.goto(`${site.origin}/foreign-frame/?chat=${chatOrigin}/dify/`);
  await extension.turnOn(page);
  await expect.poll(() => extension.pageState()).toMatchObject({ site: "", answers: [], frames: [chatOrigin] });
  const popup = await openPopup(launched, page);
  await expect.poll(() => popup.evaluate('document.body?.innerText ?? ""')).toContain(`Check ${host}`);
  await popup.close();

  const panel = await openSidePanel(launched, page);
  const text = (): Promise<string> => panel.evaluate('document.body?.innerText ?? ""');
  await expect.poll(text).toContain("The chat may stand in a frame of another site");
  await recordGrant(launched, "http://127.0.0.1/*");
  await page.bringToFront();
  await panel.press(new RegExp(`^Check ${host}$`));
  await expect.poll(text).toContain("How long may I keep a city bike");
  expect(await text()).not.toContain("may stand in a frame");

  const frame = page.frames()[2] ?? page.mainFrame();
  const marked = (): Promise<string[]> =>
    frame.evaluate(() =>
      [...CSS.highlights].flatMap(([name, ranges]) =>
        name === "citecheck-contradicted" ? [...ranges].map(String) : [],
      ),
    );
  // The panel lists the newest answer first.
  await panel.press(/^Read all sources$/, "last");
  await expect.poll(marked).toEqual(["6 hours", "are included"]);

  // Only the frame's own site is turned off.
  await panel.evaluate(
    `chrome.runtime.sendMessage({ citecheck: 1, name: "siteOff", request: { origin: "${chatOrigin}" } })`,
  );
  await expect.poll(marked).toEqual([]);
  await expect.poll(() => extension.pageState()).toMatchObject({ origin: site.origin, answers: [] });
});
