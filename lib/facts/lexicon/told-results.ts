/**
 * Words with which a text tells a result. Patterns end or start at the value, are read in a bounded slice beside it, and never
 * span a stop.
 */

/** Factors that words alone tell, with what else they are taken for: 翻两番 is 4; 增加了两倍 is 3, and is written for 2. */
export interface FactorWords {
  words: string;
  factors: readonly [numerator: number, denominator: number][];
}

const factor = (words: string, ...factors: [number, number][]): FactorWords[] =>
  words.split("|").map((w) => ({ words: w, factors }));

const longestFirst = (list: FactorWords[]): readonly FactorWords[] =>
  [...list].sort((a, b) => b.words.length - a.words.length);

/** Whole English words in lower case. */
export const FACTORS_EN: readonly FactorWords[] = longestFirst([
  ...factor(
    "doubled|doubling|twice as many|twice as much|twice as high|twice the number|twice the size|double the number",
    [2, 1],
  ),
  ...factor("tripled|trebled|tripling|trebling|triple the number", [3, 1]),
  ...factor("quadrupled|quadrupling", [4, 1]),
  ...factor(
    "rose by half|grew by half|increased by half|up by half|increase by half|half as many again|half as much again",
    [3, 2],
  ),
  ...factor(
    "halved|halving|half as many|half as much|half the number|half the size|cut in half|fell by half|dropped by half",
    [1, 2],
  ),
]);

export const FACTORS_ZH: readonly FactorWords[] = longestFirst([
  ...factor(
    "翻了一番|翻一番|翻番|翻倍|翻了一倍|翻一倍|增加一倍|增加了一倍|增长一倍|增长了一倍|提高一倍|提高了一倍|上升一倍|成倍增长",
    [2, 1],
  ),
  ...factor("翻了两番|翻两番", [4, 1]),
  ...factor("翻了两倍|翻两倍|增加两倍|增加了两倍|增长两倍|增长了两倍", [3, 1], [2, 1]),
  ...factor(
    "增长一半|增长了一半|增加一半|增加了一半|提高一半|提高了一半|上升一半|上升了一半|上涨一半|上涨了一半|多出一半|多了一半",
    [3, 2],
  ),
  ...factor("减半|减少一半|减少了一半|下降一半|下降了一半|降低一半|降低了一半|缩减一半|腰斩", [1, 2]),
]);

/** A source that says one of these of its own accord is the answer's source for it. */
export const FACTOR_STEMS =
  /doubl|twice|twofold|two-fold|tripl|trebl|threefold|quadrupl|fourfold|halv|\bhalf\b|翻|倍|一半|减半|腰斩|减半/i;

/** Behind "three times": it compares two amounts, and does not count how often. */
export const TIMES_AFTER =
  /^(?:\s(?:as (?:many|much|high|large|big|long|old|great|fast|expensive|tall|heavy)|the (?:size|number|amount|price|cost|rate|level|length|value|total|figure)|that of|those of|its|higher|more|larger|greater|bigger|longer)\b)/i;
/** … of which these say how much is added: "three times higher" is three or four times as high. */
export const TIMES_MORE_AFTER = /^\s(?:higher|more|larger|greater|bigger|longer)\b/i;
/** Before 3 倍: 是去年的 3 倍, 增至 3 倍, 增长了 3 倍. */
export const TIMES_BEFORE_ZH =
  /(?:(?:是|为|达|达到|相当于)[^，。；,;]{0,16}的|增至|增加到|增长到|提高到|升至|扩大到|达到原来的|达)\s?(?:约|近|大约)?\s?$/;
export const TIMES_MORE_BEFORE_ZH = /(?:增长|增加|提高|上升|上涨|多出?|高出?|大|贵|翻)了?\s?(?:约|近|大约)?\s?$/;

export const AVERAGE_BEFORE =
  /(?:\b(?:averag(?:e|es|ed|ing)|mean)(?: (?:of|is|was|at|to|score|value|price|about|around|roughly|approximately|comes|a)){0,4}\s?$|(?:平均值?|均值|均为|人均|月均|日均|年均|均价)[^，。；,;：:]{0,6}[：:]?\s?$)/i;
