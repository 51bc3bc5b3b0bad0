import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { root } from "../support/files";
import { expect, test } from "./harness/fixtures";
import { keptPages, readsAsKept } from "./harness/pages";

/*
 * Pages that real chat tools rendered, kept outside of the project: in the folder `pages` of the one that CITECHECK_DATA
 * names, else of ../shared beside it. What must be read from each stands in tests/pages/shared, a file for each tool, as
 * counts and short facts; CITECHECK_RECORD=1 writes it anew.
 */
const folder = path.resolve(root, process.env.CITECHECK_DATA ?? path.join("..", "shared"), "pages");
const there = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".html")) : [];
const pages = keptPages("tests/pages/shared");

if (there.length === 0) {
  // As the ratchet does without its data: said aloud, and no fault of a clone that has only the project.
  test(`PAGES NOT READ: no pages of real chat tools at ${folder}`, () => {
    console.warn(
      `PAGES NOT READ: no pages of real chat tools at ${folder}; what adapters read of them was not compared.`,
    );
  });
} else {
  test("every kept page of a tool has its facts", () => {
    const tool = (name: string): string | undefined => name.split("-")[0];
    const known = new Set(pages.map(({ name }) => tool(name)));
    const named = new Set(pages.map(({ name }) => name));
    expect(there.filter((name) => known.has(tool(name)) && !named.has(name))).toEqual([]);
  });

  for (const page of pages) {
    test(page.name, async ({ bench }) => {
      expect(there, `${page.name} is recorded and must be there`).toContain(page.name);
      await readsAsKept(bench, folder, page);
    });
  }
}
