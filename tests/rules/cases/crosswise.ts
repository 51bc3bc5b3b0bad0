/** Tables whose things are their columns, in Markdown and in plain text with tabs: source, answer, what is flagged. */
type Row = readonly [source: string, answer: string, flagged: readonly string[]];

const markdown = (rows: readonly (readonly string[])[]): string => {
  const [header = [], ...body] = rows;
  return [header, header.map(() => "---"), ...body].map((row) => `| ${row.join(" | ")} |`).join("\n");
};
const tabs = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.join("\t")).join("\n");

const HOSTING = [
  ["Feature", "Solo", "Studio", "Agency"],
  ["Sites", "1", "15", "120"],
  ["Traffic", "20 GB", "80 GB", "900 GB"],
  ["Yearly fee", "$48", "$190", "$870"],
];
const HOSTING_ZH = [
  ["功能", "个人版", "团队版", "旗舰版"],
  ["站点", "1", "15", "120"],
  ["月流量", "20 GB", "80 GB", "900 GB"],
  ["年费", "48 元", "190 元", "870 元"],
];

const of = (source: string, cases: readonly (readonly [string, readonly string[]])[]): Row[] =>
  cases.map(([answer, flagged]) => [source, answer, flagged] as const);

const EN: readonly (readonly [string, readonly string[]])[] = [
  ["The Studio plan includes 15 sites.", []],
  ["The Studio plan includes 120 sites.", ["SUBJECT_MISMATCH 120 sites"]],
  ["Agency comes with 900 GB of traffic.", []],
  ["Agency comes with 80 GB of traffic.", ["SUBJECT_MISMATCH 80 GB"]],
  ["The Solo plan costs $48 per year.", []],
  ["The Solo plan costs $190 per year.", ["SUBJECT_MISMATCH $190 per year"]],
  ["Agency has 120 sites and 900 GB of traffic.", []],
  ["Studio has 15 sites, and Agency has 120 sites.", []],
  ["Studio has 120 sites, and Agency has 15 sites.", ["SUBJECT_MISMATCH 120 sites", "SUBJECT_MISMATCH 15 sites"]],
  ["Agency includes:\n- Sites: 120\n- Traffic: 900 GB", []],
  ["Agency includes:\n- Sites: 15\n- Traffic: 900 GB", ["SUBJECT_MISMATCH 15"]],
  ["Agency includes:\n- 120 sites\n- 80 GB of traffic", ["SUBJECT_MISMATCH 80 GB"]],
  ["**Studio plan**\n- 120 sites\n- 80 GB of traffic", ["SUBJECT_MISMATCH 120 sites"]],
  ["Agency has 105 more sites than Studio.", []],
];
const ZH: readonly (readonly [string, readonly string[]])[] = [
  ["团队版包含 15 个站点。", []],
  ["团队版包含 120 个站点。", ["SUBJECT_MISMATCH 120 个"]],
  ["旗舰版的月流量为 900 GB。", []],
  ["旗舰版的月流量为 80 GB。", ["SUBJECT_MISMATCH 80 GB"]],
  ["个人版每年 48 元。", []],
  ["个人版每年 190 元。", ["SUBJECT_MISMATCH 190 元"]],
  ["旗舰版有 120 个站点，月流量 900 GB。", []],
  ["团队版有15个站点，旗舰版有120个站点。", []],
  ["团队版有120个站点，旗舰版有15个站点。", ["SUBJECT_MISMATCH 120个", "SUBJECT_MISMATCH 15个"]],
  ["旗舰版包括：\n- 站点：120\n- 月流量：900 GB", []],
  ["旗舰版包括：\n- 站点：15\n- 月流量：900 GB", ["SUBJECT_MISMATCH 15"]],
  ["旗舰版包括：\n- 120 个站点\n- 80 GB 月流量", ["SUBJECT_MISMATCH 80 GB"]],
  ["### 团队版\n- 站点：120\n- 月流量：80 GB", ["SUBJECT_MISMATCH 120"]],
  ["旗舰版比团队版多 105 个站点。", []],
];

export const CROSSWISE: readonly Row[] = [
  ...of(markdown(HOSTING), EN),
  ...of(tabs(HOSTING), EN),
  ...of(markdown(HOSTING_ZH), ZH),
  ...of(tabs(HOSTING_ZH), ZH),
];
