import { isDigit } from "./characters";
import { HAN_CLAUSES } from "./lexicon/references";
import { skipSpaces } from "./number";
import { formatRational } from "./rational";
import { digitsEnd } from "./read-digits";
import { readHan } from "./read-han";
import { countsSomething, named, referenceEnd } from "./read-names";
import { wordAt } from "./read-words";
import type { Reading } from "./reading";

/** Most numbers of one list that are followed; what is longer is no reference. */
const MOST = 24;

/** Start of the next number of a list behind `end`: over ", ", "and", "–", 、, 和; -1 where none goes on. `span` allows ranges. */
const nextNumber = (t: string, end: number, list: boolean): { at: number; comma: boolean } | null => {
  let at = skipSpaces(t, end, 1);
  const c = t[at] ?? "";
  if (c === "-" || c === "–" || c === "~" || c === "至" || c === "到")
    return { at: skipSpaces(t, at + 1, 1), comma: false };
  if (!list) {
    const word = at > end ? wordAt(t, at) : null;
    return word && (word.text === "to" || word.text === "through")
      ? { at: skipSpaces(t, word.end, 1), comma: false }
      : null;
  }
  let comma = false;
  if (c === "," || c === "、" || c === "，") {
    comma = c === ",";
    at = skipSpaces(t, at + 1, 1);
  } else if (c === "&" || c === "和" || c === "及" || c === "与" || c === "或")
    return { at: skipSpaces(t, at + 1, 1), comma };
  const word = wordAt(t, at);
  if (word.text === "and" || word.text === "or" || word.text === "to" || word.text === "through")
    return { at: skipSpaces(t, word.end, 1), comma: false };
  return at > end && (comma || c === "、" || c === "，") ? { at, comma } : null;
};

/**
 * Further numbers that a reference points at: "steps 4 and 5", "Points 2, 3 and 7", "figures 3–5", 步骤4和5, 图3-5. A singular
 * noun takes a range alone. A number that counts or measures something ends the list.
 */
export const readFurther = (t: string, first: Reading): Reading[] => {
  const found: Reading[] = [];
  const head = t.slice(first.start, first.end);
  const noun = /^[A-Za-z§]+/.exec(head)?.[0]?.toLowerCase() ?? "";
  const list = noun === "" || noun.endsWith("s") || noun === "§" || noun === "pp";
  let end = first.end;
  while (found.length < MOST) {
    const next = nextNumber(t, end, list);
    // 表 3 至表 5 says the noun again
    const from = next?.at ?? end;
    if (next && noun === "" && first.unit !== "" && t.startsWith(first.unit, next.at))
      next.at = skipSpaces(t, next.at + first.unit.length, 1);
    if (!next || !isDigit(t.charCodeAt(next.at))) break;
    const to = referenceEnd(t, next.at);
    if (digitsEnd(t, next.at, 8) - next.at > 4 || t[to] === "%" || t[to] === ":" || countsSomething(t, to, true)) break;
    if (t[to] === "-" && isDigit(t.charCodeAt(to + 1))) break;
    if (t[to] === "," && isDigit(t.charCodeAt(to + 1))) break;
    found.push(named(first.kind, from, to, t.slice(next.at, to), first.unit));
    end = to;
  }
  return found;
};

/** One numeral of a list of clauses. */
const numeralAt = (t: string, p: number): { value: string; end: number } | null => {
  if (isDigit(t.charCodeAt(p))) {
    const end = digitsEnd(t, p, 5);
    return end - p > 4 ? null : { value: t.slice(p, end), end };
  }
  const numeral = readHan(t, p);
  return numeral && !numeral.high && numeral.value.d === 1n
    ? { value: formatRational(numeral.value), end: numeral.end }
    : null;
};

/** 第3-5条, 第三、四、五条, 第（三）项 for the numeral at `p` behind 第: one reading a number; empty where it is no such list. */
export const readClauseList = (t: string, p: number, start: number): Reading[] => {
  const found: { value: string; start: number; end: number }[] = [];
  let at = p;
  while (found.length < MOST) {
    const open = t[at] === "(";
    const numeral = numeralAt(t, open ? at + 1 : at);
    if (!numeral || (open && t[numeral.end] !== ")")) return [];
    const end = open ? numeral.end + 1 : numeral.end;
    found.push({ value: numeral.value, start: found.length === 0 ? start : at, end });
    // 第 3 至 5 条: figures may stand apart from the characters
    const mark = skipSpaces(t, end, 1);
    const c = t[mark] ?? "";
    if (HAN_CLAUSES.includes(c || "-")) {
      if (found.length < 2 && !open) return [];
      return found.map((f, i) => named("clause", f.start, i === found.length - 1 ? mark + 1 : f.end, f.value, c));
    }
    if (!"、-–~至到和及与或,".includes(c || ".")) return [];
    at = skipSpaces(t, mark + 1, 1);
    if (t[at] === "第") at = skipSpaces(t, at + 1, 1);
  }
  return [];
};
