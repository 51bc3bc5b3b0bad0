import { describe, expect, it } from "vitest";
import { lookUp } from "../../lib/check/look-up";

const rules = {
  id: "r",
  title: "Harbour rules",
  text: "The quay is open all year. Boats are not allowed near the slipway.",
};
const tides = { id: "t", text: "High water is told at the office." };
const unread = { id: "u", text: "", completeness: "none" as const };
const zh = { id: "z", title: "港口守则", text: "码头全年开放。滑道附近不得停放船只，夜间泊位每艘每晚 40 元。" };

describe("words that a person selected", () => {
  it.each([
    ["open all year", "exact", "open all year"],
    ["Open  all YEAR", "folded", "open all year"],
    ["The quay was open all year", "approximate", "The quay is open all year"],
    ["夜间泊位每艘每晚 40 元", "exact", "夜间泊位每艘每晚 40 元"],
    ["夜间泊位每艘每晚４０元", "folded", "夜间泊位每艘每晚 40 元"],
    ["夜间泊位每艘每晚 90 元", "approximate", "夜间泊位每艘每晚 40 元"],
  ])("%s: %s", (quote, how, text) => {
    const source = /\p{Script=Han}/u.test(quote) ? zh : rules;
    const [place] = lookUp(quote, [source]) ?? [];
    expect(place).toMatchObject({ source: source.id, title: source.title, state: "read", evidence: { how, text } });
    expect(place?.pair?.source.some((part) => part.mark)).toBe(how === "approximate");
  });

  it("are found nowhere where no source has anything like them", () => {
    expect(lookUp("the price of diesel", [rules])?.[0]).toMatchObject({ state: "read", evidence: null });
  });

  it("stand first where they stand word for word, last where nothing was read", () => {
    const places = lookUp("The quay is open all year", [
      unread,
      tides,
      { ...rules, text: "The quay was open all year." },
      rules,
    ]);
    expect(places?.map(({ source, state, evidence }) => [source, state, evidence?.how])).toEqual([
      ["r", "read", "exact"],
      ["r", "read", "approximate"],
      ["t", "read", undefined],
      ["u", "unread", undefined],
    ]);
  });

  it("that are denied right outside of them are told so", () => {
    expect(lookUp("allowed near the slipway", [rules])?.[0]).toMatchObject({
      evidence: { how: "exact" },
      denied: true,
    });
    expect(lookUp("停放船只", [zh])?.[0]).toMatchObject({ evidence: { how: "exact" }, denied: true });
    expect(lookUp("not allowed near the slipway", [rules])?.[0]).not.toHaveProperty("denied");
  });

  it("show what an ellipsis leaves out", () => {
    const [place] = lookUp("Boats are … near the slipway", [rules]) ?? [];
    expect(place?.evidence).toMatchObject({ how: "folded", text: "Boats are not allowed near the slipway" });
    expect(place?.pair?.source.filter((part) => part.mark).map((part) => part.text.trim())).toEqual(["not allowed"]);
  });

  it("tell nothing where they are too few or too many", () => {
    expect(lookUp(" , ", [rules])).toBeNull();
    expect(lookUp("a", [rules])).toBeNull();
    expect(lookUp("x".repeat(5000), [rules])).toBeNull();
  });

  it("link to the page of the web that they stand in", () => {
    const [place] = lookUp("open all year", [{ ...rules, url: "https://harbour.example/rules" }]) ?? [];
    expect(place?.evidence?.url).toMatch(/^https:\/\/harbour\.example\/rules#:~:text=/);
  });
});
