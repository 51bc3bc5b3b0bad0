import type { Adjudication, AuditAction, AuditEntry, Draw, DrawnItem, ReviewMark } from "../model/draw";
import { FIRST_SEAL, seal } from "../text/seal";
import { type Database, database } from "./database";
import type { By } from "./reviews";

/** All marks or settlements of a draw. */
const of = (draw: string): IDBKeyRange => IDBKeyRange.bound([draw], [draw, []]);
const trailOf = (draw: string): IDBKeyRange => IDBKeyRange.bound([draw, 0], [draw, Number.MAX_SAFE_INTEGER]);

/** Draws of a batch, the newest first. */
export async function readDraws(batch: string): Promise<Draw[]> {
  return (await (await database()).getAllFromIndex("draws", "batch", batch)).sort((a, b) => b.drawnAt - a.drawnAt);
}

export async function readDraw(id: string): Promise<Draw | undefined> {
  return (await database()).get("draws", id);
}

/** Stores a sample, once: a draw under an id that is there already is refused, whatever it holds. */
export async function keepDraw(draw: Draw): Promise<void> {
  await write(async (stores) => {
    await stores.draws.add(draw);
    await append(stores, draw.id, { who: draw.drawnBy, at: draw.drawnAt, action: "draw", from: null, to: draw });
  });
}

/**
 * Puts the next row of the stratum's reserve in an item's place and logs it. Undefined where the reserve is used up.
 * `fill` tells number and hash of the row that comes in.
 */
export async function replaceItem(
  draw: string,
  row: string,
  reason: string,
  by: By,
  fill: (row: string) => Promise<Pick<DrawnItem, "n" | "hash"> | undefined>,
): Promise<Draw | undefined> {
  const before = await readDraw(draw);
  const stratum = before?.items.find((item) => item.row === row)?.stratum;
  const next = stratum === undefined ? undefined : before?.reserve[stratum]?.[0];
  const filled = next === undefined ? undefined : await fill(next);
  if (next === undefined || filled === undefined) return undefined;
  return write(async (stores) => {
    const now = await stores.draws.get(draw);
    const old = now?.items.find((item) => item.row === row);
    if (now === undefined || old === undefined || old.replaced !== undefined) return undefined;
    // Another window took it meanwhile.
    if (now.reserve[old.stratum]?.[0] !== next) return undefined;
    const replaced = { by: next, reason, ...by };
    const { replaced: _, ...kept } = old;
    const to: Draw = {
      ...now,
      items: [
        ...now.items.map((item) => (item.row === row ? { ...item, replaced } : item)),
        { ...kept, ...filled, row: next, replaces: row },
      ],
      reserve: { ...now.reserve, [old.stratum]: now.reserve[old.stratum]?.slice(1) ?? [] },
    };
    await stores.draws.put(to);
    await append(stores, draw, { ...by, action: "replace", item: row, from: old, to: { ...old, replaced } });
    return to;
  });
}

export async function readMarks(draw: string): Promise<ReviewMark[]> {
  return (await database()).getAll("marks", of(draw));
}

/** Keeps what a reviewer says of an item, and logs what it was before. */
export async function keepMark(mark: ReviewMark): Promise<void> {
  await write(async (stores) => {
    const from = (await stores.marks.get([mark.draw, mark.item, mark.reviewer])) ?? null;
    await stores.marks.put(mark);
    const action: AuditAction = from === null ? "mark" : "change";
    await append(stores, mark.draw, { who: mark.reviewer, at: mark.at, action, item: mark.item, from, to: mark });
  });
}

/** Takes in marks that another computer made. A mark that is here already gives way to a later one only. Returns how many were new. */
export async function mergeMarks(draw: string, marks: readonly ReviewMark[], by: By): Promise<number> {
  return write(async (stores) => {
    let taken = 0;
    for (const mark of marks) {
      const from = (await stores.marks.get([draw, mark.item, mark.reviewer])) ?? null;
      if (from !== null && from.at >= mark.at) continue;
      await stores.marks.put(mark);
      await append(stores, draw, { ...by, action: "merge", item: mark.item, from, to: mark });
      taken++;
    }
    return taken;
  });
}

export async function readAdjudications(draw: string): Promise<Adjudication[]> {
  return (await database()).getAll("adjudications", of(draw));
}

export async function keepAdjudication(settled: Adjudication): Promise<void> {
  await write(async (stores) => {
    const { draw, item, who, at } = settled;
    const from = (await stores.adjudications.get([draw, item])) ?? null;
    await stores.adjudications.put(settled);
    await append(stores, draw, { who, at, action: "settle", item, from, to: settled });
  });
}

/** The trail of a draw in its order; `findBreak` (lib/text/seal.ts) tells whether it verifies. */
export async function readTrail(draw: string): Promise<AuditEntry[]> {
  return (await database()).getAll("trail", trailOf(draw));
}

const NAMES = ["draws", "marks", "adjudications", "trail"] as const;
const begin = (db: Database) => db.transaction(NAMES, "readwrite", { durability: "strict" });
const open = (writing: ReturnType<typeof begin>) => ({
  draws: writing.objectStore("draws"),
  marks: writing.objectStore("marks"),
  adjudications: writing.objectStore("adjudications"),
  trail: writing.objectStore("trail"),
});
type Open = ReturnType<typeof open>;

/** One transaction, on the disk when it resolves; a fault in it leaves nothing behind. */
async function write<T>(work: (stores: Open) => Promise<T>): Promise<T> {
  const writing = begin(await database());
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

async function append(
  stores: Open,
  chain: string,
  entry: Omit<AuditEntry, "chain" | "n" | "previous" | "hash">,
): Promise<void> {
  const last = (await stores.trail.openCursor(trailOf(chain), "prev"))?.value;
  const next = { ...entry, chain, n: (last?.n ?? 0) + 1, previous: last?.hash ?? FIRST_SEAL };
  await stores.trail.add({ ...next, hash: seal(next) });
}
