import { describe, expect, it } from "vitest";
import { trailOf } from "../../lib/check/trail";
import type { Answer } from "../../lib/model/answer";
import type { Source } from "../../lib/model/source";

const cases: [string, Answer, Source[]][] = [
  [
    "en",
    {
      id: "a",
      cites: ["s"],
      text: "The Basic plan includes 15 seats. Seats are not transferable. It says “billed per month”. I could not find the refund period in the documents.",
    },
    [
      {
        id: "s",
        version: "v2",
        text: "The Basic plan includes 12 seats. Seats are not transferable.\nAll plans are billed per month.",
      },
    ],
  ],
  [
    "zh-CN",
    { id: "a", cites: ["s"], text: "专业版的备份保留 90 天。备份文件不支持导出。资料中没有提到退款期限。" },
    [{ id: "s", version: "v1", text: "专业版每 6 小时备份一次，备份保留 30 天。备份文件不支持导出。" }],
  ],
];

describe("the trail of an answer", () => {
  it.each(cases)(
    "has every fact with its words on both sides and the passages that were met: %s",
    (_, answer, sources) => {
      const { declined, read, passages } = trailOf(answer, sources);
      expect(declined).toBe(true);
      for (const fact of read) expect(answer.text.slice(fact.start, fact.end)).toBe(fact.text);
      for (const words of [...passages, ...read.flatMap(({ source }) => source ?? [])]) {
        expect(sources[0]?.text.slice(words.start, words.end)).toBe(words.text);
        expect(words).toMatchObject({ id: "s", version: sources[0]?.version });
      }
      expect(read.map(({ start }) => start)).toEqual(read.map(({ start }) => start).sort((a, b) => a - b));
    },
  );

  it("tells how a value, a quote and a denial stand", () => {
    const [, answer, sources] = cases[0] as (typeof cases)[number];
    const { read, passages } = trailOf(answer, sources);
    expect(
      read.slice(0, 3).map(({ kind, text, value, stands, source }) => [kind, text, value, stands, source?.text]),
    ).toEqual([
      ["quantity", "15 seats", "quantity 15 seat", "absent", "12 seats"],
      ["negation", "not", undefined, undefined, "Seats are not transferable."],
      ["quote", "billed per month", undefined, "supported", "billed per month"],
    ]);
    expect(read.filter(({ kind }) => kind === "refusal").map(({ text }) => text.slice(0, 16))).toEqual([
      "I could not find",
    ]);
    expect(passages.map(({ text }) => text)).toContain("The Basic plan includes 12 seats.");
  });

  it("is empty where the source was not read, and does not decline where nothing does", () => {
    const answer = { id: "a", cites: ["s"], text: "The Basic plan includes 15 seats." };
    const trail = trailOf(answer, [{ id: "s", text: "", completeness: "none" }]);
    expect(trail).toMatchObject({ declined: false, passages: [], read: [{ text: "15 seats", stands: "open" }] });
    expect(trailOf({ id: "a", text: "" }, [])).toEqual({ declined: false, read: [], passages: [] });
  });

  it("keeps a bound on what it holds", () => {
    const text = Array.from({ length: 900 }, (_, i) => `Room ${i} has ${i + 7} lockers.`).join(" ");
    const { read, passages } = trailOf({ id: "a", cites: ["s"], text }, [{ id: "s", text }]);
    expect(read.length).toBe(500);
    expect(passages.length).toBeLessThanOrEqual(500);
  });

  it("takes a fixed refusal of the business for one", () => {
    const text = "Please ask the front desk.";
    expect(trailOf({ id: "a", text }, []).declined).toBe(false);
    expect(trailOf({ id: "a", text }, [], { refusals: [text] }).declined).toBe(true);
  });
});
