import { apart, type CalendarDate, century, formatDate, isDay, isMonth, isYear, numberOf } from "./calendar-date";
import { isDigit, isHan } from "./characters";
import { HAN_DIGITS } from "./lexicon/numerals";
import { skipSpaces } from "./number";
import { digitsEnd } from "./read-digits";
import { readHan } from "./read-han";

interface HanPart {
  value: number;
  end: number;
  /** Figures or characters of a plain row: a year is written with four. */
  run: number;
}

const hanPart = (t: string, p: number): HanPart | null => {
  const c = t.charCodeAt(p);
  if (isDigit(c)) {
    const end = digitsEnd(t, p, 5);
    return end - p > 4 ? null : { value: numberOf(t, p, end), end, run: end - p };
  }
  if (!HAN_DIGITS.has(t[p] ?? "") && t[p] !== "十" && t[p] !== "廿" && t[p] !== "卅" && t[p] !== "百") return null;
  const short = readShortTens(t, p);
  if (short) return short;
  const numeral = readHan(t, p);
  if (!numeral || (numeral.high && numeral.run !== 4 && numeral.run !== 2)) return null;
  if (numeral.soft || numeral.value.d !== 1n || numeral.value.n > 9999n) return null;
  return { value: Number(numeral.value.n), end: numeral.end, run: numeral.run };
};

/** 廿一, 卅: tens in one character. */
export const readShortTens = (t: string, p: number): HanPart | null => {
  const tens = t[p] === "廿" ? 20 : t[p] === "卅" ? 30 : t[p] === "卌" ? 40 : 0;
  if (tens === 0) return null;
  const unit = HAN_DIGITS.get(t[p + 1] ?? "");
  return unit ? { value: tens + unit, end: p + 2, run: 0 } : { value: tens, end: p + 1, run: 0 };
};

/** Characters before 30日 that make it a span of time, and after it. */
const SPAN_BEFORE = [
  "期限",
  "为期",
  "共",
  "满",
  "历时",
  "每",
  "长达",
  "达",
  "超过",
  "不少于",
  "不超过",
  "至少",
  "最多",
  "最长",
  "不足",
  "逾",
  "少于",
  "多于",
  "低于",
  "高于",
  "不得超过",
  "连续",
  "累计",
  "提前",
  "延长",
  "近",
  "约",
  "工期",
  "为",
  "给予",
  "需",
  "逾期",
  "起",
  "后",
  "的",
];

const SPAN_AFTER = [
  "内",
  "以内",
  "之内",
  "以上",
  "以下",
  "以后",
  "后",
  "之后",
  "前",
  "以前",
  "期",
  "的",
  "左右",
  "不",
  "游",
  "有",
  "薪",
  "无",
  "/",
  "未",
  "届满",
  "期满",
];

/** Words behind a number of 日 that only a span takes. */
const WITHIN = ["内", "以内", "之内", "届满", "期满"];

/** True where "30日" is a day of a month, false where it is a span of 30 days. */
const isCalendarDay = (t: string, start: number, end: number, value: number): boolean => {
  if (!isDay(value) || "元圆币".includes(t[end] ?? "@") || t[start - 1] === "+") return false;
  // 一日三次, 1日2粒: what happens in a day
  if (value === 1 && /^[0-9一两二三四五六千]/.test(t.slice(end, end + 1)) && t[start - 1] !== "月") return false;
  // 在30日内, 于十五日期满: a span, whatever stands before
  if (t[start - 1] !== "月" && WITHIN.some((word) => t.startsWith(word, end)) && !t.startsWith("内蒙", end))
    return false;
  if (t[start] === "廿" || t[start] === "卅" || "于在月".includes(t[start - 1] ?? "@")) return true;
  for (const word of SPAN_BEFORE) if (t.startsWith(word, start - word.length)) return false;
  for (const word of SPAN_AFTER) if (t.startsWith(word, end)) return false;
  return true;
};

export const QUARTER_DIGITS = new Map([
  ["一", 1],
  ["二", 2],
  ["三", 3],
  ["四", 4],
  ["1", 1],
  ["2", 2],
  ["3", 3],
  ["4", 4],
]);

