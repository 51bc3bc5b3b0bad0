/** What a question or a claim says was done to get a value. */
export type Operation = "difference" | "change" | "share" | "ratio" | "average" | "total" | "product" | "count";

/** English cues are whole words or word groups in lower case; Chinese ones stand anywhere. */
export const OPERATION_CUES: Readonly<Record<Operation, readonly [en: string, zh: string]>> = {
  difference: [
    "change;changes;changed;increase;increases;increased;decrease;decreases;decreased;difference;differences;differ;differs;" +
      "growth;grew;grow;grows;grown;rise;rises;rose;risen;fall;falls;fell;fallen;drop;drops;dropped;decline;declines;declined;" +
      "gain;gained;gap;movement;variance;reduce;reduced;reduction;save;saves;saved;savings;saving;exceed;exceeds;exceeded;" +
      "more than;less than;fewer than;higher than;lower than;longer than;shorter than;older than;younger than;later than;earlier than;" +
      "more;fewer;higher;lower;cheaper;remaining;remains;remain;left;up by;down by;shrank;narrowed;widened;margin;spread;excess;dearer;pricier;apart;shortfall;surplus;left over;over the limit;above the limit;between;net of;deducting;after deduction;instead of",
    "变化;变动;增加;减少;增长;下降;上升;相差;差额;差距;差值;之差;多出;少了;多了;高出;低于;高于;剩余;还剩;剩下;扣除;节省;降低;提高;上涨;下跌;涨幅;跌幅;涨了;跌了;超出;超过;余额;净增;净减;增幅;降幅;缩短;延长;早了;晚了;贵;便宜;结余;盈余;余下;还余;剩余;尚余;还差;差了;少付;多付;少交;多交;短缺;缺口;相距;相隔",
  ],
  change: [
    "change;changed;increase;increases;increased;decrease;decreases;decreased;growth;grew;grow;grows;grown;rise;rises;rose;risen;fall;falls;fell;" +
      "fallen;drop;drops;dropped;decline;declines;declined;gain;gained;reduce;reduced;reduction;higher;lower;more;less;fewer;up;down;" +
      "year on year;year over year;yoy;savings;saving;save;discount;cheaper;jumped;surged;shrank;climbed;slipped;variance",
    "变化;变动;增加;减少;增长;下降;上升;同比;环比;涨幅;跌幅;上涨;下跌;增幅;降幅;增速;增长率;提高;降低;高出;节省;优惠;便宜;多出;涨了;跌了",
  ],
  share: [
    "percent of;percentage of;per cent of;% of;share;shares of;proportion;portion;constitution;constitute;constitutes;percentage;percent;as a percentage;make up;makes up;made up;" +
      "account for;accounts for;accounted for;ratio;fraction;rate;represent;represents;represented;margin;compared to;compared with;relative to",
    "占;比例;比重;份额;百分比;百分之;占比;比率;率;之一",
  ],
  ratio: [
    "ratio;times;twice;double;doubled;triple;tripled;multiple;multiples;per;each;fold;half;halved;rate;value;price",
    "倍;之比;比值;每;平均;翻番;翻倍;单价;一半;人均",
  ],
  average: ["average;averages;averaged;mean;avg;on average;averaging", "平均;均值;均为;月均;日均;年均;人均"],
  total: [
    "total;totals;totalling;totaling;totaled;totalled;sum;sums;combined;altogether;together;overall;aggregate;cumulative;cumulatively;in all;both;all;collectively;plus;adding;in addition;add up",
    "合计;共计;总计;总共;一共;共;总;累计;之和;加起来;相加;加总;合共;两项;三项;全部",
  ],
  product: [
    "cost;costs;price;pay;pays;paid;fee;fees;charge;charges;charged;bill;billed;total;amount;amounts;how much;due;annual;annually;yearly;per year;a year;monthly;premium;penalty;interest;discount;tax;refund;earnings;value;worth",
    "多少钱;费用;需要;需;应付;应缴;应交;价格;合计;共;收费;金额;总价;总额;支付;缴纳;花费;年费;月费;罚款;违约金;利息;税;退款;每年;一年;每月;一个月;折后;优惠;补贴;赔偿",
  ],
  count: ["how many;number of;count", "几;多少个;几种;几项;几个;种类;数量"],
};

/** 比乙厂多40人, 比去年早 3 天: one thing held against another by a word of one character, up to the value. */
export const COMPARED_ZH =
  /(?:比|较)[^，。；,;！？]{1,20}?[多少高低大小早晚长短快慢重轻宽窄深浅厚薄远近老差][了出达约近]{0,2}\s?[\d一二两三四五六七八九十百半]/;
