import { type RefObject, useState } from "react";
import type { Desk, OpenItem } from "../lib/audit/desk/desk";
import { placesOf } from "../lib/audit/queue/places";
import { splitText } from "../lib/audit/queue/split-text";
import type { Source } from "../lib/model/source";
import { languageOf } from "../lib/wording/language";
import { Key } from "./button";
import { useWords } from "./words";

/** The sources of the open answer: those that the claim in front cites come first and are framed. */
export function AuditSources({
  desk,
  item,
  search,
}: {
  desk: Desk;
  item: OpenItem;
  search: RefObject<HTMLInputElement | null>;
}) {
  const { say } = useWords();
  const [query, setQuery] = useState("");
  const { sources } = item.row;
  const cited = new Set(item.report?.claims[desk.draft.claim]?.cites ?? []);
  const named = cited.size < sources.length ? cited : new Set<string>();
  const order = [...sources.filter(({ id }) => named.has(id)), ...sources.filter(({ id }) => !named.has(id))];
  const read = sources.filter(({ text }) => text !== "").length;
  const found = sources.reduce((sum, { text }) => sum + placesOf(text, query).length, 0);
  return (
    <section className="pane sources" aria-label={say("audit_field_sources")}>
      <h2 className="row">
        <span className="grow">{say("audit_field_sources")}</span>
        <span className="small-text">{say("audit_sourcesRead", { n: read, total: sources.length })}</span>
      </h2>
      {sources.length === 0 && <p className="mute">{say("audit_noSources")}</p>}
      {order.map((source) => (
        <SourceBox
          key={source.id}
          source={source}
          number={sources.indexOf(source) + 1}
          cited={named.has(source.id)}
          query={query}
        />
      ))}
      {sources.length > 0 && (
        <label className="row search-sources">
          <span className="unseen">{say("audit_searchSources")}</span>
          <input
            ref={search}
            type="search"
            value={query}
            placeholder={say("audit_searchSources")}
            onChange={({ target }) => setQuery(target.value)}
          />
          <Key>/</Key>
          {query !== "" && (
            <span className="small-text mute nowrap" role="status">
              {say("audit_searchFound", { n: found })}
            </span>
          )}
        </label>
      )}
    </section>
  );
}

function SourceBox({
  source,
  number,
  cited,
  query,
}: {
  source: Source;
  number: number;
  cited: boolean;
  query: string;
}) {
  const { say } = useWords();
  const { title, version, effectiveFrom, text } = source;
  const marks = placesOf(text, query).map((span) => ({ ...span, className: "hit" }));
  return (
    <article className={cited ? "box source-box cited" : "box source-box"}>
      <header className="row">
        <span className={cited ? "ref on" : "ref"}>{number}</span>
        <span className="grow strong break" lang={languageOf(title ?? "")}>
          {title ?? say("someSource")}
          {version !== undefined && !title?.includes(version) && <> {version}</>}
        </span>
        {effectiveFrom !== undefined && (
          <span className="small-text mute nowrap">{say("audit_inForce", { day: effectiveFrom })}</span>
        )}
      </header>
      <div className="source-text" lang={languageOf(text)}>
        {text === "" ? (
          <span className="mute">{say("audit_sourceUnread")}</span>
        ) : (
          splitText(text, [], marks).flatMap(({ runs }) =>
            runs.map((run) => (run.className === undefined ? run.text : <mark key={run.start}>{run.text}</mark>)),
          )
        )}
      </div>
    </article>
  );
}
