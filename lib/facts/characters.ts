import { TRADITIONAL } from "./lexicon/traditional";

/** Classes of folded characters; the scanner looks at nothing else before it starts to read. */
export const OTHER = 0;
export const DIGIT = 1;
export const LATIN = 2;
export const HAN_NUMERAL = 3;
export const FRACTION = 4;
export const BACKTICK = 5;
export const CIRCLED = 6;
export const POINT = 7;

const FOLD = new Uint16Array(65536);
const CLASS = new Uint8Array(65536);

const SPACES = [0xa0, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a, 0x202f, 0x205f, 0x3000];
const HAN_NUMERALS = "零〇○一二三四五六七八九十百千万亿兆两廿卅卌壹贰叁肆伍陆柒捌玖拾佰仟半几数对";
const RANGE_DASHES = [0x2012, 0x2013, 0x2014, 0x2015];
const VULGAR = "½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒";

for (let c = 0; c < 65536; c++) FOLD[c] = c;
for (let c = 0xff01; c <= 0xff5e; c++) FOLD[c] = c - 0xfee0;
FOLD[0xff0c] = 0xff0c; // ， is a comma of the sentence; see foldCharacters
FOLD[0xffe5] = 0xa5;
FOLD[0xffe1] = 0xa3;
FOLD[0xffe0] = 0xa2;
for (const c of SPACES) FOLD[c] = 32;
FOLD[9] = 32;
FOLD[0x2212] = 45;
FOLD[0x2010] = 45;
FOLD[0x2011] = 45;
FOLD[0xfe63] = 45;
for (const c of RANGE_DASHES) FOLD[c] = 0x2013;
FOLD[0x301c] = 126;
FOLD[0x223c] = 126;
FOLD[0x2019] = 39;
FOLD[0x2018] = 39;
FOLD[0x3bc] = 0xb5; // μ and µ
FOLD[0x2236] = 58; // ∶
FOLD[0x25cb] = 0x3007; // ○ written for 〇
// Kangxi radicals stand for ordinary characters in text taken from PDF files. Their decompositions never change.
for (let c = 0x2f00; c <= 0x2fd5; c++) FOLD[c] = String.fromCharCode(c).normalize("NFKC").charCodeAt(0);
for (let i = 0; i + 1 < TRADITIONAL.length; i += 2) FOLD[TRADITIONAL.charCodeAt(i)] = TRADITIONAL.charCodeAt(i + 1);

for (let c = 48; c <= 57; c++) CLASS[c] = DIGIT;
for (let c = 65; c <= 90; c++) CLASS[c] = CLASS[c + 32] = LATIN;
for (let c = 0xc0; c <= 0x24f; c++) if (c !== 0xd7 && c !== 0xf7) CLASS[c] = LATIN;
for (const c of HAN_NUMERALS) CLASS[c.charCodeAt(0)] = HAN_NUMERAL;
for (const c of VULGAR) CLASS[c.charCodeAt(0)] = FRACTION;
for (let c = 0x2460; c <= 0x2473; c++) CLASS[c] = CIRCLED;
CLASS[96] = BACKTICK;
CLASS[46] = POINT;

const isFullWidthDigit = (c: number): boolean => c >= 0xff10 && c <= 0xff19;

/**
 * One folded UTF-16 unit for every unit of `text`, so that offsets never move: full-width and traditional forms,
 * Kangxi radicals, spaces and dashes. ½, ², ① and ㎡ stay as they are, since whole-text NFKC would turn 10² into 102.
 * "，" counts as a separator of thousands only between full-width digits; elsewhere it parts a list.
 */
export const foldCharacters = (text: string): string => {
  const size = text.length;
  let first = 0;
  while (first < size) {
    const c = text.charCodeAt(first);
    if (FOLD[c] !== c || c === 0xff0c) break;
    first++;
  }
  if (first === size) return text;
  const units = new Uint16Array(size);
  for (let i = 0; i < size; i++) {
    const c = text.charCodeAt(i);
    units[i] =
      c === 0xff0c && isFullWidthDigit(text.charCodeAt(i - 1)) && isFullWidthDigit(text.charCodeAt(i + 1))
        ? 44
        : (FOLD[c] as number);
  }
  const chunks: string[] = [];
  for (let i = 0; i < size; i += 8192) {
    chunks.push(String.fromCharCode.apply(null, units.subarray(i, i + 8192) as unknown as number[]));
  }
  return chunks.join("");
};

export const classOf = (code: number): number => CLASS[code] as number;
export const isDigit = (code: number): boolean => code >= 48 && code <= 57;
export const isLatin = (code: number): boolean => CLASS[code] === LATIN;
export const isUpper = (code: number): boolean => code >= 65 && code <= 90;
export const isLower = (code: number): boolean => code >= 97 && code <= 122;
export const isHan = (code: number): boolean => (code >= 0x4e00 && code <= 0x9fff) || code === 0x3007;
