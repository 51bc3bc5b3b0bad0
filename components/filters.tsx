import { type RefObject, useState } from "react";
import { type ReasonCode, SEVERITIES } from "../lib/model/reasons";
import { riskSchema } from "../lib/model/report";
import { judgementSchema } from "../lib/model/review";
import type { Filter, View } from "../lib/model/view";
import { isFiltering } from "../lib/review/filter";
import type { FilterActions } from "../lib/review/views";
import { label, severityWord } from "../lib/wording/label";
import { riskWord, verdictWord } from "../lib/wording/verdict";
import { Button, IconButton } from "./button";
import { Icon } from "./icon";
import { useKeys } from "./keys";
import { useWords } from "./words";

/** What an auditor sees of the page: search, not reviewed, severity, code, risk, verdict, and saved views. */
export function Filters({
  filter,
  views,
  codes,
  open,
  search,
  actions,
}: {
  filter: Filter;
  views: readonly View[];
  /** Codes that occur on the page. */
  codes: readonly ReasonCode[];
  /** Findings without a verdict. */
  open: number;
  search: RefObject<HTMLInputElement | null>;
  actions: FilterActions;
}) {
  const { language, say } = useWords();
  const { key } = useKeys();
  const [more, setMore] = useState(false);
  const set = (change: Partial<Filter>): void => actions.onFilter({ ...filter, ...change });
  const risks = riskSchema.options;
  return (
    <search className="filters">
      <label className="search-field">
        <Icon name="search" small />
        <input
          ref={search}
          type="search"
          aria-keyshortcuts={key("search")}
          maxLength={200}
          placeholder={say("filter_search")}
          aria-label={say("filter_search")}
          value={filter.query ?? ""}
          onChange={({ target }) => set({ query: target.value })}
        />
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a kbd takes no focus; the field tells its key itself */}
        <kbd aria-hidden="true">{key("search")}</kbd>
      </label>
      <div className="row wrap">
        <button
          type="button"
          className={filter.open === true ? "chip on" : "chip"}
          aria-pressed={filter.open === true}
          onClick={() => set({ open: filter.open === true ? undefined : true })}
        >
          {say("filter_open")} {open}
        </button>
        <Pick
          name={say("filter_severity")}
          value={filter.severity}
          options={SEVERITIES.map((one) => [one, severityWord(one, language)] as const)}
          onPick={(severity) => set({ severity })}
        />
        <Pick
          name={say("filter_code")}
          value={filter.code}
          options={codes.map((code) => [code, label(code, language)] as const)}
          onPick={(code) => set({ code })}
        />
        <span className="end">
          <IconButton name={say("filter_more")} icon="gear" expanded={more} onClick={() => setMore(!more)} />
        </span>
      </div>
      {more && (
        <div className="row wrap">
          <Pick
            name={say("filter_risk")}
            value={filter.risk}
            options={risks.map((risk) => [risk, riskWord(risk, language)] as const)}
            onPick={(risk) => set({ risk })}
          />
          <Pick
            name={say("filter_verdict")}
            value={filter.verdict}
            options={judgementSchema.options.map((one) => [one, verdictWord(one, language)] as const)}
            onPick={(verdict) => set({ verdict })}
          />
          <Views filter={filter} views={views} actions={actions} />
        </div>
      )}
      {isFiltering(filter) && (
        <Button kind="ghost" icon="x" onClick={() => actions.onFilter({})}>
          {say("filter_clear")}
        </Button>
      )}
    </search>
  );
}

/** A choice of one or none; the choice in force stands on the chip. */
function Pick<T extends string>({
  name,
  value,
  options,
  onPick,
}: {
  name: string;
  value: T | undefined;
  options: readonly (readonly [T, string])[];
  onPick: (value: T | undefined) => void;
}) {
  const { say } = useWords();
  return (
    <select
      className={value === undefined ? "chip" : "chip on"}
      aria-label={name}
      value={value ?? ""}
      onChange={({ target }) => onPick(options.find(([option]) => option === target.value)?.[0])}
    >
      <option value="">
        {name}: {say("filter_any")}
      </option>
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  );
}

function Views({ filter, views, actions }: { filter: Filter; views: readonly View[]; actions: FilterActions }) {
  const { say } = useWords();
  const [name, setName] = useState("");
  return (
    <fieldset className="views" aria-label={say("filter_views")}>
      {views.map((view) => (
        <span key={view.name} className="row">
          <button type="button" className="chip" onClick={() => actions.onFilter(view.filter)}>
            {view.name}
          </button>
          <IconButton
            name={say("filter_deleteView", { name: view.name })}
            icon="x"
            onClick={() => actions.onDeleteView(view.name)}
          />
        </span>
      ))}
      {isFiltering(filter) && (
        <span className="row">
          <input
            type="text"
            maxLength={60}
            aria-label={say("filter_viewName")}
            placeholder={say("filter_viewName")}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button
            disabled={name.trim() === ""}
            onClick={() => {
              actions.onSaveView(name.trim());
              setName("");
            }}
          >
            {say("filter_saveView")}
          </Button>
        </span>
      )}
    </fieldset>
  );
}
