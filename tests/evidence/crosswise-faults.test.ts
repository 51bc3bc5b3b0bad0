import { describe, expect, it } from "vitest";
import { judgeCrosswise } from "../../lib/evidence/crosswise-faults";
import { indexSource } from "../../lib/evidence/passages";
import { recordTables } from "../../lib/evidence/records";
import { readQuantities } from "../../lib/facts/quantities";

const PLANS = "| | Solo | Agency |\n| --- | --- | --- |\n| Sites | 1 | 120 |\n| Traffic | 20 GB | 900 GB |";
const GAUGES = "| Gauge | Depth | Flow |\n| --- | --- | --- |\n| Mill | 3 m | 14 m3/s |\n| Ford | 5 m | 40 m3/s |";

const judge = (source: string, text: string, lead = "") => {
  const [table] = recordTables(indexSource({ id: "1", text: source }));
  if (!table) throw new Error("no table");
  const { faults, agreed } = judgeCrosswise({ text, quantities: readQuantities(text), lead }, table);
  return [
    ...faults.map(({ told, of, owner }) => `${told} of ${of} is ${owner}'s`),
    ...agreed.map((quantity) => `${quantity.text} agrees`),
  ];
};

describe("claims read crosswise", () => {
  it.each([
    [PLANS, "Solo has 120 sites.", "", ["120 sites of Solo is Agency's"]],
    [PLANS, "Agency has 120 sites.", "", ["120 sites agrees"]],
    [PLANS, "120 sites", "Solo includes:", ["120 sites of Solo is Agency's"]],
    // The unit alone says which row.
    [PLANS, "Solo offers 900 GB.", "", ["900 GB of Solo is Agency's"]],
    [PLANS, "Solo offers 20 GB.", "", []],
    // A bare number may be of any row.
    [PLANS, "Solo: 120.", "", []],
    // Things that are rows are read as well.
    [GAUGES, "Mill has a depth of 5 m.", "", ["5 m of Mill is Ford's"]],
    [GAUGES, "Depth: 5 m", "Mill", ["5 m of Mill is Ford's"]],
    [GAUGES, "Depth: 5 m", "Ford", ["5 m agrees"]],
    // Words that the table has not: something else may be told.
    [PLANS, "Solo customers who move from another host within a month keep 900 GB.", "", []],
    [PLANS, "Solo and Agency have 120 sites.", "", []],
  ])("%#: %s", (source, text, lead, expected) => {
    expect(judge(source as string, text as string, lead as string)).toEqual(expected);
  });
});
