/**
 * Pairs made by a seeded generator: a source of two sentences or one with two names, and an answer nearly in its words, once as the
 * source has it and once with the two names exchanged. Names and sentences are invented.
 */
export interface SwappedPair {
  source: string;
  same: string;
  swapped: string;
}

/** Mulberry32: a small generator of equal numbers for equal seeds. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

interface Frame {
  /** Kind of the names that stand at A and B. */
  kind: "person" | "company" | "place";
  source: string;
  answers: readonly string[];
}

const PEOPLE_EN =
  "Marta Lindqvist|Helen Osgood|Oliver Brandt|Edwin Castell|Piet Aalders|Nora Whitcombe|Tomas Varga|Ingrid Solheim|Rufus Delaney|Clara Montrose".split(
    "|",
  );
const COMPANIES_EN =
  "Orvalo|Brightwell|Kestrel Foods|Tarnmoor|Pellam Ltd|Novena Systems|Quillon|Harrowgate Bank|Velmora|Sandmere".split(
    "|",
  );
const PLACES_EN = "Tarnby|Kelbrook|Eastmere|Holmfirth|Lunden|Port Ansel|Wexcombe|Dunmarra|Silverdale|Orrin".split("|");

const FRAMES_EN: readonly Frame[] = [
  {
    kind: "company",
    source: "A acquired B for 40 million in cash last spring, subject to approval.",
    answers: ["A acquired B for 40 million in cash last spring.", "Subject to approval, A acquired B for 40 million."],
  },
  {
    kind: "company",
    source: "In a statement, A accused B of copying its pump design and asked for damages.",
    answers: [
      "A accused B of copying its pump design.",
      "A accused B of copying its pump design and asked for damages.",
    ],
  },
  {
    kind: "company",
    source: "A supplies valves to B under a contract that runs for five years.",
    answers: [
      "A supplies valves to B under a five-year contract.",
      "A supplies valves to B under a contract that runs for five years.",
    ],
  },
  {
    kind: "company",
    source: "A is larger than B by turnover, though both employ about the same number of people.",
    answers: ["A is larger than B by turnover.", "By turnover, A is larger than B."],
  },
  {
    kind: "company",
    source: "A was founded in the harbour district. B was founded in the old mill by two brothers.",
    answers: ["B was founded in the old mill by two brothers.", "A was founded in the harbour district."],
  },
  {
    kind: "company",
    source: "A owes B a sum that a court will set in autumn.",
    answers: ["A owes B a sum that a court will set.", "A owes B a sum that a court will set in autumn."],
  },
  {
    kind: "company",
    source: "Shares of A rose after the report while shares of B fell sharply.",
    answers: [
      "Shares of A rose after the report while shares of B fell.",
      "Shares of A rose while shares of B fell sharply.",
    ],
  },
  {
    kind: "person",
    source: "A succeeded B as head of the department after a vote of the board.",
    answers: [
      "A succeeded B as head of the department.",
      "After a vote of the board, A succeeded B as head of the department.",
    ],
  },
  {
    kind: "person",
    source: "A defeated B in the final round and took the national title.",
    answers: ["A defeated B in the final round.", "A defeated B in the final and took the title."],
  },
  {
    kind: "person",
    source: "A lent B the money for the first studio in the valley.",
    answers: ["A lent B the money for the first studio.", "A lent B the money for the studio in the valley."],
  },
  {
    kind: "person",
    source: "A ranks first in the survey and B ranks second, ahead of ten others.",
    answers: [
      "A ranks first in the survey and B ranks second.",
      "A ranks first and B ranks second, ahead of ten others.",
    ],
  },
  {
    kind: "person",
    source: "A wrote the songs, and B produced the record in a small studio.",
    answers: [
      "A wrote the songs, and B produced the record.",
      "A wrote the songs and B produced the record in a small studio.",
    ],
  },
  {
    kind: "person",
    source: "A was praised by B for the speech on water rights.",
    answers: ["A was praised by B for the speech.", "A was praised by B for the speech on water rights."],
  },
  {
    kind: "place",
    source: "A lies north of B on the coast road and has a small harbour.",
    answers: ["A lies north of B on the coast road.", "A lies north of B and has a small harbour."],
  },
  {
    kind: "place",
    source: "A has more rainfall than B in every month of the year.",
    answers: ["A has more rainfall than B in every month.", "A has more rainfall than B in every month of the year."],
  },
  {
    kind: "place",
    source: "Trains from A to B run every hour during the week.",
    answers: ["Trains from A to B run every hour.", "Trains from A to B run every hour during the week."],
  },
  {
    kind: "place",
    source: "The library moved from A to B in the spring after the flood.",
    answers: ["The library moved from A to B in the spring.", "The library moved from A to B after the flood."],
  },
];

const PEOPLE_ZH = "林若溪|赵启明|周文博|何思远|许知夏|罗晚晴|陆明哲|沈嘉树|韩立群|曾以宁".split("|");
const COMPANIES_ZH =
  "云溪公司|海棠公司|澄江集团|北屿科技公司|松泉银行|远帆集团|青禾公司|鹿港集团|瑞庭公司|南麓公司".split("|");
