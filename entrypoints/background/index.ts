import "../../lib/messages/no-eval";
import { browser } from "wxt/browser";
import { defineBackground } from "wxt/utils/define-background";
import { receive } from "../../lib/messages/receive";
import { sendToPage } from "../../lib/messages/send";
import { judge, takeBack } from "../../lib/review/judge";
import { sitesOn } from "../../lib/storage/grants";
import { readPage, writePage } from "../../lib/storage/page-states";
import { readDismissed, watchReviews } from "../../lib/storage/reviews";
import { watchSettings } from "../../lib/storage/settings";
import { onCommand } from "./commands";
import { engine } from "./engine";
import { closeUngranted, openWish, siteOff, siteOn, startEverywhere } from "./sites";
import { forgetTab, forgetWhereLeft, readChoices, showBadge, tellChoices } from "./tabs";

/**
 * Wires pages, engine and storage together. The browser ends and restarts this worker at any moment: all listeners are
 * there again after the first turn, and nothing is remembered here that storage or a page cannot bring back.
 */
export default defineBackground(() => {
  receive({
    ...engine,
    pageState: async (state, { tabId, origin }) => {
      if (tabId === undefined || origin === undefined) throw new Error("a page state without a tab");
      // Said after the site was turned off: nothing may stay.
      if (!(await sitesOn()).includes(origin)) throw new Error("the site is off");
      await writePage(tabId, { ...state, origin }, Date.now());
      await showBadge(tabId);
      return null;
    },
    dismiss: async ({ finding, on }, { tabId }) => {
      const page = tabId === undefined ? undefined : await readPage(tabId);
      const answer = page?.answers.find(({ report }) => report?.findings.some(({ id }) => id === finding));
      if (page === undefined || answer?.report === undefined) throw new Error("no such finding on the page");
      if (on) {
        const change = { verdict: "not-a-fault" as const };
        const checked = (key: string) => sendToPage(tabId ?? -1, "checked", { answer: key });
        await judge({ page, answer, checked }, { target: finding, action: "verdict", change });
      } else await takeBack(finding, answer.report.engine);
      return null;
    },
    dismissed: ({ findings }) => readDismissed(findings),
    settings: readChoices,
    siteOn: async ({ origin }) => {
      await siteOn(origin);
      return null;
    },
    siteOff: async ({ origin }) => {
      await siteOff(origin);
      return null;
    },
  });

  watchSettings(tellChoices);
  watchReviews(tellChoices);
  browser.runtime.onInstalled.addListener(startEverywhere);
  browser.runtime.onStartup.addListener(startEverywhere);
  browser.permissions.onAdded.addListener(openWish);
  browser.permissions.onRemoved.addListener(closeUngranted);
  browser.tabs.onRemoved.addListener(forgetTab);
  browser.tabs.onUpdated.addListener(forgetWhereLeft);
  browser.commands.onCommand.addListener(onCommand);
});
