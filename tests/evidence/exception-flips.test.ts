import { describe, expect, it } from "vitest";
import { alignTexts, type TokenRange } from "../../lib/evidence/aligned";
import {
  findDroppedException,
  findExceptionFlips,
  findExchangedException,
  namedExceptions,
  withoutExceptions,
} from "../../lib/evidence/exception-flips";
import { type PolarText, readPolarity } from "../../lib/facts/polarity";

const pairOf = (source: string, answer: string) => alignTexts(readPolarity(answer), readPolarity(source));
const words = ({ text, tokens }: PolarText, range: TokenRange | undefined): string =>
  range ? text.slice(tokens[range.first]?.start, tokens[range.last]?.end) : "";

const LOCKERS = "All lockers except the corner locker have a key.";
const STAFF = "All guides except trainees must wear a badge.";
const LOCKERS_ZH = "除角柜外，所有储物柜均配钥匙。";
const STAFF_ZH = "全体讲解员均须佩戴胸牌，见习人员除外。";

describe("findExceptionFlips", () => {
  it.each([
    [LOCKERS, "The corner locker has a key.", "corner locker"],
    [STAFF, "Trainees must wear a badge.", "Trainees"],
    [LOCKERS_ZH, "角柜也配钥匙。", "角柜"],
    // near: denied of it, excepted by the answer too, not named, another statement
    [LOCKERS, "The corner locker does not have a key.", ""],
    [LOCKERS, "Every locker but the corner locker has a key.", ""],
    [LOCKERS, "The wall lockers have a key.", ""],
    [STAFF, "Trainees are paid weekly.", ""],
    [LOCKERS_ZH, "角柜不配钥匙。", ""],
    [LOCKERS_ZH, "角柜之外的储物柜均配钥匙。", ""],
    ["Fees are paid back unless the ticket was used.", "A used ticket is paid back.", ""],
  ])("%s ⇒ %s: %s", (source, answer, expected) => {
    const pair = pairOf(source, answer);
    expect(words(pair.a, findExceptionFlips(pair)[0]?.answer)).toBe(expected);
  });
});

describe("findDroppedException", () => {
  it.each([
    [LOCKERS, "All lockers have a key.", "All lockers"],
    [STAFF, "Every guide must wear a badge.", "Every guide"],
    [LOCKERS_ZH, "所有储物柜均配钥匙。", "所有储物"],
    // near: nothing sweeping, room left, the exception told elsewhere, other words
    [LOCKERS, "Lockers have a key.", ""],
    [LOCKERS, "Almost all lockers have a key.", ""],
    [LOCKERS, "All other lockers have a key.", ""],
    [LOCKERS, "All lockers have a lamp and a key.", ""],
    [LOCKERS_ZH, "储物柜配钥匙。", ""],
    [LOCKERS_ZH, "其他所有储物柜均配钥匙。", ""],
  ])("%s ⇒ %s: %s", (source, answer, expected) => {
    const pair = pairOf(source, answer);
    expect(words(pair.a, findDroppedException(pair, answer)?.answer)).toBe(expected);
  });

  it("is silent where another sentence of the answer names the exception", () => {
    const answer = "All lockers have a key.";
    expect(findDroppedException(pairOf(LOCKERS, answer), `${answer} The corner locker has none.`)).toBeNull();
  });
});

describe("findExchangedException", () => {
  it.each([
    [STAFF, "All guides except drivers must wear a badge.", "except drivers"],
    [STAFF_ZH, "全体讲解员均须佩戴胸牌，外聘教师除外。", "外聘教师除外"],
    [STAFF_ZH, "除外聘教师外，全体讲解员均须佩戴胸牌。", "除外聘教师外"],
    // near: the same group, a group more, another statement, a case
    [STAFF, "All guides except trainees must wear a badge.", ""],
    [STAFF, "All guides except trainees and drivers must wear a badge.", ""],
    [STAFF, "All guides except drivers are paid weekly.", ""],
    [STAFF, "All guides must wear a badge unless it rains.", ""],
    [STAFF_ZH, "除见习人员外，全体讲解员均须佩戴胸牌。", ""],
  ])("%s ⇒ %s: %s", (source, answer, expected) => {
    const pair = pairOf(source, answer);
    expect(words(pair.a, findExchangedException(pair, [])?.answer)).toBe(expected);
  });

  it("is silent where another passage takes that out", () => {
    const pair = pairOf(STAFF, "All guides except drivers must wear a badge.");
    expect(findExchangedException(pair, [readPolarity("Drivers wear no badge.")])).toBeNull();
  });
});

describe("withoutExceptions", () => {
  it("blanks out what the answer does not speak of, offsets kept", () => {
    const met = withoutExceptions(pairOf(LOCKERS, "No locker has a key."));
    expect(met?.s.text).toHaveLength(LOCKERS.length);
    expect(met?.s.text.replace(/ +/g, " ")).toBe("All lockers have a key.");
  });
  it("blanks out the same exception on both sides", () => {
    const met = withoutExceptions(pairOf(STAFF, "No guides except trainees must wear a badge."));
    expect(met?.a.text.replace(/ +/g, " ")).toBe("No guides must wear a badge.");
  });
  it.each([
    [LOCKERS, "The corner locker has a key."],
    [LOCKERS, "Some lockers have a key."],
    ["All lockers have a key.", "No locker has a key."],
  ])("leaves %s / %s", (source, answer) => {
    expect(withoutExceptions(pairOf(source, answer))).toBeNull();
  });
});

describe("namedExceptions", () => {
  it.each([
    [LOCKERS, "The corner locker has a key.", 1],
    [LOCKERS, "The wall lamp has a key.", 0],
    [STAFF_ZH, "见习人员不佩戴胸牌。", 1],
    [STAFF_ZH, "讲解员佩戴胸牌。", 0],
  ])("%s ⇒ %s: %d", (source, answer, count) => {
    expect(namedExceptions(pairOf(source, answer))).toHaveLength(count);
  });
});
