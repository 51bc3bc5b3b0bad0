import type { Answer } from "../model/answer";
import type { CheckReport } from "../model/report";
import type { SeenAnswer } from "../model/seen";
import type { Source } from "../model/source";
import { hash } from "../text/hash";
import { type Database, database } from "./database";
import { isQuota, withRoom } from "./room";

export const seenId = (origin: string, text: string): string => hash(`${origin}\n${text}`).slice(0, 32);

/**
 * Keeps an answer as it was checked, with its sources' texts under their hashes; a later one of the same answer takes its
 * place. Where the browser gives no more room the oldest texts go, then the oldest answers. Returns what is kept; where even that
 * gave no room, it is not kept.
 */
export async function keepSeen(
  origin: string,
  answer: Answer,
  sources: readonly Source[],
  report: CheckReport,
  at: number,
): Promise<SeenAnswer> {
  const texts = sources.filter(({ text }) => text !== "").map(({ text }) => ({ hash: hash(text), text, at }));
  const hashes = new Map(texts.map((one) => [one.text, one.hash]));
  const seen: SeenAnswer = {
    id: seenId(origin, answer.text),
    origin,
    answer,
    sources: sources.map((source) => ({ ...source, text: "", hash: hashes.get(source.text) })),
    report,
    at,
  };
  const keep = async (db: Database): Promise<void> => {
    const writing = db.transaction(["answers", "texts"], "readwrite");
    await Promise.all([
      writing.objectStore("answers").put(seen),
      ...texts.map((text) => writing.objectStore("texts").put(text)),
      writing.done,
    ]);
  };
  await withRoom(keep).catch((fault: unknown) => {
    if (!isQuota(fault)) throw fault;
  });
  return seen;
}

/** An answer with the texts of its sources, ready to be checked again; sources whose text is gone are unread. */
export async function readSeen(id: string): Promise<{ seen: SeenAnswer; sources: Source[] } | undefined> {
  const db = await database();
  const seen = await db.get("answers", id);
  if (seen === undefined) return undefined;
  const sources = await Promise.all(
    seen.sources.map(async ({ hash: key, ...source }): Promise<Source> => {
      const text = key === undefined ? undefined : (await db.get("texts", key))?.text;
      return text === undefined ? { ...source, text: "", completeness: "none" } : { ...source, text };
    }),
  );
  return { seen, sources };
}

/** Ids of all kept answers, the oldest first. */
export async function seenIds(): Promise<string[]> {
  return (await database()).getAllKeysFromIndex("answers", "at");
}

/** Origins with kept answers, and how many of each. */
export async function keptSites(): Promise<{ origin: string; answers: number }[]> {
  const counts = new Map<string, number>();
  const { store } = (await database()).transaction("answers");
  for (let at = await store.index("origin").openKeyCursor(); at !== null; at = await at.continue()) {
    counts.set(at.key, (counts.get(at.key) ?? 0) + 1);
  }
  return [...counts].map(([origin, answers]) => ({ origin, answers }));
}

/** Deletes the answers that were kept of a site, and the source texts that no other answer needs. Reviews and log stay. */
export async function deleteSite(origin: string): Promise<void> {
  const writing = (await database()).transaction(["answers", "texts"], "readwrite");
  const answers = writing.objectStore("answers");
  for (const key of await answers.index("origin").getAllKeys(origin)) await answers.delete(key);
  const needed = new Set<string>();
  for (let at = await answers.openCursor(); at !== null; at = await at.continue()) {
    for (const { hash: text } of at.value.sources) if (text !== undefined) needed.add(text);
  }
  const texts = writing.objectStore("texts");
  for (const key of await texts.getAllKeys()) if (!needed.has(key)) await texts.delete(key);
  await writing.done;
}

/** Deletes all source texts that were kept. Reviews, their log and the answers' own texts stay. */
export async function deleteTexts(): Promise<void> {
  await (await database()).clear("texts");
}
