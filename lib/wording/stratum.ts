import type { Language } from "../model/settings";
import { hasMessage, message } from "./catalogue";

/** What a stratum of a sample is called: a risk category, or one of those that are none (the whole batch, critical topics). */
export function stratumWord(id: string, language: Language): string {
  const key = `stratum_${id.replaceAll("-", "_")}`;
  return hasMessage(key) ? message(language, key) : id;
}
