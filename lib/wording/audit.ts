import type { Plan } from "../model/draw";
import type { Gate } from "../model/gate";
import type { Language } from "../model/settings";
import { hasMessage, type MessageKey, message } from "./catalogue";
import { stratumWord } from "./stratum";

/** A share (0 to 1) in percent with one digit after the point ("8.8%"); a dash where there is none. */
export function percent(share: number | null, language: Language, digits = 1): string {
  if (share === null) return message(language, "nothing");
  return new Intl.NumberFormat(language, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share);
}

/** A limit that a person set: no more digits than it has ("92%", "0.5%"). */
export const limitWord = (share: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 }).format(share);

export const numberWord = (value: number, language: Language, digits = 0): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** Both ends of an interval in percent, without the sign where they stand under each other ("2.8–30.1"). */
export function intervalWord(interval: { low: number; high: number } | null, language: Language): string {
  if (interval === null) return message(language, "nothing");
  return `${numberWord(100 * interval.low, language, 1)}–${numberWord(100 * interval.high, language, 1)}`;
}

/** "26 of 28". */
export const shareWord = ({ part, of }: { part: number; of: number }, language: Language): string =>
  message(language, "share_of", { part, of });

/** A key made of a name of the model: `-` is not allowed in keys. */
function keyed(language: Language, prefix: string, name: string): string {
  const key = `${prefix}_${name.replaceAll("-", "_")}`;
  return hasMessage(key) ? message(language, key) : name;
}

/** Met, failed, not shown. */
export const outcomeWord = (outcome: "met" | "failed" | "not-shown", language: Language): string =>
  keyed(language, "outcome", outcome);

/** Heading of a column or sheet of an export. */
export const columnWord = (column: string, language: Language): string => keyed(language, "col", column);
export const sheetWord = (sheet: string, language: Language): string => keyed(language, "sheet", sheet);

const RATE_GATES = {
  faulty: "gate_faulty",
  partly: "gate_partly",
  refused: "gate_refused",
  "false-refusals": "gate_false_refusals",
} as const satisfies Record<string, MessageKey>;
const ALLOCATIONS = {
  equal: "plan_say_equal",
  proportional: "plan_say_proportional",
  neyman: "plan_say_neyman",
  own: "plan_say_own",
} as const satisfies Record<string, MessageKey>;
/** How strict an inspection after ISO 2859-1 is. */
export const INSPECTIONS = {
  normal: "plan_normal",
  tightened: "plan_tightened",
  reduced: "plan_reduced",
} as const satisfies Record<string, MessageKey>;

/** What a gate demands: "Mean groundedness at least 92%". */
export function gateWord(gate: Gate, language: Language): string {
  const scope = (gate.strata ?? []).map((id) => stratumWord(id, language)).join(message(language, "placeSeparator"));
  if (gate.kind === "groundedness")
    return message(language, "gate_groundedness", { rate: limitWord(gate.atLeast, language) });
  if (gate.kind === "zero")
    return scope === "" ? message(language, "gate_zero") : message(language, "gate_zeroIn", { scope });
  return message(language, RATE_GATES[gate.of], { rate: limitWord(gate.atMost, language) });
}

/** How a sample was drawn, in a few words; `n` answers in all. */
export function planWord(plan: Plan, n: number, language: Language): string {
  if (plan.kind === "simple") return message(language, "plan_say_simple", { n });
  if (plan.kind === "stratified") return message(language, ALLOCATIONS[plan.allocation], { n });
  if (plan.kind === "zero")
    return message(language, "plan_say_zero", { n: plan.n, rate: limitWord(plan.rate, language) });
  const { level, aql, n: size, accept, reject } = plan;
  const severity = message(language, INSPECTIONS[plan.severity]);
  return message(language, "plan_say_iso", { level, severity, aql, n: size, accept, reject });
}
