import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locate, locateEllipsis } from "../../lib/evidence/locate";

const POLICY = `# Refund policy (v3)

The Standard plan includes 20 seats. Extra seats cost $8 per seat per month, tax not included.
The Enterprise plan has unlimited seats; its fee of 1,500 dollars is non-refundable.

Refunds are paid within 30 days of the request — unless the account was “suspended” for abuse.
Support is unavailable on public holidays. Uploads of up to 500 MB are accepted.`;

const TERMS = `退款政策

标准版包含 20 个席位，超出部分 8 元/席位/月，价格不含税。
企业版不限席位，年费为一万二十五元，不予退款。
客户应当自收到货物之日起七日内提出异议；逾期未提出的，视为验收合格。
温度不得低于 -5 度。`;

describe("locate", () => {
  it.each([
    // Character for character.
    [POLICY, "includes 20 seats", "exact", "includes 20 seats"],
    [POLICY, "  tax not included. ", "exact", "tax not included."],
    [POLICY, "its fee of 1,500 dollars", "exact", "its fee of 1,500 dollars"],
    [TERMS, "超出部分 8 元/席位/月，价格不含税", "exact", "超出部分 8 元/席位/月，价格不含税"],
    [TERMS, "不限席位", "exact", "不限席位"],
    // Folded.
    [POLICY, "THE standard plan", "folded", "The Standard plan"],
    [POLICY, "cost $8 per seat\n  per month", "folded", "cost $8 per seat per month"],
    [POLICY, "tax not included!", "folded", "tax not included"],
    [POLICY, 'the account was "suspended" for abuse', "folded", "the account was “suspended” for abuse"],
    [POLICY, "of the request—unless", "folded", "of the request — unless"],
    [POLICY, "**unlimited** seats", "folded", "unlimited seats"],
    [POLICY, "‘includes 20 seats’", "folded", "includes 20 seats"],
    [TERMS, "超出部分8元/席位/月,价格不含税。", "folded", "超出部分 8 元/席位/月，价格不含税。"],
    [TERMS, "包含２０个席位", "folded", "包含 20 个席位"],
    [TERMS, "價格不含稅", "folded", "价格不含税"],
    [TERMS, "逾期未提出的,视为验收合格", "folded", "逾期未提出的，视为验收合格"],
    [TERMS, "企业版不限席位。", "folded", "企业版不限席位"],
    // With ellipses.
    [
      POLICY,
      "The Standard plan … cost $8 per seat",
      "folded",
      "The Standard plan includes 20 seats. Extra seats cost $8 per seat",
    ],
    [
      POLICY,
      "Refunds are paid [...] for abuse",
      "folded",
      "Refunds are paid within 30 days of the request — unless the account was “suspended” for abuse",
    ],
    [TERMS, "标准版包含……价格不含税", "folded", "标准版包含 20 个席位，超出部分 8 元/席位/月，价格不含税"],
    [POLICY, "… includes 20 seats …", "folded", "includes 20 seats"],
    // With words of the quoter's own; brackets of the text.
    [
      "The name Karu (written in full) is read [ka] there.",
      "The name Karu … read [ka]",
      "folded",
      "The name Karu (written in full) is read [ka",
    ],
    [POLICY, "within 30 days of [your] request", "folded", "within 30 days of the request"],
    [
      POLICY,
      "Refunds are paid within 30 days of the request [emphasis added]",
      "folded",
      "Refunds are paid within 30 days of the request",
    ],
    [TERMS, "客户应当自收到[全部]货物之日起七日内提出异议", "folded", "客户应当自收到货物之日起七日内提出异议"],
    [POLICY, "its fee of 1,500 dollars is [not] non-refundable", "approximate", undefined],
    [TERMS, "价格[不]不含税。企业版不限席位", "approximate", undefined],
    [POLICY, "Uploads of up to [900] MB are accepted", "approximate", undefined],
    [POLICY, "Uploads of up to 900 MB are accepted [emphasis added]", "approximate", undefined],
    [POLICY, "[re]fundable fees are paid", "approximate", undefined],
    // A changed digit, letter or character.
    [POLICY, "includes 25 seats. Extra seats", "approximate", "includes 20 seats. Extra seats"],
    [POLICY, "fee of 1,600 dollars is non-refundable", "approximate", "fee of 1,500 dollars is non-refundable"],
    [POLICY, "Refunds are paid within 30 weeks", "approximate", undefined],
    [TERMS, "标准版包含 30 个席位，超出部分", "approximate", "标准版包含 20 个席位，超出部分"],
    [TERMS, "价格含税。企业版不限席位", "approximate", undefined],
    // What the edges cut.
    [POLICY, "fee of 1,5", "approximate", undefined],
    [POLICY, "500 dollars is non-refundable", "approximate", "500 dollars is non-refundable"],
    [POLICY, "refundable.", "approximate", undefined],
    [POLICY, "available on public holidays", "approximate", "available on public holidays"],
    [POLICY, "Uploads of up to 500 M", "approximate", undefined],
    [POLICY, "Uploads of up to 50", "approximate", undefined],
    ["The rooms cost 1 000 dollars a month.", "000 dollars a month", "approximate", "000 dollars a month"],
    ["In room 12 300 guests were fed.", "guests were fed", "exact", "guests were fed"],
    ["The fee for the year is 25万元整。", "The fee for the year is 25", "approximate", undefined],
    ["年度服务费的价格为25万元整。", "年度服务费的价格为25", "approximate", undefined],
    ["年度服务费上调了25%左右。", "年度服务费上调了25", "approximate", undefined],
    ["年度服务费的价格为25元整。", "年度服务费的价格为25", "exact", "年度服务费的价格为25"],
    ["Neither party may disclose the price.", "either party may disclose", "approximate", undefined],
    ["Guests cannot smoke in rooms.", "Guests can", "approximate", undefined],
    ["Rooms aren’t cleaned on Sundays.", "Rooms are", "approximate", undefined],
    [TERMS, "十五元，不予退款", "approximate", undefined],
    [TERMS, "年费为一万二十", "approximate", undefined],
    [TERMS, "5 度", "none", undefined],
    // Nowhere.
    [POLICY, "Gift cards expire after two years in all regions", "none", undefined],
    [TERMS, "赠品与礼品卡两年后一律作废处理", "none", undefined],
    [POLICY, "", "none", undefined],
    [POLICY, " … ", "none", undefined],
    [POLICY, "“”", "none", undefined],
    [POLICY, "a", "none", undefined],
    [TERMS, "版", "none", undefined],
    ["", "includes 20 seats", "none", undefined],
    // Parts in the wrong order, or too far apart.
    [POLICY, "Support is unavailable … Refunds are paid", "approximate", undefined],
    [
      `Fees are due. ${"Much else is said here. ".repeat(20)}Fees are refunded.`,
      "Fees are due … are refunded",
      "approximate",
      "Fees are due",
    ],
  ])("%#", (text, quote, found, words) => {
    const result = locate(text, quote);
    if (found === "approximate" && words === undefined) expect(["approximate", "none"]).toContain(result.found);
    else expect(result.found).toBe(found);
    if (words !== undefined) expect(text.slice(result.start, result.end)).toBe(words);
    if (found === "none") expect(result).toMatchObject({ found: "none", all: [] });
  });

  it("finds all places, and the best by prefix and suffix", () => {
    const text = "Basic: 5 seats per team. Team: 5 seats per team. Max: 5 seats per team.";
    const all = locate(text, "5 seats per team");
    expect(all.all.map((hit) => hit.start)).toEqual([7, 31, 54]);
    expect(all.start).toBe(7);
    expect(locate(text, "5 seats per team", { prefix: "Team: " }).start).toBe(31);
    expect(locate(text, "5 seats per team", { prefix: "max:" }).start).toBe(54);
    expect(locate(text, "5 seats per team", { suffix: ". Max" }).start).toBe(31);
    expect(locate(text, "5 SEATS per team", { prefix: "Team:  " }).start).toBe(31);
  });

  it("finds a short word with its neighbours only beside them", () => {
    const text = "no fee, low fee";
    expect(locate(text, "fee", { prefix: "low " })).toMatchObject({ found: "exact", start: 12 });
    expect(locate(text, "fee", { prefix: "high " }).found).toBe("none");
    expect(locate(text, "fee", { prefix: "  low\n " })).toMatchObject({ found: "exact", start: 12 });
    expect(locate(text, "fee", { prefix: "high\n " }).found).toBe("none");
    expect(locate(text, "o", { prefix: "n", suffix: " fee" })).toMatchObject({ found: "exact", start: 1 });
  });

  it("does not take a twin for a quote that was taken out", () => {
    const twin = "Refunds are paid within 14 days of the request.";
    const result = locate(`Other text. ${twin} More text.`, "Refunds are paid within 30 days of the request.");
    expect(result.found).toBe("approximate");
    expect(result.errors).toBe(2);
  });

  it("looks for much changed words in the ranges that are named alone", () => {
    const text = "Pets are welcome here. Refunds are paid within 30 days of the request. Towels are free.";
    const quote = "Refunds will be paid within 45 days after a request";
    const start = text.indexOf("Refunds");
    const whole = locate(text, quote);
    expect(whole).toMatchObject({ found: "approximate", start });
    expect(locate(text, quote, undefined, () => [{ start, end: start + 47 }])).toEqual(whole);
    expect(locate(text, quote, undefined, () => []).found).toBe("none");
    // Few changes are found wherever they stand.
    expect(locate(text, "Refunds are paid within 31 days of the request", undefined, () => []).start).toBe(start);
  });

  it("shows what an ellipsis leaves out", () => {
    const text = "The fee is not refundable in any case. Tax is extra.";
    const quote = "The fee is … refundable in any case";
    const hit = locateEllipsis(text, quote);
    expect(hit?.gaps.map(({ start, end }) => text.slice(start, end))).toEqual([" not "]);
    expect(hit?.parts.map(({ start, end }) => text.slice(start, end))).toEqual([
      "The fee is",
      "refundable in any case",
    ]);
    expect(locate(text, quote).gaps).toEqual(hit?.gaps);
    expect(locateEllipsis(text, "The fee is not refundable")).toBeUndefined();
    expect(locateEllipsis(text, "The … a … case")).toBeUndefined();
  });

  it("chooses the place of an ellipsis that leaves out least", () => {
    const text = "Seats are added. Seats are counted and billed. Seats are billed.";
    expect(locate(text, "Seats are … billed").start).toBe(text.lastIndexOf("Seats"));
  });

  it("finds long quotes with changes, and changes near their end", () => {
    const sentence = (n: number): string =>
      `Clause ${n} says that party ${n * 7} pays ${n * 13} dollars within ${n} days. `;
    const text = Array.from({ length: 200 }, (_, n) => sentence(n + 1)).join("");
    const part = text.slice(2000, 3900);
    const changed = `${part.slice(0, 500)}X${part.slice(501, 1800)}Y${part.slice(1801)}`;
    const result = locate(text, changed);
    expect(result.found).toBe("approximate");
    expect(Math.abs((result.start ?? 0) - 2000)).toBeLessThanOrEqual(2);
    expect(Math.abs((result.end ?? 0) - 3900)).toBeLessThanOrEqual(2);
  });
});

