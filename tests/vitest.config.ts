import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { WxtVitest } from "wxt/testing/vitest-plugin";

// Browser tests (tests/pages, tests/e2e) run under Playwright and end in .spec.ts; unit tests end in .test.ts(x).

/** Rooms whose code is pure: their test files may share one load of the engine, which takes longer than most tests. */
const pure = ["text", "model", "facts", "evidence", "check", "rules"].map((room) => `tests/${room}/**/*.test.ts`);

const test = {
  environment: "node" as const,
  // A bound for tests that hang; time itself is told by the benchmarks, never asserted here.
  testTimeout: 60_000,
};

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    passWithNoTests: false,
    projects: [
      { plugins: [WxtVitest()], test: { ...test, name: "engine", include: pure, isolate: false } },
      {
        plugins: [WxtVitest()],
        test: { ...test, name: "rooms with state", include: ["tests/**/*.test.{ts,tsx}"], exclude: pure },
      },
    ],
  },
});
