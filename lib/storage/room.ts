import { type Database, database } from "./database";

/** Share of the browser's quota from which the store counts as nearly full, and below which a drop is forgotten. */
const NEARLY = 0.9;
const EASY = 0.75;

/** True for what a browser throws where it gives no more room. */
export const isQuota = (fault: unknown): boolean =>
  fault instanceof Error && (fault.name === "QuotaExceededError" || /quota/i.test(fault.message));

/**
 * Drops the older half of the kept source texts or, where none is left, of the kept answers. Reviews and their log are
 * never touched. Returns how many went; 0 where there is nothing left to drop.
 */
export async function makeRoom(db: Database): Promise<number> {
  return (await dropOlder(db, "texts")) || (await dropOlder(db, "answers"));
}

async function dropOlder(db: Database, store: "texts" | "answers"): Promise<number> {
  const keys = await db.getAllKeysFromIndex(store, "at");
  const going = keys.slice(0, Math.ceil(keys.length / 2));
  if (going.length === 0) return 0;
  const writing = db.transaction([store, "about"], "readwrite");
  await Promise.all([
    ...going.map((key) => writing.objectStore(store).delete(key)),
    writing.objectStore("about").put("yes", "dropped"),
    writing.done,
  ]);
  return going.length;
}

/** Runs a write again after each drop, until there is room for it or nothing is left to drop. */
export async function withRoom<T>(write: (db: Database) => Promise<T>): Promise<T> {
  const db = await database();
  for (;;) {
    try {
      return await write(db);
    } catch (fault) {
      if (!isQuota(fault) || (await makeRoom(db)) === 0) throw fault;
    }
  }
}

/** How full the store is: bytes, and whether a person should be told. */
export interface Room {
  used: number;
  quota: number;
  /** Nearly no room is left, or source texts went for lack of it. */
  nearly: boolean;
}

/** What the browser says of its store. Where nearly no room is left, older source texts go at once, so that a verdict finds some. */
export async function readRoom(): Promise<Room> {
  const { usage: used = 0, quota = 0 } = (await globalThis.navigator?.storage?.estimate?.()) ?? {};
  const share = quota === 0 ? 0 : used / quota;
  const db = await database();
  if (share >= NEARLY) await dropOlder(db, "texts");
  const dropped = (await db.get("about", "dropped")) !== undefined;
  if (dropped && share < EASY) await db.delete("about", "dropped");
  return { used, quota, nearly: share >= NEARLY || dropped };
}
