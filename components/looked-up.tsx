import { useEffect, useRef } from "react";
import type { LookUp, SourcePlace } from "../lib/model/look-up";
import type { Evidence } from "../lib/model/report";
import type { MessageKey } from "../lib/wording/catalogue";
import { clip } from "../lib/wording/quote";
import { sourceName } from "../lib/wording/source-name";
import { Button, IconButton } from "./button";
import { Icon, type IconName } from "./icon";
import { useKeys } from "./keys";
import { Parts, SourceLink } from "./pair";
import { Quoted, useWords } from "./words";

/** Longest words of the selection that are shown again. */
const QUOTE_WORDS = 240;

/** Where the words that a person selected in an answer stand in its sources; how to select where none could be looked up. */
export function LookedUp({
  lookUp,
  onClose,
  onShow,
}: {
  lookUp: LookUp | null;
  onClose: () => void;
  onShow: (answer: string, evidence: Evidence) => void;
}) {
  const { say } = useWords();
  const { key } = useKeys();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => element.current?.showModal(), []);
  return (
    <dialog ref={element} className="keys looked-up" aria-label={say("lookUp_title")} onClose={onClose}>
      <div className="row">
        <h2 className="grow strong">{say("lookUp_title")}</h2>
        <IconButton name={say("action_close")} icon="x" onClick={onClose} />
      </div>
      {lookUp === null || lookUp.places === null ? (
        <p className="mute">{say("lookUp_none", { key: key("lookUp") })}</p>
      ) : (
        <>
          <blockquote>
            <Quoted>{clip(lookUp.quote, QUOTE_WORDS)}</Quoted>
          </blockquote>
          {lookUp.places.length === 0 && <p className="mute">{say("lookUp_noSource")}</p>}
          <ul>
            {lookUp.places.map((place, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two sources may bear one id, and the list never moves
              <li key={index}>
                <Place place={place} onShow={(evidence) => onShow(lookUp.answer, evidence)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </dialog>
  );
}

const STANDINGS: Readonly<Record<Evidence["how"] | "missing", readonly [IconName, MessageKey, string]>> = {
  exact: ["supported", "lookUp_exact", "supported"],
  folded: ["supported", "lookUp_folded", "supported"],
  approximate: ["notice", "lookUp_approximate", "notice"],
  missing: ["unsupported", "lookUp_missing", "unsupported"],
};
const UNREAD: Readonly<Record<SourcePlace["state"], MessageKey>> = {
  read: "lookUp_missing",
  unread: "lookUp_unread",
  "too-large": "skipped_too_large",
};

function Place({ place, onShow }: { place: SourcePlace; onShow: (evidence: Evidence) => void }) {
  const { language, say } = useWords();
  const { evidence, pair, denied, state } = place;
  const [sign, words, colour] =
    state === "read" ? STANDINGS[evidence?.how ?? "missing"] : (["unread", UNREAD[state], "unchecked"] as const);
  // Words that are denied where they stand prove nothing.
  const [icon, tone] = denied ? (["notice", "notice"] as const) : [sign, colour];
  const hasGap = evidence !== null && evidence.how !== "approximate" && pair?.source.some((part) => part.mark);
  return (
    <>
      <p className="cites">
        <Icon name="doc" small />
        <span className="grow">
          <SourceLink address={evidence?.url}>
            <Quoted>{sourceName(place, language, "line")}</Quoted>
          </SourceLink>
        </span>
      </p>
      <p className={`standing ${tone}`}>
        <Icon name={icon} small /> {say(words)}
      </p>
      {denied && <p className="small-text contradicted">{say("lookUp_denied")}</p>}
      {hasGap && <p className="small-text mute">{say("lookUp_gap")}</p>}
      {evidence !== null && (
        <>
          <blockquote>
            <Parts parts={pair?.source ?? [{ text: evidence.text, mark: false }]} as="ins" />
          </blockquote>
          <Button icon="locate" onClick={() => onShow(evidence)}>
            {say("action_showInSource")}
          </Button>
        </>
      )}
    </>
  );
}
