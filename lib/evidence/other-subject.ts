import { isHan } from "../text/characters";
import { stem } from "../text/stem";
import { STOP_WORDS } from "../text/stop-words";
import { readWords, type Word } from "../text/words";
import { fieldParts, type Haystack, haystackOf, missingParts } from "./field";

/** Endings of words that qualify a verb, or are one: "the museum usually opens", "the museum reopened". */
const NO_NOUN = /(?:ly|ed)$/;

/**
 * Whether the words that lead up to a value name a part or a neighbour of the subject, of which `known` says nothing: "the museum
 * café opens at" for a question about the museum, 博物馆咖啡厅. `subject` are the words of the question or claim that name it.
 */
export function namesPartOf(lead: string, subject: readonly string[], known: Haystack): boolean {
  const latin = subject.filter((part) => !isHan(part.charCodeAt(0))).map(stem);
  const words = readWords(lead).filter((word) => word.kind !== "han");
  for (const [i, word] of words.entries()) {
    const [next, after] = [words[i + 1], words[i + 2]];
    if (!latin.includes(word.stem) || !next || !after || !touches(lead, word, next)) continue;
    // A verb follows the noun: "the castle garden costs"; behind a verb come small words.
    if (isForeignNoun(next, known) && !STOP_WORDS.has(after.text) && known.stems.has(after.stem)) return true;
  }
  // "Valet parking costs": a noun before the subject, with no article.
  const [head, second] = words;
  if (head && second && latin.includes(second.stem) && touches(lead, head, second) && !latin.includes(head.stem))
    if (lead.slice(0, head.start).trim() === "" && isForeignNoun(head, known)) return true;
  return subject.some((part) => isHan(part.charCodeAt(0)) && isHeadedHan(lead, part, known));
}

const touches = (text: string, a: Word, b: Word): boolean => /^(?:['’]s)?[ -]$/.test(text.slice(a.end, b.start));

const isForeignNoun = (word: Word, known: Haystack): boolean =>
  word.kind === "latin" &&
  !STOP_WORDS.has(word.text) &&
  !NO_NOUN.test(word.text) &&
  fieldParts(word.text).length > 0 &&
  missingParts(word.text, [known])?.length === 1;

/** A Chinese noun right behind the last characters of the subject, unknown as a whole: 博物馆咖啡厅. */
function isHeadedHan(lead: string, part: string, known: Haystack): boolean {
  const end = part.slice(-2);
  const at = lead.lastIndexOf(end);
  if (at < 0 || end.length < 2) return false;
  const run = /^[\u4e00-\u9fff]{2,8}/.exec(lead.slice(at + end.length))?.[0] ?? "";
  const first = fieldParts(run)[0]?.replace(/[为是在于达共约的：]+$/, "") ?? "";
  if (first.length < 2 || !run.startsWith(first)) return false;
  const missing = missingParts(first, [known]);
  return missing !== null && missing[0] === first;
}

/** Whether the words that lead up to a value hold a content word of their own, which neither `known` nor another word of its field has. */
export const namesAnother = (lead: string, known: string): boolean =>
  (missingParts(lead, [haystackOf(known)]) ?? []).length > 0;
