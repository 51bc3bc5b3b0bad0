import { describe, expect, it } from "vitest";
import { readRolesZh } from "../../lib/facts/roles";
import { readRolesEn } from "../../lib/facts/roles-en";

const told = (text: string) =>
  [...readRolesZh(text), ...readRolesEn(text)].map(
    ({ relation, doer, other }) =>
      `${relation}: ${text.slice(doer.start, doer.end)} > ${text.slice(other.start, other.end)}`,
  );

describe("who does what to whom", () => {
  it.each([
    ["松岭公司收购白鹭公司。", ["acquire: 松岭公司 > 白鹭公司"]],
    ["白鹭公司被松岭公司收购。", ["acquire: 松岭公司 > 白鹭公司"]],
    ["白鹭公司由松岭公司全资收购。", ["acquire: 松岭公司 > 白鹭公司"]],
    ["松岭公司完成对白鹭公司的收购。", ["acquire: 松岭公司 > 白鹭公司"]],
    ["2020年，松岭公司以2亿元收购白鹭公司30%的股权。", ["acquire: 松岭公司 > 白鹭公司"]],
    ["甲方应在10日内向乙方支付货款。", ["pay: 甲方 > 乙方"]],
    ["李强从张伟处购买了汽车。", ["transfer: 张伟 > 李强"]],
    ["白鹭公司的母公司是松岭公司。", ["parent: 松岭公司 > 白鹭公司"]],
    ["白鹭公司是松岭公司的子公司。", ["parent: 松岭公司 > 白鹭公司"]],
    // No two parties.
    ["收购价为2亿元。", []],
    ["本次收购已经完成。", []],
    ["控股股东须披露信息。", []],
    ["Talbryn acquired Meadowcrest.", ["acquire: Talbryn > Meadowcrest"]],
    ["Meadowcrest was acquired by Talbryn.", ["acquire: Talbryn > Meadowcrest"]],
    ["Talbryn's acquisition of Meadowcrest took a year.", ["acquire: Talbryn > Meadowcrest"]],
    ["The acquisition of Meadowcrest by Talbryn took a year.", ["acquire: Talbryn > Meadowcrest"]],
    ["Rupert Dane bought the mill from Ines Calder.", ["transfer: Ines Calder > Rupert Dane"]],
    ["The borrower repays the loan to the lender.", ["pay: borrower > lender"]],
    ["Meadowcrest's parent company is Talbryn.", ["parent: Talbryn > Meadowcrest"]],
    ["Talbryn acquired three mills in Norway.", []],
    ["The acquisition took a year.", []],
  ])("%s", (text, expected) => {
    expect(told(text)).toEqual(expected);
  });
});
