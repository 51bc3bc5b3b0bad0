import type { Plan } from "../model/draw";
import type { Gate } from "../model/gate";
import type { Language } from "../model/settings";
import { hasMessage, type MessageKey, message } from "./catalogue";

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

/** The name of a stratum: a risk category, the whole batch, critical topics. */
export const stratumWord = (id: string, language: Language): string => keyed(language, "stratum", id);

/** Met, failed, not shown. */
export const outcomeWord = (outcome: "met" | "failed" | "not-shown", language: Language): string =>
  keyed(language, "outcome", outcome);

/** Heading of a column or sheet of an export. */
export const columnWord = (column: string, language: Language): string => keyed(language, "col", column);
export const sheetWord = (sheet: string, language: Language): string => keyed(language, "sheet", sheet);

/** What a gate demands: "Mean groundedness at least 92%". */
export function gateWord(gate: Gate, language: Language): string {
  const scope = (gate.strata ?? []).map((id) => stratumWord(id, language)).join(message(language, "placeSeparator"));
  if (gate.kind === "groundedness")
    return message(language, "gate_groundedness", { rate: limitWord(gate.atLeast, language) });
  if (gate.kind === "zero")
    return scope === "" ? message(language, "gate_zero") : message(language, "gate_zeroIn", { scope });
  const key = `gate_${gate.of.replaceAll("-", "_")}` as MessageKey;
  return message(language, key, { rate: limitWord(gate.atMost, language) });
}

/** How a sample was drawn, in a few words; `n` answers in all. */
export function planWord(plan: Plan, n: number, language: Language): string {
  if (plan.kind === "simple") return message(language, "plan_say_simple", { n });
  if (plan.kind === "stratified") return message(language, `plan_say_${plan.allocation}`, { n });
  if (plan.kind === "zero")
    return message(language, "plan_say_zero", { n: plan.n, rate: limitWord(plan.rate, language) });
  const { level, aql, n: size, accept, reject } = plan;
  const severity = message(language, `plan_${plan.severity}`);
  return message(language, "plan_say_iso", { level, severity, aql, n: size, accept, reject });
}