/** "第三季度", "三季度", "上半年", "Q3" behind a year. */
const partOfYear = (t: string, p: number): { rest: string; end: number } | null => {
  const at = t[p] === "第" ? p + 1 : p;
  const quarter = QUARTER_DIGITS.get(t[at] ?? "");
  if (quarter && t[at + 1] === "季" && t[at + 2] === "度") return { rest: `-Q${quarter}`, end: at + 3 };
  if (quarter && t[at + 1] === "季" && at > p) return { rest: `-Q${quarter}`, end: at + 2 };
  if (t.startsWith("上半年", p)) return { rest: "-H1", end: p + 3 };
  if (t.startsWith("下半年", p)) return { rest: "-H2", end: p + 3 };
  if (t[p] === "Q" && QUARTER_DIGITS.has(t[p + 1] ?? "") && apart(t, p + 2))
    return { rest: `-Q${t[p + 1]}`, end: p + 2 };
  return null;
};

/** 20世纪90年代 is 1990s. 21世纪 alone is no date to check, and 三个世纪 a span. */
const hanCentury = (t: string, p: number, first: HanPart): CalendarDate | null => {
  const mark = skipSpaces(t, first.end, 1);
  if (!t.startsWith("世纪", mark) || first.value < 1 || first.value > 21) return null;
  const tens = hanPart(t, skipSpaces(t, mark + 2, 1));
  const years = tens ? skipSpaces(t, tens.end, 1) : mark;
  if (!tens || tens.value % 10 !== 0 || tens.value > 90 || !t.startsWith("年代", years)) return null;
  return { start: p, end: years + 2, rest: `${(first.value - 1) * 100 + tens.value}s` };
};

/** 5-7月, 5至7月, 2024年5-7月 for the month at `p`: months of one year; 5至7个月 is a span of time. */
export const hanMonths = (t: string, p: number): { min: CalendarDate; max: CalendarDate } | null => {
  const first = hanPart(t, p);
  if (!first || !"年-–~至到".includes(t[first.end] ?? "@")) return null;
  let year: number | undefined;
  let from = first;
  if (t[first.end] === "年" && first.run === 4 && isYear(first.value)) {
    const month = hanPart(t, first.end + 1);
    if (!month) return null;
    year = first.value;
    from = month;
  }
  if (!"-–~至到".includes(t[from.end] ?? "@")) return null;
  const to = hanPart(t, from.end + 1);
  if (!to || t[to.end] !== "月" || !isMonth(from.value) || !isMonth(to.value) || from.value >= to.value) return null;
  if (isDigit(t.charCodeAt(to.end + 1))) return null;
  const end = to.end + 1;
  return {
    min: { start: p, end, ...(year ? { year } : {}), month: from.value },
    max: { start: p, end, ...(year ? { year } : {}), month: to.value },
  };
};

/** 2025年前三季度, 前两季度 at the numeral: the quarters up to the one named. */
export const hanQuarters = (t: string, p: number): { min: CalendarDate; max: CalendarDate } | null => {
  // most figures stand neither behind 前 nor before 年
  if (t[p - 1] !== "前" && t[p + 4] !== "年") return null;
  const first = hanPart(t, p);
  if (!first) return null;
  const year = t[first.end] === "年" && first.run === 4 && isYear(first.value) ? first.value : undefined;
  const ahead = year === undefined ? p - 1 : first.end + 1;
  const count = year === undefined ? first : hanPart(t, ahead + 1);
  if (t[ahead] !== "前" || !count || count.value < 2 || count.value > 4 || !t.startsWith("季度", count.end))
    return null;
  const start = year === undefined ? ahead : p;
  const end = count.end + 2;
  const part = (n: number): CalendarDate => ({ start, end, year, rest: `${year === undefined ? "" : "-"}Q${n}` });
  return { min: part(1), max: part(count.value) };
};

