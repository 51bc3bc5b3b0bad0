import type { Finding } from "../model/report";
import type { Language } from "../model/settings";
import { message } from "./catalogue";
import { severityWord } from "./label";
import { clip } from "./quote";
import { sourceName } from "./source-name";

/** Longer than in a sentence: the note has no pair beside it. */
const NOTE_QUOTE_LIMIT = 200;

/**
 * The note for the ticket, as plain text: severity, code, answer words, source words with their source, and `link`
 * (the page's address) where given. A finding without evidence has no source part; that of a web page has its address.
 */
export function note(finding: Finding, language: Language, link = ""): string {
  const parts = [
    message(language, "note_answer", {
      word: severityWord(finding.severity, language),
      code: finding.code,
      answer: clip(finding.text, NOTE_QUOTE_LIMIT),
    }),
  ];
  const { evidence } = finding;
  if (evidence !== null) {
    const source = clip(evidence.text, NOTE_QUOTE_LIMIT);
    const place = sourceName({ ...evidence, place: finding.data.place }, language, "line");
    parts.push(message(language, "note_source", { source, place }));
    if (evidence.url !== undefined) parts.push(evidence.url);
  }
  if (link !== "") parts.push(link);
  const hasLink = link !== "" || evidence?.url !== undefined;
  return parts.join(language === "zh-CN" && !hasLink ? "" : " ");
}
