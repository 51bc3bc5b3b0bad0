/** Rows of tables: source, answer, and what is flagged as `CODE words`, in text order. */
export type TableCase = readonly [source: string, answer: string, flagged: readonly string[]];

const TARIFFS = `| Plan | Seats | Price |
| --- | --- | --- |
| Basic | 20 | $5 |
| Team | 50 | $12 |
| Pro | 35 | $9 |`;

const ACCOUNTS = "Item\t2021\t2022\nSales\t$4,113\t$5,220\nNet income\t$310\t$402\nCash\t$88\t$97";

const FERRIES = `Summer timetable
route | vessel | captain | crossing | seats
Alder Bay | Heron | Mona Fitch | 45 minutes | 210
Birch Point | Gannet | Otto Lund | 70 minutes | 340
Cedar Isle | Petrel | Mona Fitch | 25 minutes | 120
Dune Head | Osprey | Ida Brask | 90 minutes | 480`;

const MATCHES = `home team | home score | visiting team | visiting score | ground | played
Northgate | 3 | Southmoor | 1 | Mill Lane | 4 May 1994
Eastbrook | 2 | Westfield | 2 | Castle Park | 11 May 1994
Southmoor | 0 | Eastbrook | 4 | River Field | 18 May 1994`;

const LIBRARIES = `| 分馆 | 馆长 | 座位 | 开放时间 | 电话 |
| --- | --- | --- | --- | --- |
| 东湖分馆 | 周敏 | 120个 | 9:00 | 8801 |
| 西山分馆 | 何立 | 80个 | 10:00 | 8802 |
| 南苑分馆 | 郑岚 | 200个 | 8:30 | 8803 |`;

const TARIFFS_ZH = `| 版本 | 席位数 | 价格 |
| --- | --- | --- |
| 标准版 | 20 | 30元/月 |
| 企业版 | 50 | 80元/月 |
| 专业版 | 35 | 60元/月 |`;

const COLUMNS_ZH = `| 项目 | 标准版 | 企业版 |
| --- | --- | --- |
| 存储空间 | 100GB | 500GB |
| 保留时间 | 30天 | 180天 |
| 通话时长 | 60分钟 | 300分钟 |`;

const YEARS_ZH = "指标\t2021年\t2022年\n营业收入\t410万元\t520万元\n净利润\t31万元\t42万元\n员工人数\t88人\t97人";

const TRAINS_ZH = "车次\t始发站\t终点站\t票价\nK17\t青岛\t洛阳\t95元\nK29\t洛阳\t兰州\t130元\nK35\t青岛\t徐州\t60元";

