import * as z from "zod/mini";
import { batchHash, rowHash } from "../audit/batch-hash";
import { CRITICAL_WORDS, isCritical, readTopics } from "../audit/critical-topics";
import { type Candidate, drawSample } from "../audit/draw";
import { PlanError, planFor, type StratumSize } from "../audit/plans";
import { GENERATOR } from "../audit/random";
import { stratumOf, stratumSizes, WHOLE } from "../audit/strata";
import { ENGINE } from "../check/engine";
import { check } from "../check/run";
import { type PlanFile, planFileSchema } from "../model/plan-request";
import { type CheckReport, riskSchema } from "../model/report";
import { sourceSchema } from "../model/source";
import { rules } from "../rules";
import type { Command, Session } from "./commands";
import { LineError, parse } from "./line";

const sampleLine = z.object({
  id: z.union([z.string(), z.number()]),
  question: z.optional(z.string()),
  answer: z.string(),
  sources: z.array(sourceSchema),
  cites: z.optional(z.array(z.string())),
  asOf: z.optional(z.iso.date()),
  /** As `citecheck check` gives them; without them the line is checked. */
  risks: z.optional(z.array(riskSchema)),
});

const JSON_FAULT = "is no JSON";

/** `citecheck sample`: draws a sample as the audit page does: the same answers, plan and seed give the same sample there. */
export const sampleCommand: Command = {
  name: "sample",
  summary: "draws a sample of answers to review, by risk or by a plan",
  input: "{id, question?, answer, sources: [{id, title?, text, version?, …}], cites?, asOf?, risks?}",
  output: "the drawn lines as they came, with stratum and weight, and certainty or second: true where they hold",
  notes: [
    "stratum: the first risk category of version-conflict, unanswerable, computation, negation, subject, unit, number that the answer has, else none; all where the plan has no strata; critical for answers on a critical topic, which are all taken",
    "weight: answers of the input for which the line stands; certainty: all of its stratum were taken; second: goes to a second reviewer",
    "risks: as citecheck check gives them; lines without them are checked, with strata only",
    'plan file: {"plan": PLAN, "critical"?: true | [words], "secondShare"?: 0 to 1}; PLAN is {"kind": "simple", "n"} or {"kind": "stratified", "allocation": "equal" with "perStratum", "proportional" or "neyman" with "total", "own" with "quotas": {stratum: n}} or {"kind": "zero", "rate", "confidence"} or {"kind": "iso-2859-1", "level", "severity": normal | tightened | reduced, "aql": "0.65"}',
    "the sample depends on answers, plan and seed alone, not on the order of the lines; all lines are kept until the last has come",
  ],
  options: [
    {
      flag: "--seed",
      value: "NUMBER",
      help: "whole number from which the sample is drawn; 1 without it",
      fault: notWhole,
    },
    {
      flag: "--per-stratum",
      value: "COUNT",
      help: "that many of each risk stratum, all where there are fewer; 20 without it and without --plan",
      fault: (text) => notWhole(text) ?? (Number(text) < 1 ? "at least 1" : undefined),
    },
    { flag: "--plan", value: "FILE", help: "a plan as JSON, see above", fault: notPlan },
    {
      flag: "--record",
      help: "at the end prints on standard error one JSON line: plan, seed, generator, batch hash, rule set, strata with sizes and weights",
    },
  ],
  answer: () => undefined,
  begin(options): Session {
    const file = options.get("--plan");
    const wanted: PlanFile = file
      ? planFileSchema.parse(JSON.parse(file))
      : {
          plan: { kind: "stratified", allocation: "equal", perStratum: Number(options.get("--per-stratum") ?? 20) },
        };
    return new Sampling(wanted, Number(options.get("--seed") ?? 1), options.has("--record"));
  },
};

function notWhole(text: string): string | undefined {
  return /^\d{1,15}$/.test(text) ? undefined : "not a whole number";
}

function notPlan(text: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return JSON_FAULT;
  }
  try {
    parse(planFileSchema, value);
  } catch (error) {
    return error instanceof LineError ? error.message : String(error);
  }
  return undefined;
}

class Sampling implements Session {
  private readonly lines: string[] = [];
  private readonly candidates: Candidate[] = [];
  private readonly ringing = new Map<string, number>();
  private readonly seen = new Map<string, number>();
  private readonly topics: readonly string[];

  constructor(
    private readonly wanted: PlanFile,
    private readonly seed: number,
    private readonly record: boolean,
  ) {
    const { critical = false } = wanted;
    this.topics = critical === false ? [] : readTopics(critical === true ? CRITICAL_WORDS : critical);
  }

  answer(line: unknown, number: number): undefined {
    const { id, risks, ...rest } = parse(sampleLine, line);
    const row = { ...rest, id: String(id) };
    const before = this.seen.get(row.id);
    if (before !== undefined) throw new LineError(`id: ${row.id} came before, in line ${before}`);
    const critical = isCritical(row.question, row.answer, this.topics);
    let stratum: string = WHOLE;
    if (this.wanted.plan.kind === "stratified" && !critical) {
      const report = this.needsCheck(risks) ? checkOf(row) : undefined;
      stratum = stratumOf(risks ?? report?.risks ?? []);
      if (report !== undefined && rings(report)) this.ringing.set(stratum, (this.ringing.get(stratum) ?? 0) + 1);
    }
    this.seen.set(row.id, number);
    this.lines.push(JSON.stringify(line));
    this.candidates.push({ row: row.id, n: this.lines.length, hash: rowHash(row), stratum, critical });
  }

  end(): ReturnType<Session["end"]> {
    const { plan: request, secondShare } = this.wanted;
    const chance = this.candidates.filter(({ critical }) => !critical).map(({ stratum }) => stratum);
    const sizes = new Map<string, StratumSize>(
      [...stratumSizes(chance)].map(([id, size]) => [id, { size, ringing: this.ringing.get(id) ?? 0 }]),
    );
    try {
      const plan = planFor(request, sizes);
      const key = { seed: this.seed, batchHash: batchHash(this.candidates.map(({ hash }) => hash)) };
      const { strata, items } = drawSample(this.candidates, plan, key, secondShare);
      const out = items.map(({ n, stratum, weight, certainty, second }) => ({
        ...(JSON.parse(this.lines[n - 1] ?? "{}") as object),
        stratum,
        weight,
        ...(certainty ? { certainty } : {}),
        ...(second ? { second } : {}),
      }));
      const record = { ...key, generator: GENERATOR, engine: ENGINE, rows: this.lines.length, plan, strata };
      return {
        out: out.map((line) => `${JSON.stringify(line)}\n`).join(""),
        ...(this.record ? { err: `${JSON.stringify(record)}\n` } : {}),
      };
    } catch (error) {
      if (error instanceof PlanError) return { err: `${JSON.stringify({ error: error.message })}\n`, code: 1 };
      throw error;
    }
  }

  /** Neyman's shares follow how often the checks ring, which a line's risks do not tell. */
  private needsCheck(risks: unknown): boolean {
    const { plan } = this.wanted;
    return risks === undefined || (plan.kind === "stratified" && plan.allocation === "neyman");
  }
}

const today = (): string => new Date().toISOString().slice(0, 10);

const checkOf = ({ answer, sources, ...row }: Omit<z.infer<typeof sampleLine>, "id" | "risks"> & { id: string }) =>
  check({ asOf: today(), ...row, text: answer }, sources, rules);

const rings = (report: CheckReport): boolean =>
  report.findings.some(({ severity }) => severity === "contradicted" || severity === "unsupported");
