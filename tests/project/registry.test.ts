import path from "node:path";
import { describe, expect, it } from "vitest";
import { rules } from "../../lib/rules";
import { adapters } from "../../lib/sites";
import { filesUnder, root } from "../support/files";
import { type Registry, registryFaults } from "../support/registry";
import { siteFixtures } from "../support/site-fixtures";

const isEntry = (value: unknown): value is { id: string } =>
  typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";

const baseName = (file: string): string => path.basename(file).replace(/(\.(test|spec))?\.tsx?$/, "");

async function read(
  folder: string,
  apart: string[],
  listed: readonly { id: string }[],
  tests: string[],
): Promise<Registry> {
  const paths = filesUnder(folder, (name) => name.endsWith(".ts") && !apart.includes(name));
  const exported = await Promise.all(
    paths.map(async (file): Promise<[string, string[]]> => {
      const module: Record<string, unknown> = await import(/* @vite-ignore */ path.join(root, file));
      return [
        baseName(file),
        Object.values(module)
          .filter(isEntry)
          .map(({ id }) => id),
      ];
    }),
  );
  return {
    files: paths.map(baseName),
    exported: new Map(exported),
    listed: listed.map(({ id }) => id),
    tests: tests.map(baseName),
  };
}

describe("each part is in its folder, its list and its tests", () => {
  it("rules", async () => {
    const registry = await read(
      "lib/rules",
      ["index.ts"],
      rules,
      filesUnder("tests/rules", (name) => name.endsWith(".test.ts")),
    );
    expect(registry.files.length).toBeGreaterThan(4);
    expect(registryFaults(registry)).toEqual([]);
  });

  it("adapters", async () => {
    const tests = [
      ...filesUnder("tests/sites", (name) => name.endsWith(".test.ts")),
      ...filesUnder("tests/pages", (name) => name.endsWith(".spec.ts")),
      // A fixture that says what must be read from it is read by tests/pages/sites.spec.ts.
      ...siteFixtures.map(({ tool }) => tool),
    ];
    const registry = await read(
      "lib/sites",
      [
        "index.ts",
        "adapter.ts",
        "hosted-chat.ts",
        "picked.ts",
        "picked-mark.ts",
        "picked-source.ts",
        "picked-turns.ts",
      ],
      adapters,
      tests,
    );
    expect(registry.files.length).toBeGreaterThan(1);
    expect(registryFaults(registry)).toEqual([]);
  });

  it("no adapter is without what its pages are held to", () => {
    for (const adapter of adapters) expect(adapter.expects?.length ?? 0, adapter.id).toBeGreaterThan(0);
  });

  it("no rule is without a summary or a code", () => {
    for (const rule of rules) {
      expect(rule.summary, rule.id).not.toBe("");
      expect(rule.codes.length, rule.id).toBeGreaterThan(0);
    }
  });
});

describe("canary: the registry can fail", () => {
  const good: Registry = { files: ["a-b"], exported: new Map([["a-b", ["a-b"]]]), listed: ["a-b"], tests: ["a-b"] };

  it.each<[string, Partial<Registry>]>([
    ["a-b is not in the list", { listed: [] }],
    ["a-b has no test", { tests: [] }],
    ["a-b exports the id b", { exported: new Map([["a-b", ["b"]]]) }],
    ["a-b exports 0 entries; one file is one entry", { exported: new Map() }],
    ["c is in the list and has no file", { listed: ["a-b", "c"] }],
    ["a-b is in the list twice", { listed: ["a-b", "a-b"] }],
    ["aB is not kebab-case", { files: ["aB"], exported: new Map([["aB", ["aB"]]]), listed: ["aB"], tests: ["aB"] }],
  ])("%s", (fault, change) => {
    expect(registryFaults(good)).toEqual([]);
    expect(registryFaults({ ...good, ...change })).toContain(fault);
  });
});
