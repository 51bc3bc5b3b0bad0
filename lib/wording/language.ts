import type { Language, Settings } from "../model/settings";

/** The language to speak: the setting, or for `auto` the browser's own (a BCP 47 tag such as `navigator.language`). */
export function resolveLanguage(setting: Settings["language"], browserLanguage: string): Language {
  if (setting !== "auto") return setting;
  return /^zh\b/i.test(browserLanguage) ? "zh-CN" : "en";
}

const HAN = /\p{Script=Han}/u;
const OTHER_EAST_ASIAN = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const LATIN = /\p{Script=Latin}/u;

/**
 * Value for the `lang` attribute of quoted words, found by their script and not by the interface's language, so that
 * glyphs and line breaks are right. Undefined where the script does not tell.
 */
export function languageOf(text: string): Language | undefined {
  if (OTHER_EAST_ASIAN.test(text)) return undefined;
  if (HAN.test(text)) return "zh-CN";
  return LATIN.test(text) ? "en" : undefined;
}
