import type { CheckReport } from "../model/report";
import type { Language } from "../model/settings";
import { message, plural } from "./catalogue";

/** What was looked at, of how much: a report, or the sum of several. */
export interface Covered {
  checked: Pick<CheckReport["checked"], "claims" | "claimsTotal" | "sourcesRead" | "sourcesTotal">;
}

/** The coverage line: "12 of 15 claims checked · 2 of 3 sources read". Stands beside every verdict. */
export function coverage(covered: Covered, language: Language): string {
  const { sourcesRead, sourcesTotal } = covered.checked;
  const parts = [claimsChecked(covered, language)];
  if (sourcesTotal > 0)
    parts.push(plural(language, "coverageSources", sourcesTotal, { n: sourcesRead, total: sourcesTotal }));
  return parts.join(message(language, "partSeparator"));
}

/** The first half of the coverage line: "12 of 15 claims checked", "3 条陈述已全部检查", "No claim checked". */
export function claimsChecked(covered: Covered, language: Language): string {
  const { claims, claimsTotal } = covered.checked;
  if (claims === 0) return message(language, "coverageClaimsNone");
  if (claims === claimsTotal) return plural(language, "coverageClaimsAll", claims);
  return plural(language, "coverageClaims", claimsTotal, { n: claims, total: claimsTotal });
}

/** The sum over several reports. Sources are counted per page, not per answer, and are given by the caller. */
export function covering(reports: readonly CheckReport[], sources: readonly { read: boolean }[]): Covered {
  return {
    checked: {
      claims: reports.reduce((sum, report) => sum + report.checked.claims, 0),
      claimsTotal: reports.reduce((sum, report) => sum + report.checked.claimsTotal, 0),
      sourcesRead: sources.filter((source) => source.read).length,
      sourcesTotal: sources.length,
    },
  };
}
