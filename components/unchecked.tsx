import type { SourceState } from "../lib/model/page-state";
import type { CheckReport } from "../lib/model/report";
import { type UncheckedClaim, uncheckedClaims, unreadSources } from "../lib/review/findings";
import { countWord } from "../lib/wording/label";
import { clip } from "../lib/wording/quote";
import { sourceName } from "../lib/wording/source-name";
import { Icon } from "./icon";
import { UnreadSource } from "./unread-source";
import { Quoted, useWords } from "./words";

/** Longest words of a claim in a list. */
const CLAIM_WORDS = 90;

/** What of an answer has no verdict, why, and the next step: unread sources, unchecked claims, rules that stopped. */
export function Unchecked({
  report,
  sources,
  open,
  onOpenSource,
  onAttach,
}: {
  report: CheckReport;
  sources: readonly SourceState[];
  /** Audit lists the claims at once; agents open the list. */
  open: boolean;
  onOpenSource: (source: string) => void;
  onAttach: (source: string, text: string) => void;
}) {
  const { language } = useWords();
  const claims = uncheckedClaims(report);
  return (
    <>
      {unreadSources(report).map((id) => (
        <UnreadSource
          key={id}
          id={id}
          report={report}
          sources={sources}
          onOpen={() => onOpenSource(id)}
          onAttach={(text) => onAttach(id, text)}
        />
      ))}
      <Limits report={report} sources={sources} />
      {claims.length > 0 && (
        <details className="unchecked-claims" open={open}>
          <summary>
            <span className="unchecked">
              <Icon name="unchecked" />
            </span>
            <span>{countWord("unchecked", claims.length, language)}</span>
          </summary>
          <ul>
            {claims.map((claim) => (
              <ClaimLine key={claim.index} claim={claim} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** What narrows every verdict of an answer: rules that stopped, and two texts under one name. */
export function Limits({ report, sources }: { report: CheckReport; sources: readonly SourceState[] }) {
  const { language, say } = useWords();
  return report.skipped.flatMap(({ reason, about = "" }, index) => {
    if (reason !== "rule-failed" && reason !== "same-id") return [];
    const source = sources.find((one) => one.id === about);
    const title = sourceName({ title: source?.title ?? about, version: source?.version }, language, "line");
    return [
      // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes
      <p key={index} className="line">
        <span className="notice">
          <Icon name="warn" />
        </span>
        <span>{reason === "same-id" ? say("skipped_same_id", { title }) : say("skipped_rule_failed", { about })}</span>
      </p>,
    ];
  });
}

function ClaimLine({ claim: { claim, reason } }: { claim: UncheckedClaim }) {
  const { say } = useWords();
  const why =
    reason === "source-unread"
      ? say("skipped_source_unread")
      : reason === "no-source"
        ? say("skipped_no_source")
        : reason === "table-names"
          ? say("skipped_table_names")
          : say("skipped_nothing_to_check");
  return (
    <li>
      <Quoted>{clip(claim.text, CLAIM_WORDS)}</Quoted>
      <span className="faint"> {why}</span>
    </li>
  );
}
