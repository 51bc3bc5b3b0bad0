import { defineConfig } from "@playwright/test";

// The browser, the built extension and the profile belong to each test (fixtures.ts). No retries: a test that passes
// at the second try hides a fault.
export default defineConfig({
  testDir: ".",
  outputDir: "../../.output/test/e2e",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: "list",
});
