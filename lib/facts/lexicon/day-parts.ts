/** A stretch of the day: the hours from `from` up to `to` that its words may mean, wide; over midnight where `to` is less. */
export interface DayPart {
  from: number;
  to: number;
}

/** Chinese words for parts of the day, and how they place an hour said behind them on the 24-hour clock. Longer words first. */
export const DAY_PARTS_ZH: readonly (readonly [string, "early" | "noon" | "late" | "night"])[] = [
  ["凌晨", "early"],
  ["清晨", "early"],
  ["早晨", "early"],
  ["早上", "early"],
  ["上午", "early"],
  ["中午", "noon"],
  ["正午", "noon"],
  ["下午", "late"],
  ["午后", "late"],
  ["傍晚", "late"],
  ["晚上", "night"],
  ["晚间", "night"],
  ["夜间", "night"],
  ["夜里", "night"],
  ["深夜", "night"],
  ["当晚", "night"],
  ["午夜", "night"],
  ["半夜", "night"],
  ["早", "early"],
  ["晚", "night"],
];

/** The hours that a part of the day may mean: two parts that share none are told of different times. */
export const DAY_PART_HOURS: ReadonlyMap<string, DayPart> = new Map([
  ["凌晨", { from: 0, to: 6 }],
  ["清晨", { from: 4, to: 10 }],
  ["早晨", { from: 4, to: 11 }],
  ["早上", { from: 4, to: 12 }],
  ["上午", { from: 7, to: 12 }],
  ["中午", { from: 11, to: 15 }],
  ["下午", { from: 12, to: 19 }],
  ["午后", { from: 12, to: 18 }],
  ["傍晚", { from: 16, to: 21 }],
  ["晚上", { from: 17, to: 24 }],
  ["晚间", { from: 17, to: 24 }],
  ["深夜", { from: 20, to: 4 }],
  ["morning", { from: 0, to: 12 }],
  ["afternoon", { from: 12, to: 19 }],
  ["evening", { from: 16, to: 24 }],
]);
