import { describe, expect, it } from "vitest";
import { type CodeFile, importsOf, readPlan, roadsTo, violations } from "../support/architecture";
import { filesUnder, readText } from "../support/files";

const plan = readPlan(readText("ARCHITECTURE.md"));
const isCode = (name: string): boolean => /\.(tsx?|mjs)$/.test(name);
const code: CodeFile[] = ["lib", "components", "entrypoints"]
  .flatMap((folder) => filesUnder(folder, isCode))
  .map((path) => ({ path, text: readText(path) }));

describe("the code keeps to ARCHITECTURE.md", { timeout: 30_000 }, () => {
  it("reads files, rooms and imports at all", () => {
    expect(code.length).toBeGreaterThan(20);
    expect(plan.rooms.size).toBeGreaterThan(10);
    expect(code.flatMap(importsOf).length).toBeGreaterThan(50);
  });

  it("imports only what the tables allow, and keeps the further rules", () => {
    expect(violations(code, plan)).toEqual([]);
  });

  it("has every room of the table on disk, with an import row and files", () => {
    for (const room of plan.rooms.keys()) {
      expect(plan.imports.has(room), `${room} in the import table`).toBe(true);
      expect(
        code.some((file) => file.path.startsWith(`${room}/`)),
        `${room} has files`,
      ).toBe(true);
    }
    expect([...plan.imports.keys()].filter((room) => !plan.rooms.has(room))).toEqual([]);
  });

  it("names libraries that package.json has, and no place that is gone", () => {
    const manifest = JSON.parse(readText("package.json"));
    const known = { ...manifest.dependencies, ...manifest.devDependencies };
    for (const [library, places] of plan.libraries) {
      expect(Object.keys(known), library).toContain(library);
      for (const place of places) {
        const users = code.filter((file) => file.path === place || file.path.startsWith(`${place}/`));
        expect(
          users.some((file) => importsOf(file).some(({ name }) => name === library || name.startsWith(`${library}/`))),
          `${library} in ${place}`,
        ).toBe(true);
      }
    }
  });

  it("brings no schema library into the content script", () => {
    const scripts = code.filter((file) => /^entrypoints\/[^/]+\.content(\/index)?\.tsx?$/.test(file.path));
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.flatMap((file) => roadsTo("zod", file.path, code))).toEqual([]);
  });
});

describe("canary: the test can fail", () => {
  const faultsOf = (path: string, text: string): string => violations([{ path, text }], plan).join("\n");

  it.each([
    ["lib/rules/a.ts", 'import { b } from "./b";', "not in the import table for lib/rules"],
    ["lib/rules/a.ts", 'import type { Run } from "../check/engine";', "not in the import table for lib/rules"],
    ["lib/facts/a.ts", 'import { map } from "../dom/text-map";', "not in the import table for lib/facts"],
    ["lib/facts/a.ts", 'export { map } from "../dom/text-map";', "not in the import table for lib/facts"],
    ["lib/facts/a.ts", 'const later = import("../dom/text-map");', "not in the import table for lib/facts"],
    ["lib/facts/a.ts", 'let map: import("../dom/text-map").Map;', "not in the import table for lib/facts"],
    ["lib/painter/a.ts", 'import { check } from "@/lib/check/engine";', "not in the import table for lib/painter"],
    ["lib/painter/a.ts", "const later = import(name);", "a name that is computed"],
    ["lib/check/a.ts", 'import { readFileSync } from "node:fs";', "Node's modules are for"],
    ["lib/check/a.ts", 'import dmp from "diff-match-patch";', "it enters through lib/evidence/difference.ts"],
    ["lib/check/a.ts", 'import left from "left-pad";', "the library is not in the table"],
    ["lib/reader/a.ts", "browser.runtime.sendMessage({});", "calls browser.runtime"],
    ["lib/reader/a.ts", "chrome.dom.openOrClosedShadowRoot(e);", "calls chrome.dom"],
    ["lib/utils/a.ts", "", "lies in a folder named utils"],
    ["lib/model/common/a.ts", "", "lies in a folder named common"],
    ["lib/pocket/a.ts", "", "lies in no room"],
    ["lib/loose.ts", "", "lies in no room"],
    ["components/a.tsx", "const A = () => <p dangerouslySetInnerHTML={{ __html: a }} />;", "dangerouslySetInnerHTML"],
    ["lib/painter/a.ts", 'host["innerHTML"] = a;', "innerHTML"],
    ["lib/painter/a.ts", 'host.insertAdjacentHTML("beforeend", a);', "insertAdjacentHTML"],
    ["lib/text/a.ts", 'eval("1");', "calls eval"],
    ["lib/text/a.ts", 'new Function("a", "return a");', "calls Function"],
    ["entrypoints/background.ts", "\n".repeat(81), "has 81 lines"],
  ])("%s: %s", (path, text, fault) => {
    expect(faultsOf(path, text)).toContain(fault);
  });

  it.each([
    ["lib/rules/index.ts", 'import { b } from "./b";'],
    ["lib/rules/a.ts", 'import type { Rule } from "../check/rule";'],
    ["lib/cli/main.ts", 'import { createInterface } from "node:readline";'],
    ["lib/messages/send.ts", "browser.runtime.sendMessage({});"],
    ["lib/text/a.ts", "// innerHTML, eval() and chrome.tabs in a comment are no use of them"],
  ])("and leaves alone %s: %s", (path, text) => {
    expect(faultsOf(path, text)).toBe("");
  });

  it("finds the road by which a schema library would reach the page", () => {
    const files = [
      { path: "entrypoints/chat.content/index.ts", text: 'import { read } from "../../lib/reader/read";' },
      { path: "lib/reader/read.ts", text: 'import { overlaps } from "../model/span";' },
      { path: "lib/model/span.ts", text: 'import * as z from "zod/mini";' },
    ];
    expect(roadsTo("zod", "entrypoints/chat.content/index.ts", files)).toEqual([
      "entrypoints/chat.content/index.ts → lib/reader/read.ts → lib/model/span.ts → zod",
    ]);
    const typed = files.map((file) => ({
      ...file,
      text: file.text.replace("import { overlaps }", "import type { Span }"),
    }));
    expect(roadsTo("zod", "entrypoints/chat.content/index.ts", typed)).toEqual([]);
  });
});
