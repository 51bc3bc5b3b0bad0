import type { Language } from "../model/settings";
import type { SourcesRead } from "../model/source";
import { type MessageKey, message, plural } from "./catalogue";

/** Most sources that are named. */
const NAMED = 3;

const ENDED: Readonly<Record<NonNullable<SourcesRead["ended"]>, MessageKey>> = {
  stopped: "readAll_stopped",
  used: "readAll_used",
  gone: "readAll_gone",
  "too-long": "readAll_long",
};

/** What came of "Read all sources", in sentences: how many, which not, and why it ended early. */
export function readingOutcome({ read, total, partly, left, ended }: SourcesRead, language: Language): string {
  const sentences = [plural(language, "readAll_done", total, { read })];
  if (partly > 0) sentences.push(message(language, "readAll_partly", { n: partly }));
  if (left.length > 0 && total > 0) {
    const names = left.slice(0, NAMED);
    const list = names.join(language === "en" ? ", " : "、");
    sentences.push(message(language, left.length > NAMED ? "readAll_leftMore" : "readAll_left", { list }));
  }
  if (ended !== undefined) sentences.push(message(language, ENDED[ended]));
  return sentences.join(language === "en" ? " " : "");
}
