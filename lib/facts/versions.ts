import type { Source } from "../model/source";
import type { Span } from "../model/span";
import {
  CURRENT_WORDS,
  PENDING_WORDS,
  REISSUED_EN,
  REISSUED_ZH,
  SUPERSEDED_IN_TEXT,
  SUPERSEDED_WORDS,
} from "./lexicon/versions";
import { foldedLower, hasPhrase } from "./phrases";

/** A version as a text names it: "v3", "Version 2.1", 第3版, 2024修订, "2023 edition". `order` compares tokens of one kind, part by part. */
export interface VersionToken extends Span {
  text: string;
  kind: "number" | "year";
  order: number[];
}

const NUMBERED =
  /(?:\bv|\bver\.?\s?|\bversion\s?|\brev\.?\s?|\brevision\s?|\brelease\s?|版本\s?|第\s?)(\d{1,4}(?:\.\d{1,4}){0,3})(?:\s?版)?/gy;
const YEARED =
  /((?:19|20)\d{2})(?:年)?(?:度)?\s?(?:(?:\d{1,2}月)?\s?(?:修订|修正|修改|版|年版|ed\.|edition|version|revision|revised|issue))/gy;
const HAN_VERSION = /第([一二三四五六七八九十]{1,2})版/gy;
const HAN = "一二三四五六七八九十";

/** Reads version tokens out of a title or a text. Offsets are UTF-16 code units of `text`; at most the first 2,000 units are read. */
export function readVersions(text: string): VersionToken[] {
  const folded = foldedLower(text).slice(0, 2000);
  const found: VersionToken[] = [];
  const add = (start: number, match: string, kind: VersionToken["kind"], order: number[]) => {
    if (!found.some((f) => f.start < start + match.length && start < f.end))
      found.push({ start, end: start + match.length, text: text.slice(start, start + match.length), kind, order });
  };
  for (let i = 0; i < folded.length; i++) {
    const c = folded[i] as string;
    if ((c >= "a" && c <= "z" && !"vr".includes(c)) || c === " ") continue;
    if (/[a-z0-9]/.test(folded[i - 1] ?? "") && /[a-z0-9]/.test(c)) continue;
    const year = stick(YEARED, folded, i);
    if (year) {
      add(i, year[0], "year", [Number(year[1])]);
      continue;
    }
    const number = stick(NUMBERED, folded, i);
    // 第3条 is a clause; 第3版 a version.
    if (number && (!number[0].startsWith("第") || number[0].endsWith("版")))
      add(i, number[0], "number", (number[1] ?? "").split(".").map(Number));
    const han = stick(HAN_VERSION, folded, i);
    if (han) add(i, han[0], "number", [hanNumber(han[1] ?? "")]);
  }
  return found.sort((a, b) => a.start - b.start);
}

