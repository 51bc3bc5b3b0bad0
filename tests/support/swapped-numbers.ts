/** A statement near to its source's words, and the same with the number of the neighbouring clause. */
export interface SwappedPair {
  source: string;
  truth: string;
  swapped: string;
  /** The number that is not the clause's own, as it stands in `swapped`. */
  wrong: string;
}

/**
 * A frame of a source with two values `{a}` and `{b}` and two names `{x}` and `{y}`, and statements about the first of them, written
 * near to the source's words. `{n}` stands for the value: the true twin gets `{a}`, the other one `{b}`.
 */
interface Frame {
  source: string;
  told: readonly string[];
  names: readonly (readonly [string, string])[];
  low: number;
  high: number;
}

const EN: readonly Frame[] = [
  {
    source: "The {x} seats {a} guests, and the {y} seats {b} guests.",
    told: ["The {x} seats {n} guests.", "Up to {n} guests fit, as the {x} seats {n} guests."].slice(0, 1),
    names: [
      ["ballroom", "terrace"],
      ["library", "cellar"],
      ["orangery", "barn"],
    ],
    low: 20,
    high: 400,
  },
  {
    source: "{x} pay €{a} a visit while {y} pay €{b}.",
    told: ["{x} pay €{n} a visit.", "{x} pay €{n}."],
    names: [
      ["Adults", "pupils"],
      ["Members", "guests"],
      ["Residents", "visitors"],
    ],
    low: 5,
    high: 90,
  },
  {
    source: "The {x} route takes {a} minutes; the {y} route takes {b} minutes.",
    told: ["The {x} route takes {n} minutes.", "By the {x} route it takes {n} minutes."],
    names: [
      ["coastal", "mountain"],
      ["river", "forest"],
      ["northern", "southern"],
    ],
    low: 20,
    high: 180,
  },
  {
    source: "Our workshop in {x} employs {a} people. Our workshop in {y} employs {b} people.",
    told: ["The workshop in {x} employs {n} people.", "{n} people are employed at the workshop in {x}."],
    names: [
      ["Tarvik", "Osmund"],
      ["Bellmoor", "Castra"],
      ["Lindale", "Grewe"],
    ],
    low: 12,
    high: 900,
  },
  {
    source: "Guests stay {a} nights in {x} and {b} nights in {y} before they fly home.",
    told: ["Guests stay {n} nights in {x}.", "The stay in {x} is {n} nights."],
    names: [
      ["Porto", "Braga"],
      ["Kyoto", "Nara"],
      ["Split", "Zadar"],
    ],
    low: 2,
    high: 14,
  },
  {
    source: "The {x} and {y} kits weigh {a} kg and {b} kg respectively.",
    told: ["The {x} kit weighs {n} kg.", "The {x} kit has a weight of {n} kg."],
    names: [
      ["travel", "studio"],
      ["junior", "touring"],
      ["field", "bench"],
    ],
    low: 3,
    high: 60,
  },
  {
    source: "{x} must be reported within {a} days, {y} within {b} days.",
    told: ["{x} must be reported within {n} days.", "{x} are to be reported within {n} days."],
    names: [
      ["Thefts", "breakages"],
      ["Accidents", "absences"],
      ["Leaks", "stains"],
    ],
    low: 2,
    high: 60,
  },
  {
    source: "Battery life: {x} {a} hours, {y} {b} hours.",
    told: ["The {x} runs for {n} hours.", "{x} battery life is {n} hours.", "{x}: {n} hours."],
    names: [
      ["Nimbus", "Cirrus"],
      ["R40", "R60"],
      ["Falcon", "Kestrel"],
    ],
    low: 6,
    high: 48,
  },
  {
    source: "The museum charges a deposit of €{a} for {x}, whereas the deposit for {y} is €{b}.",
    told: ["The deposit for {x} is €{n}.", "The museum charges a deposit of €{n} for {x}."],
    names: [
      ["audio guides", "strollers"],
      ["lockers", "projectors"],
      ["easels", "cameras"],
    ],
    low: 5,
    high: 200,
  },
  {
    source: "# {x}\nThe licence costs €{a} a year.\n\n# {y}\nThe licence costs €{b} a year.",
    told: ["The {x} licence costs €{n} a year.", "A licence costs €{n} a year under {x}."],
    names: [
      ["Harbour fishing", "Lake fishing"],
      ["Street music", "Street food"],
      ["Small drones", "Large drones"],
    ],
    low: 30,
    high: 900,
  },
  {
    source: "In {x} the choir gave {a} concerts; in {y} it gave {b} concerts.",
    told: ["In {x} the choir gave {n} concerts.", "The choir gave {n} concerts in {x}."],
    names: [
      ["2016", "2019"],
      ["2008", "2011"],
      ["2001", "2003"],
    ],
    low: 5,
    high: 70,
  },
  {
    source: "Fees:\n- {x}: €{a}\n- {y}: €{b}",
    told: ["The fee for {x} is €{n}.", "{x} costs €{n}."],
    names: [
      ["Name change", "Seat choice"],
      ["Gift wrap", "Engraving"],
      ["Late pick-up", "Extra bag"],
    ],
    low: 4,
    high: 80,
  },
  {
    source: "The {x} team sold {a} tickets in its first week, but the {y} team had sold {b} tickets by then.",
    told: ["The {x} team sold {n} tickets in its first week.", "The {x} team sold {n} tickets."],
    names: [
      ["Lisbon", "Madrid"],
      ["red", "blue"],
      ["day", "night"],
    ],
    low: 100,
    high: 4000,
  },
  {
    source: "Paint dries in {a} hours on {x} and in {b} hours on {y}.",
    told: ["On {x} the paint dries in {n} hours.", "Paint dries in {n} hours on {x}."],
    names: [
      ["wood", "steel"],
      ["plaster", "brick"],
      ["canvas", "glass"],
    ],
    low: 2,
    high: 40,
  },
];

