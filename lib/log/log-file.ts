import { type LogEntry, logEntrySchema } from "../model/review";
import { canonicalJson, findBreak } from "../text/seal";

/** One JSON object a line, the same letters for the same entries. */
export const toNdjson = (entries: readonly LogEntry[]): string =>
  entries.map((entry) => `${canonicalJson(entry)}\n`).join("");

/** A line that is no entry of a log: `line` counts from 1. */
export interface BadLine {
  line: number;
  reason: "no-json" | "no-entry";
}

/** Entries of an NDJSON text; lines that are none are named and cost no other line. */
export function readNdjson(text: string): { entries: LogEntry[]; bad: BadLine[] } {
  const entries: LogEntry[] = [];
  const bad: BadLine[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const value = parse(line);
    const entry = logEntrySchema.safeParse(value);
    if (entry.success) entries.push(entry.data);
    else bad.push({ line: index + 1, reason: value === undefined ? "no-json" : "no-entry" });
  }
  return { entries, bad };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** A log's chains, each in its order. */
export function chainsOf(entries: readonly LogEntry[]): Map<string, LogEntry[]> {
  const chains = new Map<string, LogEntry[]>();
  for (const entry of entries) {
    const own = chains.get(entry.chain);
    if (own) own.push(entry);
    else chains.set(entry.chain, [entry]);
  }
  for (const own of chains.values()) own.sort((a, b) => a.n - b.n);
  return chains;
}

/** What became of one chain: `broken` is the number of the first entry that does not verify, null where all do. */
export interface ChainState {
  chain: string;
  entries: number;
  broken: number | null;
}

export const verifyChains = (entries: readonly LogEntry[]): ChainState[] =>
  [...chainsOf(entries)].map(([chain, own]) => ({ chain, entries: own.length, broken: findBreak(own) }));
