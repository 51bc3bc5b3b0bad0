import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeBrowser } from "wxt/testing/fake-browser";

vi.mock("wxt/browser", async () => (await import("../support/browser-double")).module);

import { readNdjson, toNdjson, verifyChains } from "../../lib/log/log-file";
import type { Met } from "../../lib/model/review";
import { database } from "../../lib/storage/database";
import { importLog, readLog } from "../../lib/storage/log";
import { act, readDismissed, readReviews, reviewsOf, undo, watchReviews } from "../../lib/storage/reviews";
import { resetBrowser } from "../support/browser-double";
import { freshDatabase } from "../support/database";
import { readText } from "../support/files";

beforeEach(async () => {
  resetBrowser();
  await freshDatabase();
});

const ENGINE = "1.0.0";
const by = (at: number, who = "Reviewer A") => ({ who, at });
const judge = (target: string, verdict: "fault" | "not-a-fault", at: number, who?: string) =>
  act({ target, answer: "hash", action: "verdict", change: { verdict }, engine: ENGINE }, by(at, who));
const met = (text: string): Met => ({
  origin: "https://a.example",
  question: "How many seats?",
  text,
  engine: ENGINE,
  sources: [{ id: "s", version: "v2", hash: "0".repeat(64) }],
  claims: [{ text, cites: ["s"], verdict: "contradicted" }],
  findings: [],
  facts: { quantities: 1 },
});

