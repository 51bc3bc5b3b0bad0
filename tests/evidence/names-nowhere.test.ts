import { describe, expect, it } from "vitest";
import { findAbsentNames } from "../../lib/evidence/absent-names";
import { nameIndex } from "../../lib/evidence/name-index";
import { shapeOf } from "../../lib/evidence/names-nowhere";
import { indexSource } from "../../lib/evidence/passages";

const indexOf = (text: string) => indexSource({ id: "1", text });

/** Names of a claim that stand nowhere in a source, as the claim writes them. */
function nowhere(source: string, claim: string): string[] {
  const index = indexOf(source);
  return findAbsentNames(claim, [index], [nameIndex(index)], [], true).map(({ at }) => claim.slice(at.start, at.end));
}

/** Longer than an extract, so that no name lives in a title alone. */
const ARTICLE =
  "The harbour works of Tarnby were opened on Monday. Marta Lindqvist praised the engineers of the Orvalo yard. " +
  "Visitors came from the island and from the coast. The cranes were built by a Danish firm in spring. A concert closed the day.";

const TALK =
  "Nell: have you got a plan for the harbour trip? Otto: asking around. Nell: who? Otto: Marta, she knows the boats. Nell: fine, tell me.";

describe("names that stand nowhere", () => {
  it.each([
    // a passage with others says nearly the same
    [ARTICLE, "The engineers of the yard were praised by Helen Osgood.", ["Helen Osgood"]],
    [ARTICLE, "Helen Osgood praised the engineers of the Orvalo yard.", ["Helen Osgood"]],
    [ARTICLE, "Visitors came from the island of Sarkholm and from the coast.", ["Sarkholm"]],
    [ARTICLE, "The cranes were built by a Polish firm in spring.", ["Polish"]],
    [ARTICLE, "The cranes were built by a Kelbrook-based firm in spring.", ["Kelbrook-based"]],
    // a talk names its speakers itself
    [TALK, "Nell asks Piet if he has a plan for the harbour trip.", ["Piet"]],
    [TALK, "Nell asks Otto if he has a plan for the harbour trip.", []],
    // an extract whose passage names its subject
    ["Tarnby Yard is a Danish shipyard.", "Tarnby Yard is Norwegian.", ["Norwegian"]],
    ["Tarnby Yard is a Danish shipyard.", "Tarnby Yard is a shipyard in Denmark.", []],
    ["Tarnby Yard is an American shipyard.", "Tarnby Yard is in the United States.", []],
    // near: an extract may leave out the title that names its subject
    ["She praised the engineers of the Orvalo yard.", "Helen Osgood praised the engineers of the Orvalo yard.", []],
    ["The film was shot in Tarnby in spring.", "The Long Quay was shot in Tarnby in spring.", []],
    // near: what is denied or kept apart need not be there
    [ARTICLE, "The cranes were not built by a Polish firm.", []],
    [ARTICLE, "Visitors came from outside Kelbrook and from the coast.", []],
    // near: a common word that opens a sentence, a label, a shout, a describing word, a unit
    [ARTICLE, "Applause followed as the cranes were built in spring.", []],
    [ARTICLE, "CLICK HERE: the harbour works of Tarnby were opened on Monday.", []],
    [ARTICLE, "The cranes were built by an AI-minded firm in spring.", []],
    [ARTICLE, "The cranes were built at 20 degrees Celsius in spring.", []],
    // near: an abbreviation may stand for words that the source spells out
    [ARTICLE, "The harbour works of Tarnby were opened by the HWT on Monday.", []],
    // near: a country that is added
    [ARTICLE, "The harbour works of Tarnby, Sweden, were opened on Monday.", []],
  ])("%s ⇒ %s", (source, claim, names) => {
    expect(nowhere(source, claim)).toEqual(names);
  });
});

describe("shapeOf", () => {
  it.each([
    [ARTICLE, { long: true, dialogue: false }],
    [TALK, { long: true, dialogue: true }],
    ["She praised the engineers.", { long: false, dialogue: false }],
    [`Update: the pier is open. ${ARTICLE}`, { long: true, dialogue: false }],
  ])("%s", (text, shape) => {
    expect(shapeOf([indexOf(text)])).toEqual(shape);
  });
});
