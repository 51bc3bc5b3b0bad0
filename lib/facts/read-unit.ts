import { isDigit, isHan, isLatin } from "./characters";
import { skipSpaces } from "./number";
import { readDataLetter } from "./read-data-letters";
import { wordAt } from "./read-words";
import { isCountedNoun, matchHan, matchSign, nameOf, symbolOf, type Unit, type UnitMatch } from "./unit-index";

/** Symbols of one letter that are read only where they touch the figure: "5A", "3x"; behind a space they are words. */
const TOUCHING = new Set([
  "A",
  "H",
  "Y",
  "x",
  "X",
  "d",
  "t",
  "l",
  "b",
  "C",
  "F",
  "ac",
  "Ft",
  "kt",
  "NM",
  "pm",
  "st",
  "mo",
]);
/** Words that make "2 in" an inch. */
const INCH_CUES = new Set(
  "tall long wide deep high thick diameter x by screen display monitor laptop tv pipe disk".split(" "),
);
/** Nouns that keep their form or change it in the plural. */
const IRREGULAR = new Map([
  ["people", "person"],
  ["persons", "person"],
  ["men", "man"],
  ["women", "woman"],
  ["children", "child"],
  ["mice", "mouse"],
  ["criteria", "criterion"],
  ["lives", "life"],
  ["wives", "wife"],
  ["knives", "knife"],
  ["shelves", "shelf"],
  ["leaves", "leaf"],
  ["halves", "half"],
  ["feet", "foot"],
  ["teeth", "tooth"],
  ["data", "data"],
  ["staff", "staff"],
  ["series", "series"],
  ["species", "species"],
  ["indices", "index"],
  ["analyses", "analysis"],
  ["buses", "bus"],
  ["cases", "case"],
  ["licenses", "license"],
  ["licences", "license"],
  ["purchases", "purchase"],
  ["responses", "response"],
  ["expenses", "expense"],
  ["courses", "course"],
  ["houses", "house"],
  ["databases", "database"],
  ["phases", "phase"],
  ["releases", "release"],
  ["exercises", "exercise"],
  ["movies", "movie"],
  ["cookies", "cookie"],
]);

/** Words in -s that are no plural noun behind a number. */
const NOT_NOUNS = new Set(
  (
    "is was has does this its us as plus minus times yes thus always versus vs his hers ours theirs yours across besides perhaps " +
    "sometimes afterwards towards whereas unless less goes comes gets makes takes says shows gives wins loses rises falls grows " +
    "equals exceeds means includes contains remains applies becomes says sees needs wants lets puts sets runs ends starts begins " +
    "overseas upwards downwards news plans per ps costs weighs requires lacks consists ranges depends"
  ).split(" "),
);

/** Singular of a plural noun, or "" where the word does not look like one. */
export const singular = (word: string): string => {
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  if (word.length < 4 || !word.endsWith("s") || NOT_NOUNS.has(word)) return "";
  if (word.endsWith("ss") || word.endsWith("us") || word.endsWith("is")) return "";
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:sses|xes|ches|shes|zzes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
};

const touches = (t: string, p: number): boolean => !isLatin(t.charCodeAt(p)) && !isDigit(t.charCodeAt(p));

