import { type BadLine, chainsOf, readNdjson } from "../log/log-file";
import type { LogEntry, Review } from "../model/review";
import { findBreak } from "../text/seal";
import { database } from "./database";
import { tellReviews } from "./reviews";

/** All entries of the log: chain by chain, each in its order. */
export async function readLog(): Promise<LogEntry[]> {
  return (await database()).getAll("log");
}

/** What became of an import: `refused` names lines (from 1) or chains that were not taken, and why. */
export interface Imported {
  added: number;
  known: number;
  refused: (BadLine | { chain: string; reason: "broken" | "forked" })[];
}

/**
 * Takes in an exported log. A chain is taken if it verifies and, where a part of it is here already, goes on from that
 * part; nothing that is here is ever rewritten. Reviews take the newest standing of all chains.
 */
export async function importLog(text: string): Promise<Imported> {
  const { entries, bad } = readNdjson(text);
  const refused: Imported["refused"] = [...bad];
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
