import type { LogEntry, Review } from "../model/review";
import { logEntrySchema } from "../model/review";
import { canonicalJson, findBreak } from "../text/seal";
import { database } from "./database";
import { tellReviews } from "./reviews";

/** All entries of the log: chain by chain, each in its order. */
export async function readLog(): Promise<LogEntry[]> {
  return (await database()).getAll("log");
}

/** The last entries about a target, the newest first. */
export async function entriesAbout(target: string): Promise<LogEntry[]> {
  const entries = await (await database()).getAllFromIndex("log", "target", target);
  return entries.sort((a, b) => b.at - a.at || b.n - a.n);
}

/** Chains of a log with their number of entries, and the number of the first entry that does not verify, null if all do. */
export function verifyChains(
  entries: readonly LogEntry[],
): { chain: string; entries: number; broken: number | null }[] {
  return [...chainsOf(entries)].map(([chain, own]) => ({ chain, entries: own.length, broken: findBreak(own) }));
}

function chainsOf(entries: readonly LogEntry[]): Map<string, LogEntry[]> {
  const chains = new Map<string, LogEntry[]>();
  for (const entry of entries) {
    const own = chains.get(entry.chain);
    if (own) own.push(entry);
    else chains.set(entry.chain, [entry]);
  }
  for (const own of chains.values()) own.sort((a, b) => a.n - b.n);
  return chains;
}

/** One JSON object a line, the same letters for the same entries, as `importLog` and the command line read it. */
export const toNdjson = (entries: readonly LogEntry[]): string =>
  entries.map((entry) => `${canonicalJson(entry)}\n`).join("");

/** What became of an import: `refused` names lines (from 1) or chains that were not taken, and why. */
export interface Imported {
  added: number;
  known: number;
  refused: { line?: number; chain?: string; reason: "no-json" | "no-entry" | "broken" | "forked" }[];
}

/**
 * Takes in an exported log. A chain is taken if it verifies and, where a part of it is here already, goes on from that
 * part; nothing that is here is ever rewritten. Reviews take the newest standing of all chains.
 */
export async function importLog(text: string): Promise<Imported> {
  const { entries, refused } = readNdjson(text);
  const result: Imported = { added: 0, known: 0, refused };
  const db = await database();
  for (const [chain, own] of chainsOf(entries)) {
    if (findBreak(own) !== null) {
      refused.push({ chain, reason: "broken" });
      continue;
    }
    const writing = db.transaction(["log", "reviews"], "readwrite", { durability: "strict" });
    const log = writing.objectStore("log");
    const here = await log.getAll(IDBKeyRange.bound([chain, 0], [chain, Number.MAX_SAFE_INTEGER]));
    if (here.some((entry, index) => own[index] !== undefined && own[index].hash !== entry.hash)) {
      refused.push({ chain, reason: "forked" });
      await writing.done;
      continue;
    }
    const fresh = own.slice(here.length);
    result.known += own.length - fresh.length;
    for (const entry of fresh) await log.add(entry);
    for (const review of replay(fresh)) {
      const known = await writing.objectStore("reviews").get(review.target);
      if (known === undefined || known.at < review.at) await writing.objectStore("reviews").put(review);
    }
    await writing.done;
    result.added += fresh.length;
  }
  if (result.added > 0) await tellReviews();
  return result;
}

/** The last standing of each target that the entries tell of. */
function replay(entries: readonly LogEntry[]): Review[] {
  const reviews = new Map<string, Review>();
  for (const { target, answer, to, who, at } of entries) {
    if (to !== null) reviews.set(target, { target, answer, standing: to, who, at });
  }
  return [...reviews.values()];
}

/** Entries of an NDJSON text; lines that are none are named and cost no other line. */
export function readNdjson(text: string): { entries: LogEntry[]; refused: Imported["refused"] } {
  const entries: LogEntry[] = [];
  const refused: Imported["refused"] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const value = parse(line);
    const entry = logEntrySchema.safeParse(value);
    if (entry.success) entries.push(entry.data);
    else refused.push({ line: index + 1, reason: value === undefined ? "no-json" : "no-entry" });
  }
  return { entries, refused };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
