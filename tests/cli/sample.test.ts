import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { batchHash, rowHash } from "../../lib/audit/batch-hash";
import { drawSample } from "../../lib/audit/draw";
import { stratumOf } from "../../lib/audit/strata";
import type { Risk } from "../../lib/model/report";
import { cli } from "../support/cli";

const folder = mkdtempSync(path.join(tmpdir(), "citecheck-sample-"));
const planFile = (plan: unknown): string => {
  const file = path.join(folder, `${Math.random()}.json`);
  writeFileSync(file, typeof plan === "string" ? plan : JSON.stringify(plan));
  return file;
};

const RISKS: Risk[][] = [["number"], ["number", "negation"], [], ["number", "unit"]];
const line = (n: number) => ({
  id: n,
  question: n % 10 === 0 ? "What is the refund?" : "How long?",
  answer: `It takes ${n} days. [1]`,
  sources: [{ id: "1", text: "It takes 6 days." }],
  risks: RISKS[n % 4],
  channel: "mail",
});
const lines = Array.from({ length: 80 }, (_, i) => line(i + 1));
const ndjson = (list: readonly unknown[]): string => list.map((one) => `${JSON.stringify(one)}\n`).join("");
const input = ndjson(lines);

describe("citecheck sample", () => {
  it("draws of each stratum and gives the lines as they came with stratum and weight", async () => {
    const { code, lines: out, errors } = await cli(["sample", "--seed", "7", "--per-stratum", "5", "--record"], input);
    const drawn = out() as ReturnType<typeof line>[];
    expect(code).toBe(0);
    expect(drawn).toHaveLength(20);
    expect(drawn[0]).toEqual({ ...line(drawn[0]?.id ?? 0), stratum: "negation", weight: 4 });
    expect(errors()).toMatchObject([
      {
        seed: 7,
        generator: "xoroshiro128plus/1",
        rows: 80,
        plan: { kind: "stratified", allocation: "equal", quotas: { negation: 5, unit: 5, number: 5, none: 5 } },
      },
    ]);
  });

  it("draws what the audit page draws from the same batch", async () => {
    const rows = lines.map(({ id, question, answer, sources, risks }, at) => ({
      row: String(id),
      n: at + 1,
      hash: rowHash({ id: String(id), question, answer, sources }),
      stratum: stratumOf(risks ?? []),
    }));
    const quotas = { negation: 5, unit: 5, number: 5, none: 5 };
    const key = { seed: 7, batchHash: batchHash(rows.map(({ hash }) => hash)) };
    const page = drawSample(rows, { kind: "stratified", allocation: "equal", quotas }, key);
    const { lines: out } = await cli(["sample", "--seed", "7", "--per-stratum", "5"], input);
    expect((out() as { id: number }[]).map(({ id }) => String(id))).toEqual(page.items.map(({ row }) => row));
  });

  it("draws the same lines from another order of the input, others with another seed", async () => {
    const first = await cli(["sample", "--seed", "7", "--per-stratum", "5"], input);
    const turned = await cli(["sample", "--seed", "7", "--per-stratum", "5"], ndjson([...lines].reverse()));
    const other = await cli(["sample", "--seed", "8", "--per-stratum", "5"], input);
    expect(turned.out).toBe(first.out);
    expect(other.out).not.toBe(first.out);
  });

  it("checks lines that bring no risks", async () => {
    const { risks: _, ...bare } = line(3);
    const { lines: out } = await cli(["sample"], ndjson([{ ...bare, answer: "It takes 3 days, not more. [1]" }]));
    expect(out()).toMatchObject([{ id: 3, stratum: "negation", weight: 1, certainty: true }]);
  });

  it("takes a plan from a file, with critical answers whole", async () => {
    const file = planFile({ plan: { kind: "zero", rate: 0.1, confidence: 0.95 }, critical: true, secondShare: 0.5 });
    const { lines: out, errors } = await cli(["sample", "--seed", "7", "--plan", file, "--record"], input);
    const drawn = out() as { stratum: string; weight: number; question: string; second?: true }[];
    const critical = drawn.filter(({ stratum }) => stratum === "critical");
    expect(critical).toHaveLength(8);
    expect(critical.every(({ weight, question }) => weight === 1 && question.includes("refund"))).toBe(true);
    // 72 left, 8 of them faulty to be 10 %: 22 clean ones rule it out (hypergeometric).
    expect(errors()).toMatchObject([{ plan: { kind: "zero", n: 22 } }]);
    expect(drawn.filter(({ second }) => second)).toHaveLength(4 + 11);
  });

  it("names bad lines by their number and goes on", async () => {
    const {
      code,
      errors,
      lines: out,
    } = await cli(
      ["sample"],
      `${JSON.stringify(line(1))}\n{oops\n{"id": 2}\n${JSON.stringify(line(1))}\n${JSON.stringify(line(4))}\n`,
    );
    expect(code).toBe(1);
    expect(out().map(({ id }) => id)).toEqual([1, 4]);
    expect(errors()).toMatchObject([
      { line: 2, error: expect.stringContaining("not JSON") },
      { line: 3, error: expect.stringContaining("answer") },
      { line: 4, error: "id: 1 came before, in line 1" },
    ]);
  });

  it.each([
    [["--seed", "x"], "not a whole number"],
    [["--per-stratum", "0"], "at least 1"],
    [["--plan", planFile("{")], "is no JSON"],
    [["--plan", planFile({ plan: { kind: "simple", n: 0 } })], "plan.n"],
    [["--plan", planFile({ plan: { kind: "zero", rate: 2, confidence: 0.95 } })], "plan.rate"],
  ])("refuses %j", async (options, fault) => {
    const { code, err } = await cli(["sample", ...options], input);
    expect(code).toBe(2);
    expect(err).toContain(fault);
  });

  it("says where a plan does not fit the input, and where there is none", async () => {
    const own = planFile({ plan: { kind: "stratified", allocation: "own", quotas: { subject: 3 } } });
    const { code, errors } = await cli(["sample", "--plan", own], input);
    expect(code).toBe(1);
    expect(errors()[0].error).toContain("no answer is in the stratum subject");
    expect(await cli(["sample"], "")).toMatchObject({ code: 0, out: "" });
  });
});
