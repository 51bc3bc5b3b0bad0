import { describe, expect, it } from "vitest";
import { isCutName, linkCitations, type SeenMark, unnamedId } from "../../lib/reader/link-citations";
import type { MarkKey } from "../../lib/sites/adapter";

const SOURCES = [
  { id: "a", title: "Tool policy", number: 1, text: "Lent for members only. Drills are lent for 3 days." },
  { id: "b", title: "Hours", url: "https://www.example.org/hours/", number: 2 },
  { id: "c", title: "Framework agreement on tool rental 2026-03.pdf", number: 3 },
  { id: "d1", title: "Minutes", number: 4, text: "Agreed: lent for members only." },
  { id: "d2", title: "minutes ", number: 5 },
];
const mark = (keys: MarkKey[], more = 0): SeenMark => ({ start: 3, end: 4, label: "1", keys, more });
const key = (type: MarkKey["type"], value: string): MarkKey => ({ type, value });

describe("linkCitations", () => {
  it.each<[string, MarkKey, string[], string, string?]>([
    ["an id", key("objectId", "a"), ["a"], "exact"],
    ["an id of no source", key("objectId", "z"), [], "none", "not-listed"],
    ["an id is no name", key("objectId", "Tool policy"), [], "none", "not-listed"],
    ["a name", key("name", "Tool policy"), ["a"], "exact"],
    ["a name in another case and spacing", key("name", " tool  Policy"), ["a"], "exact"],
    ["a part of a name", key("name", "Tool"), [], "none", "not-listed"],
    ["an empty name", key("name", " "), [], "none", "not-listed"],
    ["a name cut in the middle", key("name", "Framework agree...026-03.pdf"), ["c"], "exact"],
    ["a name cut at its end", key("name", "Framework agreement…"), ["c"], "exact"],
    ["two sources of one name", key("name", "Minutes"), ["d1", "d2"], "position", "same-name"],
    ["a name that is the address's domain", key("name", "example.org"), ["b"], "exact", "renumbered"],
    ["an address", key("url", "http://example.org/hours"), ["b"], "exact", "renumbered"],
    ["another page of the address", key("url", "https://example.org/hours#2"), [], "none", "not-listed"],
    ["a number beside a source", key("index", "2"), ["b"], "position", "by-number"],
    ["a number beside none", key("index", "9"), [], "none", "not-listed"],
    ["words of the passage", key("text", "drills are  lent for 3 days"), ["a"], "exact"],
    ["words of two passages", key("text", "Lent for members only."), ["a", "d1"], "position", "same-name"],
    ["too few words of a passage", key("text", "3 days"), [], "none", "not-listed"],
    ["words of no passage", key("text", "Drills are lent for 4 days"), [], "none", "not-listed"],
  ])("%s", (_, each, sources, link, why) => {
    const label = why === "renumbered" ? "1" : "x";
    expect(linkCitations([{ ...mark([each]), label }], SOURCES)).toEqual([
      { start: 3, end: 4, label, sources, link, ...(why === undefined ? {} : { why }) },
    ]);
  });

  it.each<[string, string, string, string?]>([
    ["the number beside its own source", "2", "b"],
    ["the number beside another one", "1", "b", "renumbered"],
    ["the same in brackets", "[1]", "b", "renumbered"],
    ["a number beside no source", "7", "b"],
    ["a name", "Hours 1", "b"],
  ])("a mark that shows %s", (_, label, id, why) => {
    const [joined] = linkCitations([{ ...mark([key("objectId", id)]), label }], SOURCES);
    expect(joined).toMatchObject({ sources: [id], link: "exact" });
    expect(joined?.why).toBe(why);
  });

  it.each<[string, SeenMark, string]>([
    [
      "two members that are one source",
      { ...mark([key("name", "Hours"), key("objectId", "b")]), label: "x" },
      "merged",
    ],
    ["a mark that names nothing", mark([]), "dropped"],
    ["plain words in bold", { ...mark([key("index", "1")]), nested: true }, "nested"],
  ])("%s", (_, each, why) => {
    expect(linkCitations([each], SOURCES)[0]?.why).toBe(why);
  });

  it("keeps several sources of one mark in order, each once; one that is by position makes all so", () => {
    const keys = [key("objectId", "b"), key("objectId", "a"), key("objectId", "b")];
    expect(linkCitations([mark(keys)], SOURCES)[0]).toMatchObject({ sources: ["b", "a"], link: "exact" });
    expect(linkCitations([mark([...keys, key("index", "3")])], SOURCES)[0]).toMatchObject({ link: "position" });
  });

  it("stands for the members that a mark does not name", () => {
    expect(linkCitations([mark([key("objectId", "a")], 2)], SOURCES)[0]?.sources).toEqual(["a", unnamedId("1")]);
    expect(linkCitations([mark([key("objectId", "z")], 2)], SOURCES)[0]?.sources).toEqual([]);
  });
});

describe("isCutName", () => {
  it.each([
    ["Framework agree...026-03.pdf", true],
    ["Framework agreement on tool rental 2026-03.pdf", false],
    ["F...f", false],
    ["Framework...2027-03.pdf", false],
    ["Frame...work...pdf", false],
    ["", false],
  ])("%s", (shown, is) => {
    expect(isCutName(shown, "Framework agreement on tool rental 2026-03.pdf")).toBe(is);
  });
});
