/**
 * Words that ask, with what they ask for. Longer ones stand first: the first match wins.
 * `unit` is true where the thing counted follows the words ("how many seats", 几个席位).
 */
export type AskedKind =
  | "count"
  | "amount"
  | "percent"
  | "duration"
  | "when"
  | "measure"
  | "who"
  | "where"
  | "whether"
  | "which"
  | "what";

export interface AskingWords {
  words: string;
  kind: AskedKind;
  unit?: boolean;
}

const all = (kind: AskedKind, words: string, unit = false): AskingWords[] =>
  words.split("|").map((w) => (unit ? { words: w, kind, unit } : { words: w, kind }));

const longestFirst = (list: AskingWords[]): readonly AskingWords[] =>
  [...list].sort((a, b) => b.words.length - a.words.length);

export const ASKING_ZH: readonly AskingWords[] = longestFirst([
  ...all(
    "percent",
    "百分之几|百分之多少|千分之几|万分之几|多大比例|多高比例|比例是多少|比率是多少|税率是多少|费率是多少|利率是多少",
  ),
  ...all(
    "amount",
    "多少钱|几块钱|几元|多少元|多少万元|多少美元|什么价格|什么价|怎么收费|如何收费|怎样收费|怎么计费|如何计费|怎么卖|收费标准|价格是多少|费用是多少|金额是多少|单价是多少",
  ),
  ...all(
    "duration",
    "多久|多长时间|多少时间|几天|多少天|几日|多少日|几个月|多少个月|几年|多少年|几小时|几个小时|多少小时|多少个小时|几分钟|多少分钟|几周|多少周|几个工作日|多少个工作日|多少工作日|几个自然日|多少个自然日|时限是多少|期限是多少",
  ),
  ...all(
    "when",
    "什么时候|什么时间|何时|何日|哪天|哪一天|哪年|哪一年|哪个月|哪一月|哪月|几月几日|几月|几号|几点|什么日期|哪个日期|何年",
  ),
  ...all("measure", "多大|多高|多远|多重|多长|多宽|多深|多快|多厚"),
  ...all("count", "多少|几", true),
  ...all("who", "谁|何人|哪位|什么人|哪个人|哪家|哪个单位|哪个部门|哪个机构"),
  ...all("where", "哪里|哪儿|何处|什么地方|哪个国家|哪个城市|哪个省|在哪"),
  ...all(
    "whether",
    "是否|能否|可否|会否|有无|能不能|可不可以|可以不可以|是不是|有没有|会不会|要不要|需不需要|支不支持|支持不支持|含不含|包不包含|包不包括|允不允许|行不行|可不可|得不得|该不该|应不应",
  ),
  ...all("which", "哪个|哪些|哪种|哪一个|哪一种|哪项|哪几"),
  ...all("what", "什么|怎么|如何|怎样"),
]);

export const ASKING_EN: readonly AskingWords[] = longestFirst([
  ...all(
    "percent",
    "what percentage|what percent|which percentage|what share|what proportion|what fraction|what interest rate|what tax rate",
  ),
  ...all(
    "amount",
    "how much money|how much does|how much do|how much did|how much is|how much are|how much was|how much will|how much would|how much can|how much must|how much|how expensive|what price|what amount",
  ),
  ...all(
    "duration",
    "how long|how soon|how quickly|how many seconds|how many minutes|how many hours|how many days|how many working days|how many business days|how many calendar days|how many weeks|how many months|how many years|within how many days",
  ),
  ...all(
    "when",
    "when|what time|what date|which date|what day|which day|what year|which year|in what year|in which year|what month|which month|by what date",
  ),
  ...all(
    "measure",
    "how far|how tall|how big|how large|how high|how deep|how wide|how heavy|how fast|how old|how thick|how strong|how hot|how cold|how big",
  ),
  ...all("count", "how many|how often|what number of|which number of|how many times", true),
  ...all("who", "who|whom|whose"),
  ...all("where", "where|which country|what country|which city|what city|which state|what state"),
  ...all("whether", "whether"),
  ...all("which", "which"),
  ...all("what", "what|how"),
]);

/** Verbs that open a question of yes or no. */
export const YES_NO_EN: readonly string[] =
  "is are was were am do does did can could may might must should shall will would has have had isn't aren't doesn't don't can't won't".split(
    " ",
  );

/** Ends of Chinese questions of yes or no. */
export const YES_NO_ZH: readonly string[] = ["吗", "么", "不"];

/** Nouns that turn "what is the …" and "…是什么/…？" into a question of their kind. */
export const ASKED_NOUNS: ReadonlyMap<string, AskedKind> = new Map<string, AskedKind>([
  ...(
    [
      "price",
      "cost",
      "fee",
      "fees",
      "charge",
      "charges",
      "salary",
      "fine",
      "penalty",
      "deposit",
      "budget",
      "revenue",
      "income",
      "surcharge",
      "premium",
      "rent",
      "fare",
      "toll",
    ] as const
  ).map((w) => [w, "amount"] as const),
  ...(
    [
      "population",
      "number",
      "count",
      "total",
      "limit",
      "maximum",
      "minimum",
      "cap",
      "quota",
      "capacity",
      "threshold",
      "allowance",
      "ratio",
    ] as const
  ).map((w) => [w, "count"] as const),
  ...(["percentage", "percent", "rate", "share", "proportion", "discount", "commission"] as const).map(
    (w) => [w, "percent"] as const,
  ),
  ...(["duration", "period", "deadline", "length", "term", "lifetime"] as const).map((w) => [w, "duration"] as const),
  ...(["date", "year", "day", "birthday", "anniversary"] as const).map((w) => [w, "when"] as const),
  ...(
    [
      "height",
      "weight",
      "size",
      "distance",
      "speed",
      "depth",
      "width",
      "area",
      "temperature",
      "voltage",
      "pressure",
    ] as const
  ).map((w) => [w, "measure"] as const),
  ...(
    [
      "价格",
      "费用",
      "单价",
      "金额",
      "工资",
      "押金",
      "租金",
      "罚款",
      "运费",
      "票价",
      "手续费",
      "违约金",
      "补偿金",
      "保证金",
      "滞纳金",
    ] as const
  ).map((w) => [w, "amount"] as const),
  ...(["人口", "数量", "人数", "上限", "下限", "总数", "名额", "席位数", "次数"] as const).map(
    (w) => [w, "count"] as const,
  ),
  ...(["比例", "税率", "费率", "利率", "折扣", "占比", "比率"] as const).map((w) => [w, "percent"] as const),
  ...(["期限", "时限", "有效期", "保质期", "试用期", "质保期", "保修期", "周期", "时长", "工期", "任期"] as const).map(
    (w) => [w, "duration"] as const,
  ),
  ...(["日期", "时间", "年份", "生日", "成立时间", "截止日"] as const).map((w) => [w, "when"] as const),
  ...(["高度", "重量", "尺寸", "距离", "速度", "面积", "温度", "电压", "长度", "宽度", "深度"] as const).map(
    (w) => [w, "measure"] as const,
  ),
]);
