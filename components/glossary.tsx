import { useId, useState } from "react";
import { type GlossaryFault, readGlossary } from "../lib/model/glossary";
import type { MessageKey } from "../lib/wording/catalogue";
import { useWords } from "./words";

export interface GlossaryProps {
  /** The glossary as it is stored: one term a line, its names with `=` between them. */
  text: string;
  onChange: (text: string) => void;
}

/** The terms of a business with their other names; what is wrong with a line is named by its number. Saved when the field is left. */
export function Glossary({ text, onChange }: GlossaryProps) {
  const { say } = useWords();
  const [typed, setTyped] = useState(text);
  const id = useId();
  const { terms, faults } = readGlossary(typed);
  return (
    <div className="setting stacked">
      <label htmlFor={id}>{say("options_glossaryName")}</label>
      <textarea
        id={id}
        rows={5}
        spellCheck={false}
        placeholder={say("options_glossaryExample")}
        value={typed}
        aria-describedby={`${id}-state`}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => typed !== text && onChange(typed)}
      />
      <div id={`${id}-state`} className="small-text" aria-live="polite">
        <p className="mute">{say("options_glossaryRead", { n: terms.length })}</p>
        {faults.slice(0, SHOWN).map(({ line, reason, other = 0 }) => (
          <p key={line}>{say("options_pairsFault", { line, reason: say(REASON[reason], { other }) })}</p>
        ))}
      </div>
    </div>
  );
}

/** Faulty lines that are named at once. */
const SHOWN = 5;

const REASON: Readonly<Record<GlossaryFault["reason"], MessageKey>> = {
  "empty-name": "options_glossaryEmpty",
  "too-long": "options_glossaryLong",
  "too-many-names": "options_glossaryNames",
  twice: "options_glossaryTwice",
  "too-many": "options_glossaryMany",
};
