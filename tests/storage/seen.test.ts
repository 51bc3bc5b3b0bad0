import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CheckReport } from "../../lib/model/report";
import { metOf } from "../../lib/model/seen";
import type { Source } from "../../lib/model/source";
import { database } from "../../lib/storage/database";
import { deleteSite, deleteTexts, keepSeen, keptSites, readSeen, seenId } from "../../lib/storage/seen";
import { hash } from "../../lib/text/hash";
import { freshDatabase } from "../support/database";

beforeEach(freshDatabase);

const ORIGIN = "https://a.example";
const report: CheckReport = {
  answerHash: "a",
  sourcesHash: "s",
  engine: "1.0.0",
  claims: [{ start: 0, end: 9, text: "15 seats.", cites: ["s1"], verdict: "contradicted" }],
  findings: [],
  skipped: [],
  checked: { claims: 1, claimsTotal: 1, sourcesRead: 1, sourcesTotal: 2, facts: { quantities: 1 } },
};
const sources: Source[] = [
  { id: "s1", text: "12 seats.", title: "Seat policy", version: "v2" },
  { id: "s2", text: "", completeness: "none" },
];
const answer = (text: string) => ({ id: "k", text, question: "How many seats?" });

describe("an answer that was judged", () => {
  it("comes back with its sources' texts, each kept once", async () => {
    await keepSeen(ORIGIN, answer("15 seats."), sources, report, 5);
    await keepSeen(ORIGIN, answer("16 seats."), sources, report, 6);
    const back = await readSeen(seenId(ORIGIN, "15 seats."));
    expect(back?.sources).toEqual([{ ...sources[0], hash: undefined }, sources[1]].map(({ ...s }) => s));
    expect(back?.seen.answer).toEqual(answer("15 seats."));
    expect(await (await database()).count("texts")).toBe(1);
    expect(await readSeen(seenId("https://b.example", "15 seats."))).toBeUndefined();
  });

  it("is told in the log by the hashes of its sources, without their texts", async () => {
    const seen = await keepSeen(ORIGIN, answer("15 seats."), sources, report, 5);
    const met = metOf(ORIGIN, "How many seats?", "15 seats.", report, seen.sources);
    expect(met.sources).toEqual([
      { id: "s1", title: "Seat policy", version: "v2", hash: hash("12 seats.") },
      { id: "s2", completeness: "none" },
    ]);
    expect(met.facts).toEqual({ quantities: 1 });
  });

  it("costs the oldest texts where there is no more room, and is unread then", async () => {
    await keepSeen(ORIGIN, answer("old"), [{ id: "s1", text: "old text" }], report, 1);
    const db = await database();
    const put = IDBObjectStore.prototype.put;
    const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      full.mockImplementation(function (this: IDBObjectStore, ...later) {
        return put.apply(this, later);
      });
      if (given.length > 9) return put.apply(this, given);
      throw new DOMException("full", "QuotaExceededError");
    });
    await keepSeen(ORIGIN, answer("new"), [{ id: "s1", text: "new text" }], report, 2);
    full.mockRestore();
    expect((await db.getAll("texts")).map(({ text }) => text)).toEqual(["new text"]);
    expect((await readSeen(seenId(ORIGIN, "old")))?.sources).toEqual([{ id: "s1", text: "", completeness: "none" }]);
  });

  it("goes with its site, and its texts unless another site needs them", async () => {
    const other = "https://b.example";
    await keepSeen(ORIGIN, answer("15 seats."), [...sources, { id: "s3", text: "own text" }], report, 1);
    await keepSeen(other, answer("15 seats."), sources, report, 2);
    expect(await keptSites()).toEqual([
      { origin: ORIGIN, answers: 1 },
      { origin: other, answers: 1 },
    ]);
    await deleteSite(ORIGIN);
    expect(await keptSites()).toEqual([{ origin: other, answers: 1 }]);
    expect((await (await database()).getAll("texts")).map(({ text }) => text)).toEqual(["12 seats."]);
    await deleteTexts();
    expect(await (await database()).count("texts")).toBe(0);
  });
});
