import { isDigit, isHan } from "./characters";
import { HAN_DIGITS, HAN_PLACES } from "./lexicon/numerals";
import type { Numeral } from "./number";
import { skipSpaces } from "./number";
import { add, divide, multiply, negate, type Rational, whole } from "./rational";
import { asFraction, readNumeral } from "./read-numeral";
import { type Unit, unitByCode } from "./unit-index";

export const share = (code: string): Unit => unitByCode(code) as Unit;

/** "分之" between two numerals, spaces allowed; -1 where it does not stand. */
const partsEnd = (t: string, p: number): number => {
  const at = skipSpaces(t, p, 2);
  if (t[at] !== "分") return -1;
  const to = skipSpaces(t, at + 1, 2);
  return t[to] === "之" ? skipSpaces(t, to + 1, 2) : -1;
};

/** 百分之五 → 5 %, 万分之三 → 3 ‱, 三分之一 → 1/3; null where no 分之 follows the numeral. */
export const readParts = (t: string, numeral: Numeral): { numeral: Numeral; unit?: Unit } | null => {
  const at = partsEnd(t, numeral.end);
  if (at < 0) return null;
  let p = at;
  let sign = 1n;
  if (t[p] === "负" || t[p] === "-") {
    sign = -1n;
    p++;
  }
  let top = readNumeral(t, p);
  if (!top && t[p] === "几") top = null;
  if (!top || top.high) return null;
  const bare = t[numeral.start];
  const value = sign < 0n ? negate(top.value) : top.value;
  const unit =
    numeral.script === "han" && (bare === "百" || bare === "千" || bare === "万" || bare === "佰" || bare === "十")
      ? numeral.value.n === 100n
        ? "%"
        : numeral.value.n === 1000n
          ? "‰"
          : numeral.value.n === 10000n
            ? "‱"
            : numeral.value.n === 1000000n
              ? "ppm"
              : numeral.value.n === 1000000000n
                ? "ppb"
                : ""
      : "";
  if (unit !== "") return { numeral: { ...top, start: numeral.start, value }, unit: share(unit) };
  if (numeral.value.n === 0n) return null;
  return { numeral: asFraction(numeral, top.end, divide(value, numeral.value)) };
};

/** 成 and 折 behind a numeral: 三成 is 30 %, 八五折 is 85 %, 七成六 is 76 %. */
export const readTenths = (t: string, numeral: Numeral): { value: Rational; end: number } | null => {
  let at = skipSpaces(t, numeral.end, 2);
  if (numeral.run === 1 && at === numeral.end + 1 && isDigit(t.charCodeAt(at))) {
    // "7 2 折", figures set apart
    const mark = skipSpaces(t, at + 1, 1);
    if (t[mark] !== "折") return null;
    return { value: whole(Number(numeral.value.n) * 10 + Number(t[at])), end: mark + 1 };
  }
  at = skipSpaces(t, numeral.end, 2);
  const mark = t[at];
  if (mark !== "成" && mark !== "折") return null;
  const next = t[at + 1] ?? "";
  if (mark === "折") {
    if ("叠页射纸旧腾磨算损断返回".includes(next || "@")) return null;
    const two = numeral.run === 2 || (numeral.value.d === 1n && numeral.value.n >= 10n && numeral.script === "digits");
    const high = numeral.high;
    // 五五折 and 七二折 name both figures
    const value =
      high && numeral.run === 2
        ? whole(Number(numeral.value.n) * 10 + Number(high.n))
        : two
          ? numeral.value
          : multiply(numeral.value, whole(10));
    return value.n * 1n >= 100n * value.d || value.n <= 0n ? null : { value, end: at + 1 };
  }
  if ("员本为立果功交长都人绩熟份分品像型效就语书家千上串百套".includes(next || "@")) return null;
  if (numeral.value.n > 10n * numeral.value.d) return null;
  let value = multiply(numeral.value, whole(10));
  let end = at + 1;
  const digit = HAN_DIGITS.get(t[skipSpaces(t, end, 1)] ?? "");
  if (
    digit &&
    numeral.script === "han" &&
    !HAN_PLACES.has(t[skipSpaces(t, end, 1) + 1] ?? "") &&
    !isHan(t.charCodeAt(skipSpaces(t, end, 1) + 1))
  ) {
    value = add(value, whole(digit));
    end = skipSpaces(t, end, 1) + 1;
  } else if (t[end] === "半" && numeral.script === "han") {
    // 一成半
    value = add(value, whole(5));
    end++;
  }
  return { value, end };
};
