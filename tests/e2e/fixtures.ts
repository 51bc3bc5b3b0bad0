import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BrowserContext, test as base, type Page, type Worker } from "@playwright/test";
import { ensureBrowser } from "../../lib/dev/browser.mjs";
import { awaitWelcome, type Launched, launch, recordGrant } from "../../lib/dev/launch.mjs";
import { serve } from "../../lib/dev/serve.mjs";
import { root } from "../support/files";
import { logRequests, type RequestLog } from "../support/requests";
import { ChatPage } from "./chat-page";
import { Extension } from "./extension";

/** The build that `npm run build` made, as it is. */
export const EXTENSION = path.join(root, ".output", "chrome-mv3");

/** What the server of the chat page may be asked for; anything else was not asked for by the page. */
export const CHAT_FILES = ["/", "/index.html", "/chat.js"];

interface Fixtures {
  /** The folder of the page under test, and all that its server may be asked for. */
  folder: string;
  files: string[];
  profile: string;
  /** Whether the first-steps page that opens at installation stays. */
  welcome: boolean;
  launched: Launched;
  context: BrowserContext;
  worker: Worker;
  requests: RequestLog;
  site: { origin: string; asked: string[] };
  extension: Extension;
  /** The chat page, the site switched on, nothing said yet. */
  chat: ChatPage;
  /** Errors of the chat page's console and uncaught ones; the test fails if there are any at its end. */
  quietConsole: string[];
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are wanted from this pattern
  profile: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), "citecheck-e2e-"));
    await use(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  },
  welcome: [false, { option: true }],
  launched: async ({ profile, welcome }, use) => {
    const launched = await launch({ browser: ensureBrowser(), extension: EXTENSION, profile, headless: true });
    await awaitWelcome(launched, welcome);
    await use(launched);
    await launched.context.close();
  },
  context: async ({ launched }, use) => use(launched.context),
  worker: async ({ launched }, use) => use(launched.worker),
  folder: [path.join(root, "tests", "e2e", "chat"), { option: true }],
  files: [CHAT_FILES, { option: true }],
  site: async ({ folder }, use) => {
    const server = await serve(folder);
    await use(server);
    await server.close();
  },
  requests: [
    async ({ context, site, files }, use) => {
      const log = logRequests(context);
      await use(log);
      base.expect(log.strays({ origin: site.origin, files })).toEqual([]);
      base.expect(site.asked.filter((file) => !files.includes(file))).toEqual([]);
    },
    { auto: true },
  ],
  extension: async ({ launched }, use) => {
    await recordGrant(launched, "http://localhost/*");
    await use(new Extension(launched));
  },
  quietConsole: async ({ context }, use) => {
    const errors: string[] = [];
    context.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    context.on("weberror", (error) => errors.push(error.error().message));
    await use(errors);
    base.expect(errors).toEqual([]);
  },
  chat: async ({ context, extension, site, quietConsole: _quiet }, use) => {
    const page: Page = await context.newPage();
    await page.goto(site.origin);
    await extension.turnOn(page);
    await use(new ChatPage(page));
  },
});

export const expect = test.expect;
