import { apart } from "./calendar-date";
import { isDigit } from "./characters";
import { skipSpaces } from "./number";
import { digitsEnd } from "./read-digits";
import { readHan } from "./read-han";
import { named } from "./read-names";
import type { Reading } from "./reading";

const ERA_AGAIN = "至到-–~";

const numeralAt = (t: string, p: number): { value: number; end: number } | null => {
  if (isDigit(t.charCodeAt(p))) {
    const end = digitsEnd(t, p, 5);
    return end - p > 4 ? null : { value: Number(t.slice(p, end)), end };
  }
  // 两世纪 and 几世纪 are spans
  if (t[p] === "两" || t[p] === "几" || t[p] === "数") return null;
  const numeral = readHan(t, p);
  return numeral && !numeral.high && !numeral.soft && numeral.value.d === 1n
    ? { value: Number(numeral.value.n), end: numeral.end }
    : null;
};

/** End of a year or century before Christ whose numeral stands at `p` (公元前 221 年, "500 BC" with its figures up to `run`), or -1: such years are no values. */
export const beforeChristEnd = (t: string, p: number, run = p): number => {
  if (run > p && t.startsWith(" BC", run) && apart(t, t[run + 3] === "E" ? run + 4 : run + 3))
    return t[run + 3] === "E" ? run + 4 : run + 3;
  const lead = t[p - 1] === " " ? p - 1 : p;
  if (t[lead - 1] !== "前") return -1;
  // 公元前475年至前221年 leaves the era out the second time
  const era = t.slice(Math.max(0, lead - 3), lead - 1);
  if (era !== "公元" && era !== "西元" && !(ERA_AGAIN.includes(era.slice(1) || "@") && "年纪".includes(era[0] ?? "@")))
    return -1;
  const numeral = numeralAt(t, p);
  if (!numeral) return -1;
  const mark = skipSpaces(t, numeral.end, 1);
  return t[mark] === "年" ? mark + 1 : t.startsWith("世纪", mark) ? mark + 2 : numeral.end;
};

/** 21世纪 points at one century, where 3个世纪 counts them. null where the numeral at `p` is not of a century. */
export const readCentury = (t: string, p: number): Reading | null => {
  const numeral = numeralAt(t, p);
  if (!numeral || numeral.value < 2 || numeral.value > 30) return null;
  const mark = skipSpaces(t, numeral.end, 1);
  return t.startsWith("世纪", mark) ? named("ordinal", p, mark + 2, String(numeral.value), "century") : null;
};
