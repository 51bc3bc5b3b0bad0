import { useId, useState } from "react";
import { type RefusalFault, readRefusalLines } from "../lib/model/refusal-lines";
import { REFUSAL_LIMITS } from "../lib/model/settings";
import type { MessageKey } from "../lib/wording/catalogue";
import { useWords } from "./words";

const FAULTS: Record<RefusalFault["fault"], MessageKey> = {
  short: "options_refusalShort",
  long: "options_refusalLong",
  many: "options_refusalMany",
};
const LIMITS: Record<RefusalFault["fault"], number> = {
  short: REFUSAL_LIMITS.shortest,
  long: REFUSAL_LIMITS.longest,
  many: REFUSAL_LIMITS.lines,
};

/** The sentences with which the business declines, one a line. Lines that cannot be taken are named and left out. */
export function RefusalLines({
  refusals,
  onChange,
}: {
  refusals: readonly string[];
  onChange: (refusals: string[]) => void;
}) {
  const { say, count } = useWords();
  const id = useId();
  const [text, setText] = useState(refusals.join("\n"));
  const { faults } = readRefusalLines(text);
  return (
    <div className="setting stacked">
      <textarea
        rows={4}
        value={text}
        placeholder={say("options_refusalsSample")}
        aria-label={say("options_refusals")}
        aria-describedby={id}
        aria-invalid={faults.length > 0}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => onChange(readRefusalLines(text).refusals)}
      />
      <div id={id} role="status">
        <p className="small-text mute">{count("options_refusalsInUse", refusals.length)}</p>
        {faults.map(({ line, fault }) => (
          <p key={line} className="small-text fault">
            {say(FAULTS[fault], { line, limit: LIMITS[fault] })}
          </p>
        ))}
      </div>
    </div>
  );
}
