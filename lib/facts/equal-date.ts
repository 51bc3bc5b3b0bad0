import type { Quantity } from "../model/quantity";

export type DateComparison = "same" | "value" | "open";

interface Fields {
  year?: string;
  month?: string;
  day?: string;
  /** "Q3", "H1". */
  part?: string;
  /** 1, 2 or 3: which ten days of the month (上旬, 中旬, 下旬). */
  tens?: number;
  time?: string;
}

/** "2024-01-02", "2024-Q3", "--03-05", "--21", "14:15", "2024-02-03T10:00Z" → its fields; null for what is no date. */
const fieldsOf = (value: string): Fields | null => {
  if (/^\d{1,2}:\d{2}/.test(value)) return { time: value.replace(/:00$/, (tail) => (value.length > 5 ? "" : tail)) };
  const at = value.indexOf("T");
  const time = at > 0 ? value.slice(at + 1).replace(/(?:Z|[+-]\d{2}:?\d{2})$/, "") : undefined;
  const date = at > 0 ? value.slice(0, at) : value;
  if (/^\d{3,4}s$/.test(date)) return { part: date };
  const tens = /^(.*)-D([123])$/.exec(date);
  if (tens) {
    const month = fieldsOf(tens[1] as string);
    if (!month) return null;
    const { part, ...rest } = month;
    return { ...rest, ...(part?.startsWith("-") ? { month: part.slice(1) } : {}), tens: Number(tens[2]) };
  }
  const part = /^(?:(\d{4})-)?([QH]\d)$/.exec(date);
  if (part) return { ...(part[1] ? { year: part[1] } : {}), part: part[2] as string };
  if (date.startsWith("--")) {
    const [first, second] = date.slice(2).split("-") as [string, string?];
    return second ? { month: first, day: second } : { part: `-${first}` };
  }
  const [year, month, day] = date.split("-") as [string, string?, string?];
  if (!/^\d{1,4}$/.test(year)) return null;
  return { year, ...(month ? { month } : {}), ...(day ? { day } : {}), ...(time ? { time } : {}) };
};

const inPart = (month: string, part: string): boolean => {
  const m = Number(month);
  const n = Number(part.slice(1));
  return part.startsWith("Q") ? Math.ceil(m / 3) === n : part.startsWith("H") ? m <= 6 === (n === 1) : false;
};

/** A month's ten days against a day, other ten days, or the month alone; null where neither side tells ten days. */
const compareTens = (a: Fields, s: Fields): DateComparison | null => {
  if (a.tens === undefined && s.tens === undefined) return null;
  const [ten, theirs] = [tensOf(a), tensOf(s)];
  // the answer may say less than the source: 2月 of 2月中旬
  if (a.part !== undefined || s.part !== undefined) return ten === 0 && a.part === `-${s.month}` ? "same" : "open";
  if (a.month === undefined || s.month === undefined) return "open";
  if (a.month !== s.month || (a.year !== undefined && s.year !== undefined && a.year !== s.year)) return "value";
  if (theirs === 0) return "open";
  if (ten === 0) return "same";
  if (ten !== theirs) return "value";
  return a.day !== undefined && s.day === undefined ? "open" : "same";
};

/** Which ten days of its month a date lies in; 0 where it tells no day. */
const tensOf = ({ tens, day }: Fields): number => tens ?? (day ? Math.min(3, Math.ceil(Number(day) / 10)) : 0);

/** 24:00 shows the same clock as 00:00. */
const clockOf = (time: string): string => time.replace(/^24:/, "00:");

/**
 * Compares one date of the answer with one of the source. Fields that both state must agree; the answer may say less than the
 * source (2024 for 2024-03-05). Where it says more, nothing is decided ("open"), but for a year that the source leaves out.
 */
const compareOne = (a: Fields, s: Fields): DateComparison => {
  if (a.time !== undefined && s.time !== undefined && a.year === undefined && s.year === undefined)
    return clockOf(a.time) === clockOf(s.time) ? "same" : "value";
  if (a.time !== undefined && a.year === undefined)
    return s.time === undefined ? "open" : s.time.startsWith(a.time) ? "same" : "value";
  if (s.time !== undefined && s.year === undefined)
    return a.time === undefined ? "open" : a.time.startsWith(s.time) ? "same" : "value";
  const tens = compareTens(a, s);
  if (tens) return tens;
  if (a.year !== undefined && s.year !== undefined && a.year !== s.year) return "value";
  // "--21" is a day, "--03" a month: the two digits alone must agree with either
  if (a.part?.startsWith("-") || s.part?.startsWith("-")) {
    const lone = (a.part?.startsWith("-") ? a.part : s.part)?.slice(1);
    const other = a.part?.startsWith("-") ? s : a;
    if (other.part?.startsWith("-")) return other.part.slice(1) === lone ? "same" : "value";
    if (other.day === lone || (other.month === lone && (other.day === undefined || a.part?.startsWith("-") === true)))
      return a.part?.startsWith("-") || other.day === lone ? "same" : "open";
    return other.day === undefined && other.month === undefined ? "open" : "value";
  }
  if (a.part !== undefined || s.part !== undefined) {
    if (a.part === s.part) return "same";
    if (a.part !== undefined && s.part !== undefined) return "value";
    if (a.part !== undefined && s.year !== undefined && a.part === `${s.year.slice(0, -1)}0s`) return "same";
    if (a.part !== undefined && s.month !== undefined) return inPart(s.month, a.part) ? "same" : "value";
    if (a.month === undefined && a.year !== undefined && s.year !== undefined) return "same";
    return "open";
  }
  if (a.month !== undefined && s.month !== undefined && a.month !== s.month) return "value";
  if (a.day !== undefined && s.day !== undefined && a.day !== s.day) return "value";
  if ((a.month !== undefined && s.month === undefined) || (a.day !== undefined && s.day === undefined)) return "open";
  if (a.year === undefined && a.month === undefined) return "open";
  // the answer's year alone against a day and month without a year says nothing
  if (a.year !== undefined && s.year === undefined && a.month === undefined) return "open";
  if (a.time !== undefined && s.time !== undefined) return a.time === s.time ? "same" : "value";
  return "same";
};

const alternatives = (value: string): Fields[] => value.split("|").flatMap((one) => fieldsOf(one) ?? []);

/** Compares two written dates or times, each with its readings parted by "|". */
export const compareDateValues = (a: string, s: string): DateComparison => {
  let result: DateComparison = "open";
  for (const left of alternatives(a)) {
    for (const right of alternatives(s)) {
      const one = compareOne(left, right);
      if (one === "same") return "same";
      if (one === "value") result = "value";
    }
  }
  return result;
};

export const isDated = (q: Quantity): boolean => q.kind === "date" || q.kind === "time";
