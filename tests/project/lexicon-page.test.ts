import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const PAGE = readFileSync("docs/LEXICON.md", "utf8");
const files = [...new Set(PAGE.match(/`[\w./*-]+\.ts`/g) ?? [])].map((name) => name.slice(1, -1));

describe("docs/LEXICON.md", () => {
  it("names more than a dozen files", () => expect(files.length).toBeGreaterThan(12));

  it.each(files)("%s is there", (file) => {
    if (file.includes("*"))
      return expect(existsSync(file.replace("*", "en")) && existsSync(file.replace("*", "zh"))).toBe(true);
    const places = [file, `lib/facts/lexicon/${file}`, `lib/facts/${file}`];
    expect(places.some((place) => existsSync(place))).toBe(true);
  });
});
