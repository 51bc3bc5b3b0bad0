import { isDigit, isLatin, isUpper } from "./characters";
import { skipSpaces } from "./number";
import { whole } from "./rational";
import { digitsEnd } from "./read-digits";
import { named, nameEnd } from "./read-names";
import { readUnit } from "./read-unit";
import type { Reading } from "./reading";
import { unitByCode } from "./unit-index";

const FEET_MARKS = "'′’";
const INCH_MARKS = '"″”';

/** `6'2"`, `5'10`: feet and inches, told in inches as "5 ft 2 in" is. Without a mark behind them the inches want two figures. */
const readFeet = (t: string, p: number): Reading | null => {
  const feet = digitsEnd(t, p, 3);
  if (feet - p > 2 || feet === p || !FEET_MARKS.includes(t[feet] ?? "-")) return null;
  const at = skipSpaces(t, feet + 1, 1);
  const inches = digitsEnd(t, at, 3);
  if (inches === at || inches - at > 2 || Number(t.slice(at, inches)) > 11) return null;
  const marked = INCH_MARKS.includes(t[inches] ?? "-");
  if (!marked && (inches - at !== 2 || at > feet + 1 || isLatin(t.charCodeAt(inches)))) return null;
  const low = whole(Number(t.slice(p, feet)) * 12 + Number(t.slice(at, inches)));
  return {
    start: p,
    end: marked ? inches + 1 : inches,
    kind: "quantity",
    low,
    unit: "inch",
    base: unitByCode("inch"),
    per: [],
  };
};

/** "2023/24" and "2023/2024": a year that ends in the next one. */
const yearSpan = (t: string, p: number, slash: number, end: number): Reading | null => {
  const first = Number(t.slice(p, slash));
  const second = t.slice(slash + 1, end);
  if (first < 1900 || first > 2099) return null;
  const next = String(first + 1);
  if (second !== next && second !== next.slice(2)) return null;
  return { ...named("date", p, end, next), value: { min: String(first), max: next } };
};

/** "120/80 mmHg", "50/50", "2016/679", "95/46/EC", "2023/24": figures about a slash that are no fraction; null for fractions. */
export const readSlashed = (t: string, p: number): Reading | null => {
  const slash = digitsEnd(t, p, 6);
  if (t[slash] !== "/" || slash === p) return null;
  const end = digitsEnd(t, slash + 1, 6);
  if (end === slash + 1) return null;
  const text = t.slice(p, end);
  if (t[end] === "/" && isUpper(t.charCodeAt(end + 1))) {
    const stop = nameEnd(t, p, "/");
    return named("identifier", p, stop, t.slice(p, stop));
  }
  const pressure = readUnit(t, end);
  if (pressure?.unit.code === "mmHg")
    return { ...named("quantity", p, pressure.end, text, "mmHg"), base: pressure.unit };
  if (isLatin(t.charCodeAt(end)) || t[end] === "/" || isDigit(t.charCodeAt(end))) return null;
  if (slash - p === 4) {
    const span = yearSpan(t, p, slash, end);
    if (span) return span;
    const year = Number(t.slice(p, slash));
    // "Regulation (EU) 2016/679": the number of an act
    if (year >= 1900 && year <= 2099 && end - slash > 3) return named("identifier", p, end, text);
  }
  const [a, b] = [Number(t.slice(p, slash)), Number(t.slice(slash + 1, end))];
  // a split of the whole: "50/50", "80/20"
  return a + b === 100 && a >= b && b > 0 ? named("number", p, end, `${a}:${b}`) : null;
};

/** Figures in pairs about a mark: feet and inches, blood pressure, splits, years, numbers of acts. */
export const readPair = (t: string, p: number): Reading | null => readFeet(t, p) ?? readSlashed(t, p);

/** "report 2024.pdf": ends of names of files. */
const EXTENSIONS = new Set(
  "pdf doc docx xls xlsx ppt pptx csv tsv txt md json jsonl xml yaml yml html htm png jpg jpeg gif svg webp zip gz tar rar mp3 mp4 mov wav log sql exe dmg apk".split(
    " ",
  ),
);

/** End of a file's name whose figures start at `p`, or -1: "2024.pdf", "2018-09-24.tar.gz". */
export const fileNameEnd = (t: string, p: number): number => {
  const end = nameEnd(t, p, "-_.");
  const dot = t.lastIndexOf(".", end);
  return dot > p && EXTENSIONS.has(t.slice(dot + 1, end).toLowerCase()) ? end : -1;
};
