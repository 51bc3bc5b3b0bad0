import { describe, expect, it } from "vitest";
import { holdsPhrase, missingWords, nameIndex, readIndex } from "../../lib/evidence/name-index";
import { indexSource } from "../../lib/evidence/passages";
import { readEnglishNames } from "../../lib/facts/names-en";

/** Words of the claim's first name that the text lacks. */
function missing(text: string, claim: string): string[] {
  const name = readEnglishNames(claim)[0];
  if (!name) throw new Error(`no name in ${claim}`);
  return missingWords(name, [readIndex(text)]).map(({ raw }) => raw);
}

describe("missingWords", () => {
  it.each([
    ["Marta Lindqvist leads it.", "we met Marta Lindqvist", []],
    ["Marta Lindqvist leads it.", "we met Helen Lindqvist", ["Helen"]],
    ["Marta Lindqvist leads it.", "we met Helen Osgood", ["Helen", "Osgood"]],
    // equal forms: accents, endings, joined words, a letter apart, countries, initials, addresses
    ["Zoë Brûlé leads it.", "we met Zoe Brule", []],
    ["An Oregonian firm.", "a firm of Oregon", []],
    ["They use Nova Vista.", "they use NovaVista", []],
    ["They use NovaVista.", "they use Nova Vista", []],
    ["The Kelbrooke yard.", "the Kelbrook yard", []],
    ["A Swedish firm.", "a firm of Sweden", []],
    ["The World Health Organization met.", "the WHO met", []],
    ["The WHO met.", "the World Health Organization met", []],
    ["See novavista.example for it.", "see Nova Vista for it", []],
    // near: codes of one letter's difference
    ["The model CNN7 runs.", "the model CNN8 runs", []],
    ["The DNNs are trained.", "the CNNs are trained", ["CNNs"]],
    ["SoilWatch is sold.", "buy SoilPatch", ["SoilPatch"]],
  ] as const)("%s / %s: %s", (text, claim, words) => {
    if (readEnglishNames(claim).length === 0) expect(words).toEqual([]);
    else expect(missing(text, claim)).toEqual(words);
  });
});

describe("readIndex", () => {
  it("tells words with a capital inside a sentence from those that open one", () => {
    const { inner } = readIndex("Refunds are paid by Orvalo. In Tarnby, Brightwell pays.");
    expect([...inner].sort()).toEqual(["brightwell", "orvalo", "tarnby"]);
  });

  it("measures how Chinese a text is", () => {
    expect(readIndex("云溪公司").han).toBe(1);
    expect(readIndex("Orvalo pays").han).toBe(0);
  });

  it("finds phrases side by side only", () => {
    const index = readIndex("The United Kingdom and the States");
    expect(holdsPhrase("united kingdom", index)).toBe(true);
    expect(holdsPhrase("united states", index)).toBe(false);
  });

  it("reads a source with its title, once", () => {
    const index = indexSource({ id: "1", title: "Orvalo handbook", text: "Refunds are paid." });
    expect(nameIndex(index).words.has("orvalo")).toBe(true);
    expect(nameIndex(index)).toBe(nameIndex(index));
  });
});