/** "m²", "m2", "kWh" at `p`: letters with a raised or plain 2 or 3. */
const readSymbol = (t: string, p: number, spaced: boolean): UnitMatch | null => {
  let end = p;
  while (end < p + 7 && (isLatin(t.charCodeAt(end)) || t[end] === "µ" || t[end] === "·" || t[end] === "Ω")) end++;
  const letters = t.slice(p, end);
  if (letters === "") return null;
  const raised = t[end];
  if (raised === "²" || raised === "³" || raised === "2" || raised === "3") {
    const unit =
      symbolOf(letters + raised) ?? symbolOf(letters + (raised === "²" ? "2" : raised === "³" ? "3" : raised));
    if (unit && touches(t, end + 1)) return { unit, end: end + 1 };
  }
  if (!touches(t, end)) return null;
  // "2009 L'Aquila": a letter before an apostrophe begins a name
  if ((t[end] === "'" || t[end] === "’") && isLatin(t.charCodeAt(end + 1))) return null;
  if (letters === "m" && t[end] === "/" && t[end + 1] === "s" && t[end + 2] === "²") {
    const unit = symbolOf("m/s²");
    if (unit) return { unit, end: end + 3 };
  }
  const unit = symbolOf(letters);
  // "7.5 l per 100 km": a rate shows that the letter is a unit
  const rated = letters === "l" && (t.startsWith(" per ", end) || t[end] === "/");
  if (!unit || (spaced && TOUCHING.has(letters) && !rated)) return null;
  if (letters === "in" && spaced) {
    const after = skipSpaces(t, end, 1);
    const next = wordAt(t, after).text;
    if (next !== "" ? !INCH_CUES.has(next) : t[end] === " " && isDigit(t.charCodeAt(after))) return null;
  }
  if ((letters === "x" || letters === "X") && isDigit(t.charCodeAt(skipSpaces(t, end, 1)))) return null;
  // "M." and "s." end sentences, "m-1" is a code
  if (t.charCodeAt(end) === 45 && isDigit(t.charCodeAt(end + 1)) && letters.length < 3) return null;
  return { unit, end };
};

/** Up to three words that name a unit, longest first; words parted by one space or hyphen. */
const readName = (t: string, p: number): UnitMatch | null => {
  const ends: number[] = [];
  let words = "";
  const candidates: string[] = [];
  let at = p;
  for (let count = 0; count < 4; count++) {
    const word = wordAt(t, at);
    if (word.text === "") break;
    let end = word.end;
    let text = word.text;
    if (t[end] === "." && (text === "deg" || text === "u" || text === "fl")) {
      end++;
      text += ".";
      if (text === "u." && t[end] === "s" && t[end + 1] === ".") {
        end += 2;
        text = "u.s.";
      }
    }
    if (t[end] === "." && (text === "sq" || text === "cu")) end++;
    words = words === "" ? text : `${words} ${text}`;
    candidates.push(words.endsWith("deg.") ? words.slice(0, -1) : words);
    ends.push(end);
    const gap = t.charCodeAt(end);
    if (gap !== 32 && gap !== 45) break;
    at = end + 1;
    if (gap === 32 && t.charCodeAt(at) === 32) at++;
  }
  for (let i = candidates.length - 1; i >= 0; i--) {
    const unit = nameOf(candidates[i] as string);
    if (unit && touches(t, ends[i] as number)) return { unit, end: ends[i] as number };
  }
  return null;
};

/** "°C", "° Celsius", "%", "℃", "\"" at `p`. */
const readMark = (t: string, p: number): UnitMatch | null => {
  if (t[p] === "°" || t[p] === "º") {
    const at = skipSpaces(t, p + 1, 1);
    const letter = t[at];
    if ((letter === "C" || letter === "F") && touches(t, at + 1)) {
      const unit = symbolOf(`°${letter}`) as Unit;
      return { unit, end: at + 1 };
    }
    const word = wordAt(t, at);
    const unit = nameOf(word.text);
    if (unit?.dimension === "temperature") return { unit, end: word.end };
    return { unit: symbolOf("°") as Unit, end: p + 1 };
  }
  // a plain quotation mark closes a quote far more often than it means inches
  if (t[p] === '"') {
    const cue = t.charCodeAt(p + 1) === 32 && INCH_CUES.has(wordAt(t, p + 2).text);
    return cue ? { unit: symbolOf("″") as Unit, end: p + 1 } : null;
  }
  const unit = symbolOf(t[p] ?? "");
  // "3 × 8", "2 × 500 mg" multiply
  if (t[p] === "×" && isDigit(t.charCodeAt(skipSpaces(t, p + 1, 2)))) return null;
  return unit ? { unit, end: p + 1 } : null;
};

