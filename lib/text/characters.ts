import { TRADITIONAL_PAIRS } from "./traditional-characters";

/**
 * Radicals of U+2E80–2EF3 that PDF text bears in place of characters, each before the character it stands for.
 * Unicode's compatibility folding leaves nearly all of them as they are.
 */
const RADICALS =
  "⺁厂⺇几⺊卜⺎兀⺏尢⺒巳⺕彐⺟母⺠民⺩王⺫目⺬示⺭礻⺮竹⺯糸⺰纟⺱网⺲罒⺶羊⺷羊⺸羊⺹老⺻聿⺼肉⺽臼⺾艹⺿艹⻀艹⻁虎⻂衤⻃覀⻄西⻅见⻆角⻇角⻈讠⻉贝⻊足⻋车⻌辶⻎辶⻏阝⻐钅⻑长⻒长⻓长⻔门⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻟食⻠饣⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻬齐⻮齿⻰龙⻳龟";

/** Units that fold to one unit: the target, then all that fold to it. Full-width ASCII is handled by its range. */
const CLASSES: readonly (readonly [target: string, units: string])[] = [
  [" ", "\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"],
  ["\n", "\u2028\u2029"],
  ["'", "\u2018\u2019\u201a\u201b\u2032\u02bc"],
  ['"', "\u201c\u201d\u201e\u201f\u2033\u301d\u301e\u301f"],
  ["-", "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2500\u2043\ufe58\ufe63"],
  ["~", "\u301c\u223c"],
  ["·", "\u30fb\u2027\u2219\u22c5\uff65"],
  ["/", "\u2044\u2215"],
  [":", "\u2236\ufe55\ufe13"],
  [",", "\ufe50\ufe10"],
  [";", "\ufe54\ufe14"],
  ["!", "\ufe57\ufe15"],
  ["?", "\ufe56\ufe16"],
  [".", "\ufe52"],
  ["(", "\ufe59\ufe35"],
  [")", "\ufe5a\ufe36"],
  ["%", "\ufe6a\u066a"],
  ["#", "\ufe5f"],
  ["&", "\ufe60"],
  ["*", "\ufe61"],
  ["+", "\ufe62"],
  ["<", "\ufe64"],
  [">", "\ufe65"],
  ["=", "\ufe66"],
  ["$", "\ufe69"],
  ["@", "\ufe6b"],
  ["、", "\ufe11\ufe51\uff64"],
  ["。", "\ufe12\uff61"],
  ["「", "\uff62\ufe41"],
  ["」", "\uff63\ufe42"],
  ["『", "\ufe43"],
  ["』", "\ufe44"],
  ["《", "\ufe3d"],
  ["》", "\ufe3e"],
  ["〈", "\ufe3f"],
  ["〉", "\ufe40"],
  ["【", "\ufe3b"],
  ["】", "\ufe3c"],
  ["¢", "\uffe0"],
  ["£", "\uffe1"],
  ["¬", "\uffe2"],
  ["¦", "\uffe4"],
  ["¥", "\uffe5"],
  ["₩", "\uffe6"],
];

let table: Uint16Array | undefined;

/** For each UTF-16 unit the unit it folds to. Built at first use; the same on every engine. */
function foldTable(): Uint16Array {
  if (table) return table;
  const units = new Uint16Array(65536);
  for (let i = 0; i < 65536; i++) units[i] = i;
  for (let i = 0xff01; i <= 0xff5e; i++) units[i] = i - 0xfee0;
  for (const [target, from] of CLASSES) for (const unit of from) units[unit.charCodeAt(0)] = target.charCodeAt(0);
  // Kangxi radicals and CJK compatibility ideographs: Unicode promises that these foldings never change.
  for (const [first, last] of [
    [0x2f00, 0x2fd5],
    [0xf900, 0xfad9],
  ] as const)
    for (let i = first; i <= last; i++) {
      const folded = String.fromCharCode(i).normalize("NFKC");
      if (folded.length === 1) units[i] = folded.charCodeAt(0);
    }
  for (let i = 0; i < RADICALS.length; i += 2) units[RADICALS.charCodeAt(i)] = RADICALS.charCodeAt(i + 1);
  const simplified = new Map<number, number>();
  for (const pairs of TRADITIONAL_PAIRS)
    for (let i = 0; i < pairs.length; i += 2) simplified.set(pairs.charCodeAt(i), pairs.charCodeAt(i + 1));
  for (let i = 0x2e80; i < 65536; i++) units[i] = simplified.get(units[i] as number) ?? (units[i] as number);
  table = units;
  return units;
}