describe("reviews", () => {
  it("keep who, when, from and to, in a log that verifies", async () => {
    await judge("f1", "fault", 10);
    await judge("f1", "not-a-fault", 20, "Reviewer B");
    expect(await readReviews(["f1", "f2"])).toEqual(
      new Map([
        ["f1", { target: "f1", answer: "hash", standing: { verdict: "not-a-fault" }, who: "Reviewer B", at: 20 }],
      ]),
    );
    const log = await readLog();
    expect(log.map(({ n, who, at, action, from, to }) => [n, who, at, action, from, to])).toEqual([
      [1, "Reviewer A", 10, "verdict", {}, { verdict: "fault" }],
      [2, "Reviewer B", 20, "verdict", { verdict: "fault" }, { verdict: "not-a-fault" }],
    ]);
    expect(verifyChains(log)).toEqual([{ chain: log[0]?.chain, entries: 2, broken: null }]);
  });

  it("lose no member of two acts on one target at once", async () => {
    const note = (text: string) =>
      act({ target: "f", answer: "hash", action: "note", change: { note: text }, engine: ENGINE }, by(1));
    await Promise.all([judge("f", "fault", 1), note("see page 2"), judge("g", "fault", 1)]);
    expect((await readReviews(["f"])).get("f")?.standing).toEqual({ verdict: "fault", note: "see page 2" });
    expect(verifyChains(await readLog())[0]).toMatchObject({ entries: 3, broken: null });
  });

  it("say nothing twice", async () => {
    await judge("f", "fault", 1);
    await judge("f", "fault", 2);
    expect(await readLog()).toHaveLength(1);
  });

  it("are taken back step by step, and the log keeps it all", async () => {
    await judge("f", "fault", 1);
    await act({ target: "f", answer: "hash", action: "note", change: { note: "n" }, engine: ENGINE }, by(2));
    expect((await undo("f", ENGINE, by(3)))?.standing).toEqual({ verdict: "fault" });
    expect((await undo("f", ENGINE, by(4)))?.standing).toEqual({});
    expect(await undo("f", ENGINE, by(5))).toBeUndefined();
    expect(await undo("unknown", ENGINE, by(5))).toBeUndefined();
    await judge("f", "not-a-fault", 6);
    expect((await undo("f", ENGINE, by(7)))?.standing).toEqual({});
    const log = await readLog();
    expect(log.map(({ action }) => action)).toEqual(["verdict", "note", "undo", "undo", "verdict", "undo"]);
    expect(verifyChains(log)[0]?.broken).toBeNull();
  });

  it("log what was met once for each content", async () => {
    const one = (target: string, text: string) =>
      act(
        { target, answer: "hash", action: "verdict", change: { verdict: "fault" }, engine: ENGINE, met: met(text) },
        by(1),
      );
    await one("f1", "15 seats.");
    await one("f2", "15 seats.");
    await one("f3", "16 seats.");
    const log = await readLog();
    expect(log.map(({ action }) => action)).toEqual(["met", "verdict", "verdict", "met", "verdict"]);
    expect(log[0]?.met?.sources[0]).toEqual({ id: "s", version: "v2", hash: "0".repeat(64) });
  });

  it("of an answer hold what was marked in it", async () => {
    await judge("f", "fault", 1);
    await act(
      {
        target: "missed:hash:0-2:UNIT_MISMATCH",
        answer: "hash",
        action: "missed",
        change: { missed: { start: 0, end: 2, text: "15", code: "UNIT_MISMATCH" } },
        engine: ENGINE,
      },
      by(2),
    );
    expect((await reviewsOf(["hash"])).map(({ target }) => target)).toEqual(["f", "missed:hash:0-2:UNIT_MISMATCH"]);
    expect(await reviewsOf(["other"])).toEqual([]);
  });

  it("tell of changes until stopped", async () => {
    const changed = vi.fn();
    const stop = watchReviews(changed);
    await judge("f", "fault", 1);
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    await fakeBrowser.storage.local.set({ settings: {} });
    stop();
    await judge("f", "not-a-fault", 2);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it("change nothing where the log cannot be written", async () => {
    const db = await database();
    const broken = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await expect(judge("f", "fault", 1)).rejects.toThrow("full");
    broken.mockRestore();
    expect(await db.getAll("reviews")).toEqual([]);
    expect(await readLog()).toEqual([]);
  });
});

describe("verdicts of version 0.1", () => {
  const OLD = {
    "verdict:f1": { finding: "f1", verdict: "not-a-fault", at: 5 },
    "verdict:f2": { finding: "f2", verdict: "not-a-fault", at: 6 },
    "verdict:x": { finding: 3 },
  };

  it("are brought in, logged, and then gone from where they were; what does not fit stays", async () => {
    vi.resetModules();
    const fresh = await import("../../lib/storage/reviews");
    await fakeBrowser.storage.local.set(OLD);
    expect((await fresh.readDismissed(["f1", "f2", "f3"])).sort()).toEqual(["f1", "f2"]);
    expect(Object.keys(await fakeBrowser.storage.local.get(null)).filter((key) => key.startsWith("verdict:"))).toEqual([
      "verdict:x",
    ]);
    expect((await readLog()).map(({ target, at }) => [target, at])).toEqual([
      ["f1", 5],
      ["f2", 6],
    ]);
  });
});

describe("the log as a file", () => {
  it("of a build that told facts by their number alone verifies, comes in, and goes on", async () => {
    const file = readText("tests/storage/examples/log-of-counts.ndjson");
    expect(await importLog(file)).toEqual({ added: 3, known: 0, refused: [] });
    expect(toNdjson(await readLog())).toBe(file);
    const told = {
      declined: true,
      read: [],
      passages: [{ id: "s", version: "v2", start: 0, end: 9, text: "12 seats." }],
    };
    await act(
      {
        target: "f",
        answer: "a".repeat(64),
        action: "verdict",
        change: { verdict: "cannot-tell" },
        engine: ENGINE,
        met: { ...met("15 seats."), ...told },
      },
      by(1_764_547_400_000),
    );
    const log = await readLog();
    expect(log).toHaveLength(5);
    expect(log.map(({ met: one }) => one?.declined)).toContain(true);
    expect(verifyChains(log).map(({ broken }) => broken)).toEqual([null, null]);
    expect(readNdjson(toNdjson(log))).toEqual({ entries: log, bad: [] });
  });

  it("goes out and comes back the same in an empty store, with its reviews", async () => {
    await judge("f", "fault", 1);
    await judge("f", "not-a-fault", 2);
    const file = toNdjson(await readLog());
    await freshDatabase();
    expect(await importLog(file)).toEqual({ added: 2, known: 0, refused: [] });
    expect(toNdjson(await readLog())).toBe(file);
    expect(await readDismissed(["f"])).toEqual(["f"]);
    expect(await importLog(file)).toEqual({ added: 0, known: 2, refused: [] });
  });

  it("takes the rest of a chain that is here in part, beside an own one that stays", async () => {
    await judge("f", "fault", 1);
    const early = toNdjson(await readLog());
    await judge("f", "not-a-fault", 5);
    const late = toNdjson(await readLog());
    await freshDatabase();
    await judge("g", "fault", 3, "Reviewer B");
    await importLog(early);
    expect(await importLog(late)).toMatchObject({ added: 1, known: 1 });
    expect(verifyChains(await readLog()).map(({ broken }) => broken)).toEqual([null, null]);
    expect([...(await readReviews(["f", "g"])).values()].map(({ standing }) => standing.verdict)).toEqual([
      "not-a-fault",
      "fault",
    ]);
  });

  it("keeps a newer review of ours against an older one of the file", async () => {
    await judge("f", "fault", 1);
    const file = toNdjson(await readLog());
    await freshDatabase();
    await judge("f", "not-a-fault", 9);
    await importLog(file);
    expect(await readDismissed(["f"])).toEqual(["f"]);
  });

  it("refuses a chain that does not verify or went another way, names bad lines, and takes the rest", async () => {
    await judge("f", "fault", 1);
    const log = await readLog();
    const tampered = toNdjson(log.map((entry) => ({ ...entry, who: "Somebody" })));
    await judge("f", "not-a-fault", 2);
    const file = toNdjson(await readLog());
    await freshDatabase();
    expect(await importLog(`${tampered}`)).toMatchObject({ added: 0, refused: [{ reason: "broken" }] });
    expect(await readLog()).toEqual([]);
    const withBad = `{"half":\n\n{"n":1}\n${file}`;
    expect(await importLog(withBad)).toEqual({
      added: 2,
      known: 0,
      refused: [
        { line: 1, reason: "no-json" },
        { line: 3, reason: "no-entry" },
      ],
    });
    await freshDatabase();
    await importLog(toNdjson(log));
    await (await database()).put("about", log[0]?.chain ?? "", "chain");
    await judge("g", "fault", 7);
    expect(await importLog(file)).toMatchObject({ added: 0, refused: [{ chain: log[0]?.chain, reason: "forked" }] });
  });
});
