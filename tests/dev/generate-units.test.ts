import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { generate } from "../../lib/dev/generate-units.mjs";
import { CLDR_CURRENCY_NAMES, CLDR_UNIT_NAMES } from "../../lib/facts/lexicon/cldr-names";
import { CURRENCY_LINES } from "../../lib/facts/lexicon/currencies";
import { readQuantities } from "../../lib/facts/quantities";
import { unitByCode } from "../../lib/facts/unit-index";
import { root } from "../support/files";

it("makes the file that is frozen in the lexicon", () => {
  const frozen = readFileSync(path.join(root, "lib", "facts", "lexicon", "cldr-names.ts"), "utf8");
  expect(frozen).toBe(generate().replace(/\n+$/, "\n"));
});

it("names only units that the hand-written table knows", () => {
  for (const line of CLDR_UNIT_NAMES) expect(unitByCode(line.split("|")[0] as string), line).toBeDefined();
});

it("lets the hand-written names go before", () => {
  for (const line of CURRENCY_LINES) {
    const [code, , english = "", chinese = ""] = line.split("|");
    for (const name of [...english.split(";"), ...chinese.split(";")].filter((n) => n !== ""))
      expect(readQuantities(`It is 5 ${name}.`)[0]?.unit, name).toBe(code);
  }
});

it.each([
  "5 albanian lek|ALL",
  "12 botswanan pulas|BWP",
  "30博茨瓦纳普拉|BWP",
  "30波札那普拉|BWP",
  "3 troy ounces|ozt",
  "4 imperial gallons|impgal",
  "5 hectolitres|hl",
  "6 arcseconds|arcsec",
  "7攝氏度數|°C",
  "8公釐|mm",
  "9英畝|acre",
  // near-misses: ambiguous words are kept out
  "5 grains of rice|grain",
  "3 points|point",
  "2 dots|dot",
  "ALL 70 seats|seat",
  "TOP 10 lists|list",
])("%s", (row) => {
  const [text, unit] = row.split("|") as [string, string];
  const read = readQuantities(text)[0]?.unit;
  expect(read).toBe(unit);
});

it("has all currencies of today", () => {
  expect(CLDR_CURRENCY_NAMES.length).toBeGreaterThan(140);
});
