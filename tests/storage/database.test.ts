import { openDB } from "idb";
import { beforeEach, describe, expect, it } from "vitest";
import { closeDatabase, database, NAME, VERSION } from "../../lib/storage/database";
import { freshDatabase } from "../support/database";

beforeEach(freshDatabase);

/** A store as version 1 left it, one record in each place: made by its own calls, not by today's code. */
async function storeOfVersionOne(): Promise<void> {
  const db = await openDB(NAME, 1, {
    upgrade(made) {
      made.createObjectStore("reviews", { keyPath: "target" }).createIndex("answer", "answer");
      made.createObjectStore("log", { keyPath: ["chain", "n"] }).createIndex("target", "target");
      const answers = made.createObjectStore("answers", { keyPath: "id" });
      answers.createIndex("at", "at");
      answers.createIndex("origin", "origin");
      made.createObjectStore("texts", { keyPath: "hash" }).createIndex("at", "at");
      made.createObjectStore("about");
    },
  });
  await db.put("reviews", REVIEW);
  await db.put("log", ENTRY);
  await db.put("answers", ANSWER);
  await db.put("texts", { hash: "b".repeat(64), text: "The deposit is 300 euros.", at: 5 });
  await db.put("about", "4c1f", "chain");
  db.close();
}

const REVIEW = { target: "f1", answer: "a".repeat(64), standing: { verdict: "fault", note: "p. 2" }, who: "Mo", at: 9 };
const ENTRY = {
  chain: "4c1f",
  n: 1,
  at: 9,
  who: "Mo",
  action: "verdict",
  answer: "a".repeat(64),
  target: "f1",
  from: {},
  to: { verdict: "fault" },
  engine: "citecheck/0.1.0 rules/1",
  previous: "0".repeat(64),
  hash: "c".repeat(64),
};
const ANSWER = {
  id: "one",
  origin: "https://chat.example",
  answer: { id: "one", text: "The deposit is 200 euros.", question: "What is the deposit?" },
  sources: [{ id: "s", text: "", hash: "b".repeat(64) }],
  report: {
    answerHash: "a".repeat(64),
    sourcesHash: "d".repeat(64),
    engine: "citecheck/0.1.0 rules/1",
    claims: [],
    findings: [],
    skipped: [],
    checked: { claims: 0, claimsTotal: 0, sourcesRead: 1, sourcesTotal: 1, facts: {} },
  },
  at: 5,
};

describe("a store of version 1", () => {
  it("keeps every record and gets the stores of the audit", async () => {
    await storeOfVersionOne();
    const db = await database();
    expect(db.version).toBe(VERSION);
    expect(await db.getAll("reviews")).toEqual([REVIEW]);
    expect(await db.getAll("log")).toEqual([ENTRY]);
    expect(await db.getAllFromIndex("answers", "origin", "https://chat.example")).toEqual([ANSWER]);
    expect(await db.get("texts", "b".repeat(64))).toMatchObject({ at: 5 });
    expect(await db.get("about", "chain")).toBe("4c1f");
    for (const store of ["batches", "rows", "badRows", "checks", "checked", "draws", "marks", "trail"] as const)
      expect(await db.count(store), store).toBe(0);
  });

  it("looks the same as one made new", async () => {
    const shapeOf = async () => {
      const db = await database();
      const names = [...db.objectStoreNames];
      const stores = db.transaction(names);
      return names.map((name) => {
        const { keyPath, indexNames } = stores.objectStore(name);
        return [name, keyPath, [...indexNames]];
      });
    };
    const made = await shapeOf();
    await closeDatabase();
    await freshDatabase();
    await storeOfVersionOne();
    expect(await shapeOf()).toEqual(made);
  });
});
