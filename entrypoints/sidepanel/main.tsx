import "../../lib/messages/no-eval";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Panel } from "../../components/panel";
import { followReviews } from "../../lib/review/follow-reviews";
import { actionOf, keyMap } from "../../lib/review/keys";
import { createReview } from "../../lib/review/store";
import { readSettings, watchSettings } from "../../lib/storage/settings";
import { mount } from "../desk/mount";
import { actionsOn } from "./actions";
import { followTab } from "./follow-tab";
import { pressed } from "./press";

const review = createReview(await readSettings());
const tabId = followTab(review);
followReviews(review);
const actions = actionsOn(review, tabId);

function SidePanel() {
  const state = useSyncExternalStore(review.subscribe, review.getState);
  const [help, setHelp] = useState(false);
  const [diagnostics, setDiagnostics] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      const action = actionOf(
        event,
        target instanceof HTMLElement && target.matches("input, textarea, select"),
        keyMap(review.getState().settings.keys),
      );
      if (action === undefined || document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      if (action === "help") setHelp(true);
      else if (action === "search") search.current?.focus();
      else pressed(review, actions, action);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return (
    <Panel
      review={state}
      help={help}
      diagnostics={diagnostics}
      search={search}
      actions={{ ...actions, onHelp: setHelp, onDiagnostics: setDiagnostics }}
    />
  );
}

const show = (): void => mount(<SidePanel />, review.getState().settings.language, "panel_title");
watchSettings((settings) => {
  review.setState({ settings });
  show();
});
show();