const ZH: readonly Frame[] = [
  {
    source: "{x}可容纳{a}人，{y}可容纳{b}人。",
    told: ["{x}可容纳{n}人。", "{x}能容纳{n}人。"],
    names: [
      ["会议室", "报告厅"],
      ["东看台", "西看台"],
      ["阅览区", "自习区"],
    ],
    low: 20,
    high: 900,
  },
  {
    source: "{x}票价{a}元，{y}票价{b}元。",
    told: ["{x}票价为{n}元。", "{x}的票价是{n}元。"],
    names: [
      ["成人", "儿童"],
      ["夜场", "日场"],
      ["团体", "散客"],
    ],
    low: 10,
    high: 300,
  },
  {
    source: "每年{x}{a}天，{y}{b}天。",
    told: ["{x}每年{n}天。", "{x}为{n}天。"],
    names: [
      ["年假", "病假"],
      ["陪护假", "探亲假"],
      ["婚假", "丧假"],
    ],
    low: 2,
    high: 40,
  },
  {
    source: "{x}和{y}的保修期分别为{a}个月和{b}个月。",
    told: ["{x}的保修期为{n}个月。", "{x}保修期是{n}个月。"],
    names: [
      ["主机", "电池"],
      ["压缩机", "面板"],
      ["车架", "轮胎"],
    ],
    low: 3,
    high: 60,
  },
  {
    source: "{x}有员工{a}名；{y}有员工{b}名。",
    told: ["{x}有员工{n}名。", "{x}共有员工{n}名。", "{x}的员工为{n}名。"].filter((told) => !told.includes("共")),
    names: [
      ["城南店", "城北店"],
      ["一车间", "二车间"],
      ["苏州工厂", "无锡工厂"],
    ],
    low: 8,
    high: 700,
  },
  {
    source: "{x}应在{a}日内完成，{y}应在{b}日内完成。",
    told: ["{x}应在{n}日内完成。", "{x}须在{n}日内完成。"],
    names: [
      ["验收", "付款"],
      ["登记", "公示"],
      ["初审", "复核"],
    ],
    low: 3,
    high: 60,
  },
  {
    source: "{x}年接待游客{a}万人次，{y}年接待游客{b}万人次。",
    told: ["{x}年接待游客{n}万人次。", "该景区{x}年接待游客{n}万人次。"],
    names: [
      ["2016", "2017"],
      ["2012", "2018"],
      ["2005", "2009"],
    ],
    low: 20,
    high: 900,
  },
  {
    source: "租用{x}须交押金{a}元，租用{y}须交押金{b}元。",
    told: ["租用{x}须交押金{n}元。", "{x}的押金为{n}元。"],
    names: [
      ["投影仪", "音响"],
      ["帐篷", "皮划艇"],
      ["单车", "头盔"],
    ],
    low: 50,
    high: 900,
  },
  {
    source: "## {x}\n会费每年{a}元。\n\n## {y}\n会费每年{b}元。",
    told: ["{x}会费每年{n}元。", "{x}的会费为每年{n}元。"],
    names: [
      ["个人会员", "团体会员"],
      ["青年会员", "终身会员"],
      ["普通读者", "研究读者"],
    ],
    low: 50,
    high: 3000,
  },
  {
    source: "{x}续航{a}公里，{y}续航{b}公里。",
    told: ["{x}续航{n}公里。", "{x}的续航为{n}公里。"],
    names: [
      ["海燕", "山雀"],
      ["青鸟", "白鹭"],
      ["E3型", "E5型"],
    ],
    low: 120,
    high: 800,
  },
  {
    source: "收费标准：\n- {x}：{a}元\n- {y}：{b}元",
    told: ["{x}收费{n}元。", "{x}的收费标准是{n}元。"],
    names: [
      ["补办证件", "加急办理"],
      ["上门取件", "夜间配送"],
      ["洗车", "打蜡"],
    ],
    low: 10,
    high: 400,
  },
  {
    source: "馆内现有{x}{a}件。另有{y}{b}件。",
    told: ["馆内现有{x}{n}件。", "{x}现有{n}件。"],
    names: [
      ["瓷器", "玉器"],
      ["铜镜", "石刻"],
      ["字画", "钱币"],
    ],
    low: 60,
    high: 9000,
  },
  {
    source: "从市区到{x}需{a}分钟，到{y}需{b}分钟。",
    told: ["从市区到{x}需{n}分钟。", "到{x}需要{n}分钟。"],
    names: [
      ["机场", "高铁站"],
      ["古镇", "码头"],
      ["校区", "植物园"],
    ],
    low: 10,
    high: 120,
  },
  {
    source: "上半年{x}销售额为{a}万元，而{y}销售额为{b}万元。",
    told: ["上半年{x}销售额为{n}万元。", "{x}上半年的销售额为{n}万元。"],
    names: [
      ["家电", "服装"],
      ["图书", "文具"],
      ["茶叶", "咖啡"],
    ],
    low: 80,
    high: 5000,
  },
];

