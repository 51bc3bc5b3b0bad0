import type { Finding } from "../model/report";
import type { Standing } from "../wording/label";

/** What a finding is called on a card or chip: a source that was not read is no verdict. */
export const standingOf = (finding: Finding): Standing =>
  finding.code === "SOURCE_UNREAD" ? "unchecked" : finding.severity;
