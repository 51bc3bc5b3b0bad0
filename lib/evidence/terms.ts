import type { Span } from "../model/span";
import { foldUnit } from "../text/characters";
import { STOP_WORDS } from "../text/stop-words";
import { readWords } from "../text/words";

/** What a text is about, as keys to look up: stems of content words, numbers, pairs of neighbouring Chinese characters. */
export function readTerms(text: string, span: Span, found: (term: string) => void): void {
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
        found(String.fromCharCode(foldUnit(text.charCodeAt(han))) + word.text);
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
