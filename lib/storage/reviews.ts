import type { IDBPTransaction } from "idb";
import { browser } from "wxt/browser";
import * as z from "zod/mini";
import type { LogAction, LogEntry, Met, Review, Standing } from "../model/review";
import { hash } from "../text/hash";
import { canonicalJson, FIRST_SEAL, seal } from "../text/seal";
import { type Database, database, type Stores } from "./database";
import { alone } from "./lock";
import { withRoom } from "./room";

/** What a reviewer did to a target. `change` holds the members that are to be different; undefined takes one away. */
export interface Act {
  target: string;
  /** SHA-256 of the answer's text. */
  answer: string;
  action: Exclude<LogAction, "met" | "undo">;
  change: Partial<Record<keyof Standing, unknown>> & Partial<Standing>;
  engine: string;
  /** What the verdict rests on; it is logged once for each content. */
  met?: Met;
}

/** Who does it, and when in milliseconds since the epoch. */
export interface By {
  who: string;
  at: number;
}

/** Told in all contexts whenever a review changed; also what wakes the worker. */
const STAMP = "reviewsChanged";
const NOTHING: Standing = {};

/**
 * Changes what is decided about a target and logs it, both or neither. Two windows that change different members of one
 * target at once lose nothing: each reads what is stored in its own transaction. Resolves once it is on the disk.
 */
export function act(one: Act, by: By): Promise<Review> {
  return write(async (stores) => {
    const before = await stores.reviews.get(one.target);
    const from = before?.standing ?? NOTHING;
    const to = settled({ ...from, ...one.change });
    if (before !== undefined && canonicalJson(from) === canonicalJson(to)) return before;
    if (one.met !== undefined) await logMet(stores, one.answer, one.met, by);
    await append(stores, {
      ...by,
      action: one.action,
      answer: one.answer,
      target: one.target,
      from,
      to,
      engine: one.engine,
    });
    const review: Review = { target: one.target, answer: one.answer, standing: to, ...by };
    await stores.reviews.put(review);
    return review;
  });
}

/**
 * Takes back the last act on a target that was not taken back yet; further calls go further back. The log keeps both.
 * Undefined where there is nothing to take back.
 */
export function undo(target: string, engine: string, by: By): Promise<Review | undefined> {
  return write(async (stores) => {
    const before = await stores.reviews.get(target);
    if (before === undefined) return undefined;
    const last = lastStanding(await stores.log.index("target").getAll(target));
    if (last === undefined) return undefined;
    const to = last.from ?? NOTHING;
    await append(stores, {
      ...by,
      action: "undo",
      answer: before.answer,
      target,
      from: before.standing,
      to,
      engine,
    });
    const review: Review = { ...before, standing: to, ...by };
    await stores.reviews.put(review);
    return review;
  });
}

/** Of the acts on one target the last one that no undo took back. */
function lastStanding(entries: readonly LogEntry[]): LogEntry | undefined {
  const acts: LogEntry[] = [];
  for (const entry of [...entries].sort((a, b) => a.at - b.at || a.n - b.n)) {
    if (entry.action === "undo") acts.pop();
    else acts.push(entry);
  }
  return acts.at(-1);
}

/** What is decided about these targets; those without a review are left out. */
export async function readReviews(targets: Iterable<string>): Promise<Map<string, Review>> {
  await adoptOld();
  const wanted = [...new Set(targets)];
  const { store } = (await database()).transaction("reviews");
  const found = await Promise.all(wanted.map((target) => store.get(target)));
  return new Map(found.flatMap((review) => (review === undefined ? [] : [[review.target, review] as const])));
}

/** Those of the findings that were judged "not a fault". */
export async function readDismissed(findings: Iterable<string>): Promise<string[]> {
  const reviews = await readReviews(findings);
  return [...reviews.values()].filter(isDismissed).map(({ target }) => target);
}

const isDismissed = ({ standing }: Review): boolean => standing.verdict === "not-a-fault";

/** The faults that reviewers marked in these answers (hashes), and other reviews of theirs. */
export async function reviewsOf(answers: Iterable<string>): Promise<Review[]> {
  await adoptOld();
  const wanted = [...new Set(answers)];
  const index = (await database()).transaction("reviews").store.index("answer");
  return (await Promise.all(wanted.map((answer) => index.getAll(answer)))).flat();
}

/** Calls back whenever a review changed, in any window. Returns what stops it. */
export function watchReviews(changed: () => void): () => void {
  const onChanged = (changes: Record<string, unknown>): void => {
    if (STAMP in changes) changed();
  };
  browser.storage.local.onChanged.addListener(onChanged);
  return () => browser.storage.local.onChanged.removeListener(onChanged);
}

