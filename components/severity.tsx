import type { Severity } from "../lib/model/reasons";
import { countWord, type Standing, severityWord } from "../lib/wording/label";
import { Icon } from "./icon";
import { useWords } from "./words";

/** Severity as icon, word and colour. */
export function SeverityWord({ standing }: { standing: Standing }) {
  const { language } = useWords();
  return (
    <span className={`severity ${standing}`}>
      <Icon name={standing} small />
      {severityWord(standing, language)}
    </span>
  );
}

/** "2 contradicted", with its icon; in the given order, without those that are zero. */
export function Counts({ counts }: { counts: ReadonlyMap<Severity, number> }) {
  const { language } = useWords();
  return [...counts]
    .filter(([, n]) => n > 0)
    .map(([severity, n]) => (
      <span key={severity} className={`severity ${severity}`}>
        <Icon name={severity} small />
        {countWord(severity, n, language)}
      </span>
    ));
}
