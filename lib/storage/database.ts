import { type DBSchema, deleteDB, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from "idb";
import type { LogEntry, Review } from "../model/review";
import type { SeenAnswer, SeenText } from "../model/seen";

/** The stores: records of reviews and their log, which are never dropped; and answers and texts that were met, which may be. */
export interface Stores extends DBSchema {
  reviews: { key: string; value: Review; indexes: { answer: string } };
  log: { key: [string, number]; value: LogEntry; indexes: { target: string } };
  answers: { key: string; value: SeenAnswer; indexes: { at: number; origin: string } };
  texts: { key: string; value: SeenText; indexes: { at: number } };
  /** Small facts about the store itself: `chain` is the name of its own log. */
  about: { key: string; value: string };
}
export type Database = IDBPDatabase<Stores>;

export const NAME = "citecheck";
/** Raised with each change of the stores; `MIGRATIONS[n]` brings version n to n + 1. Never change one that was released. */
export const VERSION = 1;

type Upgrade = IDBPTransaction<Stores, StoreNames<Stores>[], "versionchange">;

const MIGRATIONS: readonly ((db: Database, upgrade: Upgrade) => void)[] = [
  (db) => {
    db.createObjectStore("reviews", { keyPath: "target" }).createIndex("answer", "answer");
    db.createObjectStore("log", { keyPath: ["chain", "n"] }).createIndex("target", "target");
    const answers = db.createObjectStore("answers", { keyPath: "id" });
    answers.createIndex("at", "at");
    answers.createIndex("origin", "origin");
    db.createObjectStore("texts", { keyPath: "hash" }).createIndex("at", "at");
    db.createObjectStore("about");
  },
];

let opened: Promise<Database> | undefined;

/**
 * The one connection of this context. It is closed when a newer version of the extension wants to upgrade, and opened
 * again at the next use.
 */
export function database(): Promise<Database> {
  const opening = opened ?? open();
  opened = opening;
  opening.catch(forget);
  return opening;
}

function open(): Promise<Database> {
  return openDB<Stores>(NAME, VERSION, {
    upgrade: (db, from, _to, upgrade) => {
      for (const migrate of MIGRATIONS.slice(from)) migrate(db, upgrade);
    },
    blocking: (_now, _wanted, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
}

function forget(): void {
  opened = undefined;
}

/** Closes the connection, for what must have the database to itself. */
export async function closeDatabase(): Promise<void> {
  const closing = opened;
  forget();
  (await closing)?.close();
}

/** Deletes everything that was ever stored here: reviews, log, answers, texts. */
export async function deleteDatabase(): Promise<void> {
  await closeDatabase();
  await deleteDB(NAME);
}