/** Tells all contexts that reviews changed. */
export async function tellReviews(): Promise<void> {
  const { [STAMP]: last } = await browser.storage.local.get(STAMP);
  await browser.storage.local.set({ [STAMP]: (typeof last === "number" ? last : 0) + 1 });
}

type Writing = IDBPTransaction<Stores, ("reviews" | "log" | "about")[], "readwrite">;
interface Open {
  reviews: ReturnType<typeof open>["reviews"];
  log: ReturnType<typeof open>["log"];
  about: ReturnType<typeof open>["about"];
}
const open = (writing: Writing) => ({
  reviews: writing.objectStore("reviews"),
  log: writing.objectStore("log"),
  about: writing.objectStore("about"),
});

/** Runs in one transaction that is on the disk when it resolves, then tells everybody. Kept texts give way to it. */
async function write<T>(work: (stores: Open) => Promise<T>): Promise<T> {
  await adoptOld();
  const result = await withRoom((db) => inTransaction(db, work));
  await tellReviews();
  return result;
}

async function inTransaction<T>(db: Database, work: (stores: Open) => Promise<T>): Promise<T> {
  const writing = db.transaction(["reviews", "log", "about"], "readwrite", { durability: "strict" });
  const [result] = await Promise.all([
    work(open(writing)).catch((fault: unknown) => {
      try {
        writing.abort();
      } catch {
        // It is over already.
      }
      throw fault;
    }),
    writing.done,
  ]);
  return result;
}

/** Everything within one turn of the transaction: hashing is synchronous, so that it cannot end in between. */
async function append(stores: Open, entry: Omit<LogEntry, "chain" | "n" | "previous" | "hash">): Promise<void> {
  const chain = await ownChain(stores, entry);
  const range = IDBKeyRange.bound([chain, 0], [chain, Number.MAX_SAFE_INTEGER]);
  const last = (await stores.log.openCursor(range, "prev"))?.value;
  const next = { ...entry, chain, n: (last?.n ?? 0) + 1, previous: last?.hash ?? FIRST_SEAL };
  await stores.log.add({ ...next, hash: seal(next) });
}

/** The name of this store's own log: made once, from what its first entry holds and chance. */
async function ownChain(stores: Open, first: unknown): Promise<string> {
  const known = await stores.about.get("chain");
  if (known !== undefined) return known;
  const chain = hash(canonicalJson([first, [...crypto.getRandomValues(new Uint8Array(16))]])).slice(0, 16);
  await stores.about.put(chain, "chain");
  return chain;
}

async function logMet(stores: Open, answer: string, met: Met, by: By): Promise<void> {
  const target = `met:${hash(canonicalJson(met))}`;
  if ((await stores.log.index("target").count(target)) > 0) return;
  await append(stores, { ...by, action: "met", answer, target, from: null, to: null, engine: met.engine, met });
}

/** Without members that were taken away or hold nothing, so that equal standings are equal. */
function settled(standing: Standing): Standing {
  const kept = Object.entries(standing).filter(([, value]) => value !== undefined && value !== "" && value !== false);
  return Object.fromEntries(kept) as Standing;
}

const OLD = "verdict:";
const oldSchema = z.object({ finding: z.string(), verdict: z.literal("not-a-fault"), at: z.number() });
let adopted = false;

/**
 * Version 0.1 kept "not a fault" in the browser's own storage, one entry a finding. Brings them in once; an entry goes only
 * after its review is on the disk, and what does not fit stays where it is.
 */
async function adoptOld(): Promise<void> {
  if (adopted) return;
  await alone("adopt", async () => {
    const stored = await browser.storage.local.get(null);
    const old = Object.entries(stored).filter(([key]) => key.startsWith(OLD));
    const db = old.length === 0 ? undefined : await database();
    for (const [key, value] of old) {
      const verdict = oldSchema.safeParse(value);
      if (!verdict.success || db === undefined) continue;
      const { finding, at } = verdict.data;
      await inTransaction(db, async (stores) => {
        if ((await stores.reviews.get(finding)) !== undefined) return;
        const to: Standing = { verdict: "not-a-fault" };
        const by = { who: "", at };
        await append(stores, { ...by, action: "verdict", answer: "", target: finding, from: {}, to, engine: "0.1" });
        await stores.reviews.put({ target: finding, answer: "", standing: to, ...by });
      });
      await browser.storage.local.remove(key);
    }
  });
  adopted = true;
}