const ENGLISH_WORDS =
  "the plan includes seats storage refunds within days of request account tax fee support unless suspended monthly price customer".split(
    " ",
  );
const CHINESE_CHARACTERS = [
  ..."标准版包含个席位超出部分元价格税企业不限年费为退款客户应当自收到货物之日起提出异议视合格",
];
const source = fc.oneof(
  fc
    .array(fc.oneof(fc.constantFrom(...ENGLISH_WORDS), fc.nat(99999).map(String), fc.constantFrom(".", ",", "\n")), {
      minLength: 20,
      maxLength: 80,
    })
    .map((words) => words.join(" ")),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...CHINESE_CHARACTERS),
        fc.nat(99999).map((n) => ` ${n} `),
        fc.constantFrom("。", "，", "\n"),
      ),
      { minLength: 20, maxLength: 120 },
    )
    .map((parts) => parts.join("")),
);

/** A cut that goes through no number, and leaves enough to be looked for. */
function cutAt(text: string, from: number, length: number): { start: number; end: number; quote: string } | undefined {
  let start = from % text.length;
  let end = Math.min(text.length, start + length);
  const digit = (at: number): boolean => /\d/.test(text[at] ?? "");
  while (start < end && digit(start) && digit(start - 1)) start++;
  while (end > start && digit(end) && digit(end - 1)) end--;
  while (start < end && /\s/.test(text[start] as string)) start++;
  while (end > start && /\s/.test(text[end - 1] as string)) end--;
  const quote = text.slice(start, end);
  // "5" before ", 7" or "5 ." is cut where a number might go on; "un" and the like before a cut are another matter.
  return quote.length >= 12 && !/^[.,]|[.,]$/.test(quote) ? { start, end, quote } : undefined;
}

