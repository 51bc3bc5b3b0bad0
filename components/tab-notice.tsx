import type { Shortfall } from "../lib/model/page-state";
import { unreadFrames } from "../lib/review/findings";
import type { Review } from "../lib/review/store";
import { Button } from "./button";
import { Notice } from "./notice";
import { useWords } from "./words";

/** What is to be said of the tab as a whole, before or instead of its answers. */
export function TabNotice({
  review,
  onSiteOn,
  onReload,
  onPick,
  onOutline,
  onExportLog,
  onSettings,
  onFrameOn,
}: {
  review: Review;
  onSiteOn: () => void;
  /** Asks for the origin of a frame of the page, and reads it. */
  onFrameOn: (origin: string) => void;
  onReload: () => void;
  onPick: () => void;
  onOutline: () => void;
  /** Saves the log of reviews as a file. */
  onExportLog: () => void;
  onSettings: () => void;
}) {
  const { say } = useWords();
  const { tab, page, dropped } = review;
  if (tab === "loading") return null;
  if (tab === "closed") {
    return (
      <Notice icon="off" title={say("state_hidden_title")}>
        {say("state_hidden_text")}
      </Notice>
    );
  }
  if (tab === "off") {
    return (
      <Notice
        icon="off"
        title={say("state_siteOff_title")}
        actions={<Button onClick={onSiteOn}>{say("action_checkSite")}</Button>}
      >
        {review.origin !== undefined && <b className="block">{new URL(review.origin).host}</b>}
        {say("state_siteOff_text")}
      </Notice>
    );
  }
  if (tab === "silent" || page === undefined) {
    return (
      <Notice
        icon="undo"
        title={say("state_reload_title")}
        actions={<Button onClick={onReload}>{say("action_reloadTab")}</Button>}
      >
        {say("state_reload_text")}
      </Notice>
    );
  }
  return (
    <>
      {!page.highlights && (
        <Notice icon="warn" title={say("state_marks_title")}>
          {say("state_marks_text")}
        </Notice>
      )}
      {dropped && (
        <Notice icon="warn" tone="notice" title={say("state_storage_title")}>
          {say("state_storage_text")}
        </Notice>
      )}
      {review.nearlyFull === true && (
        <Notice
          icon="warn"
          tone="notice"
          title={say("room_title")}
          actions={
            <>
              <Button icon="out" onClick={onExportLog}>
                {say("room_export")}
              </Button>
              <Button onClick={onSettings}>{say("room_settings")}</Button>
            </>
          }
        >
          {say("room_text")}
        </Notice>
      )}
      {page.answers.length === 0 && (
        <Frames origins={unreadFrames(page, review.settings.sites)} onFrameOn={onFrameOn} />
      )}
      {page.health !== undefined ? (
        <Health site={page.site} health={page.health} onOutline={onOutline} />
      ) : (
        page.answers.length === 0 && <NoAnswer recognised={page.site !== ""} onPick={onPick} onOutline={onOutline} />
      )}
    </>
  );
}

/** The chat may stand in a frame of another origin, which has to be turned on by itself. */
function Frames({ origins, onFrameOn }: { origins: readonly string[]; onFrameOn: (origin: string) => void }) {
  const { say } = useWords();
  if (origins.length === 0) return null;
  return (
    <Notice
      icon="help"
      title={say("frames_title")}
      actions={origins.map((origin) => (
        <Button key={origin} kind="primary" onClick={() => onFrameOn(origin)}>
          {say("frames_action", { site: new URL(origin).host })}
        </Button>
      ))}
    >
      {say("frames_text")}
    </Notice>
  );
}

/** The tool is known, and its pages are not as they were: what was found may not be all. */
function Health({ site, health, onOutline }: { site: string; health: readonly Shortfall[]; onOutline: () => void }) {
  const { say } = useWords();
  return (
    <Notice
      icon="warn"
      tone="notice"
      title={say("health_title", { site })}
      actions={<Button onClick={onOutline}>{say("action_outline")}</Button>}
    >
      {health.map(({ part, found, least, most }) => (
        <span key={part} className="block">
          {most === undefined || found < least
            ? say("health_less", { part: say(`part_${part}`), found, least })
            : say("health_more", { part: say(`part_${part}`), found, most })}
        </span>
      ))}
      {say("health_text")}
    </Notice>
  );
}

function NoAnswer({
  recognised,
  onPick,
  onOutline,
}: {
  recognised: boolean;
  onPick: () => void;
  onOutline: () => void;
}) {
  const { say } = useWords();
  return (
    <Notice
      icon="search"
      title={say(recognised ? "state_noAnswerYet_title" : "state_nothingFound_title")}
      actions={
        <>
          {!recognised && (
            <Button icon="locate" onClick={onPick}>
              {say("action_pick")}
            </Button>
          )}
          <Button onClick={onOutline}>{say("action_outline")}</Button>
        </>
      }
    >
      {say(recognised ? "state_noAnswerYet_text" : "state_nothingFound_text")}
    </Notice>
  );
}
