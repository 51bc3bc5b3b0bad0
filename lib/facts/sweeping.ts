import { UNIVERSAL_SUBJECTS_ZH, UNIVERSALS_EN } from "./lexicon/exception-words";
import { foldedLower } from "./phrases";
import { readTokens } from "./tokens";

const UNIVERSAL = new Set(UNIVERSALS_EN);
/** Words or characters from the start within which the universal word determines the subject. */
const WITHIN_WORDS = 4;
const WITHIN_HAN = 12;

/**
 * Whether what a sentence says holds of all of a kind by its subject: "All plans include backups", 所有套餐均包含备份. A member of the
 * kind may then be told of by a name that the sentence does not hold. Where it sets anything apart is for others to say.
 */
export function speaksOfAll(sentence: string): boolean {
  const words = readTokens(sentence.slice(0, 80)).slice(0, WITHIN_WORDS);
  if (words.some(({ text }) => UNIVERSAL.has(text) || text === "each")) return true;
  const opening = foldedLower(sentence.slice(0, WITHIN_HAN));
  return UNIVERSAL_SUBJECTS_ZH.some((word) => opening.includes(word));
}
