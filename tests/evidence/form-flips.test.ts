import { describe, expect, it } from "vitest";
import { formSpans, readForms } from "../../lib/evidence/form-flips";
import { indexSource } from "../../lib/evidence/passages";
import { readPolarity } from "../../lib/facts/polarity";

const VAT = "VAT included: no";
const TABLE = "| Feature | Trial | Pro |\n| --- | --- | --- |\n| Export | ✗ | ✓ |\n| Single sign-on | ✗ | ✓ |";
const TABLE_ZH = "| 功能 | 试用版 | 专业版 |\n| --- | --- | --- |\n| 导出 | ✗ | ✓ |\n| 单点登录 | ✗ | ✓ |";

/** The source's words that a claim turns ("" where it tells them right, "open" where nothing is decided). */
const turned = (source: string, claim: string): string => {
  const { flips, decided } = readForms(readPolarity(claim), [indexSource({ id: "1", text: source })]);
  return flips[0] ? source.slice(flips[0].source.start, flips[0].source.end) : decided ? "" : "open";
};

describe("readForms", () => {
  it.each([
    // the label's own words
    ["Laundry paid out: no", "Laundry is paid out each week.", "Laundry paid out: no"],
    ["Laundry paid out: no", "Laundry is not paid out each week.", ""],
    ["Locker renewal: No", "The locker renews on its own.", "Locker renewal: No"],
    ["Locker renewal: No", "The locker does not renew.", ""],
    ["Deposit required: no", "A deposit is required.", "Deposit required: no"],
    ["Deposit required: no", "No deposit is required.", ""],
    // the reverse of a word of the label
    [VAT, "Prices exclude VAT.", ""],
    [VAT, "Rates are plus VAT.", ""],
    [VAT, "Rates are excl. VAT.", ""],
    [VAT, "Rates are exclusive of VAT.", ""],
    [VAT, "Rates are inclusive of VAT.", VAT],
    [VAT, "Rates include VAT.", VAT],
    ["VAT included: yes", "Rates are plus VAT.", "VAT included: yes"],
    ["VAT included: yes", "Rates are incl. VAT.", ""],
    ["Dogs allowed: No", "Dogs are forbidden.", ""],
    ["Dogs allowed: No", "Dogs are permitted.", "Dogs allowed: No"],
    ["Refundable: Yes", "The pass is non-refundable.", "Refundable: Yes"],
    ["Refundable: No", "The pass is non-refundable.", ""],
    ["Deposit required: no", "A deposit is unnecessary.", ""],
    // the value told as the label's state
    ["Night mode: off", "Night mode is switched on.", "Night mode: off"],
    ["Night mode: off", "Night mode is disabled.", ""],
    ["Late check-out: yes", "Late check-out is unavailable.", "Late check-out: yes"],
    ["Late check-out: yes", "Late check-out is not possible.", "Late check-out: yes"],
    ["Late check-out: yes", "Late check-out is possible.", ""],
    // tables
    [TABLE, "The Trial can't export.", ""],
    [TABLE, "The Trial can export.", "Export | ✗"],
    [TABLE, "Pro has no export.", "Export | ✗ | ✓"],
    [TABLE, "Pro lacks single sign-on.", "Single sign-on | ✗ | ✓"],
    ["Export on Trial: ✗", "Trial accounts cannot export.", ""],
    ["Export on Trial: ✗", "Trial accounts can export.", "Export on Trial: ✗"],
    // Chinese
    ["含税：✗", "报价不含税。", ""],
    ["含税：✗", "报价为含税价。", "含税：✗"],
    ["含税：✓", "报价未含税。", "含税：✓"],
    ["是否含税：否", "报价已含税。", "含税：否"],
    ["自动续租：否", "到期不会自动续租。", ""],
    ["自动续租：否", "自动续租已关闭。", ""],
    ["自动续租：否", "没有自动续租。", ""],
    ["自动续租：否", "到期自动续租。", "自动续租：否"],
    ["支持退票：否", "该票无法退票。", ""],
    ["支持退票：否", "该票可退票。", "支持退票：否"],
    ["可退票：是", "该票不予退票。", "可退票：是"],
    ["可退票：是", "该票支持退票。", ""],
    [TABLE_ZH, "试用版无法导出。", ""],
    [TABLE_ZH, "试用版可以导出。", "导出 | ✗"],
    [TABLE_ZH, "专业版不支持单点登录。", "单点登录 | ✗ | ✓"],
    // left open: another thing, a condition, words that deny by themselves, more than one denial, both answers
    [VAT, "Prices are shown in euros.", "open"],
    ["Locker renewal: No", "The locker renews only if you ask.", "open"],
    ["Locker renewal: No", "The locker's renewal has to be cancelled in writing.", "open"],
    ["Deposit required: no", "No deposit is required and no fee is charged.", "open"],
    ["Pool heated: yes\nPool heated: no", "The pool is heated.", "open"],
    ["支持退票：否", "退票须在柜台提出。", "open"],
    ["自动续租：否", "是否自动续租由用户选择。", "open"],
    ["自动续租：否", "续租须书面申请。", "open"],
  ])("%s ⇒ %s: %s", (source, claim, words) => {
    expect(turned(source, claim)).toBe(words);
  });
});

describe("formSpans", () => {
  it.each([
    ["Laundry paid out: no", ["Laundry paid out: no"]],
    ["自动续租：否", ["自动续租：否"]],
    ["The pool is heated.", []],
    ["Opening hours: 9 to 5", []],
  ])("%s", (text, spans) => {
    const [passage] = indexSource({ id: "1", text }).passages;
    expect(formSpans(passage as never).map(({ start, end }) => text.slice(start, end))).toEqual(spans);
  });

  it("takes a row with a yes or no whole, and leaves a row of words", () => {
    const rows = indexSource({ id: "1", text: "| Dogs | ✗ |\n| Cats | in the hall |" }).passages;
    expect(rows.map((row) => formSpans(row).length)).toEqual([1, 0]);
  });
});
