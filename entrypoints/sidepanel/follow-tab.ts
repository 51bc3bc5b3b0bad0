import { browser } from "wxt/browser";
import { type ReviewStore, showPage, showTab } from "../../lib/review/store";
import { sitesOn } from "../../lib/storage/grants";
import { readDropped, readPage, watchPage } from "../../lib/storage/page-states";
import { watchSettings } from "../../lib/storage/settings";
import { activeTab } from "../desk/active-tab";

/** Keeps the store on the tab in front of this window. Returns what gives that tab's id. */
export function followTab(review: ReviewStore): () => number | undefined {
  let current: number | undefined;
  let stop = (): void => {};
  let turn = 0;

  const look = async (): Promise<void> => {
    const mine = ++turn;
    const tab = await activeTab();
    const [page, sites, dropped] = await Promise.all([tab && readPage(tab.id), sitesOn(), readDropped()]);
    // A later look has begun: its answer is the newer one.
    if (mine !== turn) return;
    review.setState({ dropped });
    if (tab?.id !== current) {
      stop();
      current = tab?.id;
      stop = tab === undefined ? stop : watchPage(tab.id, (state) => (state ? showPage(review, state) : void look()));
      showTab(review, "loading");
    }
    if (page !== undefined) {
      if (review.getState().page === undefined) showTab(review, "read", page.origin, page);
      else showPage(review, page);
    } else if (tab?.loading === true) showTab(review, "loading", tab.origin);
    else if (tab?.origin === undefined) showTab(review, "closed");
    else showTab(review, sites.includes(tab.origin) ? "silent" : "off", tab.origin);
  };

  browser.tabs.onActivated.addListener(look);
  browser.tabs.onUpdated.addListener((id, { status }) => {
    if (status !== undefined && (id === current || current === undefined)) void look();
  });
  browser.windows.onFocusChanged.addListener(look);
  watchSettings(look);
  void look();
  return () => current;
}
