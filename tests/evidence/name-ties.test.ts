import { describe, expect, it } from "vitest";
import { NameList } from "../../lib/evidence/name-ties";
import { recordKey, recordTokens } from "../../lib/evidence/records";

const keysOf = (text: string) => recordTokens(text).map(recordKey);
const list = (...names: string[]) =>
  new NameList(
    names.map((text, at) => ({ at, text, keys: keysOf(text) })),
    keysOf,
  );

describe("names tied to a list", () => {
  it.each<[string, string[], { at: number; sure: boolean } | null]>([
    ["Basic", ["Basic", "Team"], { at: 0, sure: true }],
    ["team", ["Basic", "Team"], { at: 1, sure: true }],
    // a head and brackets add nothing
    ["Basic plan", ["Basic", "Team"], { at: 0, sure: true }],
    ["Price ($)", ["Seats", "Price (USD)"], { at: 1, sure: true }],
    ["价格（元）", ["席位", "价格"], { at: 1, sure: true }],
    // what differs in brackets alone is told apart by them
    ["Price (annual)", ["Price (monthly)", "Price (annual)"], { at: 1, sure: true }],
    ["Price", ["Price (monthly)", "Price (annual)"], null],
    // a part of one name alone
    ["Price", ["Seats", "Monthly price"], { at: 1, sure: false }],
    ["Monthly price", ["Price", "Seats"], { at: 0, sure: false }],
    ["存储", ["存储空间", "保留时间"], { at: 0, sure: false }],
    ["Price", ["Monthly price", "Annual price"], null],
    // the same words outweigh a part of others
    ["Team", ["Team", "Team Plus"], { at: 0, sure: true }],
    ["费", ["月费", "席位"], null],
    ["Cost", ["Price", "Seats"], null],
    ["", ["Price"], null],
    // a name that stands twice is none
    ["Hall", ["Hall", "Yard", "Hall"], null],
  ])("%s in %j", (words, names, tie) => {
    expect(list(...names).find(words, keysOf(words))).toEqual(tie);
  });
});
