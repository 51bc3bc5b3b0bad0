import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesUnder, root } from "../../support/files";
import type { Facts } from "./facts";
import { type Bench, expect } from "./fixtures";

/** How a kept page is put up, and what its adapter must read from it. */
export interface KeptPage {
  /** The page that this one is a part of: it is put up first. */
  onto?: string;
  /** Name of the element whose open shadow root the pages belong in. */
  host?: string;
  /** The element of the `onto` page that this part stands in; without it, at the end of the page. */
  into?: string;
  /** What was pressed, or pointed at, before this part came: a selector in the `onto` page. */
  press?: string;
  hover?: string;
  facts: Facts;
  /** Words of the tool's own (buttons, counters, reasoning, chips) that no answer may hold outside of its marks. */
  never: string[];
}

type Kept = Record<string, KeptPage>;
const readKept = (file: string): Kept => JSON.parse(readFileSync(path.join(root, file), "utf8")) as Kept;

/** The pages that the JSON files of a folder name. `record` is the file that holds the page's facts. */
export function keptPages(folder: string): { name: string; record: string; kept: KeptPage }[] {
  return filesUnder(folder, (name) => name.endsWith(".json")).flatMap((record) =>
    Object.entries(readKept(record)).map(([name, kept]) => ({ name, record, kept })),
  );
}

/**
 * Puts a kept page up and holds what is read against what its record says. With CITECHECK_RECORD=1 what is read is
 * written down instead, and the answers' words are printed: a person looks whether they are right. (One worker then.)
 */
export async function readsAsKept(
  bench: Bench,
  folder: string,
  { name, record, kept }: ReturnType<typeof keptPages>[number],
): Promise<void> {
  // Frames and pictures of a kept page lead nowhere any more.
  const html = (file: string): string =>
    readFileSync(path.join(folder, file), "utf8").replace(/ src="(?:blob|data):[^"]*"/g, "");
  await bench.write("");
  await bench.page.route("**", (route) => route.fulfill({ status: 200, body: "" }));
  if (kept.onto !== undefined) await bench.add(html(kept.onto), kept.host);
  for (const how of ["press", "hover"] as const) {
    const selector = kept[how];
    if (selector !== undefined)
      await bench.page.evaluate(([selector, how]) => window.harness.point(selector, how), [selector, how] as const);
  }
  await bench.add(html(name), kept.host, kept.into);
  const { facts, words } = await bench.page.evaluate(() => window.harness.facts());
  if (process.env.CITECHECK_RECORD) {
    console.log(name, words);
    writeFileSync(
      path.join(root, record),
      `${JSON.stringify({ ...readKept(record), [name]: { ...kept, facts } }, null, 2)}\n`,
    );
    return;
  }
  expect(facts).toEqual(kept.facts);
  for (const word of kept.never) for (const text of words) expect(text).not.toContain(word);
}