/** "个 百 分点" with spaces between. */
const spacedPoints = (t: string, p: number): UnitMatch | null => {
  let at = p;
  let spaced = false;
  for (const c of t[p] === "个" ? "个百分点" : "百分点") {
    const to = skipSpaces(t, at, 2);
    if (to > at) spaced = true;
    if (t[to] !== c) return null;
    at = to + 1;
  }
  const unit = matchHan("百分点", 0);
  return spaced && unit ? { unit: unit.unit, end: at } : null;
};

/** 千米 is a unit and 千 a numeral: the caller has read numerals first, so only units remain. 个 lends itself to any unit. */
const readHanUnit = (t: string, p: number): UnitMatch | null => {
  const points = spacedPoints(t, p);
  if (points) return points;
  const data = t[p] === "兆" ? readDataLetter(t, p) : null;
  if (data) return data;
  const found = matchHan(t, p);
  if (t[p] === "个" && (!found || found.end === p + 1) && !isCountedNoun(t, p)) {
    const inner = matchHan(t, p + 1);
    if (inner && inner.unit.sort === "unit" && inner.unit.kind !== "number" && inner.unit.code !== "里") return inner;
  }
  return found;
};

/**
 * The unit that stands at `p` behind a numeral, over a gap of spaces or a hyphen ("10-year", "3-inch"); null where none stands.
 * Measure words are units. English nouns are the caller's: they depend on what is around them.
 */
export const readUnit = (t: string, p: number): UnitMatch | null => {
  let at = skipSpaces(t, p, 3);
  let c = t.charCodeAt(at);
  if (isHan(c)) return at - p > 1 ? spacedPoints(t, at) : readHanUnit(t, at);
  if (at === p && (c === 45 || c === 0x2013) && isLatin(t.charCodeAt(p + 1))) {
    at = p + 1;
    c = t.charCodeAt(at);
    const name = readName(t, at);
    if (name) return name;
    const symbol = readSymbol(t, at, true);
    return symbol && (symbol.unit.sort !== "unit" || symbol.end - at > 1) ? symbol : null;
  }
  if (isLatin(c) || c === 0xb5 || c === 0x3a9 || c === 0x2126) {
    const data = at - p < 2 ? readDataLetter(t, at) : null;
    if (data) return data;
    const name = readName(t, at);
    const symbol = readSymbol(t, at, at > p);
    if (name && (!symbol || name.end >= symbol.end)) {
      if (symbol && symbol.end === name.end && symbol.unit !== name.unit) return symbol;
      return name;
    }
    return symbol;
  }
  return readMark(t, at) ?? null;
};

/** UTF-16 units around "50p" in which a pound sign says that it is pence; 50p alone may be a picture size. */
const POUND_REACH = 120;

/** "50p", "24p per kWh": pence at the letter `p`, behind one or two figures. */
const readPence = (t: string, p: number): UnitMatch | null => {
  if (t[p] !== "p" || !touches(t, p + 1) || !/(?:^|[^\d.,])\d{1,2}(?:\.\d{1,2})?$/.test(t.slice(Math.max(0, p - 6), p)))
    return null;
  const rated = /^(?: per |\/| a )/.test(t.slice(p + 1, p + 6));
  const unit = nameOf("pence");
  const said = rated || t.slice(Math.max(0, p - POUND_REACH), p + POUND_REACH).includes("£");
  return unit && said ? { unit, end: p + 1 } : null;
};

/** Currency sign behind a numeral: "10 €", "100 ₡", "50p". */
export const readSignAfter = (t: string, p: number): UnitMatch | null => {
  const pence = readPence(t, p);
  if (pence) return pence;
  const at = skipSpaces(t, p, 1);
  const match = matchSign(t, at);
  if (!match || (isDigit(t.charCodeAt(skipSpaces(t, match.end, 1))) && at > p)) return null;
  if (isLatin(t.charCodeAt(at)) && !touches(t, match.end)) return null;
  return match;
};
