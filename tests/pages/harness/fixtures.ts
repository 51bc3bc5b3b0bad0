import path from "node:path";
import { test as base, type Page } from "@playwright/test";
import { serve } from "../../../lib/dev/serve.mjs";
import { root } from "../../support/files";
import { HARNESS } from "./build";
import type { Fault, Harness } from "./page";

type Settings = Parameters<Harness["start"]>[1];

/** A page with the page side of the product in it, as a test drives it. */
export class Bench {
  constructor(
    readonly page: Page,
    private readonly origin: string,
  ) {}

  /** Opens a file below tests/, such as "pages/demo/?turn=team-en". */
  async open(file: string): Promise<void> {
    await this.page.goto(`${this.origin}/${file}`);
    await this.page.addScriptTag({ path: HARNESS });
  }

  /** Opens a page that the test writes itself. */
  async write(body: string): Promise<void> {
    await this.page.goto(`${this.origin}/pages/harness/empty.html`);
    await this.page.evaluate((html) => {
      document.body.innerHTML = html;
    }, body);
    await this.page.addScriptTag({ path: HARNESS });
  }

  /** Puts a piece of a page at the end: of the body, of the open shadow root of the element of this name, or of the element `into`. */
  async add(html: string, host = "", into = ""): Promise<void> {
    await this.page.evaluate(
      ([html, host, into]) => {
        let place: ParentNode = document.body;
        if (host !== "") {
          const element = document.querySelector(host) ?? document.body.appendChild(document.createElement(host));
          place = element.shadowRoot ?? element.attachShadow({ mode: "open" });
        }
        const template = document.createElement("template");
        template.innerHTML = html;
        if (into !== "") place = place.querySelector(into) ?? place;
        place.append(template.content);
      },
      [html, host, into] as const,
    );
  }

  start = (faults: Fault[], settings: Settings = {}): Promise<void> =>
    this.page.evaluate(([faults, settings]) => window.harness.start(faults, settings), [faults, settings] as [
      Fault[],
      Settings,
    ]);
  stop = (): Promise<void> => this.page.evaluate(() => window.harness.stop());

  /** The words under each of our highlights, in the order of the page. */
  marks(): Promise<Record<string, string[]>> {
    return this.page.evaluate(() => {
      const marks: Record<string, string[]> = {};
      for (const name of ["contradicted", "unsupported", "notice", "info", "current", "evidence"]) {
        const ranges = [...(CSS.highlights.get(`citecheck-${name}`) ?? [])] as Range[];
        const words = ranges
          .filter((range) => range.startContainer.isConnected && !range.collapsed)
          .sort((a, b) => a.compareBoundaryPoints(Range.START_TO_START, b))
          .map(String);
        if (words.length > 0) marks[name] = words;
      }
      return marks;
    });
  }

  /** Ranges in our highlights, live or dead. */
  ranges = (): Promise<number> =>
    this.page.evaluate(() => {
      let count = 0;
      for (const [name, highlight] of CSS.highlights) if (name.startsWith("citecheck-")) count += highlight.size;
      return count;
    });

  asked = (): Promise<Harness["asked"]> => this.page.evaluate(() => window.harness.asked);
  state = (): Promise<Harness["states"][number] | null> =>
    this.page.evaluate(() => window.harness.states[window.harness.states.length - 1] ?? null);
}

export const test = base.extend<{ bench: Bench }, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are wanted from this pattern
    async ({}, use) => {
      const server = await serve(path.join(root, "tests"));
      await use(server.origin);
      await server.close();
    },
    { scope: "worker" },
  ],
  bench: async ({ page, origin }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(error.message));
    await use(new Bench(page, origin));
    base.expect(errors).toEqual([]);
  },
});

export const expect = test.expect;

declare global {
  interface Window {
    harness: Harness;
  }
}