/** What one UTF-16 unit folds to, case kept. */
export const foldUnit = (unit: number): number => (unit < 128 ? unit : (foldTable()[unit] as number));

/** `String.fromCharCode` over a whole array: in pieces, because arguments are limited. Keeps lone surrogates. */
export function unitsToString(units: Uint16Array, length: number): string {
  let text = "";
  for (let at = 0; at < length; at += 8192)
    text += String.fromCharCode.apply(null, units.subarray(at, Math.min(length, at + 8192)) as unknown as number[]);
  return text;
}

/**
 * Folds a text unit by unit: the result has the same UTF-16 length, so that offsets hold for both. Full-width forms become
 * ASCII; all spaces a space; curly quotes straight; dashes and minus signs `-`; Kangxi radicals, compatibility ideographs
 * and traditional characters the simplified ones. Case, ½, ², ①, ㎡, 「」 and 。 stay.
 */
export function foldUnits(text: string): string {
  const units = foldTable();
  const length = text.length;
  let at = 0;
  while (at < length && units[text.charCodeAt(at)] === text.charCodeAt(at)) at++;
  if (at === length) return text;
  const out = new Uint16Array(length);
  for (let i = 0; i < length; i++) out[i] = units[text.charCodeAt(i)] as number;
  return unitsToString(out, length);
}

export const isDigit = (unit: number): boolean => (unit >= 48 && unit <= 57) || (unit >= 0xff10 && unit <= 0xff19);

/** Chinese characters of the basic plane with 々 and 〇, and the leading half of those beyond it. */
export const isHan = (unit: number): boolean =>
  (unit >= 0x4e00 && unit <= 0x9fff) ||
  (unit >= 0x3400 && unit <= 0x4dbf) ||
  unit === 0x3005 ||
  unit === 0x3007 ||
  (unit >= 0x2e80 && unit <= 0x2fd5) ||
  (unit >= 0xf900 && unit <= 0xfad9) ||
  (unit >= 0xd840 && unit <= 0xd888);

export const isKana = (unit: number): boolean =>
  (unit >= 0x3041 && unit <= 0x30ff && unit !== 0x30fb) || (unit >= 0xff66 && unit <= 0xff9f);

/** Letters of scripts that part words by spaces (Latin, Greek, Cyrillic, Hangul, …) with their combining marks. */
export function isLetter(unit: number): boolean {
  if (unit < 128) return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90);
  if (unit < 0x2000)
    return unit >= 0xc0
      ? unit !== 0xd7 && unit !== 0xf7 && !(unit >= 0x2b0 && unit <= 0x2ff)
      : unit === 0xaa || unit === 0xb5 || unit === 0xba;
  return (
    (unit >= 0xac00 && unit <= 0xd7a3) ||
    (unit >= 0x2c00 && unit <= 0x2dff) ||
    (unit >= 0xa640 && unit <= 0xabff) ||
    (unit >= 0xff21 && unit <= 0xff3a) ||
    (unit >= 0xff41 && unit <= 0xff5a) ||
    (unit >= 0xfb00 && unit <= 0xfb06)
  );
}

export const isSpace = (unit: number): boolean =>
  unit === 32 ||
  (unit >= 9 && unit <= 13) ||
  unit === 0x85 ||
  (unit > 127 &&
    (unit === 0xa0 ||
      unit === 0x1680 ||
      (unit >= 0x2000 && unit <= 0x200a) ||
      unit === 0x2028 ||
      unit === 0x2029 ||
      unit === 0x202f ||
      unit === 0x205f ||
      unit === 0x3000));

/** Zero-width and direction characters, soft hyphens, variation selectors: no reader sees them. */
export const isInvisible = (unit: number): boolean =>
  unit === 0xad ||
  (unit >= 0x200b && unit <= 0x200f) ||
  (unit >= 0x202a && unit <= 0x202e) ||
  (unit >= 0x2060 && unit <= 0x2064) ||
  (unit >= 0x2066 && unit <= 0x2069) ||
  unit === 0xfeff ||
  (unit >= 0xfe00 && unit <= 0xfe0f);

export const isCombining = (unit: number): boolean => unit >= 0x300 && unit <= 0x36f;
