import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { ensureBrowser } from "../../lib/dev/browser.mjs";
import { launch } from "../../lib/dev/launch.mjs";
import { EXTENSION } from "./fixtures";

for (const road of ["flag", "pipe"] as const) {
  // Branded Chrome takes the second road alone; Chromium takes both.
  test(`the extension gets in over the ${road}`, async () => {
    const profile = await mkdtemp(path.join(tmpdir(), "citecheck-launch-"));
    const { context, worker } = await launch({
      browser: ensureBrowser(),
      extension: EXTENSION,
      profile,
      headless: true,
      road,
    });
    try {
      expect(await worker.evaluate(() => chrome.runtime.getManifest().host_permissions)).toBeUndefined();
    } finally {
      await context.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  });
}
