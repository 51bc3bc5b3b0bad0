import { readFileSync } from "node:fs";
import path from "node:path";
import { Readable, Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import { type EvaluateLine, evaluateLine, scoreLine } from "../../lib/cli/evaluation";
import { run } from "../../lib/cli/run";
import { root } from "../support/files";

const set = readFileSync(path.join(root, "tests/fixtures/evaluate/questions.jsonl"), "utf8");

async function evaluate(args: string[], input = set) {
  let out = "";
  let err = "";
  const sink = (add: (text: string) => void) =>
    new Writable({
      write(chunk, _encoding, done) {
        add(String(chunk));
        done();
      },
    });
  const code = await run(
    ["evaluate", "--as-of", "2026-01-01", ...args],
    Readable.from([input]),
    sink((t) => (out += t)),
    sink((t) => (err += t)),
  );
  return { code, out, err };
}

const line = (more: Partial<EvaluateLine>): EvaluateLine => ({
  ...evaluateLine.parse({
    id: 1,
    question: "How many lamps does the Reading set include?",
    context: [{ id: "set", title: "Sets", text: "The Reading set includes 3 lamps and costs 80 EUR." }],
    answer: "The Reading set includes 3 lamps [set].",
    gold_quotes: ["The Reading set includes 3 lamps"],
    must_include: ["3 lamps"],
    must_not: ["5 lamps"],
  }),
  ...more,
});

describe("the example set", () => {
  const rows = set
    .split("\n")
    .filter(Boolean)
    .map((l) => evaluateLine.parse(JSON.parse(l)));

  it("has 40 questions in two languages, a quarter of which cannot be answered", () => {
    expect(rows).toHaveLength(40);
    expect(rows.filter((r) => r.lang === "zh")).toHaveLength(20);
    expect(rows.filter((r) => r.lang === "en")).toHaveLength(20);
    expect(rows.filter((r) => r.unanswerable_fields.length > 0 && r.must_include.length === 0)).toHaveLength(10);
    expect(new Set(rows.map((r) => r.id)).size).toBe(40);
  });

  it("decides answerability as the questions' writer does", () => {
    const wrong = rows.filter((r) => {
      const { due, made } = scoreLine(r, "2026-01-01").decision;
      return due !== made;
    });
    expect(wrong.map((r) => r.id)).toEqual(["zh-08", "zh-11", "zh-12", "zh-14", "en-08", "en-10", "en-20"]);
  });

  it("prints four columns and no merged score", async () => {
    const { code, out, err } = await evaluate([]);
    expect(code).toBe(0);
    expect(err).toBe("");
    for (const column of [
      "retrieval recall",
      "answerability",
      "field faithfulness",
      "forbidden leaked",
      "false refusals",
      "citation precision",
      "partly right",
    ])
      expect(out).toContain(column);
    expect(out).toContain("a regression alarm, not a result");
    expect(out.toLowerCase()).not.toMatch(/overall|total score|f1/);
    expect(out).toMatch(/^all\s+40/m);
  });

  it("gives totals as JSON, and a line for each answer", async () => {
    const { out } = await evaluate(["--json", "--rows"]);
    const lines = out.split("\n").filter(Boolean);
    expect(lines).toHaveLength(41);
    const totals = JSON.parse(lines.at(-1) ?? "");
    expect(Object.keys(totals)).toEqual(["all", "en", "zh"]);
    expect(totals.all.retrievalRecall[1]).toBe(32);
    expect(totals.all.falseRefusals).toEqual([2, 30]);
  });
});

describe("one answer", () => {
  it("right", () => {
    expect(scoreLine(line({}), "2026-01-01")).toMatchObject({
      retrieved: [1, 1],
      fields: [1, 1],
      leaked: [0, 1],
      partly: false,
      automatic: "right",
      decision: { due: "answer", made: "answer" },
    });
  });

  it.each<[answer: string, item: string, leaked: number]>([
    ["The Reading set has 5 lamps [set].", "5 lamps", 1],
    ["The Reading set does not have 5 lamps, it has 3 lamps [set].", "5 lamps", 0],
    ["It has not 5 lamps but 3 lamps [set]. The other set has 5 lamps.", "5 lamps", 1],
    ["该套装不是5盏灯，而是3盏灯。[set]", "5盏灯", 0],
    ["The lamps are refundable [set].", "refundable", 1],
    ["The lamps are not refundable [set].", "refundable", 0],
    ["The lamps are not refundable [set].", "not refundable", 1],
    ["灯具不可退款。[set]", "可退款", 0],
    ["灯具可退款。[set]", "可退款", 1],
  ])("what is denied is not said: %s (%s)", (answer, item, leaked) =>
    expect(scoreLine(line({ answer, must_not: [item] }), "2026-01-01").leaked).toEqual([leaked, 1]),
  );

  it("takes equal forms for equal", () => {
    expect(scoreLine(line({ answer: "The Reading set includes three lamps [set]." }), "2026-01-01").fields).toEqual([
      1, 1,
    ]);
  });

  it("a forbidden value leaks and states no field", () => {
    expect(scoreLine(line({ answer: "The Reading set includes 5 lamps [set]." }), "2026-01-01")).toMatchObject({
      fields: [0, 1],
      leaked: [1, 1],
    });
  });

  it("a field that a rule faults is not faithful", () => {
    const row = line({
      context: [{ id: "set", title: "Sets", text: "The Reading set includes 4 lamps and costs 80 EUR." }],
    });
    expect(scoreLine(row, "2026-01-01")).toMatchObject({ retrieved: [0, 1], fields: [0, 1] });
  });

  it("a wrong refusal", () => {
    expect(scoreLine(line({ answer: "The sources do not mention this." }), "2026-01-01")).toMatchObject({
      decision: { due: "answer", made: "decline" },
      automatic: "wrong",
    });
  });

  it("part of the fields", () => {
    expect(scoreLine(line({ must_include: ["3 lamps", "80 EUR"] }), "2026-01-01")).toMatchObject({
      fields: [1, 2],
      partly: true,
    });
  });

  it("says where a line is bad and goes on", async () => {
    const { code, out, err } = await evaluate(["--json"], '{"id": 1}\n');
    expect(code).toBe(1);
    expect(JSON.parse(err)).toMatchObject({ line: 1 });
    expect(JSON.parse(out).all.rows).toBe(0);
  });
});
