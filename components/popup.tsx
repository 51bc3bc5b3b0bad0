import { useMemo } from "react";
import type { PageState } from "../lib/model/page-state";
import { countBySeverity, findingsFor, uncheckedClaims } from "../lib/review/findings";
import { coverage, covering } from "../lib/wording/coverage";
import { AuditLink, Button, IconButton, Switch } from "./button";
import { Icon, type IconName, Logo } from "./icon";
import { useWords } from "./words";

export interface PopupProps {
  /** Origin of the tab's page; undefined where it cannot be checked. */
  origin: string | undefined;
  on: boolean;
  /** The person or the browser refused the permission. */
  declined: boolean;
  page: PageState | undefined;
  dismissed: ReadonlySet<string>;
  version: string;
  /** The keys as the browser has them now; empty where there is none. */
  keys: { panel: string; next: string };
  /** Origins of frames in which the chat may stand and which are off. */
  frames: readonly string[];
  onSwitch: (on: boolean) => void;
  onFrameOn: (origin: string) => void;
  onPanel: () => void;
  onNext: () => void;
  onPick: () => void;
  onSettings: () => void;
}

/** The popup on the toolbar's icon: this site, this page, and the way to the panel. */
export function Popup(props: PopupProps) {
  const { say } = useWords();
  return (
    <div className="popup">
      <header className="section row">
        <Logo />
        <h1 className="grow">{say("product")}</h1>
        <AuditLink small />
        <IconButton name={say("action_settings")} icon="gear" onClick={props.onSettings} />
      </header>
      <main>
        <Site {...props} />
        {props.on && props.page !== undefined && props.page.answers.length > 0 && (
          <Page page={props.page} dismissed={props.dismissed} />
        )}
        {props.on && (props.page === undefined || props.page.answers.length === 0) && (
          <p className="section small-text mute">
            {props.page === undefined
              ? say("state_reload_title")
              : say(props.page.site === "" ? "state_nothingFound_title" : "state_noAnswerYet_title")}
          </p>
        )}
        {props.on && props.frames.length > 0 && (
          <div className="section">
            <p className="small-text">{say("frames_title")}</p>
            {props.frames.map((origin) => (
              <Button key={origin} kind="primary" className="wide gap-above" onClick={() => props.onFrameOn(origin)}>
                {say("frames_action", { site: new URL(origin).host })}
              </Button>
            ))}
          </div>
        )}
        {props.on && props.page?.health !== undefined && (
          <p className="section small-text notice">{say("health_title", { site: props.page.site })}</p>
        )}
        <div className="section stack">
          <Button kind={props.on ? "primary" : "plain"} className="wide" onClick={props.onPanel}>
            {say("action_openPanel")}
            {props.keys.panel !== "" && <kbd>{props.keys.panel}</kbd>}
          </Button>
          {props.on && (
            <Button className="wide" onClick={props.onNext}>
              {say("action_nextFinding")}
              {props.keys.next !== "" && <kbd>{props.keys.next}</kbd>}
            </Button>
          )}
          {props.on && props.page !== undefined && (
            <Button
              kind={props.page.answers.length === 0 ? "plain" : "ghost"}
              className="wide"
              icon="locate"
              onClick={props.onPick}
            >
              {say("action_pick")}
            </Button>
          )}
        </div>
      </main>
      <footer className="section row small-text mute">
        <Icon name="shield" small />
        <span className="grow">{say("popup_private")}</span>
        <span className="faint">{props.version}</span>
      </footer>
    </div>
  );
}

function Site({ origin, on, declined, onSwitch }: PopupProps) {
  const { say } = useWords();
  if (origin === undefined) {
    return (
      <div className="section">
        <p className="strong">{say("popup_unavailable")}</p>
        <p className="small-text mute">{say("state_noPage_text")}</p>
      </div>
    );
  }
  const site = new URL(origin).host;
  return (
    <div className="section">
      <div className="row">
        <div className="grow">
          <p className="site">{site}</p>
          <p className="small-text mute">{say(on ? "popup_on" : "popup_off")}</p>
        </div>
        {on && <Switch name={say("popup_switch", { site })} on onChange={onSwitch} />}
      </div>
      {!on && (
        <Button kind="primary" className="wide gap-above" onClick={() => onSwitch(true)}>
          {say("action_checkSite")}
        </Button>
      )}
      {declined && (
        <p className="small-text notice gap-above" role="status">
          {say("popup_declined")}
        </p>
      )}
    </div>
  );
}

function Page({ page, dismissed }: { page: PageState; dismissed: ReadonlySet<string> }) {
  const { language, say, count } = useWords();
  const { counts, unchecked, covered } = useMemo(() => {
    const reports = page.answers.flatMap((answer) => answer.report ?? []);
    return {
      counts: countBySeverity(
        reports.flatMap((report) => findingsFor(report, "agent")),
        dismissed,
      ),
      unchecked: reports.flatMap(uncheckedClaims).length,
      covered: covering(reports, page.sources),
    };
  }, [page, dismissed]);
  const boxes: readonly (readonly ["contradicted" | "unsupported" | "unchecked", number])[] = [
    ["contradicted", counts.get("contradicted") ?? 0],
    ["unsupported", counts.get("unsupported") ?? 0],
    ["unchecked", unchecked],
  ];
  return (
    <section className="section" aria-label={say("popup_thisPage")}>
      <div className="row">
        <h2 className="grow strong">{say("popup_thisPage")}</h2>
        <span className="small-text mute">{count("count_answers", page.answers.length)}</span>
      </div>
      <dl className="counts">
        {boxes.map(([standing, n]) => (
          <div key={standing}>
            <dd className={n > 0 && standing !== "unchecked" ? standing : undefined}>{n}</dd>
            <dt>
              <span className={standing}>
                <Icon name={standing satisfies IconName} small />
              </span>
              {say(`severityShort_${standing}`)}
            </dt>
          </div>
        ))}
      </dl>
      <p className="small-text mute">{coverage(covered, language)}</p>
    </section>
  );
}
