import type { Settings } from "../lib/model/settings";
import type { KeyMap } from "../lib/review/keys";
import type { MessageKey } from "../lib/wording/catalogue";
import { type Standing, severityWord } from "../lib/wording/label";
import { Button, Segmented } from "./button";
import { Example, type ExampleProps } from "./example";
import { Icon, Logo } from "./icon";
import { Keyed } from "./keys";
import { useWords } from "./words";

export interface WelcomeProps {
  onLanguage: (language: Exclude<Settings["language"], "auto">) => void;
  /** The key that opens the side panel as the browser has it now; empty where there is none. */
  panelKey: string;
  keys: KeyMap;
  onTry: () => void;
  /** Opens the audit page, for answers that lie in a file. */
  onAudit: () => void;
  example: ExampleProps;
}

/** The first steps: what this is, what it reads, stores and sends, the way to an own chat, and an example to try. */
export function Welcome({ onLanguage, panelKey, keys, onTry, onAudit, example }: WelcomeProps) {
  const { language, say } = useWords();
  return (
    <div className="welcome">
      <main>
        <header className="row">
          <Logo />
          <b>{say("product")}</b>
          <span className="end">
            <Segmented
              name={say("options_language")}
              value={language}
              options={[
                ["en", say("languageName_en")],
                ["zh-CN", say("languageName_zh")],
              ]}
              onChange={onLanguage}
            />
          </span>
        </header>
        <h1>{say("welcome_promise")}</h1>
        <p className="lead mute">{say("welcome_lead")}</p>
        <Button kind="primary" className="wide" onClick={onTry}>
          {say("welcome_try")}
        </Button>
        <Button kind="ghost" className="wide gap-above" icon="out" onClick={onAudit}>
          {say("welcome_audit")}
        </Button>
        <section aria-labelledby="steps">
          <h2 id="steps">{say("welcome_steps")}</h2>
          <ol className="steps">
            <li>{say("welcome_step1")}</li>
            <li>{say("welcome_step2")}</li>
            <li>
              {say("welcome_step3")}{" "}
              {panelKey === "" ? say("welcome_panel") : say("welcome_panelKey", { key: panelKey })}
            </li>
          </ol>
        </section>
        <dl className="promises">
          {PROMISES.map(([name, words]) => (
            <div key={name}>
              <dt>{say(name)}</dt>
              <dd>{say(words)}</dd>
            </div>
          ))}
        </dl>
      </main>
      <aside aria-label={say("example_title")}>
        <Keyed keys={keys}>
          <Example {...example} />
        </Keyed>
        <h2>{say("welcome_legend")}</h2>
        <dl className="legend">
          {LEGEND.map(([standing, meaning]) => (
            <div key={standing}>
              <dt className={standing}>
                <Icon name={standing} />
                <span className={`sample mark-${standing}`}>{severityWord(standing, language)}</span>
              </dt>
              <dd className="mute">{say(meaning)}</dd>
            </div>
          ))}
        </dl>
      </aside>
    </div>
  );
}

const PROMISES: readonly (readonly [MessageKey, MessageKey])[] = [
  ["options_reads", "options_readsText"],
  ["options_stores", "options_storesText"],
  ["options_sends", "options_sendsText"],
];

const LEGEND: readonly (readonly [Exclude<Standing, "supported">, MessageKey])[] = [
  ["contradicted", "options_lineContradicted"],
  ["unsupported", "options_lineUnsupported"],
  ["notice", "options_lineNotice"],
  ["unchecked", "options_lineUnchecked"],
];