/** Dates with 年, 月, 日, 号 at `p`; `from` is the least offset that a prefix (民国) may take. */
export const hanDate = (t: string, p: number, from: number): CalendarDate | null => {
  const quarter =
    t[p + 1] === "季" && t[p + 2] === "度" && t[p - 1] !== "连" && t[p - 1] !== "续"
      ? QUARTER_DIGITS.get(t[p] ?? "")
      : undefined;
  if (quarter) return { start: p, end: p + 3, rest: `Q${quarter}` };
  const first = hanPart(t, p);
  if (!first) return null;
  const age = hanCentury(t, p, first);
  if (age) return age;
  let at = skipSpaces(t, first.end, 1);
  // 2024 上半年, 2024第三季度, without 年
  const half = first.run === 4 && isYear(first.value) && isHan(t.charCodeAt(at)) ? partOfYear(t, at) : null;
  if (half) return { start: p, end: half.end, year: first.value, rest: half.rest };
  let year: number | undefined;
  let start = p;
  let end = p;
  let part: HanPart | null = first;
  if (t[at] === "年") {
    const lead = t[p - 1] === " " ? p - 1 : p;
    const era = lead - from >= 2 ? t.slice(lead - 2, lead) : "";
    if (first.run !== 4 && t[at + 1] === "代" && first.value % 10 === 0 && first.value < 100)
      return { start: p, end: at + 2, rest: `${first.value}s` };
    if (era === "民国") {
      year = first.value + 1911;
      start = lead - 2;
    } else if (first.run === 4 && isYear(first.value)) {
      year = first.value;
      if (era === "公元" || era === "西元") start = lead - 2;
    } else if (
      first.run === 2 &&
      first.value >= 50 &&
      isDigit(t.charCodeAt(p)) &&
      isDigit(t.charCodeAt(skipSpaces(t, at + 1, 1)))
    )
      year = century(first.value);
    else if (
      first.run === 2 &&
      isDigit(t.charCodeAt(p)) &&
      /^\d{1,2}月/.test(t.slice(at + 1, at + 4)) &&
      isMonth(numberOf(t, at + 1, digitsEnd(t, at + 1, 2)))
    )
      // 24年5月 is a date; a span is written 24年5个月
      year = century(first.value);
    else return null;
    end = at + 1;
    if (t[end] === "代") return { start, end: end + 1, rest: `${year}s` };
    const inner = partOfYear(t, skipSpaces(t, end, 1));
    if (inner) return { start, end: inner.end, year, rest: inner.rest };
    if (t[end] === "度") return { start, end: end + 1, year };
    const next = skipSpaces(t, end, 1);
    part = hanPart(t, next);
    if (!part) return { start, end, year };
    at = skipSpaces(t, part.end, 1);
    if (t[at] !== "月") return { start, end, year };
  }
  if (t[at] === "月" && part && isMonth(part.value)) {
    const month = part.value;
    end = at + 1;
    const day = hanPart(t, skipSpaces(t, end, 1));
    if (day && isDay(day.value)) {
      const mark = skipSpaces(t, day.end, 1);
      if (t[mark] === "日" || t[mark] === "号") return { start, end: mark + 1, year, month, day: day.value };
      // "7月3至5日"
      if (
        isDigit(t.charCodeAt(day.end - 1)) &&
        (t[day.end] === "至" || t[day.end] === "-" || t[day.end] === "–" || t[day.end] === "~" || t[day.end] === "到")
      )
        return { start, end: day.end, year, month, day: day.value };
    }
    if (t[end] === "份") end++;
    // 2月中旬: the first, second or third ten days of a month
    const tens = t[end + 1] === "旬" ? "上中下".indexOf(t[end] as string) + 1 : 0;
    if (tens > 0) return { start, end: end + 2, rest: `${formatDate({ start, end, year, month })}-D${tens}` };
    return { start, end, year, month };
  }
  if ((t[at] === "日" || t[at] === "号") && year === undefined && at === first.end) {
    if (
      t[at] === "号"
        ? !isDay(first.value) ||
          (isHan(t.charCodeAt(at + 1)) && "线楼院房机门文车厅馆店厂码令通公段卡位".includes(t[at + 1] as string))
        : !isCalendarDay(t, p, at + 1, first.value)
    )
      return null;
    if (t[at] === "号" && t[p - 1] !== "月" && !"于在至到到日月和、".includes(t[p - 1] ?? "-")) return null;
    return { start: p, end: at + 1, day: first.value };
  }
  return null;
};