export const AVERAGE_AFTER = /^\s?(?:on average|in average)\b/i;

export const TOTAL_BEFORE =
  /(?:合计|共计|总计|总共|一共|加总|相加|加起来|总额|总和|之和|总价|总费用|总数|共|\b(?:totals?|totall?ing|totall?ed|altogether|sum|sums|adds? up|combined|in all)(?: (?:of|is|are|was|were|to|cost|costs|price|fee|comes|come|about|around|a)){0,4})[\s为是达:：约,，]*(?:about|around)?\s?$/i;
export const TOTAL_AFTER = /^\s?(?:in total|altogether|in all|combined)\b/i;

/** 占 25%, "which is 25%", "or 25%": a share of a whole that the text names. */
export const SHARE_BEFORE =
  /(?:\b(?:accounts? for|accounted for|accounting for|makes? up|made up|making up|represents?|represented|representing|constitutes?|a share of|a proportion of|which is|that is|i\.e\.|or)(?: (?:about|around|roughly|approximately|nearly|just|only|over|under)){0,2}\s?$|(?:占比?|比例|比重|份额|占总[^，。；]{0,4})[为是达约的:：]{0,3}\s?$)/i;
export const SHARE_AFTER = /^\s?(?:of (?:the|all|its|our|their|these|those|total)\b|share\b)/i;

/** Words that count the days from one to the other, so that the first does not count: 相差5天, "5 days after". */
export const DAYS_APART =
  /\b(?:apart|differ(?:s|ence)?|later than|after|earlier than|there (?:are|were|is))\b|相差|相隔|相距|间隔|之差|早了?\s?\d|晚了?\s?\d/i;

/** Words before a result that leave no room for rounding. */
export const EXACTLY_BEFORE =
  /(?:\b(?:exactly|precisely)(?: (?:the|a|by|as))?|[恰正]好(?:是|为|等于)?[^，。；,;]{0,12}|刚好(?:是|为|等于)?[^，。；,;]{0,12}|整整|不多不少)\s?$/i;

/** Words that tell a span between two days. */
export const DAYS_WORDS =
  /\b(?:between|apart|from|lasts?|lasted|after|later|before|earlier|difference|interval|gap|separate|span|spans)\b|相隔|相距|间隔|相差|历时|为期|期间|之间|持续|长达|至|到/i;

/** Between a measure and the same in another unit: "8 km (5 miles)", "8 km, i.e. 5 miles", 8 公里，约合 5 英里. */
export const CONVERTS =
  /^\s?(?:[(（]|[,，;；]?\s?(?:i\.e\.,?|that is,?|or|equivalent to|equal to|equals|which is|=|≈|即|也就是|约合|合|折合|相当于|等于|约等于))\s?(?:(?:i\.e\.,?|or|that is|about|approximately|approx\.?|roughly|around|some|~|≈|约合|约|大约|即|合|折合|相当于)\s?){0,2}$/i;

/** "from", and its like, before the first of two values. */
export const FROM_BEFORE =
  /(?:\bfrom(?: (?:about|around|roughly|nearly|some|just|over|under))?|[由从自][^，。；,;\d]{0,8})\s?$/i;
/** Words between two values of a change: "per seat to", 元增至. */
export const TO_BETWEEN =
  /^[^。；;!?！？\n]{0,28}?(?:\bto(?: (?:about|around|roughly|nearly|some|just|over|under))?|[至到为成])\s?(?:了|约|近)?\s?$/i;

/** Units that count people, whatever they are called. */
export const PEOPLE: ReadonlySet<string> = new Set(
  "person people staff employee employees member members worker workers participant participants respondent respondents student students user users attendee attendees guest guests visitor visitors resident residents inhabitant inhabitants pupil pupils passenger passengers 人 名 位 员工 职工 名员工".split(
    " ",
  ),
);
