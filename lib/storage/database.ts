import { type DBSchema, deleteDB, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from "idb";
import type { BadRow, Batch, BatchRow, CheckedRow, SavedMapping } from "../model/batch";
import type { Adjudication, AuditEntry, Draw, ReviewMark } from "../model/draw";
import type { CheckReport } from "../model/report";
import type { LogEntry, Review } from "../model/review";
import type { SeenAnswer, SeenText } from "../model/seen";

/**
 * The stores: records of reviews and their log, which are never dropped; answers and texts that were met, which may be; and
 * batches of the audit with their rows, reports, draws, marks and trail, which go only with their batch.
 */
export interface Stores extends DBSchema {
  reviews: { key: string; value: Review; indexes: { answer: string } };
  log: { key: [string, number]; value: LogEntry; indexes: { target: string } };
  answers: { key: string; value: SeenAnswer; indexes: { at: number; origin: string } };
  texts: { key: string; value: SeenText; indexes: { at: number } };
  /** Small facts about the store itself: `chain` is the name of its own log. */
  about: { key: string; value: string };
  batches: { key: string; value: Batch };
  rows: { key: [string, number]; value: BatchRow; indexes: { id: [string, string] } };
  badRows: { key: [string, number]; value: BadRow };
  mappings: { key: string; value: SavedMapping };
  /** Reports of checked rows, under `checkKey`. */
  checks: { key: string; value: CheckReport };
  checked: { key: [string, number]; value: CheckedRow };
  draws: { key: string; value: Draw; indexes: { batch: string } };
  marks: { key: [string, string, string]; value: ReviewMark };
  adjudications: { key: [string, string]; value: Adjudication };
  /** Trails of draws; `chain` is the draw's id. */
  trail: { key: [string, number]; value: AuditEntry };
}
export type Database = IDBPDatabase<Stores>;

export const NAME = "citecheck";
/** Raised with each change of the stores; `MIGRATIONS[n]` brings version n to n + 1. Never change one that was released. */
export const VERSION = 2;

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
  (db) => {
    db.createObjectStore("batches", { keyPath: "id" });
    db.createObjectStore("rows", { keyPath: ["batch", "n"] }).createIndex("id", ["batch", "id"]);
    db.createObjectStore("badRows", { keyPath: ["batch", "n"] });
    db.createObjectStore("mappings", { keyPath: "name" });
    db.createObjectStore("checks");
    db.createObjectStore("checked", { keyPath: ["batch", "n"] });
    db.createObjectStore("draws", { keyPath: "id" }).createIndex("batch", "batch");
    db.createObjectStore("marks", { keyPath: ["draw", "item", "reviewer"] });
    db.createObjectStore("adjudications", { keyPath: ["draw", "item"] });
    db.createObjectStore("trail", { keyPath: ["chain", "n"] });
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
