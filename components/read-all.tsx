import type { SourcesRead } from "../lib/model/source";
import { readingOutcome } from "../lib/wording/reading-outcome";
import { Button } from "./button";
import { Icon } from "./icon";
import { useWords } from "./words";

/** How "Read all sources" of one answer stands; `outcome` once it ended. */
export interface Reading {
  outcome?: SourcesRead;
}

/** Lets the page open its sources one after another, and says what came of it. */
export function ReadAll({
  openable,
  reading,
  onRead,
  onStop,
}: {
  /** How many sources the page can open that were not read whole. */
  openable: number;
  reading: Reading | undefined;
  onRead: () => void;
  onStop: () => void;
}) {
  const { language, say } = useWords();
  const runs = reading !== undefined && reading.outcome === undefined;
  if (openable === 0 && reading === undefined) return null;
  return (
    <div className="line read-all">
      <span className={runs ? "unchecked" : "faint"}>
        <Icon name={runs ? "clock" : "doc"} />
      </span>
      <span className="grow" role="status">
        {runs
          ? say("readAll_running")
          : reading?.outcome === undefined
            ? say("readAll_hint")
            : readingOutcome(reading.outcome, language)}
      </span>
      {runs ? (
        <Button onClick={onStop}>{say("action_stop")}</Button>
      ) : (
        openable > 0 && <Button onClick={onRead}>{say("action_readAll")}</Button>
      )}
    </div>
  );
}
