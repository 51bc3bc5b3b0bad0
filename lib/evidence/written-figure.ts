import { foldCharacters, isDigit, isHan, isLatin } from "../facts/characters";
import { isValue } from "../facts/quantities";
import type { Quantity } from "../model/quantity";
import { passageHolding } from "./passage-at";
import type { SourceIndex } from "./passages";

/** Places of one run of figures that are looked at: a text that repeats it more often holds it read, too. */
const MOST_PLACES = 64;
/** Bare figures up to this stand in every text as list and page numbers. */
const COMMON = 12;

/** Starts of each run of figures of a source, by the run; made on first use. */
const runs = new WeakMap<SourceIndex["passages"], { folded: string; starts: Map<string, number[]> }>();

function runsOf(index: SourceIndex): { folded: string; starts: Map<string, number[]> } {
  const known = runs.get(index.passages);
  if (known) return known;
  const folded = foldCharacters(index.source.text);
  const starts = new Map<string, number[]>();
  for (let at = 0; at < folded.length; at++) {
    if (!isDigit(folded.charCodeAt(at))) continue;
    let end = at + 1;
    while (isDigit(folded.charCodeAt(end))) end++;
    const run = folded.slice(at, end);
    const places = starts.get(run);
    if (!places) starts.set(run, [at]);
    else if (places.length < MOST_PLACES) places.push(at);
    at = end;
  }
  const made = { folded, starts };
  runs.set(index.passages, made);
  return made;
}

/**
 * Whether a source writes a value in the very same signs, spaces and kinds of dashes aside, though no value is read there:
 * "2007 -- 08", "may 30", "160F", "10.8 (68)", 第29集 for "29". What is written the same is not missing, however it is read.
 * Bare figures count only where no value is read around them: "50" does not stand in "50%".
 */
export function standsAsWritten(quantity: Quantity, cited: readonly SourceIndex[]): boolean {
  const forms = formsOf(foldCharacters(quantity.text), quantity.kind === "date");
  return forms.some((text) => standsAs(text, quantity, cited));
}

/** A date also without the ending of its day ("30th"), and a span of years with either length of its second one. */
function formsOf(text: string, dated: boolean): string[] {
  if (!dated) return [text];
  const plain = text.replace(/(\d)(?:st|nd|rd|th)\b/i, "$1");
  const years = /^(\d\d)(\d\d)\s*[-–]\s*(\d\d)?(\d\d)$/.exec(plain);
  if (!years) return [plain];
  const [, century, start, second, end] = years as unknown as [string, string, string, string | undefined, string];
  return second === undefined
    ? [plain, `${century}${start}-${century}${end}`]
    : [plain, ...(second === century ? [`${century}${start}-${end}`] : [])];
}

function standsAs(text: string, quantity: Quantity, cited: readonly SourceIndex[]): boolean {
  let first = 0;
  while (first < text.length && !isDigit(text.charCodeAt(first))) first++;
  if (first === text.length) return false;
  let end = first;
  while (isDigit(text.charCodeAt(end))) end++;
  const run = text.slice(first, end);
  const bare = /^[\d,.]*$/.test(text.slice(first));
  if (bare && first === 0 && !/[.,]/.test(text) && Number(text) <= COMMON) return false;
  const dated = quantity.kind === "date";
  return cited.some((index) => {
    const { folded, starts } = runsOf(index);
    return (starts.get(run) ?? []).some((at) => {
      const stop = walk(text, first, folded, at, dated);
      if (stop < 0 || !opens(text, first, folded, at, dated)) return false;
      return !bare || dated || !isRead(index, at, stop);
    });
  });
}

const isSkipped = (c: string | undefined): boolean => c === " " || c === "\n" || c === "°" || c === "º";
const isDash = (c: string | undefined): boolean => c === "-" || c === "–";

/** Walks both texts while they write the same; the end in the source, or -1. */
function walk(text: string, from: number, source: string, at: number, anyCase: boolean): number {
  let i = from;
  let k = at;
  for (;;) {
    while (isSkipped(text[i]) || (text[i] === "," && isDigit(text.charCodeAt(i + 1)))) i++;
    if (i >= text.length || /^[.,)\]\s]*$/.test(text.slice(i))) break;
    while (isSkipped(source[k]) || (source[k] === "," && isDigit(source.charCodeAt(k + 1)))) k++;
    const [own, other] = [text[i] as string, source[k] ?? ""];
    if (isDash(own) && isDash(other)) {
      while (isDash(text[i])) i++;
      while (isDash(source[k])) k++;
      continue;
    }
    if (own !== other && !(anyCase && own.toLowerCase() === other.toLowerCase())) return -1;
    i++;
    k++;
  }
  const [last, next] = [source.charCodeAt(k - 1), source.charCodeAt(k)];
  if (isDigit(next) || ((source[k] === "." || source[k] === ",") && isDigit(source.charCodeAt(k + 1)))) return -1;
  return isLatin(next) && (isLatin(last) || isDigit(last)) ? -1 : k;
}

/** Whether what stands before the figures agrees: the month of a date, no other currency, no longer number or name. */
function opens(text: string, first: number, source: string, at: number, dated: boolean): boolean {
  const before = source.charCodeAt(at - 1);
  if ((source[at - 1] === "." || source[at - 1] === ",") && isDigit(source.charCodeAt(at - 2))) return false;
  if (dated) {
    let i = first - 1;
    let k = at - 1;
    for (;;) {
      while (i >= 0 && !isLatin(text.charCodeAt(i)) && !isHan(text.charCodeAt(i))) i--;
      if (i < 0) return true;
      while (k >= 0 && (isSkipped(source[k]) || source[k] === "." || source[k] === ",")) k--;
      if (text[i]?.toLowerCase() !== source[k]?.toLowerCase()) return false;
      i--;
      k--;
    }
  }
  const [own, other] = [signBefore(text, first), signBefore(source, at)];
  if (own !== other) return false;
  // "5" of "4c5e" is no number; the figures of GDP43214.85亿元 are, since they bear a unit.
  return !isLatin(before) || /[^\d.,\s-]/.test(text.slice(first));
}

function signBefore(text: string, at: number): string {
  let k = at - 1;
  while (text[k] === " ") k--;
  return "$€£¥".includes(text[k] ?? " ") ? (text[k] as string) : "";
}

function isRead(index: SourceIndex, start: number, end: number): boolean {
  const passage = passageHolding(index, { start, end });
  return passage?.quantities.some((q) => isValue(q) && q.start < end && start < q.end) ?? false;
}
