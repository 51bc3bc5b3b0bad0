import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./files";

/** What an adapter must read from a fixture page of its tool: a list in `expected.json` beside the page. */
export interface SiteFixture {
  /** The folder's name, which is the adapter's id. */
  tool: string;
  /** Generations or ways of the tool's pages that are read alike. */
  versions: string[];
  answers: BriefAnswer[];
  /** What a user does to see the sources' texts. */
  steps: Step[];
  /** Sources of each answer after the steps, by the answer's place: "id (completeness): text". */
  read: string[][];
  /** Words that the checks must mark after the steps, each with its code. */
  faults: { words: string; code: string }[];
}

export type Step = { click: string } | { hover: string } | { press: string };

/** An answer as it is compared: marks as "label → sources (link)", sources as "id (completeness)". */
export interface BriefAnswer {
  state: string;
  question: string;
  text: string;
  markers: string[];
  sources: string[];
}

const FOLDER = path.join(root, "tests", "fixtures", "sites");

/** All fixtures that say what must be read from them, by the adapter's id. */
export const siteFixtures: SiteFixture[] = readdirSync(FOLDER)
  .map((tool) => ({ tool, file: path.join(FOLDER, tool, "expected.json") }))
  .filter(({ file }) => existsSync(file))
  .flatMap(({ tool, file }) => {
    const listed: Omit<SiteFixture, "tool">[] = JSON.parse(readFileSync(file, "utf8"));
    return listed.map((each) => ({ tool, ...each }));
  });
