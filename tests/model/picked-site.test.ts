import { describe, expect, it } from "vitest";
import { PICKED_LIMITS, type PickedSite, readPickedSites, writePickedSites } from "../../lib/model/picked-site";

const site: PickedSite = {
  origin: "https://chat.example",
  answer: [".reply"],
  mark: ["sup"],
  source: ["aside", ".text"],
};
/** Stands for the browser's own judgement. */
const takes = (selector: string): boolean => !/[{}]|^\[/.test(selector);
const file = (sites: unknown[]): string => JSON.stringify({ kind: "citecheck picked regions", version: 1, sites });

describe("a file of picked regions", () => {
  it("gives back what was written", () => {
    const sites = [site, { ...site, origin: "http://127.0.0.1:8080", opens: true, always: true }];
    expect(readPickedSites(writePickedSites(sites), takes)).toEqual({ sites, faults: [] });
  });

  it("keeps the last of two entries for one origin, and drops fields that it does not know", () => {
    const later = { ...site, answer: [".turn"], script: "alert(1)" };
    expect(readPickedSites(file([site, later]), takes).sites).toEqual([{ ...site, answer: [".turn"] }]);
  });

  it.each<[string, unknown, object]>([
    ["an entry without an answer", { origin: site.origin }, { reason: "bad-field", field: "answer" }],
    ["an empty path", { ...site, mark: [] }, { reason: "bad-field", field: "mark" }],
    ["an origin with a path", { ...site, origin: "https://a.example/x" }, { reason: "bad-origin", field: "origin" }],
    ["another scheme", { ...site, origin: "javascript:alert(1)" }, { reason: "bad-origin", field: "origin" }],
    ["a selector that the browser refuses", { ...site, source: ["p{}"] }, { reason: "bad-selector", field: "source" }],
    ["a selector without end", { ...site, answer: ["a".repeat(PICKED_LIMITS.selector + 1)] }, { field: "answer" }],
    ["too many shadow roots", { ...site, answer: Array(PICKED_LIMITS.path + 1).fill("a") }, { field: "answer" }],
    ["no object", "answer", { reason: "bad-field", origin: "" }],
  ])("names %s, and keeps the others", (_, bad, fault) => {
    const other = { ...site, origin: "https://b.example" };
    const read = readPickedSites(file([bad, other]), takes);
    expect(read.sites).toEqual([other]);
    expect(read.faults).toEqual([expect.objectContaining({ entry: 1, ...fault })]);
  });

  it.each([
    ["no JSON", "answer: .reply", "not-json"],
    ["another file", '{"sites":[]}', "no-list"],
    ["a version to come", '{"kind":"citecheck picked regions","version":2,"sites":[]}', "no-list"],
    ["more sites than anybody uses", file(Array(PICKED_LIMITS.sites + 1).fill(site)), "too-many"],
  ])("takes nothing of %s", (_, text, reason) => {
    expect(readPickedSites(text, takes)).toEqual({ sites: [], faults: [{ entry: 0, origin: "", reason, field: "" }] });
  });
});
