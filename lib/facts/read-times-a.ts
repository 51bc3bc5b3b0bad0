import { isHan } from "./characters";
import { skipSpaces } from "./number";
import { readAmount } from "./read-amount";
import { unitAt } from "./read-numeral";
import type { Reading } from "./reading";

/** Measure words of what is done or taken so often: 一日三次, 一天两片. 一天三个 may be something else. */
const TAKEN = new Set("次 回 趟 遍 顿 片 粒 丸 颗 滴 支 节 班".split(" "));

/**
 * 一天三次, 一周 2 次, 一周五天 at the numeral one: so many times in a span, without 每. Returns the count with what it is per, over
 * the words behind the span, as it is read behind 每天. null elsewhere: 一小时三十分 and 一年三个月 are spans.
 */
export const readTimesA = (t: string, p: number): Reading | null => {
  if (t[p] !== "一" && t[p] !== "1") return null;
  const span = isHan(t.charCodeAt(skipSpaces(t, p + 1, 1))) ? unitAt(t, p + 1, "han") : null;
  if (span?.unit.kind !== "duration") return null;
  const amount = readAmount(t, skipSpaces(t, span.end, 1));
  if (!amount?.base || amount.per.length > 0) return null;
  const counted = amount.base.sort === "measure" && TAKEN.has(amount.unit);
  const days = span.unit.code === "week" && (amount.unit === "day" || amount.unit === "workday");
  if (!counted && !days) return null;
  return { ...amount, per: [span.unit.code], kind: days ? "quantity" : amount.kind };
};
