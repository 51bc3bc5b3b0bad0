import { describe, expect, it } from "vitest";
import { Shelf, toSource } from "../../lib/reader/shelf";
import type { PaneReading } from "../../lib/sites/adapter";

const pane = (key: string, answer: string | null, completeness: PaneReading["completeness"] = "full"): PaneReading => ({
  key,
  title: key.toUpperCase(),
  parts: [],
  completeness,
  loading: false,
  answer,
});

describe("Shelf", () => {
  it("a listed source is unread until its text comes", () => {
    const shelf = new Shelf();
    expect(shelf.list("q1", [{ key: "a", title: "A", version: "v2" }])).toBe(true);
    expect(shelf.list("q1", [{ key: "a", title: "A", version: "v2" }])).toBe(false);
    expect(shelf.known("q1").map(toSource)).toEqual([
      { id: "a", text: "", title: "A", version: "v2", completeness: "none" },
    ]);
    expect(shelf.put(pane("a", null), "words")).toBe(true);
    expect(shelf.put(pane("a", null), "words")).toBe(false);
    expect(shelf.known("q1").map(toSource)).toMatchObject([{ id: "a", text: "words", completeness: "full" }]);
  });

  it("a text that a reviewer gave stands in for one that is not whole, says so, and gives way to the page's own", () => {
    const shelf = new Shelf();
    for (const answer of ["q1", "q2"]) shelf.list(answer, [{ key: "a", title: "A", linkOut: true }]);
    expect([...shelf.links("q1")]).toEqual(["a"]);
    shelf.put(pane("a", "q1", "snippet"), "a piece");
    expect(shelf.attach({ id: "a", text: "", title: "A" }, "given")).toBe(true);
    expect(shelf.attach({ id: "a", text: "", title: "A" }, "given")).toBe(false);
    for (const answer of ["q1", "q2"])
      expect(shelf.known(answer).map(toSource)).toEqual([
        { id: "a", text: "given", title: "A", completeness: "full", attached: true },
      ]);
    expect([...shelf.links("q1")]).toEqual([]);
    shelf.put(pane("a", "q1"), "the whole");
    const [own] = shelf.known("q1").map(toSource);
    expect(own).toMatchObject({ text: "the whole" });
    expect(own?.attached).toBeUndefined();
  });

  it("a passage serves the answer that it was retrieved for, a document every answer that lists it", () => {
    const shelf = new Shelf();
    for (const answer of ["q1", "q2"]) shelf.list(answer, [{ key: "a", title: "A" }]);
    shelf.put(pane("a", "q1"), "passage of the first");
    expect(shelf.copy("q1", "a")?.text).toBe("passage of the first");
    expect(shelf.copy("q2", "a")).toBeNull();
    shelf.put(pane("a", null), "the whole document with the passage of the first and more");
    expect(shelf.copy("q2", "a")?.text).toContain("the whole document");
    expect(shelf.copy("q1", "a")?.text).toContain("the whole document");
    expect(shelf.known("q3")).toEqual([]);
  });

  it("a name that comes later is taken, and stays when the text is seen without one", () => {
    const shelf = new Shelf();
    shelf.list("q1", [{ key: "chip 1", title: "words…" }]);
    const title = () => shelf.known("q1").map(toSource)[0]?.title;
    expect(shelf.put({ ...pane("chip 1", "q1"), title: "" }, "words")).toBe(true);
    expect(title()).toBe("words…");
    expect(shelf.put({ ...pane("chip 1", "q1"), title: "Loans" }, "words")).toBe(true);
    expect(title()).toBe("Loans");
    expect(shelf.put({ ...pane("chip 1", "q1"), title: "" }, "words")).toBe(false);
    expect(title()).toBe("Loans");
  });

  it("what was read for an answer and is in no list is known to it", () => {
    const shelf = new Shelf();
    shelf.list("q1", [{ key: "a", title: "A" }]);
    shelf.put(pane("b", "q1"), "words of b");
    expect(shelf.known("q1").map(({ key }) => key)).toEqual(["a", "b"]);
  });

  it("a cut text never replaces a whole one", () => {
    const shelf = new Shelf();
    shelf.put(pane("a", null), "the whole text");
    expect(shelf.put(pane("a", null, "clipped"), "the who")).toBe(false);
    expect(shelf.copy("q1", "a")?.text).toBe("the whole text");
  });

  it("members of a grouped mark are kept by answer and place", () => {
    const shelf = new Shelf();
    const keys = [{ type: "name" as const, value: "A" }];
    expect(shelf.putGroup("q1", 2, keys)).toBe(true);
    expect(shelf.putGroup("q1", 2, keys)).toBe(false);
    expect(shelf.group("q1", 2)).toEqual(keys);
    expect(shelf.group("q1", 1)).toBeNull();
  });
});
