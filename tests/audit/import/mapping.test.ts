import { describe, expect, it } from "vitest";
import { columnsOf, contentOf, fitsColumns, guessMapping } from "../../../lib/audit/import/mapping";

describe("columns", () => {
  it("are members, and what lies one level deeper", () => {
    const rows = [
      { q: "x", context: [{ text: "t", title: "a" }] },
      { q: "y", meta: { version: 2 }, extra: 1 },
    ];
    expect(columnsOf(rows)).toEqual([
      "q",
      "context",
      "context[].text",
      "context[].title",
      "meta",
      "meta.version",
      "extra",
    ]);
  });

  it.each([
    [
      ["trace_id", "timestamp", "input", "output", "context"],
      { id: "trace_id", date: "timestamp", question: "input", answer: "output", sources: "context" },
    ],
    [
      ["编号", "问题", "回答", "参考资料", "版本", "提问时间"],
      { id: "编号", question: "问题", answer: "回答", sources: "参考资料", version: "版本", date: "提问时间" },
    ],
    [
      ["User Question", "BOT ANSWER", "Source-Text", "Document Name"],
      { question: "User Question", answer: "BOT ANSWER", sources: "Source-Text", sourceTitle: "Document Name" },
    ],
    [["colour", "size"], {}],
  ])("%j are guessed by their names", (columns, mapping) => {
    expect(guessMapping(columns)).toEqual(mapping);
  });

  it("of a mapping that are gone are noticed", () => {
    expect(fitsColumns({ answer: "a", sources: "b" }, ["a", "b", "c"])).toBe(true);
    expect(fitsColumns({ answer: "a", sources: "d" }, ["a", "b", "c"])).toBe(false);
  });
});

describe("a row", () => {
  const mapping = {
    id: "id",
    question: "q",
    answer: "a",
    sources: "s",
    sourceTitle: "t",
    version: "v",
    citations: "c",
    date: "d",
  };

  it("is read by its mapping", () => {
    const row = {
      id: 5,
      q: "Fee?",
      a: "5 euros [1]",
      s: '[{"text":"x"},{"text":"y","title":"B"}]',
      t: "A",
      v: "",
      c: "1；2",
      d: "2026/3/1",
    };
    expect(contentOf(row, mapping, 1)).toEqual({
      content: {
        id: "5",
        question: "Fee?",
        answer: "5 euros [1]",
        sources: [
          { id: "1", text: "x", title: "A" },
          { id: "2", text: "y", title: "A" },
        ],
        cites: ["1", "2"],
        asOf: "2026-03-01",
      },
    });
  });

  it("is read by paths into lists", () => {
    const row = {
      a: "x",
      ctx: [
        { body: "one", name: "A", v: "v1" },
        { body: "two", name: "B" },
      ],
    };
    const deep = { answer: "a", sources: "ctx[].body", sourceTitle: "ctx[].name", version: "ctx[].v" };
    expect(contentOf(row, deep, 9)).toEqual({
      content: {
        id: "9",
        answer: "x",
        sources: [
          { id: "1", text: "one", title: "A", version: "v1" },
          { id: "2", text: "two", title: "B" },
        ],
      },
    });
  });

  it.each([
    ["no answer", { s: "x" }, { reason: "no-answer" }],
    ["an answer of blanks", { a: " ", s: "x" }, { reason: "no-answer" }],
    ["no sources", { a: "x" }, { reason: "no-sources" }],
    ["an empty cell for sources", { a: "x", s: "" }, { reason: "no-sources" }],
    ["sources that are none", { a: "x", s: [{ text: "y" }, { score: 1 }] }, { reason: "sources-shape", detail: "2" }],
    [
      "sources that a spreadsheet cut off",
      { a: "x", s: "y".repeat(32_767) },
      { reason: "sources-cut", detail: "32767" },
    ],
  ])("with %s is refused", (_, row, refused) => {
    expect(contentOf(row, mapping, 1)).toEqual(refused);
  });

  it("with an empty list of sources is kept: nothing came with the answer", () => {
    expect(contentOf({ a: "x", s: [] }, mapping, 1)).toEqual({ content: { id: "1", answer: "x", sources: [] } });
    expect(contentOf({ a: "x", s: "[]" }, mapping, 1)).toMatchObject({ content: { sources: [] } });
  });

  it("of a labelled set brings what is expected", () => {
    const row = { a: "x", s: "y", gold_quotes: ["y"], must_include: ["5", ["6", "six"]], mark: "partly" };
    expect(contentOf(row, mapping, 1)).toMatchObject({
      expected: {
        goldQuotes: ["y"],
        mustInclude: ["5", ["6", "six"]],
        mustNot: [],
        unanswerableFields: [],
        mark: "partly",
      },
    });
  });
});
