import { useId, useState } from "react";
import { PICKED_LIMITS, type PickedFault, type PickedSite, REGIONS, type RegionName } from "../lib/model/picked-site";
import type { MessageKey } from "../lib/wording/catalogue";
import { Button } from "./button";
import { useWords } from "./words";

export interface PickedSitesProps {
  sites: readonly PickedSite[];
  onRemove: (origin: string) => void;
  onExport: () => void;
  /** Takes the texts of a file; tells how many sites were kept and what was left out. */
  onImport: (text: string) => { kept: number; faults: PickedFault[] };
}

/** The sites whose regions a person pointed at, with the way to take them to another computer. */
export function PickedSites({ sites, onRemove, onExport, onImport }: PickedSitesProps) {
  const { language, say, count } = useWords();
  const [outcome, setOutcome] = useState<ReturnType<PickedSitesProps["onImport"]> | null>(null);
  const id = useId();
  const listed = (site: PickedSite): string =>
    new Intl.ListFormat(language, { style: "narrow", type: "conjunction" }).format(
      REGIONS.filter((name) => site[name] !== undefined).map((name) => say(PART[name])),
    );
  return (
    <>
      {sites.length === 0 && <p className="setting mute">{say("options_pickedNone")}</p>}
      {sites.length > 0 && (
        <ul>
          {sites.map((site) => (
            <li key={site.origin} className="setting">
              <span className="grow break">
                {site.origin}
                <span className="block small-text mute">{say("options_pickedParts", { list: listed(site) })}</span>
              </span>
              <button
                type="button"
                className="button plain"
                aria-label={say("options_pickedRemove", { site: site.origin })}
                onClick={() => onRemove(site.origin)}
              >
                {say("action_remove")}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="setting">
        <Button onClick={onExport} disabled={sites.length === 0}>
          {say("options_pickedExport")}
        </Button>
        <label htmlFor={id} className="button plain file">
          {say("options_pickedImport")}
          <input
            id={id}
            type="file"
            accept="application/json,.json"
            onChange={async ({ target }) => {
              const [file] = target.files ?? [];
              if (file === undefined) return;
              setOutcome(onImport(await file.text()));
              // The same file may be chosen again once it was mended.
              target.value = "";
            }}
          />
        </label>
        <div className="grow small-text" role="status">
          {outcome !== null && outcome.kept > 0 && <p>{count("options_pickedRead", outcome.kept)}</p>}
          {outcome?.faults.slice(0, SHOWN).map((fault) => (
            <p key={`${fault.entry}${fault.field}`} className="fault">
              {say(FAULT[fault.reason], { ...fault, n: PICKED_LIMITS.sites })}
            </p>
          ))}
        </div>
      </div>
    </>
  );
}

/** Entries that are named at once. */
const SHOWN = 5;

const PART: Record<RegionName, MessageKey> = {
  answer: "picker_tagAnswer",
  mark: "picker_tagMark",
  source: "picker_tagSource",
  question: "picker_tagQuestion",
};

const FAULT: Record<PickedFault["reason"], MessageKey> = {
  "not-json": "options_pickedNotJson",
  "no-list": "options_pickedNoList",
  "too-many": "options_pickedMany",
  "bad-origin": "options_pickedBadOrigin",
  "bad-field": "options_pickedBadField",
  "bad-selector": "options_pickedBadSelector",
};
