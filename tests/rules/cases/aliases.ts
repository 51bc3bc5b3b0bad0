/** A glossary, a source, an answer, and what is flagged as SUBJECT_MISMATCH. */
export type AliasCase = readonly [glossary: string, source: string, answer: string, flagged: readonly string[]];

const PLANS = "Enterprise plan = EP = 企业版\nStandard plan = SP = 标准版";
const SEATS = "The Standard plan includes 20 seats. The Enterprise plan includes 50 seats.";
const SEATS_ZH = "标准版包含 20 个席位。企业版包含 50 个席位。";
const TABLE =
  "| Plan | Seats | Price |\n| --- | --- | --- |\n| Standard plan | 20 | $5 |\n| Enterprise plan | 50 | $12 |";

const PARTIES =
  "Northwind Hosting Ltd (the “Provider”) and Bramble Foods plc (the “Customer”) agree as follows.\n\nThe Provider shall pay a deposit of $500. The Customer shall pay a deposit of $900.";
const PARTIES_ZH =
  "北京云溪科技有限公司（以下简称“甲方”）与青岚物流有限公司（以下简称“乙方”）签订本合同。\n\n甲方应支付违约金 2 万元。乙方应支付违约金 5 万元。";
const BODIES = "The World Health Organization (WHO) counted 300 cases. The World Bank (WB) counted 200 cases.";
const BODIES_ZH = "国家图书馆（以下称国图）藏书 300 万册。省图书馆（以下称省图）藏书 90 万册。";

export const ALIASES: readonly AliasCase[] = [
  // names of the settings
  [PLANS, SEATS, "EP includes 20 seats.", ["20 seats"]],
  [PLANS, SEATS, "EP includes 50 seats.", []],
  [PLANS, SEATS, "EP: 50 seats; SP: 20 seats.", []],
  [PLANS, SEATS, "EP: 20 seats; SP: 50 seats.", ["20 seats", "50 seats"]],
  [PLANS, SEATS, "企业版包含 20 个席位。", ["20 个席位"]],
  [PLANS, SEATS, "企业版包含 50 个席位。", []],
  [PLANS, SEATS_ZH, "The Enterprise plan includes 20 seats.", ["20 seats"]],
  [PLANS, SEATS_ZH, "The Enterprise plan includes 50 seats.", []],
  [PLANS, TABLE, "EP costs $5.", ["$5"]],
  [PLANS, TABLE, "EP costs $12.", []],
  [PLANS, TABLE, "标准版：$12", ["$12"]],
  [PLANS, TABLE, "标准版：$5", []],
  [PLANS, TABLE, "| | SP | EP |\n|---|---|---|\n| Seats | 50 | 20 |", ["50", "20"]],
  [PLANS, TABLE, "| | SP | EP |\n|---|---|---|\n| Seats | 20 | 50 |", []],
  [PLANS, SEATS, "| 版本 | 席位 |\n|---|---|\n| 标准版 | 50 |\n| 企业版 | 20 |", ["50", "20"]],
  // without the line these names are not known to be the same
  ["Enterprise plan", SEATS, "EP includes 20 seats.", []],
  // names that the source defines
  ["", PARTIES, "Northwind Hosting pays a deposit of $900.", ["$900"]],
  ["", PARTIES, "Northwind Hosting pays a deposit of $500.", []],
  ["", PARTIES, "Bramble Foods pays a deposit of $900.", []],
  ["", PARTIES, "Bramble Foods plc must pay a deposit of $500.", ["$500"]],
  ["", PARTIES, "The Customer pays a deposit of $900.", []],
  ["", PARTIES_ZH, "北京云溪科技有限公司应支付违约金 2 万元。", []],
  ["", PARTIES_ZH, "青岚物流有限公司应支付违约金 5 万元。", []],
  ["", PARTIES_ZH, "青岚物流有限公司应支付违约金 2 万元。", ["2 万元"]],
  ["", BODIES, "The World Bank counted 300 cases.", ["300 cases"]],
  ["", BODIES, "WHO counted 300 cases and the World Bank counted 200 cases.", []],
  ["", BODIES_ZH, "国图藏书 90 万册。", ["90 万册"]],
  ["", BODIES_ZH, "国图藏书 300 万册。", []],
  ["", BODIES_ZH, "省图书馆藏书 300 万册。", ["300 万册"]],
];
