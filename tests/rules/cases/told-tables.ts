import type { TableCase } from "./tables";

const PLANS = `| Plan | Seats | Price |
| --- | --- | --- |
| Basic | 20 | $5 |
| Team | 50 | $12 |
| Pro | 35 | $9 |`;

const FEATURES_ZH = `| 项目 | 标准版 | 企业版 |
| --- | --- | --- |
| 存储空间 | 100GB | 500GB |
| 保留时间 | 30天 | 180天 |
| 单点登录 | ✗ | ✓ |`;

const ACCOUNTS = "Item\t2021\t2022\nSales\t$4,113\t$5,220\nNet income\t$310\t$402\nCash\t$88\t$97";

const PROSE =
  "The Basic plan costs $5 a month and includes 20 seats. The Team plan costs $12 a month and includes 50 seats. The Pro plan costs $9 a month with 35 seats.";

const PROSE_ZH = "标准版 8 元/月，企业版 15 元/月。\n\n标准版含 20 个席位，企业版含 50 个席位。";

const SECTIONS = "## Basic\n- Price: $5 a month\n- Seats: 20\n\n## Team\n- Price: $12 a month\n- Seats: 50";

const LIST_ZH = "各校区情况：\n- 东校区：宿舍 12 栋，食堂 3 个\n- 西校区：宿舍 7 栋，食堂 5 个";

const table = (...rows: string[]): string => {
  const [head = "", ...rest] = rows;
  return [head, head.replace(/[^|]+/g, " --- "), ...rest].join("\n");
};

