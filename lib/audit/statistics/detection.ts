import { type Interval, wilson } from "./intervals";

/** A share with the counts that it rests on and Wilson's 95 % interval; null where nothing was counted. */
export interface Share {
  part: number;
  of: number;
  rate: number | null;
  interval: Interval | null;
}

export const shareOf = (part: number, of: number): Share => ({
  part,
  of,
  rate: of === 0 ? null : part / of,
  interval: wilson(part, of),
});

/** What a person said of one finding: a fault, none, or not decided (cannot tell, not looked at). */
export interface JudgedFinding {
  code: string;
  fault: boolean | null;
}

/** How one code, or all together, fares against the reviewers. */
export interface Detection {
  confirmed: number;
  refuted: number;
  /** Findings that no person decided: in no share. */
  open: number;
  /** Faults that a person marked and no finding names. */
  missed: number;
  /** Of the decided findings, those that are faults. */
  precision: Share;
  /** Of all faults that people know of, those that were found. */
  recall: Share;
}

/** Precision and recall of the checks against the reviewers, for each code in the order of first use, and over all. */
export function detection(
  findings: readonly JudgedFinding[],
  missed: readonly { code: string }[],
): { all: Detection; codes: Map<string, Detection> } {
  const codes = new Set([...findings.map((f) => f.code), ...missed.map((m) => m.code)]);
  const of = (code?: string): Detection => {
    const own = findings.filter((f) => code === undefined || f.code === code);
    const confirmed = own.filter((f) => f.fault === true).length;
    const refuted = own.filter((f) => f.fault === false).length;
    const lost = missed.filter((m) => code === undefined || m.code === code).length;
    return {
      confirmed,
      refuted,
      open: own.length - confirmed - refuted,
      missed: lost,
      precision: shareOf(confirmed, confirmed + refuted),
      recall: shareOf(confirmed, confirmed + lost),
    };
  };
  return { all: of(), codes: new Map([...codes].map((code) => [code, of(code)])) };
}