export const TABLES: readonly TableCase[] = [
  // a value of another row
  [TARIFFS, "The Team plan includes 20 seats.", ["SUBJECT_MISMATCH 20 seats"]],
  [TARIFFS, "The Team plan includes 50 seats.", []],
  [TARIFFS, "The Team plan costs $5 per month.", ["SUBJECT_MISMATCH $5 per month"]],
  [TARIFFS, "The Team plan costs $12.", []],
  [TARIFFS, "The Team plan has 50 seats and costs $9.", ["SUBJECT_MISMATCH $9"]],
  [TARIFFS, "The Team plan has 50 seats and costs $12.", []],
  [TARIFFS, "The Pro plan has 35 seats.", []],
  [TARIFFS, "The Pro plan has 50 seats.", ["SUBJECT_MISMATCH 50 seats"]],
  [TARIFFS, "The Basic plan costs $9.", ["SUBJECT_MISMATCH $9"]],
  [TARIFFS, "The Basic plan costs $5.", []],
  // a value of no row
  [TARIFFS, "The Basic plan has 25 seats.", ["NUMBER_NOT_IN_SOURCE 25 seats"]],
  // several rows, row by row
  [TARIFFS, "Basic has 20 seats and Team has 50.", []],
  [TARIFFS, "Basic has 50 seats and Team has 20.", ["SUBJECT_MISMATCH 50 seats"]],
  [TARIFFS, "Basic costs $5, Team costs $12.", []],
  [TARIFFS, "Basic costs $5, Team costs $9.", ["SUBJECT_MISMATCH $9"]],
  // near: two rows at once, comparisons, ranks, counts, denials, other words
  [TARIFFS, "Both Basic and Team have 20 seats.", []],
  [TARIFFS, "The Team plan has more than 20 seats.", []],
  [TARIFFS, "The Basic plan has the fewest seats, 20.", []],
  [TARIFFS, "The Team plan does not have 20 seats.", []],
  [TARIFFS, "Unlike the Basic plan with its 20 seats, Team has 50 seats.", []],
  [TARIFFS, "For $5 a small office with one part-time clerk gets all that such an office would ever need.", []],
  // years as columns
  [ACCOUNTS, "Sales in 2021 were $5,220.", ["SUBJECT_MISMATCH $5,220"]],
  [ACCOUNTS, "Sales in 2022 were $5,220.", []],
  [ACCOUNTS, "Cash stood at $97 in 2021.", ["SUBJECT_MISMATCH $97"]],
  [ACCOUNTS, "Cash stood at $97 in 2022.", []],
  [ACCOUNTS, "2022 sales were $4,113.", ["SUBJECT_MISMATCH $4,113"]],
  [ACCOUNTS, "Net income in 2021 was $310.", []],
  [ACCOUNTS, "Net income in 2021 was $402.", ["SUBJECT_MISMATCH $402"]],
  [ACCOUNTS, "Net income rose from $310 in 2021 to $402 in 2022.", []],
  // plain text with pipes; names in two columns
  [FERRIES, "The Heron is captained by Otto Lund.", ["SUBJECT_MISMATCH Heron is captained by Otto Lund"]],
  [FERRIES, "The Heron is captained by Mona Fitch.", []],
  [FERRIES, "The Petrel sails to Cedar Isle.", []],
  [FERRIES, "The Petrel sails to Dune Head.", ["SUBJECT_MISMATCH Petrel sails to Dune Head"]],
  [FERRIES, "The crossing to Birch Point takes 70 minutes.", []],
  [FERRIES, "The crossing to Birch Point takes 90 minutes.", ["SUBJECT_MISMATCH 90 minutes"]],
  [FERRIES, "Ida Brask is the captain of the Osprey on the route to Birch Point.", ["SUBJECT_MISMATCH Birch Point"]],
  [FERRIES, "Ida Brask is the captain of the Osprey on the route to Dune Head.", []],
  [FERRIES, "Alder Bay and Birch Point are served by the Heron and the Gannet.", []],
  [FERRIES, "Alder Bay has the shortest crossing but one, 25 minutes being the shortest.", []],
  // the other column
  [MATCHES, "Northgate was the visiting team at Mill Lane.", ["SUBJECT_MISMATCH visiting team"]],
  [MATCHES, "Northgate was the home team at Mill Lane.", []],
  [MATCHES, "Westfield was the home team at Castle Park.", ["SUBJECT_MISMATCH home team"]],
  [MATCHES, "Westfield was the visiting team at Castle Park.", []],
  [MATCHES, "The match at River Field was played on 18 May 1994.", []],
  [MATCHES, "Southmoor played at Castle Park.", ["SUBJECT_MISMATCH Southmoor played at Castle Park"]],
  [MATCHES, "Eastbrook played at Castle Park.", []],
  // 行
  [LIBRARIES, "东湖分馆的馆长是何立。", ["SUBJECT_MISMATCH 东湖分馆的馆长是何立"]],
  [LIBRARIES, "东湖分馆的馆长是周敏。", []],
  [LIBRARIES, "西山分馆设有120个座位。", ["SUBJECT_MISMATCH 120个"]],
  [LIBRARIES, "西山分馆设有80个座位。", []],
  [LIBRARIES, "南苑分馆的座位为200个。", []],
  [LIBRARIES, "南苑分馆的座位为80个。", ["SUBJECT_MISMATCH 80个"]],
  [LIBRARIES, "三个分馆的座位合计400个。", []],
  [LIBRARIES, "西山分馆的座位比东湖分馆的120个要少。", []],
  [LIBRARIES, "东湖分馆没有80个座位。", []],
  [TARIFFS_ZH, "企业版包含20个席位。", ["SUBJECT_MISMATCH 20个席位"]],
  [TARIFFS_ZH, "企业版包含50个席位。", []],
  [TARIFFS_ZH, "企业版的价格是30元/月。", ["SUBJECT_MISMATCH 30元/月"]],
  [TARIFFS_ZH, "企业版的价格是80元/月。", []],
  [TARIFFS_ZH, "企业版50个席位，价格为60元/月。", ["SUBJECT_MISMATCH 60元/月"]],
  [TARIFFS_ZH, "企业版50个席位，价格为80元/月。", []],
  [TARIFFS_ZH, "标准版20个席位，企业版50个席位。", []],
  [TARIFFS_ZH, "标准版50个席位，企业版20个席位。", ["SUBJECT_MISMATCH 50个席位", "SUBJECT_MISMATCH 20个席位"]],
  [TARIFFS_ZH, "标准版席位数是25。", ["NUMBER_NOT_IN_SOURCE 25"]],
  [TARIFFS_ZH, "标准版席位数是20。", []],
  // 列
  [COLUMNS_ZH, "标准版的存储空间为100GB。", []],
  [COLUMNS_ZH, "标准版的存储空间为500GB。", ["SUBJECT_MISMATCH 500GB"]],
  [COLUMNS_ZH, "企业版的保留时间是30天。", ["SUBJECT_MISMATCH 30天"]],
  [COLUMNS_ZH, "企业版的保留时间是180天。", []],
  [COLUMNS_ZH, "企业版的通话时长是300分钟。", []],
  [COLUMNS_ZH, "企业版的通话时长是60分钟。", ["SUBJECT_MISMATCH 60分钟"]],
  [YEARS_ZH, "2021年营业收入为520万元。", ["SUBJECT_MISMATCH 520万元"]],
  [YEARS_ZH, "2022年营业收入为520万元。", []],
  [YEARS_ZH, "2022年净利润为31万元。", ["SUBJECT_MISMATCH 31万元"]],
  [YEARS_ZH, "2021年净利润为31万元。", []],
  [YEARS_ZH, "2022年营业收入比2021年增加110万元。", []],
  [TRAINS_ZH, "K17开往洛阳，票价95元。", []],
  [TRAINS_ZH, "K17的票价是130元。", ["SUBJECT_MISMATCH 130元"]],
  [TRAINS_ZH, "K35的终点站是徐州。", []],
  [TRAINS_ZH, "K35的终点站是兰州。", ["SUBJECT_MISMATCH K35的终点站是兰州"]],
  [TRAINS_ZH, "最便宜的是K35，票价60元。", []],
];
