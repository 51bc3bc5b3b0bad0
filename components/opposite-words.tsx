import { useId, useState } from "react";
import { type PairFault, readPolarityPairs } from "../lib/model/polarity-pairs";
import type { MessageKey } from "../lib/wording/catalogue";
import { useWords } from "./words";

export interface OppositeWordsProps {
  /** The list as it is stored: one pair a line, `left | right`. */
  text: string;
  onChange: (text: string) => void;
}

/** The pairs of opposite words of a business, with what is wrong with a line named by its number. Saved when the field is left. */
export function OppositeWords({ text, onChange }: OppositeWordsProps) {
  const { say } = useWords();
  const [typed, setTyped] = useState(text);
  const id = useId();
  const { pairs, faults } = readPolarityPairs(typed);
  return (
    <div className="setting stacked">
      <label htmlFor={id}>{say("options_pairsName")}</label>
      <textarea
        id={id}
        rows={5}
        spellCheck={false}
        placeholder={say("options_pairsExample")}
        value={typed}
        aria-describedby={`${id}-state`}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => typed !== text && onChange(typed)}
      />
      <div id={`${id}-state`} className="small-text" aria-live="polite">
        <p className="mute">{say("options_pairsRead", { n: pairs.length })}</p>
        {faults.slice(0, SHOWN).map(({ line, reason }) => (
          <p key={line}>{say("options_pairsFault", { line, reason: say(REASON[reason]) })}</p>
        ))}
      </div>
    </div>
  );
}

/** Faulty lines that are named at once. */
const SHOWN = 5;

const REASON: Readonly<Record<PairFault["reason"], MessageKey>> = {
  "no-bar": "options_pairsNoBar",
  "empty-side": "options_pairsEmpty",
  "same-sides": "options_pairsSame",
  "too-long": "options_pairsLong",
  "two-scripts": "options_pairsScripts",
  "too-many": "options_pairsMany",
};