/** Numbers below `limit`, the same for the same seed (a linear congruential generator, Numerical Recipes' constants). */
function randomFrom(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** `count` pairs of a language. */
export function swappedPairs(language: "en" | "zh", count: number, seed: number): SwappedPair[] {
  const frames = language === "en" ? EN : ZH;
  const random = randomFrom(seed);
  const pairs: SwappedPair[] = [];
  for (let i = 0; i < count; i++) {
    const frame = frames[i % frames.length] as Frame;
    const value = () => frame.low + random(frame.high - frame.low);
    const a = value();
    let b = value();
    while (b === a) b = value();
    const [first, second] = frame.names[random(frame.names.length)] as readonly [string, string];
    const told = frame.told[random(frame.told.length)] as string;
    // Which of the two names stands first in the source changes from pair to pair.
    const turned = random(2) === 1;
    const [x, y] = turned ? [second, first] : [first, second];
    const fill = (text: string, n: number) =>
      capital(
        text
          .replaceAll("{x}", x)
          .replaceAll("{y}", y)
          .replaceAll("{a}", String(a))
          .replaceAll("{b}", String(b))
          .replaceAll("{n}", String(n)),
      );
    // The statement is about either clause: the names are exchanged with the values.
    const aboutSecond = random(2) === 1;
    const statement = aboutSecond ? told.replaceAll("{x}", "{y}") : told;
    pairs.push({
      source: fill(frame.source, 0),
      truth: fill(statement, aboutSecond ? b : a),
      swapped: fill(statement, aboutSecond ? a : b),
      wrong: String(aboutSecond ? a : b),
    });
  }
  return pairs;
}

const capital = (text: string): string => (text[0] ?? "").toUpperCase() + text.slice(1);
