import { describe, expect, it } from "vitest";
import { lookAt, readRows, UnreadableFile } from "../../../lib/audit/import/read-file";
import { all, blobOf } from "../../support/blobs";

const row = (id: number, more = {}) => ({
  id,
  question: "Fee?",
  answer: `${id} euros`,
  sources: [{ id: "s", text: "x" }],
  ...more,
});
const lines = (...rows: object[]) => rows.map((one) => JSON.stringify(one)).join("\n");

async function taken(file: Blob, name: string) {
  const { reading, mapping } = await lookAt(file, name);
  const rows = await all(readRows(file, reading, mapping));
  return {
    reading,
    mapping,
    rows: rows.map((one) => ("content" in one ? one.content.id : [one.n, one.reason, one.detail])),
  };
}

describe("what a file is", () => {
  it.each([
    ["lines", "a.ndjson", lines(row(1), row(2)), "ndjson", "citecheck", ["1", "2"]],
    ["lines under another name", "a.json", lines(row(1), row(2)), "ndjson", "citecheck", ["1", "2"]],
    [
      "lines of which the first is broken",
      "a.jsonl",
      `{"id":\n${lines(row(1))}`,
      "ndjson",
      "citecheck",
      [[1, "no-json", expect.any(String)], "1"],
    ],
    ["a list", "a.json", JSON.stringify([row(1), row(2)], null, 2), "json", "citecheck", ["1", "2"]],
    ["an object with a list", "a.json", JSON.stringify({ items: [row(1)] }, null, 1), "json", "citecheck", ["1"]],
    ["one answer on one line", "a.json", lines(row(1)), "json", "citecheck", ["1"]],
    ["a table", "a.csv", 'id;answer;source\n1;"5, or so";x\n2;y;z\n', "csv", "table", ["1", "2"]],
    [
      "a list of one's own",
      "a.json",
      '[{"nr":4,"reply":"a","docs":["x"]}]',
      "json",
      "objects",
      [[1, "no-sources", undefined]],
    ],
  ])("%s", async (_, name, text, kind, shape, rows) => {
    const read = await taken(blobOf(text), name);
    expect(read.reading).toMatchObject({ kind, shape });
    expect(read.rows).toEqual(rows);
  });

  it.each([
    ["nothing", "", "empty"],
    ["a head alone", "id,answer\n", "no-rows"],
    ["an object that is cut off", '{\n "id": 4,\n "answer": ', "no-json"],
  ])("%s is told", async (_, text, reason) => {
    await expect(lookAt(blobOf(text), "a.json")).rejects.toEqual(new UnreadableFile(reason as "empty"));
  });
});

it("keeps every good row beside bad ones, each with its number and reason", async () => {
  const text = lines(
    row(1),
    { ...row(2), answer: "" },
    row(1, { answer: "again" }),
    { id: 4, answer: "x" },
    row(5, { answer: "x".repeat(100_001) }),
    row(6, { sources: [] }),
  );
  expect((await taken(blobOf(text), "a.ndjson")).rows).toEqual([
    "1",
    [2, "no-answer", undefined],
    [3, "duplicate-id", "1"],
    [4, "no-sources", undefined],
    [5, "answer-too-long", "100001 > 100000"],
    "6",
  ]);
});

it("tells rows whose letters are damaged, in a file that fits no encoding", async () => {
  const file = blobOf("id,answer,source\n1,good,x\n2,b", new Uint8Array([0xff]), "d,x\n");
  const read = await taken(file, "a.csv");
  expect(read.reading).toMatchObject({ encoding: "utf-8", strict: false });
  expect(read.rows).toEqual(["1", [2, "encoding", undefined]]);
});

it("takes the encoding and the delimiter that a person chose", async () => {
  const file = blobOf("id|answer;source\n1|a;b\n");
  const { reading, columns } = await lookAt(file, "a.csv", { delimiter: ";", encoding: "gb18030" });
  expect(reading).toMatchObject({ delimiter: ";", encoding: "gb18030" });
  expect(columns).toEqual(["id|answer", "source"]);
});
