import { describe, expect, it } from "vitest";
import { readDefinitions } from "../../lib/facts/definitions";

describe("names that a text defines", () => {
  it.each<[string, string[]]>([
    ["北京云溪科技有限公司（以下简称“甲方”）", ["北京云溪科技有限公司", "北京云溪科技", "甲方"]],
    ["本合同由青岚物流有限公司(下称乙方)签署", ["青岚物流有限公司", "青岚物流", "乙方"]],
    ["旗舰协作套餐（以下称“旗舰版”）含 50 席", ["旗舰协作套餐", "旗舰版"]],
    ["首席执行官（CEO）", ["首席执行官", "CEO"]],
    ["Northwind Hosting Ltd (the “Provider”) shall", ["Northwind Hosting Ltd", "Northwind Hosting", "Provider"]],
    ['Between Bramble Foods plc ("Customer") and', ["Bramble Foods plc", "Bramble Foods", "Customer"]],
    ["Acme Hosting, Inc. (hereinafter “Acme”)", ["Acme Hosting, Inc.", "Acme Hosting", "Acme"]],
    ["You buy the enterprise storage plan (the “Plan”) for a year", ["enterprise storage plan", "Plan"]],
    ["The World Health Organization (WHO) said", ["World Health Organization", "WHO"]],
    ["The Bank of England (hereinafter referred to as the Bank) said", ["Bank of England", "Bank"]],
    ["the Enterprise plan (EP) costs", ["Enterprise plan", "EP"]],
  ])("%s", (text, names) => {
    expect(readDefinitions(text).flatMap((term) => [...term.names, ...(term.exact ?? [])])).toEqual(names);
  });

  it.each([
    "甲乙双方（以下合称“双方”）",
    "Acme and Bramble (together, the “Parties”)",
    "(collectively, the “Services”)",
    "It fell sharply (CEO Jan Oort said)",
    "The river (see Figure 2) rose",
    "Prices rose (up 5%)",
    "the seats (USA)",
    "价格（元）",
    "（以下简称“甲方”）",
    "He paid (“gladly”) for it.",
  ])("none in %s", (text) => {
    expect(readDefinitions(text)).toEqual([]);
  });
});
