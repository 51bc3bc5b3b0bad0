import { describe, expect, it } from "vitest";
import { readOrderFlips } from "../../lib/evidence/order-flips";
import { readPolarity } from "../../lib/facts/polarity";

/** "same", "turned" or "open" for each ordering of the claim that the passage knows. */
const reading = (source: string, claim: string): string => {
  const found = readOrderFlips(readPolarity(claim), readPolarity(source));
  return found.length === 0 ? "open" : found.map(({ agrees }) => (agrees ? "same" : "turned")).join(" ");
};

describe("readOrderFlips", () => {
  it.each([
    ["Pier A is longer than Pier B.", "Pier B is shorter than Pier A.", "same"],
    ["Pier A is longer than Pier B.", "Pier A is shorter than Pier B.", "turned"],
    ["Pier A is longer than Pier B.", "Pier B is longer than Pier A.", "turned"],
    ["Ticket sales in 2021 were higher than in 2020.", "Ticket sales in 2020 were lower than in 2021.", "same"],
    ["Ticket sales in 2021 were higher than in 2020.", "Ticket sales in 2020 were higher than in 2021.", "turned"],
    ["The day pass costs less than the week pass.", "The day pass is cheaper than the week pass.", "same"],
    ["The day pass costs less than the week pass.", "The week pass is cheaper than the day pass.", "turned"],
    ["Trams carry more passengers than buses.", "Buses carry fewer passengers than trams.", "same"],
    ["Ferries are ahead of trams.", "Ferries are behind trams.", "turned"],
    // another scale, another thing, a denial, a case, a bound
    ["Pier A is longer than Pier B.", "Pier A is older than Pier B.", "open"],
    ["Pier A is longer than Pier B.", "Pier A is shorter than Pier C.", "open"],
    ["Pier A is longer than Pier B.", "Pier B is not longer than Pier A.", "open"],
    ["Pier A is longer than Pier B.", "If Pier B is longer than Pier A, ships turn.", "open"],
    ["Rates above 20 % are higher than usual.", "Rates are lower than 20 %.", "open"],
    // Chinese
    ["东码头长于西码头。", "西码头短于东码头。", "same"],
    ["东码头比西码头长。", "西码头比东码头长。", "turned"],
    ["东码头比西码头长。", "东码头比西码头短。", "turned"],
    ["日票的价格低于周票。", "日票比周票便宜。", "same"],
    ["日票的价格低于周票。", "日票比周票贵。", "turned"],
    ["渡轮排名领先于电车。", "电车排名落后于渡轮。", "same"],
    ["渡轮产量优于电车，能耗低于电车。", "渡轮能耗高于电车。", "turned"],
    ["东码头比西码头长。", "东码头占比高。", "open"],
    ["东码头比西码头长。", "西码头并不比东码头长。", "open"],
    ["票价不高于 20 元。", "票价低于 20 元。", "open"],
    ["东码头比西码头长。", "若西码头比东码头长，则改道。", "open"],
  ])("%s / %s: %s", (source, claim, expected) => {
    expect(reading(source, claim)).toBe(expected);
  });
});
