import type { ReactNode } from "react";
import type { Settings } from "../lib/model/settings";
import type { MessageKey } from "../lib/wording/catalogue";
import { type Standing, severityWord } from "../lib/wording/label";
import { AuditLink, Button, Switch } from "./button";
import { Data, type DataActions, type DataState } from "./data";
import { Glossary } from "./glossary";
import { Icon, Logo } from "./icon";
import { Keyboard, type KeyboardProps } from "./keyboard";
import { OppositeWords } from "./opposite-words";
import { PickedSites, type PickedSitesProps } from "./picked-sites";
import { RefusalLines } from "./refusal-lines";
import { useWords } from "./words";

export interface OptionsProps {
  settings: Settings;
  version: string;
  picked: PickedSitesProps;
  data: DataState;
  dataActions: DataActions;
  keyboard: Pick<KeyboardProps, "browserKeys" | "onBrowser">;
  onChange: (change: Partial<Settings>) => void;
  onRemove: (site: string) => void;
  /** Opens the first-steps page again. */
  onWelcome: () => void;
}

/** The settings of this version: language, mode, chips, which sites are on, and how the business declines. */
export function Options({
  settings,
  version,
  picked,
  data,
  dataActions,
  keyboard,
  onChange,
  onRemove,
  onWelcome,
}: OptionsProps) {
  const { say } = useWords();
  return (
    <div className="options">
      <header className="row">
        <Logo />
        <h1>{say("options_title")}</h1>
        <span className="end">
          <Button kind="ghost" icon="help" onClick={onWelcome}>
            {say("options_welcome")}
          </Button>
        </span>
        <span className="faint small-text">{version}</span>
      </header>
      <main>
        <p className="mute">{say("options_note")}</p>
        <Group title={say("options_sites")} note={say("options_sitesNote")}>
          <Sites sites={settings.sites} onRemove={onRemove} />
        </Group>
        <Group title={say("options_picked")} note={say("options_pickedNote")}>
          <PickedSites {...picked} />
        </Group>
        <Group title={say("options_display")}>
          <Select
            name={say("options_language")}
            value={settings.language}
            options={[
              ["auto", say("options_languageAuto")],
              ["en", say("languageName_en")],
              ["zh-CN", say("languageName_zh")],
            ]}
            onChange={(language) => onChange({ language })}
          />
          <Select
            name={say("options_mode")}
            value={settings.mode}
            options={[
              ["agent", say("options_modeAgent")],
              ["audit", say("options_modeAudit")],
            ]}
            onChange={(mode) => onChange({ mode })}
          />
          <div className="setting">
            <div className="grow">
              <p>{say("options_chips")}</p>
              <p className="small-text mute">{say("options_chipsNote")}</p>
            </div>
            <Switch name={say("options_chips")} on={settings.chips} onChange={(chips) => onChange({ chips })} />
          </div>
        </Group>
        <Group title={say("options_review")}>
          <label className="setting">
            <span className="grow">
              {say("options_reviewer")}
              <span className="small-text mute block">{say("options_reviewerNote")}</span>
            </span>
            <input
              type="text"
              maxLength={80}
              defaultValue={settings.reviewer ?? ""}
              onBlur={({ target }) => onChange({ reviewer: target.value.trim() })}
            />
          </label>
        </Group>
        <Group title={say("audit_open")} note={say("options_auditNote")}>
          <div className="setting">
            <AuditLink />
          </div>
        </Group>
        <Group title={say("options_keys")} note={say("options_keysNote")}>
          <Keyboard {...keyboard} chosen={settings.keys ?? {}} onChange={(keys) => onChange({ keys })} />
        </Group>
        <Group title={say("options_refusals")} note={say("options_refusalsNote")}>
          <RefusalLines refusals={settings.refusals} onChange={(refusals) => onChange({ refusals })} />
        </Group>
        <Group title={say("options_pairs")} note={say("options_pairsNote")}>
          <OppositeWords
            text={settings.polarityPairs ?? ""}
            onChange={(polarityPairs) => onChange({ polarityPairs })}
          />
        </Group>
        <Group title={say("options_glossary")} note={say("options_glossaryNote")}>
          <Glossary text={settings.glossary ?? ""} onChange={(glossary) => onChange({ glossary })} />
        </Group>
        <Group title={say("data_title")} note={say("data_note")}>
          <Data state={data} actions={dataActions} />
        </Group>
        <Group title={say("options_lines")}>
          {LINES.map((line) => (
            <Line key={line.standing} {...line} />
          ))}
        </Group>
        <Group title={say("options_privacy")}>
          <dl>
            {PRIVACY.map(([name, words]) => (
              <div key={name} className="setting">
                <dt>{say(name)}</dt>
                <dd className="grow mute">{say(words)}</dd>
              </div>
            ))}
          </dl>
        </Group>
      </main>
    </div>
  );
}

function Group({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {note !== undefined && <p className="small-text mute">{note}</p>}
      <div className="group">{children}</div>
    </section>
  );
}

function Sites({ sites, onRemove }: { sites: readonly string[]; onRemove: (site: string) => void }) {
  const { say } = useWords();
  if (sites.length === 0) return <p className="setting mute">{say("options_noSites")}</p>;
  return (
    <ul>
      {sites.map((site) => (
        <li key={site} className="setting">
          <span className="grow break">{site}</span>
          <button
            type="button"
            className="button plain"
            aria-label={say("action_removeSite", { site })}
            onClick={() => onRemove(site)}
          >
            {say("action_remove")}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface SelectProps<T extends string> {
  name: string;
  value: T;
  options: readonly (readonly [T, string])[];
  onChange: (value: T) => void;
}

function Select<T extends string>({ name, value, options, onChange }: SelectProps<T>) {
  return (
    <label className="setting">
      <span className="grow">{name}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([option]) => option === target.value);
          if (chosen !== undefined) onChange(chosen[0]);
        }}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

interface LineRow {
  standing: Exclude<Standing, "supported">;
  sample: MessageKey;
  meaning: MessageKey;
  where: MessageKey;
}

const LINES: readonly LineRow[] = [
  {
    standing: "contradicted",
    sample: "options_sampleContradicted",
    meaning: "options_lineContradicted",
    where: "options_always",
  },
  {
    standing: "unsupported",
    sample: "options_sampleUnsupported",
    meaning: "options_lineUnsupported",
    where: "options_always",
  },
  { standing: "notice", sample: "options_sampleNotice", meaning: "options_lineNotice", where: "options_auditOnly" },
  { standing: "info", sample: "options_sampleInfo", meaning: "options_lineInfo", where: "options_auditOnly" },
  {
    standing: "unchecked",
    sample: "options_sampleUnchecked",
    meaning: "options_lineUnchecked",
    where: "options_panelOnly",
  },
];

function Line({ standing, sample, meaning, where }: LineRow) {
  const { language, say } = useWords();
  return (
    <div className="setting line-row">
      <span className={`severity ${standing}`}>
        <Icon name={standing} />
        {severityWord(standing, language)}
      </span>
      <span className={`sample mark-${standing}`}>{say(sample)}</span>
      <span className="grow mute">{say(meaning)}</span>
      <span className="small-text mute">{say(where)}</span>
    </div>
  );
}

const PRIVACY: readonly (readonly [MessageKey, MessageKey])[] = [
  ["options_reads", "options_readsText"],
  ["options_stores", "options_storesText"],
  ["options_sends", "options_sendsText"],
];