const PLACES_ZH = "杭州|厦门|成都|青岛|昆明|长沙|南京|武汉|苏州|大连".split("|");

const FRAMES_ZH: readonly Frame[] = [
  {
    kind: "company",
    source: "去年春天，A以四千万元收购了B，交易仍待批准。",
    answers: ["A以四千万元收购了B。", "去年春天，A收购了B。"],
  },
  {
    kind: "company",
    source: "A在声明中指责B抄袭其水泵设计，并要求赔偿。",
    answers: ["A指责B抄袭其水泵设计。", "A在声明中指责B抄袭水泵设计，并要求赔偿。"],
  },
  {
    kind: "company",
    source: "根据合同，A向B供应阀门，合同期为五年。",
    answers: ["A向B供应阀门，合同期为五年。", "根据合同，A向B供应阀门。"],
  },
  {
    kind: "company",
    source: "按营业额计算，A的规模大于B，但两家员工人数相近。",
    answers: ["按营业额计算，A的规模大于B。", "A的规模大于B。"],
  },
  {
    kind: "company",
    source: "A由两兄弟在老磨坊里创办。B由一位退休教师在港口区创办。",
    answers: ["A由两兄弟在老磨坊里创办。", "B由一位退休教师在港口区创办。"],
  },
  {
    kind: "company",
    source: "A起诉B违约，法院将于秋天开庭。",
    answers: ["A起诉B违约。", "A起诉B违约，法院将于秋天开庭。"],
  },
  {
    kind: "company",
    source: "报告公布后，A的股价上涨，B的股价大幅下跌。",
    answers: ["报告公布后，A的股价上涨，B的股价下跌。", "A的股价上涨，B的股价大幅下跌。"],
  },
  {
    kind: "person",
    source: "经董事会投票，A接替B担任部门主管。",
    answers: ["A接替B担任部门主管。", "经董事会投票，A接替B担任主管。"],
  },
  {
    kind: "person",
    source: "A在决赛中击败B，获得全国冠军。",
    answers: ["A在决赛中击败B。", "A在决赛中击败B，获得冠军。"],
  },
  { kind: "person", source: "A借给B第一间画室的租金。", answers: ["A借给B画室的租金。", "A借给B第一间画室的租金。"] },
  {
    kind: "person",
    source: "调查中A排名第一，B排名第二，领先其他十人。",
    answers: ["调查中A排名第一，B排名第二。", "A排名第一，B排名第二，领先其他十人。"],
  },
  {
    kind: "person",
    source: "A写了歌词，B在小录音棚里制作了唱片。",
    answers: ["A写了歌词，B制作了唱片。", "A写了歌词，B在录音棚里制作了唱片。"],
  },
  {
    kind: "person",
    source: "A因关于水权的演讲受到B的称赞。",
    answers: ["A因演讲受到B的称赞。", "A因关于水权的演讲受到B的称赞。"],
  },
  {
    kind: "place",
    source: "全年各月A的降雨量都高于B，春季差距最大。",
    answers: ["A的降雨量高于B。", "全年各月A的降雨量都高于B。"],
  },
  {
    kind: "place",
    source: "从A开往B的列车工作日每小时一班。",
    answers: ["从A开往B的列车每小时一班。", "从A开往B的列车工作日每小时一班。"],
  },
  {
    kind: "place",
    source: "水灾之后，图书馆在春天从A迁到B。",
    answers: ["图书馆在春天从A迁到B。", "水灾之后，图书馆从A迁到B。"],
  },
  { kind: "place", source: "A的人口多于B，但面积较小。", answers: ["A的人口多于B。", "A的人口多于B，但面积较小。"] },
];

function pairsOf(
  frames: readonly Frame[],
  names: Record<Frame["kind"], readonly string[]>,
  count: number,
  seed: number,
): SwappedPair[] {
  const next = seeded(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const fill = (text: string, a: string, b: string): string =>
    text.replace(/\b[AB]\b|[AB](?=[\u4e00-\u9fff，。])|(?<=[\u4e00-\u9fff])[AB]/g, (letter) =>
      letter === "A" ? a : b,
    );
  const pairs: SwappedPair[] = [];
  while (pairs.length < count) {
    const frame = pick(frames);
    const a = pick(names[frame.kind]);
    const b = pick(names[frame.kind]);
    const answer = pick(frame.answers);
    if (a === b) continue;
    pairs.push({ source: fill(frame.source, a, b), same: fill(answer, a, b), swapped: fill(answer, b, a) });
  }
  return pairs;
}

export const swappedPairsEn = (count = 200): SwappedPair[] =>
  pairsOf(FRAMES_EN, { person: PEOPLE_EN, company: COMPANIES_EN, place: PLACES_EN }, count, 20240501);
export const swappedPairsZh = (count = 200): SwappedPair[] =>
  pairsOf(FRAMES_ZH, { person: PEOPLE_ZH, company: COMPANIES_ZH, place: PLACES_ZH }, count, 20240502);
