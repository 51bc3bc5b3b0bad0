import { describe, expect, it } from "vitest";
import { missingWords, nameIndex } from "../../lib/evidence/name-index";
import { indexSource } from "../../lib/evidence/passages";
import { findSibling } from "../../lib/evidence/sibling-names";
import { readEnglishNames } from "../../lib/facts/names-en";

/** The source's name with one word in the place of a word of the claim's first name; null where there is none. */
function sibling(text: string, claim: string): string | null {
  const index = indexSource({ id: "1", text });
  const name = readEnglishNames(claim)[0];
  if (!name) throw new Error(`no name in ${claim}`);
  const found = findSibling(name, missingWords(name, [nameIndex(index)]), [index]);
  return found && text.slice(found.start, found.end);
}

const OFFER = "The kit holds the SoilWatch Monitoring Unit, the CropFlow Pump Control and the Orvalo Data Vault.";

describe("findSibling", () => {
  it.each([
    [OFFER, "the FieldFlow Pump Control is included", "CropFlow Pump Control"],
    [OFFER, "the SoilWatch Planting Unit is included", "SoilWatch Monitoring Unit"],
    [OFFER, "the Orvalo Data Locker is included", "Orvalo Data Vault"],
    ["We met Marta Lindqvist at the gate.", "we met Helga Lindqvist at the gate", "Marta Lindqvist"],
    // near: the name stands there, or in another form
    [OFFER, "the CropFlow Pump Control is included", null],
    [OFFER, "the Crop Flow Pump Control is included", null],
    ["We met Marta Lindqvist at the gate.", "we met M. Lindqvist at the gate", null],
    ["We met Margaret Lindqvist at the gate.", "we met Margo Lindqvist at the gate", null],
    // near: only a country is shared, two words are missing, or nothing is shared
    ["The Swedish Academy met.", "the Swedish Orchestra met", null],
    [OFFER, "the FieldFlow Valve Control is included", null],
    [OFFER, "the Brightwell Group is included", null],
  ])("%s / %s: %s", (source, claim, name) => {
    expect(sibling(source, claim)).toBe(name);
  });
});
