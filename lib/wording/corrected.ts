import type { Replacement } from "../model/grounded";
import type { Language } from "../model/settings";
import { message } from "./catalogue";
import { severityWord } from "./label";
import { clip } from "./quote";

/** Longest words of either side in the list. */
const LIMIT = 200;

/** A corrected answer with the list of what was replaced, and why, below it. */
export function corrected(text: string, replaced: readonly Replacement[], language: Language): string {
  if (replaced.length === 0) return text;
  const lines = replaced.map(({ was, now, code }) =>
    message(language, "ground_row", {
      was: clip(was, LIMIT),
      now: clip(now, LIMIT),
      code: code ?? severityWord("unchecked", language),
    }),
  );
  return [text, "", message(language, "ground_list"), ...lines].join("\n");
}
