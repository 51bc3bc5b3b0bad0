import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { WxtVitest } from "wxt/testing/vitest-plugin";

// Browser tests (tests/pages, tests/e2e) run under Playwright and end in .spec.ts; unit tests end in .test.ts(x).
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  plugins: [WxtVitest()],
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    environment: "node",
    passWithNoTests: false,
    // A bound for tests that hang; time itself is told by the benchmarks, never asserted here.
    testTimeout: 60_000,
  },
});
