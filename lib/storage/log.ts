import { type BadLine, chainsOf, readNdjson } from "../log/log-file";
import type { LogEntry, Review } from "../model/review";
import { findBreak } from "../text/seal";
import { database } from "./database";
import { tellReviews } from "./reviews";
import { withRoom } from "./room";

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
  for (const [chain, own] of chainsOf(entries)) {
    const reason = findBreak(own) === null ? await takeIn(chain, own, result) : "broken";
    if (reason !== undefined) refused.push({ chain, reason });
  }
  if (result.added > 0) await tellReviews();
  return result;
}

/** Takes in one chain that verifies, in one transaction. Where it went another way than the part that is here, it stays out. */
async function takeIn(chain: string, own: LogEntry[], result: Imported): Promise<"forked" | undefined> {
  const added = await withRoom(async (db) => {
    const writing = db.transaction(["log", "reviews"], "readwrite", { durability: "strict" });
    const log = writing.objectStore("log");
    const reviews = writing.objectStore("reviews");
    const here = await log.getAll(IDBKeyRange.bound([chain, 0], [chain, Number.MAX_SAFE_INTEGER]));
    const forked = here.some((entry, index) => own[index] !== undefined && own[index].hash !== entry.hash);
    const fresh = forked ? [] : own.slice(here.length);
    for (const entry of fresh) await log.add(entry);
    for (const review of replay(fresh)) {
      const known = await reviews.get(review.target);
      if (known === undefined || known.at < review.at) await reviews.put(review);
    }
    await writing.done;
    return forked ? undefined : fresh.length;
  });
  if (added === undefined) return "forked";
  result.added += added;
  result.known += own.length - added;
}

/** The last standing of each target that the entries tell of. */
function replay(entries: readonly LogEntry[]): Review[] {
  const reviews = new Map<string, Review>();
  for (const { target, answer, to, who, at } of entries) {
    if (to !== null) reviews.set(target, { target, answer, standing: to, who, at });
  }
  return [...reviews.values()];
}
