import { beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("wxt/browser", async () => (await import("../support/browser-double")).module);

import type { CheckReport } from "../../lib/model/report";
import { database } from "../../lib/storage/database";
import { readLog } from "../../lib/storage/log";
import { act, readReviews } from "../../lib/storage/reviews";
import { readRoom, withRoom } from "../../lib/storage/room";
import { keepSeen } from "../../lib/storage/seen";
import { resetBrowser } from "../support/browser-double";
import { freshDatabase } from "../support/database";

const report: CheckReport = {
  answerHash: "a",
  sourcesHash: "s",
  engine: "1.0.0",
  claims: [],
  findings: [],
  skipped: [],
  checked: { claims: 0, claimsTotal: 0, sourcesRead: 0, sourcesTotal: 0, facts: {} },
};

beforeEach(async () => {
  resetBrowser();
  vi.unstubAllGlobals();
  await freshDatabase();
  for (let i = 0; i < 4; i++) {
    await keepSeen("https://a.example", { id: "k", text: `answer ${i}` }, [{ id: "s", text: `text ${i}` }], report, i);
  }
});

const estimate = (usage: number, quota: number) =>
  vi.stubGlobal("navigator", { storage: { estimate: async () => ({ usage, quota }) } });
const texts = async (): Promise<string[]> => (await (await database()).getAll("texts")).map(({ text }) => text).sort();

/** A disk that takes a review only once fewer than `most` texts and answers are on it. */
function smallDisk(most: number): void {
  const add = IDBObjectStore.prototype.add;
  vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(function (this: IDBObjectStore, ...given) {
    if (kept >= most) throw new DOMException("full", "QuotaExceededError");
    return add.apply(this, given);
  });
  let kept = 8;
  const drop = IDBObjectStore.prototype.delete;
  vi.spyOn(IDBObjectStore.prototype, "delete").mockImplementation(function (this: IDBObjectStore, ...given) {
    kept--;
    return drop.apply(this, given);
  });
}

const judge = () =>
  act({ target: "f", answer: "a", action: "verdict", change: { verdict: "fault" }, engine: "1" }, { who: "A", at: 9 });

describe("where the browser gives no more room", () => {
  it("a verdict drops the oldest texts and is kept with its log", async () => {
    smallDisk(7);
    await judge();
    expect(await texts()).toEqual(["text 2", "text 3"]);
    expect((await readReviews(["f"])).get("f")?.standing).toEqual({ verdict: "fault" });
    expect(await readLog()).toHaveLength(1);
    expect(await (await database()).count("answers")).toBe(4);
  });

  it("answers go once no text is left, the oldest first", async () => {
    smallDisk(3);
    await judge();
    expect(await texts()).toEqual([]);
    expect((await (await database()).getAll("answers")).map(({ answer }) => answer.text).sort()).toEqual([
      "answer 2",
      "answer 3",
    ]);
    expect(await readLog()).toHaveLength(1);
  });

  it("says so where nothing is left to drop, and passes other faults on at once", async () => {
    smallDisk(-100);
    await expect(judge()).rejects.toThrow("full");
    await expect(withRoom(async () => Promise.reject(new Error("other")))).rejects.toThrow("other");
  });
});

describe("how full it is", () => {
  it("is told from a tenth left on, and older texts go then", async () => {
    estimate(89, 100);
    expect(await readRoom()).toEqual({ used: 89, quota: 100, nearly: false });
    expect(await texts()).toHaveLength(4);
    estimate(90, 100);
    expect(await readRoom()).toMatchObject({ nearly: true });
    expect(await texts()).toEqual(["text 2", "text 3"]);
  });

  it("is told after a drop until there is room again", async () => {
    smallDisk(7);
    await judge();
    estimate(80, 100);
    expect((await readRoom()).nearly).toBe(true);
    estimate(50, 100);
    expect((await readRoom()).nearly).toBe(true);
    expect((await readRoom()).nearly).toBe(false);
  });

  it("is nothing to tell where the browser does not say", async () => {
    vi.stubGlobal("navigator", {});
    expect(await readRoom()).toEqual({ used: 0, quota: 0, nearly: false });
  });
});
