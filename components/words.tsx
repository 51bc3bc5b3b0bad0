import { createContext, type ReactNode, useContext } from "react";
import type { Language } from "../lib/model/settings";
import { type Arguments, type MessageKey, message, type PluralKey, plural, type Run } from "../lib/wording/catalogue";
import { languageOf } from "../lib/wording/language";

const LanguageContext = createContext<Language>("en");

/** Everything below speaks this language. */
export function Speaking({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The texts of the catalogue in the language in force: `say` for plain ones, `count` for those with plural forms. */
export function useWords() {
  const language = useContext(LanguageContext);
  return {
    language,
    say: (key: MessageKey, args?: Arguments) => message(language, key, args),
    count: (key: PluralKey, n: number, args?: Arguments) => plural(language, key, n, args),
  };
}

/** Values and units up to this length do not break over lines. */
const KEEP_TOGETHER = 24;

/** Words of an answer or a source, in their own language and direction. */
export function Quoted({ children, whole = false }: { children: string; whole?: boolean }) {
  const short = whole && [...children].length <= KEEP_TOGETHER;
  return (
    <bdi lang={languageOf(children)} className={short ? "nowrap" : undefined}>
      {children}
    </bdi>
  );
}

/** A sentence whose filled-in words carry their own language. */
export function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, index) =>
    run.name === undefined ? (
      run.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a sentence never move
      <Quoted key={index} whole>
        {run.text}
      </Quoted>
    ),
  );
}
