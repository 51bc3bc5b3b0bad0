import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { closeDatabase } from "../../lib/storage/database";

/** An empty IndexedDB for the next test. */
export async function freshDatabase(): Promise<void> {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
}