function stick(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function hanNumber(digits: string): number {
  if (digits.length === 1) return HAN.indexOf(digits) + 1;
  return digits[0] === "十" ? 11 + HAN.indexOf(digits[1] as string) : 10 * (HAN.indexOf(digits[0] as string) + 1);
}

/** A year that stands alone: no part of a date, of a span of years or of a longer number. */
const BARE_YEAR = /(?<![\d./-])(?:19|20)\d{2}(?![\d./-]|年?\s?(?:至|到|~))年?(?!\d)/g;

/**
 * The version of a title: its token, else the bare year of a document that is issued anew and then replaces the one before
 * ("Travel Policy 2024", 差旅制度（2024）). Reports and notices of several years stand beside one another.
 */
function titleVersion(title: string): VersionToken | null {
  const [token] = readVersions(title);
  if (token) return token;
  const years = [...title.matchAll(BARE_YEAR)];
  const [year] = years;
  if (!year || years.length > 1) return null;
  const rest = foldedLower(`${title.slice(0, year.index)} ${title.slice(year.index + year[0].length)}`);
  const words = rest.split(/[\s\p{P}]+/u).filter((word) => word !== "");
  const reissued =
    words.some((word) => REISSUED_EN.has(word)) ||
    REISSUED_ZH.some((noun) => words.some((word) => word.endsWith(noun)));
  if (!reissued) return null;
  const end = year.index + year[0].length;
  return { start: year.index, end, text: year[0], kind: "year", order: [Number.parseInt(year[0], 10)] };
}

/** Below 0 where `a` is older than `b`, above where newer, 0 where equal; NaN where they do not compare. */
export function compareVersions(a: VersionToken, b: VersionToken): number {
  if (a.kind !== b.kind) return Number.NaN;
  for (let i = 0; i < Math.max(a.order.length, b.order.length); i++) {
    const d = (a.order[i] ?? 0) - (b.order[i] ?? 0);
    if (d !== 0) return d;
  }
  return 0;
}

/** A title or id without its version tokens: what all versions of one document share. "" where nothing else is left. */
export function familyOf(title: string): string {
  let rest = "";
  let at = 0;
  const tokens = readVersions(title);
  const bare = tokens.length === 0 ? titleVersion(title) : null;
  for (const token of bare ? [bare] : tokens) {
    rest += title.slice(at, token.start);
    at = token.end;
  }
  return foldedLower(rest + title.slice(at))
    .replace(/已废止|废止|现行|旧版|新版|superseded|current|archived|draft|草案|征求意见稿/g, "")
    .replace(/[\s\p{P}\p{S}]+/gu, "");
}

/** Dates (ISO) from and until which a document applies, as its metadata or its own text give them. */
export interface Effect {
  from?: string;
  to?: string;
}

const DATE = "((?:19|20)\\d{2})\\s?(?:年|-|/|\\.)\\s?(\\d{1,2})\\s?(?:月|-|/|\\.)\\s?(\\d{1,2})\\s?日?";
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const EN_DATE =
  /(?:(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?([a-z]{3,9})\.?,?\s+((?:19|20)\d{2}))|(?:([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+((?:19|20)\d{2}))|(?:((?:19|20)\d{2})-(\d{2})-(\d{2}))/y;
const FROM_ZH = new RegExp(`(?:自|从|于|将于)?${DATE}(?:起|开始)?(?:正式)?(?:施行|生效|实施|执行|启用)`, "g");
const FROM_ZH_AFTER = new RegExp(
  `(?:生效日期|施行日期|实施日期|生效时间|执行日期|有效期)(?:为|是|:|：)?\\s?${DATE}`,
  "g",
);
const TO_ZH = new RegExp(
  `(?:有效期至|有效期截至|有效至|执行至|适用至|失效日期(?:为|是|:|：)?|有效期(?:为|是|:|：)?[^。\\n]{0,24}至|至|于|自)\\s?${DATE}(?:止|起?(?:废止|失效|停止执行|作废)|(?=[。；，,\\s]|$))`,
  "g",
);
const FROM_EN = [
  "effective from",
  "effective as of",
  "effective on",
  "effective date:",
  "effective date",
  "effective:",
  "effective",
  "takes effect on",
  "takes effect from",
  "take effect on",
  "in force from",
  "in effect from",
  "in force since",
  "in effect since",
  "valid since",
  "comes into force on",
  "came into force on",
  "comes into effect on",
  "applies from",
  "apply from",
  "valid from",
  "with effect from",
];
const TO_EN = [
  "valid until",
  "valid through",
  "expiry date:",
  "expiry date",
  "expiration date:",
  "expiration date",
  "end of validity:",
  "in force until",
  "in effect until",
  "effective until",
  "expires on",
  "expired on",
  "expires",
  "expired",
  "superseded on",
  "withdrawn on",
  "repealed on",
  "replaced on",
  "applies until",
  "applied until",
];
/** Only the head and the end of a text tell of the document itself. */
const HEAD = 1500;
const TAIL = 800;

/** Reads from and until when a document applies out of its text: 自2026年3月1日起施行, "effective 1 March 2026", 有效期至…. */
export function readEffect(text: string): Effect {
  const whole = text.length <= HEAD + TAIL ? text : `${text.slice(0, HEAD)}\n${text.slice(-TAIL)}`;
  const folded = plainDates(foldedLower(whole));
  const effect: Effect = {};
  const to = dateOf(folded, TO_ZH, /止|废|失效|停|作废|有效|执行至|适用至/) ?? englishDate(folded, TO_EN);
  const from = dateOf(folded, FROM_ZH) ?? dateOf(folded, FROM_ZH_AFTER) ?? englishDate(folded, FROM_EN);
  if (from) effect.from = from;
  if (to) effect.to = to;
  return effect;
}

const HAN_DIGITS = "〇一二三四五六七八九";
const HAN_DATE = /([〇零○一二三四五六七八九]{4})年([一二三四五六七八九十]{1,2})月([一二三四五六七八九十]{1,3})日/g;

/** 二〇二六年三月一日 as 2026年3月1日. Offsets do not hold: only the dates are taken from the result. */
function plainDates(text: string): string {
  const digit = (c: string): number => Math.max(0, HAN_DIGITS.indexOf(c === "零" || c === "○" ? "〇" : c));
  const number = (han: string): number => {
    const [tens, ones] = han.includes("十") ? han.split("十") : ["0", han];
    return (tens === "" ? 1 : digit(tens ?? "")) * 10 + digit(ones ?? "");
  };
  return text.replace(
    HAN_DATE,
    (_, year: string, month: string, day: string) =>
      `${[...year].map(digit).join("")}年${number(month)}月${number(day)}日`,
  );
}

function dateOf(text: string, pattern: RegExp, needs?: RegExp): string | undefined {
  for (const match of text.matchAll(pattern)) {
    if (needs && !needs.test(match[0])) continue;
    return iso(match[1], match[2], match[3]);
  }
  return undefined;
}

function englishDate(text: string, cues: readonly string[]): string | undefined {
  for (const cue of cues) {
    for (let at = text.indexOf(cue); at >= 0; at = text.indexOf(cue, at + 1)) {
      if (/[a-z]/.test(text[at - 1] ?? "")) continue;
      let from = at + cue.length;
      while (/[\s:：]/.test(text[from] ?? "")) from++;
      for (const small of ["on ", "the "]) if (text.startsWith(small, from)) from += small.length;
      const match = stick(EN_DATE, text, from);
      if (!match) continue;
      if (match[7]) return iso(match[7], match[8], match[9]);
      const month = MONTHS.indexOf((match[2] ?? match[4] ?? "").slice(0, 3)) + 1;
      if (month > 0) return iso(match[3] ?? match[6], String(month), match[1] ?? match[5]);
    }
  }
  return undefined;
}

const iso = (year = "", month = "", day = ""): string => `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;

export type Force = "in-force" | "superseded" | "pending" | "unknown";

/** What a source says of itself: whether it is in force at a day (ISO; without a day dates are left aside), its version and its family. */
export interface Edition {
  force: Force;
  /** True where its status or title says so: a newer edition beside it then changes nothing. */
  stated: boolean;
  /** ISO day from which it applies, or until which it did; "" where it is in force or the day is not known. */
  date: string;
  version: VersionToken | null;
  family: string;
}

/**
 * Reads version, status and dates of one source from its metadata, title and text; metadata wins. `byDate` is true where
 * the question names the day: what was in force then is told by the dates, not by today's status.
 */
export function readEdition(source: Source, asOf: string | undefined, byDate = false): Edition {
  const title = source.title ?? "";
  const version =
    readVersions(source.version ? versionText(source.version) : "")[0] ??
    titleVersion(title) ??
    titleVersion(source.id) ??
    null;
  const family = familyOf(title) || familyOf(source.id);
  const read = readEffect(source.text);
  const from = dayOfMetadata(source.effectiveFrom) ?? read.from ?? "";
  const to = dayOfMetadata(source.effectiveTo) ?? read.to ?? "";
  const edition = (force: Force, stated: boolean): Edition => ({
    force,
    stated,
    date: force === "pending" ? from : force === "superseded" ? to : "",
    version,
    family,
  });
  const byStatus = forceOfStatus(source.status ?? "");
  const dated = byDate && (from !== "" || to !== "");
  if (byStatus !== "unknown" && !dated) return edition(byStatus, true);
  if (asOf !== undefined) {
    if (to !== "" && to < asOf.slice(0, to.length)) return edition("superseded", false);
    if (from !== "" && from > asOf.slice(0, from.length)) return edition("pending", false);
  }
  if (dated) return edition("in-force", true);
  const titled = forceOfStatus(bracketed(title));
  if (titled !== "unknown") return edition(titled, true);
  if (hasPhrase(foldedLower(source.text.slice(0, HEAD)), SUPERSEDED_IN_TEXT)) return edition("superseded", true);
  if (asOf !== undefined && (from !== "" || to !== "")) return edition("in-force", false);
  return edition("unknown", false);
}

/** "3" or "2024" as a version is a version, whatever the words around it. */
const versionText = (version: string): string =>
  /^\d/.test(version.trim()) && !/^(?:19|20)\d{2}/.test(version.trim())
    ? `v${version.trim()}`
    : /^(?:19|20)\d{2}$/.test(version.trim())
      ? `${version.trim()}版`
      : version;

/** A title's status stands in brackets or at its end: "Terms (superseded)", 《办法》（已废止）, "Terms – draft". */
function bracketed(title: string): string {
  const inside = [...title.matchAll(/[(（[【]([^)）\]】]{1,20})[)）\]】]/g)].map((m) => m[1]);
  const tail = /[-–—:：_\s]\s*([a-z ]{4,16}|[\u4e00-\u9fff]{2,6})$/i.exec(title)?.[1] ?? "";
  // "Draft: Travel policy", 旧版收费标准
  const head =
    /^\s*(draft|archived|superseded|outdated|obsolete|expired|deprecated)\s?[:–—-]|^\s*(旧版|老版|草案|草稿)/i.exec(
      title,
    );
  return [...inside, tail, head?.[1] ?? head?.[2] ?? ""].join(" | ");
}

function forceOfStatus(status: string): Force {
  const folded = foldedLower(status);
  if (folded.trim() === "") return "unknown";
  if (hasPhrase(folded, PENDING_WORDS)) return "pending";
  if (hasPhrase(folded, SUPERSEDED_WORDS)) return "superseded";
  if (hasPhrase(folded, CURRENT_WORDS)) return "in-force";
  return "unknown";
}

/** ISO day out of metadata ("2024-01-02", "2024/1/2", 2024年1月2日, "2024-01"); undefined where it is none. */
export function dayOfMetadata(text: string | undefined): string | undefined {
  const match = /^\s*(\d{4})[-/.年](\d{1,2})(?:[-/.月](\d{1,2}))?/.exec(text ?? "");
  if (!match) return undefined;
  return match[3] === undefined
    ? `${match[1]}-${(match[2] ?? "").padStart(2, "0")}`
    : iso(match[1], match[2], match[3]);
}
