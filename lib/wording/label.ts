import type { ReasonCode, Severity } from "../model/reasons";
import type { Evidence } from "../model/report";
import type { Language } from "../model/settings";
import { hasMessage, message, plural } from "./catalogue";

/** What a mark, a row or a count can stand for: a finding's severity, or a claim without a finding. */
export type Standing = Severity | "unchecked" | "supported";

/** The name of a code ("Number not in source"). Some codes have another name in their second form. */
export function label(code: ReasonCode, language: Language, form = ""): string {
  const second = `label_${code}_${form}`;
  return message(language, form !== "" && hasMessage(second) ? second : `label_${code}`);
}

/** The name of a code where there is little room, as on the chip in a line: at most 10 letters or 4 Han characters. */
export function shortLabel(code: ReasonCode, language: Language): string {
  return message(language, `short_${code}`);
}

/** The word of a severity ("Not in source"). */
export function severityWord(standing: Standing, language: Language): string {
  return message(language, `severity_${standing}`);
}

/** A count with its word: "2 contradicted", "2 处矛盾". */
export function countWord(standing: Severity | "unchecked", n: number, language: Language): string {
  return plural(language, `count_${standing}`, n);
}

/** How the evidence was matched ("source verbatim"), and that a reviewer gave its text. */
export function evidenceWord({ how, attached }: Evidence, language: Language): string {
  const words = message(language, `how_${how}`);
  return attached ? message(language, "how_attached", { how: words }) : words;
}