describe("properties of locate", () => {
  it("finds a quote that is cut anywhere from a source at its place", () => {
    fc.assert(
      fc.property(source, fc.nat(10_000), fc.integer({ min: 12, max: 200 }), (text, from, length) => {
        const cut = cutAt(text, from, length);
        fc.pre(cut !== undefined);
        const { start, end, quote } = cut as { start: number; end: number; quote: string };
        const result = locate(text, quote);
        if (result.found !== "exact")
          expect(/(?:in|un|dis|im)$/.test(text.slice(0, start)) || /\d ?[a-z]+$/.test(quote)).toBe(true);
        else {
          expect(result.all).toContainEqual({ start, end });
          expect(text.slice(result.start, result.end)).toBe(quote);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("never calls a quote with one changed digit exact or folded", () => {
    fc.assert(
      fc.property(
        source,
        fc.nat(10_000),
        fc.integer({ min: 12, max: 120 }),
        fc.nat(1000),
        fc.integer({ min: 1, max: 9 }),
        (text, from, length, which, by) => {
          const cut = cutAt(text, from, length);
          fc.pre(cut !== undefined);
          const { quote } = cut as { quote: string };
          const digits = [...quote.matchAll(/\d/g)];
          fc.pre(digits.length > 0);
          const at = (digits[which % digits.length] as RegExpMatchArray).index as number;
          const changed = quote.slice(0, at) + String((Number(quote[at]) + by) % 10) + quote.slice(at + 1);
          fc.pre(!text.includes(changed));
          expect(["approximate", "none"]).toContain(locate(text, changed).found);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("finds the same after the source was set in other type", () => {
    fc.assert(
      fc.property(source, fc.nat(10_000), fc.integer({ min: 12, max: 120 }), (text, from, length) => {
        const cut = cutAt(text, from, length);
        fc.pre(cut !== undefined);
        const { quote } = cut as { quote: string };
        const before = locate(text, quote);
        // A word cut after a number may be its unit.
        fc.pre(before.found === "exact" && !/\d\s*[a-z]+$/.test(quote));
        const set = text
          .replaceAll("\n", "\r\n   ")
          .replace(/[a-z]{6,}/g, (word) => `${word.slice(0, 3)}\u00ad${word.slice(3)}`);
        expect(["exact", "folded"]).toContain(locate(set, quote).found);
      }),
      { numRuns: 200 },
    );
  });

  it("finds by the index what a full scan finds: no place with the changes that are allowed is missed", () => {
    const long = fc
      .array(fc.constantFrom(...ENGLISH_WORDS), { minLength: 4000, maxLength: 4000 })
      .map((words) => words.join(" "));
    const edit = fc.record({ at: fc.nat(10_000), kind: fc.constantFrom("replace", "insert", "delete") });
    fc.assert(
      fc.property(long, fc.nat(10_000), fc.array(edit, { minLength: 1, maxLength: 4 }), (text, from, edits) => {
        const start = from % (text.length - 400);
        let quote = text.slice(start, start + 200);
        for (const { at, kind } of edits) {
          const place = at % quote.length;
          quote =
            quote.slice(0, place) + (kind === "delete" ? "" : "Q") + quote.slice(place + Number(kind !== "insert"));
        }
        const result = locate(text, quote);
        // An edge that cuts a number or a unit leaves nothing to count.
        if (result.found === "approximate") expect(result.errors).toBeLessThanOrEqual(edits.length);
        else expect(result.found).not.toBe("none");
      }),
      { numRuns: 30, endOnFailure: true },
    );
  });

  it("gives ranges of the text, whatever it is given", () => {
    const any = fc.string({ unit: "binary", maxLength: 80 });
    fc.assert(
      fc.property(any, any, (text, quote) => {
        const { found, start, end, all } = locate(text, quote);
        if (found === "none") return;
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start as number);
        expect(end).toBeLessThanOrEqual(text.length);
        expect(all).toContainEqual({ start, end });
      }),
    );
  });
});
