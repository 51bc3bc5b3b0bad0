import en from "../../public/_locales/en/messages.json";
import zh from "../../public/_locales/zh_CN/messages.json";
import type { Language } from "../model/settings";

/*
 * One catalogue for the manifest and for every surface: `public/_locales/<locale>/messages.json` in the browser's own
 * format (keys of letters, digits and `_`). The browser reads the manifest's keys; we read the rest ourselves, because
 * the person may choose another language than the browser's and because the command line has no browser.
 *
 * Placeholders are `{name}` (the browser's `$name$` is not used, so a catalogue text never holds a dollar sign).
 * Plural forms are keys that end in `_one` and `_other`, chosen by `Intl.PluralRules` (a dot is not allowed in a key);
 * Chinese has `_other` alone.
 */
type Catalogue = Readonly<Record<string, { message: string }>>;
const catalogues: Readonly<Record<Language, Catalogue>> = { en, "zh-CN": zh };

type AnyKey = keyof typeof en;
type Stem<K> = K extends `${infer S}_other` ? S : never;
/** Stem of a key with plural forms. */
export type PluralKey = Stem<AnyKey>;
/** Key of a text without plural forms. */
export type MessageKey = Exclude<AnyKey, `${string}_one` | `${string}_other`>;

/** Fills placeholders. Numbers are written by the language's own rules. */
export type Arguments = Readonly<Record<string, string | number>>;

/** A run of a text; `name` is the placeholder that it fills, so that foreign words can be marked with their language. */
export interface Run {
  text: string;
  name?: string;
}

/** The text of a key. A placeholder without an argument stays as it is, which the catalogue's test forbids. */
export function message(language: Language, key: MessageKey, args: Arguments = {}): string {
  return join(messageRuns(language, key, args));
}

/** The plural form of a text for `n`, which also fills `{n}`. */
export function plural(language: Language, key: PluralKey, n: number, args: Arguments = {}): string {
  return join(pluralRuns(language, key, n, args));
}

/** As `message`, in runs. */
export function messageRuns(language: Language, key: MessageKey, args: Arguments = {}): Run[] {
  return fill(language, template(language, key), args);
}

/** As `plural`, in runs. */
export function pluralRuns(language: Language, key: PluralKey, n: number, args: Arguments = {}): Run[] {
  const form = new Intl.PluralRules(language).select(n);
  const text = catalogues[language][`${key}_${form}`]?.message ?? template(language, `${key}_other`);
  return fill(language, text, { n, ...args });
}

/** True where the catalogues have this key; for keys built from data, such as a code's second label. */
export function hasMessage(key: string): key is MessageKey {
  return Object.hasOwn(en, key);
}

function template(language: Language, key: string): string {
  return catalogues[language][key]?.message ?? key;
}

const join = (runs: readonly Run[]): string => runs.map((run) => run.text).join("");

function fill(language: Language, text: string, args: Arguments): Run[] {
  const runs: Run[] = [];
  // Odd pieces are placeholder names.
  text.split(/\{(\w+)\}/).forEach((piece, index) => {
    if (index % 2 === 0) {
      if (piece !== "") runs.push({ text: piece });
      return;
    }
    const value = args[piece];
    if (value === undefined) runs.push({ text: `{${piece}}` });
    else runs.push({ text: typeof value === "number" ? number(language, value) : value, name: piece });
  });
  const once = stopOnce(runs);
  return language === "zh-CN" ? space(once) : once;
}

/** No second full stop where filled-in words bring their own ("7 p.m."). */
function stopOnce(runs: Run[]): Run[] {
  return runs.map((run, index) => {
    const before = runs[index - 1];
    const double = run.name === undefined && before?.name !== undefined && /[.。]$/.test(before.text);
    return double ? { text: run.text.replace(/^[.。]/, "") } : run;
  });
}

const number = (language: Language, value: number): string => new Intl.NumberFormat(language).format(value);

const MARK_END = /[，。；：、！？“”‘’（）《》【】…]$/u;
const MARK_START = /^[，。；：、！？“”‘’（）《》【】…]/u;
const HAN_END = /\p{Script=Han}$/u;
const HAN_START = /^\p{Script=Han}/u;
const NARROW_END = /[\p{Script=Latin}\p{Nd}]$/u;
const NARROW_START = /^[\p{Script=Latin}\p{Nd}]/u;

/**
 * Chinese spacing at the seams between our words and filled-in ones: no space between two Han characters or beside a
 * full-width mark, one space between Han and Latin letters or digits. Filled-in words keep their own spacing.
 */
function space(runs: Run[]): Run[] {
  for (let i = 1; i < runs.length; i++) {
    const left = runs[i - 1] as Run;
    const right = runs[i] as Run;
    if (left.name === undefined) left.text = seam(left.text, right.text, "left");
    else if (right.name === undefined) right.text = seam(left.text, right.text, "right");
  }
  return runs;
}

/** Our side of a seam, its space dropped, kept or put in. */
function seam(left: string, right: string, ours: "left" | "right"): string {
  const bareLeft = left.replace(/ $/, "");
  const bareRight = right.replace(/^ /, "");
  const spaced = bareLeft !== left || bareRight !== right;
  const tight =
    MARK_END.test(bareLeft) || MARK_START.test(bareRight) || (HAN_END.test(bareLeft) && HAN_START.test(bareRight));
  const mixed =
    (HAN_END.test(bareLeft) && NARROW_START.test(bareRight)) ||
    (NARROW_END.test(bareLeft) && HAN_START.test(bareRight));
  const gap = !tight && (spaced || mixed) ? " " : "";
  return ours === "left" ? bareLeft + gap : gap + bareRight;
}
