import { type ReasonCode, reasonCodeSchema } from "./reasons";
import type { CheckReport } from "./report";

/** How often something fired: answers that have it, and per how many answers that is (null where never). */
export interface Firing {
  answers: number;
  /** Answers on which it rang as a fault; the others have it as a notice or an explanation. */
  faults: number;
  findings: number;
  oneIn: number | null;
}

export interface FiringSummary {
  answers: number;
  codes: Record<string, Firing>;
  /** Per rule: answers that its pre-check let through (all of them for rules without one), and answers with a finding of it. */
  rules: Record<string, { precheckFired: number; fired: number; findings: number }>;
  /** Where lines name their origin: answers of each, and answers with each code that fired. */
  origins?: Record<string, { answers: number; codes: Record<string, number> }>;
}

/** Counts firing rates per code, and pre-checks and verdicts per rule, over a batch of reports. */
export class FiringStats {
  private answers = 0;
  private readonly origins = new Map<string, { answers: number; codes: Map<string, number> }>();
  private readonly codes = new Map<ReasonCode, { answers: number; faults: number; findings: number }>();
  private readonly rules: Map<string, { checks: boolean; precheckFired: number; fired: number; findings: number }>;

  /** The rules by id; those with `suspects` have a pre-check. */
  constructor(rules: readonly { id: string; suspects?: unknown }[]) {
    this.rules = new Map(
      rules.map((rule) => [rule.id, { checks: rule.suspects !== undefined, precheckFired: 0, fired: 0, findings: 0 }]),
    );
  }

  add(report: CheckReport, origin?: string): void {
    this.answers++;
    if (origin !== undefined) {
      const own = this.origins.get(origin) ?? { answers: 0, codes: new Map<string, number>() };
      this.origins.set(origin, own);
      own.answers++;
      for (const code of new Set(report.findings.map((f) => f.code)))
        own.codes.set(code, (own.codes.get(code) ?? 0) + 1);
    }
    const seen = new Set<string>();
    for (const { code, rule, severity } of report.findings) {
      const count = this.codes.get(code) ?? { answers: 0, faults: 0, findings: 0 };
      this.codes.set(code, count);
      count.findings++;
      if (!seen.has(code)) count.answers++;
      seen.add(code);
      const isFault = severity === "contradicted" || severity === "unsupported";
      if (isFault && !seen.has(`fault ${code}`)) count.faults++;
      if (isFault) seen.add(`fault ${code}`);
      const own = this.rules.get(rule);
      if (!own) continue;
      own.findings++;
      if (!seen.has(`rule ${rule}`)) own.fired++;
      seen.add(`rule ${rule}`);
    }
    const precheckFired = new Set(report.precheckFired ?? []);
    for (const [id, own] of this.rules) if (!own.checks || precheckFired.has(id)) own.precheckFired++;
  }

  /** Codes in the catalogue's order, those that never fired too. */
  summary(): FiringSummary {
    const codes: Record<string, Firing> = {};
    for (const code of reasonCodeSchema.options) {
      const { answers, faults, findings } = this.codes.get(code) ?? { answers: 0, faults: 0, findings: 0 };
      codes[code] = { answers, faults, findings, oneIn: answers === 0 ? null : Math.round(this.answers / answers) };
    }
    const rules: FiringSummary["rules"] = {};
    for (const [id, { precheckFired, fired, findings }] of this.rules) rules[id] = { precheckFired, fired, findings };
    if (this.origins.size === 0) return { answers: this.answers, codes, rules };
    const origins: Record<string, { answers: number; codes: Record<string, number> }> = {};
    for (const [name, { answers, codes: fired }] of this.origins)
      origins[name] = { answers, codes: Object.fromEntries(fired) };
    return { answers: this.answers, codes, rules, origins };
  }
}
