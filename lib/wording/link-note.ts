import type { Finding } from "../model/report";
import type { Language } from "../model/settings";
import { message } from "./catalogue";

/** What is to be said of how the claim's mark leads to its source: by its number alone. Undefined where it names it. */
export function linkNote(finding: Finding, language: Language): string | undefined {
  if (finding.data.link === "doubted") return message(language, "link_doubted");
  return finding.data.link === "position" ? message(language, "link_position") : undefined;
}
