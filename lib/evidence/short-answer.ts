import { nameKey } from "../facts/names-en";
import { readQuantities } from "../facts/quantities";
import type { Span } from "../model/span";
import { foldUnits, isHan } from "../text/characters";
import { STOP_WORDS } from "../text/stop-words";
import { readWords } from "../text/words";
import { holdsWord, type NameIndex } from "./name-index";

/** Longer answers are statements, which have a subject and a verb of their own. */
const MOST_WORDS = 7;
const MOST_CHARACTERS = 16;

/** Words of an answer that states, hedges or refuses rather than names. */
const STATES =
  /\b(?:is|are|was|were|be|been|has|have|had|do|does|did|can|could|may|might|will|would|should|must|not|no|yes|none|never|unknown|unclear|unavailable|sorry|cannot|n\/a|true|false|both|neither|either|all|it|they|he|she|i|we|you)\b|n't\b/i;
const STATES_ZH = /[是有为在会能可不没无未否]|未知|不详|不明|没有|无法|抱歉|对不起|提及|两者|全部|以上|的$/;

/** Reads an answer that is a mere phrase, without the words of the question; null where it is none. */
export function readPhrase(answer: string, question: string): Span | null {
  const text = answer.trim();
  if (/^[•*\-–—#>]|[,，、]$|^\p{L}+(?:ing|ed)\b/u.test(text)) return null;
  if (text === "" || question.trim() === "" || /[\n;；。]/.test(text) || /[?？:：|]/.test(text)) return null;
  if (readQuantities(text).length > 0 || /\d/.test(text)) return null;
  const words = readWords(text);
  const han = words.filter((word) => word.kind === "han").length;
  if (han > 0 ? han > MOST_CHARACTERS || words.length - han > 3 : words.length > MOST_WORDS) return null;
  if (words.length === 0 || (han > 0 ? STATES_ZH.test(text) : STATES.test(text))) return null;
  const start = answer.indexOf(text);
  const end = start + text.replace(/[.!！]+$/, "").length;
  return { start, end };
}

/** Whether none of the content of a phrase stands in the sources in any form; the question's own words do not count. */
export function isNowhere(
  phrase: string,
  question: NameIndex,
  questionText: string,
  indexes: readonly NameIndex[],
  texts: readonly string[],
): boolean {
  let content = 0;
  for (const word of readWords(phrase)) {
    if (word.kind !== "latin" || STOP_WORDS.has(word.text)) continue;
    const raw = phrase.slice(word.start, word.end);
    const name = { start: word.start, end: word.end, key: nameKey(raw), raw };
    if (holdsWord(name, question)) continue;
    if (indexes.some((index) => holdsWord(name, index))) return false;
    content++;
  }
  const han = foldUnits(phrase);
  const asked = foldUnits(questionText);
  const held = texts.map((text) => foldUnits(text));
  for (let i = 0; i < han.length; i++) {
    if (!isHan(han.charCodeAt(i))) continue;
    const pair = isHan(han.charCodeAt(i + 1)) ? han.slice(i, i + 2) : "";
    if (pair === "") {
      // One character alone.
      if (!isHan(han.charCodeAt(i - 1)) && held.some((text) => text.includes(han[i] as string))) return false;
      continue;
    }
    if (asked.includes(pair)) continue;
    if (held.some((text) => text.includes(pair))) return false;
    content++;
  }
  return content > 0;
}
