import type { ReactNode } from "react";
import type { Finding, Part } from "../lib/model/report";
import { evidenceWord } from "../lib/wording/label";
import { languageOf } from "../lib/wording/language";
import { sourceName } from "../lib/wording/source-name";
import { Icon } from "./icon";
import { useWords } from "./words";

/** Answer words against source words, the differing ones struck through and bold on either side. */
export function Pair({ finding, claim }: { finding: Finding; claim?: number }) {
  const { language, say } = useWords();
  const { evidence, pair } = finding;
  const answer = pair?.answer ?? [{ text: finding.text, mark: true }];
  const source = pair?.source ?? (evidence === null ? [] : [{ text: evidence.text, mark: false }]);
  return (
    <>
      <dl className="pair">
        <dt>{claim === undefined || claim < 0 ? say("pair_answer") : say("pair_answerClaim", { n: claim + 1 })}</dt>
        <dd>
          <Parts parts={answer} as="del" />
        </dd>
        {source.length > 0 && (
          <>
            <dt>{say("pair_source")}</dt>
            <dd>
              <Parts parts={source} as="ins" />
            </dd>
          </>
        )}
      </dl>
      {evidence !== null && (
        <p className="cites">
          <Icon name="doc" small />
          <span className="grow">
            <SourceLink address={evidence.url}>
              <bdi lang={languageOf(evidence.title ?? "")}>
                {sourceName({ ...evidence, place: finding.data.place }, language, "line")}
              </bdi>
            </SourceLink>
            <span className="faint"> · {evidenceWord(evidence, language)}</span>
          </span>
        </p>
      )}
    </>
  );
}

/** The source's name; a link that opens it at the words where it is a page of the web. */
export function SourceLink({ address, children }: { address: string | undefined; children: ReactNode }) {
  const { say } = useWords();
  if (address === undefined) return children;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" title={say("card_openSource")}>
      {children}
    </a>
  );
}

export function Parts({ parts, as: Marked }: { parts: readonly Part[]; as: "del" | "ins" }) {
  const text = parts.map((part) => part.text).join("");
  return (
    <bdi lang={languageOf(text)}>
      {parts.map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a side never move
        part.mark && part.text.trim() !== "" ? <Marked key={index}>{part.text}</Marked> : part.text,
      )}
    </bdi>
  );
}
