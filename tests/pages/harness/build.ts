import path from "node:path";
import { build } from "vite";
import { root } from "../../support/files";

/** Where the bundle of the page side lies for the tests. */
export const HARNESS = path.join(root, ".output", "test", "harness.js");

/** Bundles the page side for a plain page, once before all page tests. */
export default async function buildHarness(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      outDir: path.dirname(HARNESS),
      emptyOutDir: false,
      minify: false,
      lib: {
        entry: path.join(root, "tests", "pages", "harness", "page.ts"),
        name: "citecheckHarness",
        formats: ["iife"],
        fileName: () => path.basename(HARNESS),
      },
    },
  });
}
