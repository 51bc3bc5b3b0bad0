import { countsOnly } from "../facts/equal-unit";
import { PEOPLE } from "../facts/lexicon/told-results";
import { singular } from "../facts/read-unit";
import type { Quantity } from "../model/quantity";
import { isHan } from "../text/characters";
import { STOP_WORDS } from "../text/stop-words";
import { readWords } from "../text/words";
import { fieldParts, missingParts, passageHaystack } from "./field";
import type { Passage, SourceIndex } from "./passages";

/** Words behind a number among which its noun is looked for: "140 covered parking spaces". */
const WORDS = 3;
/** Chinese characters of a noun beside its number. */
const HAN = 6;
const HAN_BEHIND = new RegExp(`^[\\u4e00-\\u9fff]{2,${HAN}}`);
const HAN_BEFORE = new RegExp(`[\\u4e00-\\u9fff]{2,${HAN + 4}}(?=\\s?$)`);
/** Characters that end a noun before its number: 设有停车位140个. */
const BEFORE_NOUN = /^.*[有为共达是约设的计含数]/;

/** The noun that a number counts, as its text names it; "" where it names none. `start` is the offset at which the text begins. */
export function countedNoun(text: string, start: number, quantity: Quantity): string {
  const [from, to] = [quantity.start - start, quantity.end - start];
  const after = text.slice(to, to + 60);
  const han = HAN_BEHIND.exec(after)?.[0];
  if (han) return han;
  if (isHan(quantity.unit.charCodeAt(0))) {
    const before = HAN_BEFORE.exec(text.slice(Math.max(0, from - 16), from));
    return before?.[0].replace(BEFORE_NOUN, "") ?? "";
  }
  const nouns: string[] = [];
  let end = 0;
  for (const word of readWords(after).slice(0, WORDS)) {
    if (word.kind !== "latin" || STOP_WORDS.has(word.text) || !/^[ -]?$/.test(after.slice(end, word.start))) break;
    nouns.push(word.text);
    end = word.end;
    if (singular(word.text) !== "") return nouns.join(" ");
  }
  return /^[a-z]/.test(quantity.unit) ? (quantity.unit.split("/")[0] ?? "") : "";
}

/**
 * Whether an equal number of a passage counts something else: "140 rooms" is no basis for "140 parking spaces", a year none for
 * 员工2016人. Only where both name what they count (a year counts nothing), and the passage has no word of the answer's noun, of
 * its field, or one that shares a character with the passage's noun.
 */
export function countsOther(
  claim: { text: string; start: number },
  quantity: Quantity,
  index: SourceIndex,
  passage: Passage,
  other: Quantity,
): boolean {
  if (typeof quantity.value !== "string" || !["number", "quantity"].includes(quantity.kind)) return false;
  if (!countsOnly(quantity.unit) || (other.kind !== "date" && !countsOnly(other.unit))) return false;
  const noun = countedNoun(claim.text, claim.start, quantity);
  if (noun === "" || fieldParts(noun).length === 0) return false;
  if (other.kind !== "date") {
    const theirs = passage.kind === "row" ? "" : countedNoun(passage.text, passage.start, other);
    if (theirs === "" || [...noun].some((c) => isHan(c.charCodeAt(0)) && theirs.includes(c))) return false;
    if (PEOPLE.has(quantity.unit) && PEOPLE.has(other.unit)) return false;
  }
  const missing = missingParts(noun, [passageHaystack(index, passage)]);
  return missing !== null && missing.join("").length >= fieldParts(noun).join("").length;
}
