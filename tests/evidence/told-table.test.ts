import { describe, expect, it } from "vitest";
import { readToldTables } from "../../lib/evidence/told-table";
import { readBlocks } from "../../lib/text/blocks";

const read = (text: string) => readToldTables(text, readBlocks(text));
const shape = (text: string) =>
  read(text).map((table) => ({
    headers: table.headers.map((header) => header?.text ?? null),
    rows: table.rows.map((row) => [row.label.text, ...row.cells.map((cell) => `${cell.column} ${cell.text}`)]),
  }));

describe("tables that an answer tells", () => {
  it("reads headers, the name of each row, and its other cells", () => {
    expect(shape("| Plan | Price | Seats |\n| --- | --- | --- |\n| Basic | $5 | |\n| **Team** | $12 | 50 |")).toEqual([
      {
        headers: ["Plan", "Price", "Seats"],
        rows: [
          ["Basic", "1 $5"],
          ["Team", "1 $12", "2 50"],
        ],
      },
    ]);
  });

  it("reads tabs, and an empty corner", () => {
    expect(shape("\t标准版\t企业版\n价格\t8 元\t15 元")).toEqual([
      { headers: [null, "标准版", "企业版"], rows: [["价格", "1 8 元", "2 15 元"]] },
    ]);
  });

  it("passes over a column that counts the rows", () => {
    const rows = [
      ["Basic", "2 $5"],
      ["Team", "2 $12"],
    ];
    expect(shape("| # | Plan | Price |\n|---|---|---|\n| 1 | Basic | $5 |\n| 2 | Team | $12 |")[0]?.rows).toEqual(rows);
    expect(shape("| Rank | Plan | Price |\n|---|---|---|\n| 1 | Basic | $5 |\n| 2 | Team | $12 |")[0]?.rows).toEqual(
      rows,
    );
    // years are names
    expect(shape("| Year | Rate | Rent |\n|---|---|---|\n| 2021 | 5% | $4 |\n| 2022 | 6% | $5 |")[0]?.rows).toEqual([
      ["2021", "1 5%", "2 $4"],
      ["2022", "1 6%", "2 $5"],
    ]);
  });

  it("gives values with the offsets of the whole text", () => {
    const text = "Prices:\n\n| Plan | Price |\n|---|---|\n| Basic | $5 per month |";
    const [value] = read(text)[0]?.rows[0]?.cells[0]?.quantities ?? [];
    expect(value && text.slice(value.start, value.end)).toBe("$5 per month");
    expect(read(text)[0]?.context.map(({ start, end }) => text.slice(start, end))).toEqual(["Prices:"]);
  });

  it("reads none where there is no table", () => {
    expect(shape("Basic costs $5.\n- Team: $12")).toEqual([]);
  });
});
