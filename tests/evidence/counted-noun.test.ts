import { describe, expect, it } from "vitest";
import { countedNoun, countsOther } from "../../lib/evidence/counted-noun";
import { indexSource } from "../../lib/evidence/passages";
import { readQuantities } from "../../lib/facts/quantities";
import type { Quantity } from "../../lib/model/quantity";

const first = (text: string) => readQuantities(text)[0] as Quantity;

describe("the noun that a number counts", () => {
  it.each<[text: string, noun: string]>([
    ["It has 140 covered parking spaces.", "covered parking spaces"],
    ["It has 140 rooms.", "room"],
    ["酒店有140个停车位。", "停车位"],
    ["酒店设有停车位140个。", "停车位"],
    ["现有员工2016人。", "员工"],
    ["There are 140 of them.", ""],
    ["The score is 140.", ""],
  ])("%s", (text, noun) => expect(countedNoun(text, 0, first(text))).toBe(noun));
});

describe("an equal number of something else", () => {
  const other = (source: string, claim: string) => {
    const index = indexSource({ id: "1", text: source });
    const passage = index.passages[0];
    const stated = passage?.quantities[0];
    return passage && stated && countsOther({ text: claim, start: 0 }, first(claim), index, passage, stated);
  };
  it.each<[source: string, claim: string, expected: boolean]>([
    ["The hotel has 140 rooms.", "It has 140 parking spaces.", true],
    ["The hotel has 140 rooms and some parking spaces.", "It has 140 parking spaces.", false],
    ["The hotel has 140 guest rooms.", "It has 140 rooms.", false],
    ["Founded in 1998 in Oslo.", "It has 1998 employees.", true],
    ["There are 140 of them.", "It has 140 parking spaces.", false],
    ["The firm employs 140 people.", "It has 140 staff members.", false],
    ["酒店有客房140间。", "酒店有140个停车位。", true],
    ["酒店有客房140间。", "酒店有140个房间。", false],
    ["The bridge is 140 m long.", "It has 140 arches.", false],
  ])("%s %s", (source, claim, expected) => expect(other(source, claim)).toBe(expected));
});
