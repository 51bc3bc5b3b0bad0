import { describe, expect, it } from "vitest";
import { findMisplacedName } from "../../lib/evidence/misplaced-names";
import { indexSource } from "../../lib/evidence/passages";

/** The claim's name and the source's name in its place; null where none is misplaced. */
function misplaced(text: string, claim: string): [string, string] | null {
  const found = findMisplacedName(claim, [indexSource({ id: "1", text })]);
  return found && [claim.slice(found.at.start, found.at.end), text.slice(found.focus.start, found.focus.end)];
}

const TWO = "Orvalo runs the harbour shop in Tarnby. Brightwell makes pumps for the water works.";

describe("findMisplacedName", () => {
  it.each([
    [TWO, "Brightwell runs the harbour shop in Tarnby.", ["Brightwell", "Orvalo"]],
    [TWO, "Orvalo makes pumps for the water works.", ["Orvalo", "Brightwell"]],
    [
      "云溪公司由林若溪在老磨坊里创办。海棠公司由赵启明在港口区创办。",
      "海棠公司由林若溪在老磨坊里创办。",
      ["海棠公司", "云溪公司"],
    ],
    // near: said of it, said of both, another name of the same, not word by word, a name that the source lacks
    [TWO, "Orvalo runs the harbour shop in Tarnby.", null],
    [`${TWO} Brightwell runs the harbour shop in Tarnby, too.`, "Brightwell runs the harbour shop in Tarnby.", null],
    [
      "Orvalo (Brightwell) runs the harbour shop in Tarnby. Brightwell makes pumps.",
      "Brightwell runs the harbour shop in Tarnby.",
      null,
    ],
    [TWO, "Brightwell has a shop of its own at the harbour.", null],
    [TWO, "Pellam runs the harbour shop in Tarnby.", null],
  ])("%s / %s", (text, claim, found) => {
    expect(misplaced(text, claim)).toEqual(found);
  });
});
