import { describe, expect, it } from "vitest";
import { activeUnits } from "../../lib/evidence/active-voice";
import { partiesOf, unitsOf } from "../../lib/evidence/name-units";
import { readTokens } from "../../lib/facts/tokens";

/** The content and names of a text in the order of its active voice. */
function active(text: string): string {
  const units = unitsOf(text, readTokens(text), partiesOf(text));
  return activeUnits(units)
    .filter(({ content, name }) => content || name >= 0)
    .map(({ start, end }) => text.slice(start, end))
    .join(" ");
}

describe("activeUnits", () => {
  it.each([
    ["Brightwell was acquired by Orvalo in spring.", "Orvalo acquired Brightwell spring"],
    ["Last year Brightwell was quietly bought by Orvalo.", "Last year Orvalo quietly bought Brightwell"],
    ["海棠公司被云溪公司收购。", "云溪公司 收 购 海棠公司"],
    // near: active already, no agent, no second name, "by" of another kind
    ["Orvalo acquired Brightwell in spring.", "Orvalo acquired Brightwell spring"],
    ["Brightwell was acquired in spring.", "Brightwell acquired spring"],
    ["Brightwell was acquired by a rival.", "Brightwell acquired rival"],
    ["甲方委托乙方。", "甲方 委 托 乙方"],
  ])("%s ⇒ %s", (text, told) => {
    expect(active(text)).toBe(told);
  });
});