/** Tables of the answer: source, answer, and what is flagged as `CODE words`, in text order. */
export const TOLD_TABLES: readonly TableCase[] = [
  // against a table: rows and columns as in the source, in another order, in part
  [
    PLANS,
    table("| Plan | Seats | Price |", "| Basic | 50 | $12 |", "| Team | 20 | $5 |"),
    ["SUBJECT_MISMATCH 50", "SUBJECT_MISMATCH $12", "SUBJECT_MISMATCH 20", "SUBJECT_MISMATCH $5"],
  ],
  [PLANS, table("| Plan | Price | Seats |", "| Pro | $9 | 35 |", "| Basic | $5 | 20 |"), []],
  [PLANS, table("| Plan | Price |", "| Basic plan | $5 |", "| Team plan | $12 |"), []],
  [PLANS, table("| Plan | Price |", "| Basic | $5 |", "| Team | $9 |"), ["SUBJECT_MISMATCH $9"]],
  [PLANS, table("| Plan | Price |", "| Basic | $7 |", "| Team | $12 |"), ["NUMBER_NOT_IN_SOURCE $7"]],
  // laid the other way
  [PLANS, table("| | Basic | Team |", "| Seats | 20 | 50 |", "| Price | $5 | $12 |"), []],
  [
    PLANS,
    table("| | Basic | Team |", "| Seats | 20 | 50 |", "| Price | $12 | $5 |"),
    ["SUBJECT_MISMATCH $12", "SUBJECT_MISMATCH $5"],
  ],
  // two columns changed places
  [PLANS, table("| Plan | Price | Seats |", "| Basic | 20 | $5 |"), ["SUBJECT_MISMATCH 20", "SUBJECT_MISMATCH $5"]],
  // a column under another name is known by its values
  [
    PLANS,
    table("| Product | Monthly fee |", "| Basic | $12 |", "| Team | $5 |"),
    ["SUBJECT_MISMATCH $12", "SUBJECT_MISMATCH $5"],
  ],
  [PLANS, table("| Product | Monthly fee |", "| Basic | $5 |", "| Team | $12 |"), []],
  // names that the source does not have
  [PLANS, table("| Size | Cost |", "| Small | $12 |", "| Large | $5 |"), []],
  // rows that are only counted
  [PLANS, table("| # | Plan | Price |", "| 1 | Basic | $5 |", "| 2 | Team | $12 |"), []],
  [PLANS, table("| # | Plan | Price |", "| 1 | Basic | $5 |", "| 2 | Team | $5 |"), ["SUBJECT_MISMATCH $5"]],
  // a column that the answer works out
  [PLANS, table("| Plan | Price | Price for two |", "| Basic | $5 | $10 |", "| Team | $12 | $24 |"), []],
  // years as columns, tabs
  [
    ACCOUNTS,
    table("| Item | 2022 | 2021 |", "| Sales | $4,113 | $5,220 |", "| Net income | $402 | $310 |"),
    ["SUBJECT_MISMATCH $4,113", "SUBJECT_MISMATCH $5,220"],
  ],
  [ACCOUNTS, "Year\tSales\tNet income\n2021\t$4,113\t$310\n2022\t$5,220\t$402", []],
  [
    ACCOUNTS,
    "Year\tSales\tCash\n2021\t$5,220\t$88\n2022\t$4,113\t$97",
    ["SUBJECT_MISMATCH $5,220", "SUBJECT_MISMATCH $4,113"],
  ],
  // against sentences
  [PROSE, table("| Plan | Price per month | Seats |", "| Basic | $5 | 20 |", "| Team | $12 | 50 |"), []],
  [
    PROSE,
    table("| Plan | Price per month |", "| Basic | $12 |", "| Team | $5 |", "| Pro | $9 |"),
    ["SUBJECT_MISMATCH $12", "SUBJECT_MISMATCH $5"],
  ],
  [PROSE, table("| | Basic | Team |", "| Price | $5 | $12 |", "| Seats | 20 | 50 |"), []],
  [PROSE, table("| | Basic | Team |", "| Price | $12 | $5 |"), ["SUBJECT_MISMATCH $12", "SUBJECT_MISMATCH $5"]],
  // against lists under headings
  [SECTIONS, table("| Plan | Price | Seats |", "| Basic | $5 | 20 |", "| Team | $12 | 50 |"), []],
  [
    SECTIONS,
    table("| Plan | Price | Seats |", "| Basic | $12 | 20 |", "| Team | $5 | 50 |"),
    ["SUBJECT_MISMATCH $12", "SUBJECT_MISMATCH $5"],
  ],
  // 与来源表格对照
  [
    FEATURES_ZH,
    table("| 版本 | 存储空间 | 保留时间 |", "| 标准版 | 500 GB | 30 天 |", "| 企业版 | 100 GB | 180 天 |"),
    ["SUBJECT_MISMATCH 500 GB", "SUBJECT_MISMATCH 100 GB"],
  ],
  [
    FEATURES_ZH,
    table("| 版本 | 存储空间 | 单点登录 |", "| 标准版 | 100 GB | 不支持 |", "| 企业版 | 500 GB | 支持 |"),
    [],
  ],
  [FEATURES_ZH, table("| 功能 | 企业版 | 标准版 |", "| 存储 | 500GB | 100GB |", "| 保留时长 | 180天 | 30天 |"), []],
  [
    FEATURES_ZH,
    table("| 功能 | 企业版 | 标准版 |", "| 存储 | 100GB | 500GB |", "| 保留时长 | 180天 | 30天 |"),
    ["SUBJECT_MISMATCH 100GB", "SUBJECT_MISMATCH 500GB"],
  ],
  [FEATURES_ZH, table("| 功能 | 企业版 | 标准版 |", "| 单点登录 | ✗ | ✓ |"), ["NEGATION_FLIP ✗", "NEGATION_FLIP ✓"]],
  [FEATURES_ZH, table("| 功能 | 企业版 | 标准版 |", "| 单点登录 | ✓ | ✗ |"), []],
  // 与来源句子对照
  [PROSE_ZH, table("| 版本 | 价格 |", "| 标准版 | 8 元 |", "| 企业版 | 15 元 |"), []],
  [
    PROSE_ZH,
    table("| 版本 | 价格 |", "| 标准版 | 15 元 |", "| 企业版 | 8 元 |"),
    ["SUBJECT_MISMATCH 15 元", "SUBJECT_MISMATCH 8 元"],
  ],
  [PROSE_ZH, table("| 项目 | 标准版 | 企业版 |", "| 月费 | 8 元 | 15 元 |", "| 席位 | 20 个 | 50 个 |"), []],
  [
    PROSE_ZH,
    table("| 项目 | 标准版 | 企业版 |", "| 月费 | 15 元 | 8 元 |", "| 席位 | 20 个 | 50 个 |"),
    ["SUBJECT_MISMATCH 15 元", "SUBJECT_MISMATCH 8 元"],
  ],
  [LIST_ZH, table("| 校区 | 宿舍 | 食堂 |", "| 东校区 | 12 栋 | 3 个 |", "| 西校区 | 7 栋 | 5 个 |"), []],
  [
    LIST_ZH,
    table("| 校区 | 宿舍 | 食堂 |", "| 东校区 | 7 栋 | 3 个 |", "| 西校区 | 12 栋 | 5 个 |"),
    ["SUBJECT_MISMATCH 7 栋", "SUBJECT_MISMATCH 12 栋"],
  ],
  // lists as rows
  [PLANS, "- Basic: $12\n- Team: $5", ["SUBJECT_MISMATCH $12", "SUBJECT_MISMATCH $5"]],
  [PLANS, "- Basic: $5\n- Team: $12", []],
  [PROSE_ZH, "- 标准版：15 元/月\n- 企业版：8 元/月", ["SUBJECT_MISMATCH 15 元/月", "SUBJECT_MISMATCH 8 元/月"]],
  [PROSE_ZH, "- 标准版：8 元/月\n- 企业版：15 元/月", []],
];
