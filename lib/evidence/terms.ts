import type { Span } from "../model/span";
import { foldUnit } from "../text/characters";
import { STOP_WORDS } from "../text/stop-words";
import { readWords } from "../text/words";

/** A stem, a number as written without commas, or a code for two neighbouring Chinese characters. */
export type Term = string | number;

const FIRST_HAN = 0x3400;
const HAN_COUNT = 0xa000 - FIRST_HAN;

/** Small integers are far cheaper as keys than strings, and nearly all Chinese pairs fit one. */
function pairTerm(first: number, second: number): Term {
  const a = first - FIRST_HAN;
  const b = second - FIRST_HAN;
  return a >= 0 && b >= 0 && a < HAN_COUNT && b < HAN_COUNT ? a * HAN_COUNT + b : String.fromCharCode(first, second);
}

/** What a text is about, as keys to look up: stems of content words, numbers, pairs of neighbouring Chinese characters. */
export function readTerms(text: string, span: Span, found: (term: Term) => void): void {
  let han = -1;
  let hanEnd = -1;
  let paired = false;
  const flush = (): void => {
    // A Chinese character alone between other words is a term of its own (8 元).
    if (han >= 0 && !paired) found(String.fromCharCode(foldUnit(text.charCodeAt(han))));
    han = -1;
  };
  for (const word of readWords(text, span)) {
    if (word.kind === "han") {
      if (han >= 0 && hanEnd === word.start) {
        found(pairTerm(foldUnit(text.charCodeAt(han)), word.text.charCodeAt(0)));
        paired = true;
      } else {
        flush();
        paired = false;
      }
      han = word.start;
      hanEnd = word.end;
      continue;
    }
    flush();
    if (word.kind === "number") found(word.stem);
    else if (!STOP_WORDS.has(word.text)) {
      if (!word.stem.includes("-")) found(word.stem);
      else for (const part of word.stem.split("-")) if (part !== "" && !STOP_WORDS.has(part)) found(part);
    }
  }
  flush();
}
