import { describe, expect, it } from "vitest";
import { indexSource } from "../../lib/evidence/passages";
import { readToldTables } from "../../lib/evidence/told-table";
import { judgeRow } from "../../lib/evidence/told-verdicts";
import { readBlocks } from "../../lib/text/blocks";

const RENTS =
  "| Hall | Seats | Rent | Caretaker |\n|---|---|---|---|\n| Oak | 80 | $40 | Mia Lund |\n| Elm | 120 | $65 | Bo Falk |";

/** What is said of each cell of an answer's table: its words, then the row, the column or the value that it is not. */
function judged(answer: string, source = RENTS): string[] {
  const index = indexSource({ id: "1", text: source });
  return readToldTables(answer, readBlocks(answer)).flatMap((table) =>
    table.rows.flatMap((row) => {
      const quantities = row.cells.flatMap((cell) => cell.quantities);
      const { faults, agreed } = judgeRow(row, quantities, [index], () => true);
      return [
        ...faults.map((f) => `${f.kind} ${f.told} of ${f.of}: ${f.owner || f.cell.text}`),
        ...(agreed.length > 0 ? [`agrees ${agreed.map((q) => q.text).join(" ")}`] : []),
      ];
    }),
  );
}

describe("a table of the answer held against one of the source", () => {
  it.each<[string, string, string[]]>([
    ["the same", "| Hall | Rent |\n|---|---|\n| Oak | $40 |", ["agrees $40"]],
    ["another row's", "| Hall | Rent |\n|---|---|\n| Oak | $65 |", ["pairing $65 of Oak: Elm"]],
    [
      "laid the other way",
      "| | Elm |\n|---|---|\n| Rent | $65 |\n| Seats | 80 |",
      ["agrees $65", "pairing 80 of Elm: Oak"],
    ],
    [
      "another column's",
      "| Hall | Seats | Rent |\n|---|---|---|\n| Oak | $40 | 80 |",
      ["pairing $40 of Seats: Rent", "pairing 80 of Rent: Seats"],
    ],
    [
      "words of another row",
      "| Hall | Caretaker | Rent |\n|---|---|---|\n| Oak | Bo Falk | $40 |",
      ["pairing Bo Falk of Oak: Elm", "agrees $40"],
    ],
    ["no cell's", "| Hall | Rent |\n|---|---|\n| Oak | $70 |", ["value $70 of Oak: $40"]],
    ["no such row", "| Hall | Rent |\n|---|---|\n| Ash | $65 |", []],
    ["no such column", "| Hall | Deposit |\n|---|---|\n| Oak | $65 |", []],
    [
      "a column known by its values",
      "| Hall | Per day |\n|---|---|\n| Oak | $65 |\n| Elm | $40 |",
      ["pairing $65 of Oak: Elm", "pairing $40 of Elm: Oak"],
    ],
  ])("%s", (_, answer, said) => {
    expect(judged(answer)).toEqual(said);
  });

  it("takes a second table that agrees", () => {
    const two = `${RENTS}\n\nSince May:\n\n| Hall | Rent |\n|---|---|\n| Oak | $65 |\n| Elm | $80 |`;
    expect(judged("| Hall | Rent |\n|---|---|\n| Oak | $65 |", two)).toEqual(["agrees $65"]);
  });

  it("reads yes and no", () => {
    const source = "| Hall | Stage |\n|---|---|\n| Oak | Yes |\n| Elm | ✗ |";
    expect(judged("| Hall | Stage |\n|---|---|\n| Oak | No |\n| Elm | No |", source)).toEqual(["flip No of Oak: Yes"]);
  });
});
