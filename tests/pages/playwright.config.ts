import { defineConfig } from "@playwright/test";
import { ensureBrowser } from "../../lib/dev/browser.mjs";

/** Page side in a real browser, without the extension around it: `npx playwright test -c tests/pages`. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../.output/test/pages",
  globalSetup: "./harness/build.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  reporter: "list",
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: ensureBrowser().path, chromiumSandbox: false },
  },
});
