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
}: {
  review: Review;
  onSiteOn: () => void;
  onReload: () => void;
  onPick: () => void;
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
      {page.answers.length === 0 && <NoAnswer recognised={page.site !== ""} onPick={onPick} />}
    </>
  );
}

function NoAnswer({ recognised, onPick }: { recognised: boolean; onPick: () => void }) {
  const { say } = useWords();
  return recognised ? (
    <Notice icon="search" title={say("state_noAnswerYet_title")}>
      {say("state_noAnswerYet_text")}
    </Notice>
  ) : (
    <Notice
      icon="search"
      title={say("state_nothingFound_title")}
      actions={
        <Button icon="locate" onClick={onPick}>
          {say("action_pick")}
        </Button>
      }
    >
      {say("state_nothingFound_text")}
    </Notice>
  );
}
