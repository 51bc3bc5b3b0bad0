import { riskSchema } from "../model/report";
import type { Language } from "../model/settings";
import { message } from "./catalogue";
import { riskWord } from "./verdict";

/** What a stratum of a sample is called: a risk category, or one of those that are none. */
export function stratumWord(id: string, language: Language): string {
  const risk = riskSchema.safeParse(id);
  if (risk.success) return riskWord(risk.data, language);
  if (id === "none") return message(language, "stratum_none");
  if (id === "critical") return message(language, "stratum_critical");
  return id === "all" ? message(language, "stratum_all") : id;
}
