import { readRefusalLines } from "../model/refusal-lines";
import { REFUSAL_LIMITS } from "../model/settings";
import type { Option } from "./commands";

/** `--refusals FILE`: the fixed refusal sentences of a business, one a line, as in the settings. */
export const refusalsOption: Option = {
  flag: "--refusals",
  value: "FILE",
  help: "sentences with which the business declines, one a line: an answer that says one of them declines",
  fault(text) {
    const [first] = readRefusalLines(text).faults;
    return first && `line ${first.line}: ${WHY[first.fault]}`;
  },
};

const WHY = {
  short: `fewer than ${REFUSAL_LIMITS.shortest} letters would stand in any answer`,
  long: `more than ${REFUSAL_LIMITS.longest} characters`,
  many: `more than ${REFUSAL_LIMITS.lines} sentences`,
} as const;

/** The sentences that were given, or none. */
export const refusalsOf = (options: ReadonlyMap<string, string>): string[] =>
  readRefusalLines(options.get("--refusals") ?? "").refusals;
