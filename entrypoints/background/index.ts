import "../../lib/messages/no-eval";
import { browser } from "wxt/browser";
import { defineBackground } from "wxt/utils/define-background";
import { receive } from "../../lib/messages/receive";
import { sendToAnswer, sendToPage } from "../../lib/messages/send";
import { judge, takeBack } from "../../lib/review/judge";
import { readPage } from "../../lib/storage/page-states";
import { keepPicked, readPicked, watchPicked } from "../../lib/storage/picked-sites";
import { readDismissed, watchReviews } from "../../lib/storage/reviews";
import { watchSettings } from "../../lib/storage/settings";
import { onCommand } from "./commands";
import { engine, trail } from "./engine";
import { closeUngranted, openWish, siteOff, siteOn, startEverywhere } from "./sites";
import { forgetTab, forgetWhereLeft, keepState, readChoices, rescan, tellChoices } from "./tabs";
import { welcome } from "./welcome";

/**
 * Wires pages, engine and storage together. The browser ends and restarts this worker at any moment: all listeners are
 * there again after the first turn, and nothing is remembered here that storage or a page cannot bring back.
 */
export default defineBackground(() => {
  receive({
    ...engine,
    pageState: keepState,
    dismiss: async ({ finding, on }, { tabId }) => {
      const page = tabId === undefined ? undefined : await readPage(tabId);
      const answer = page?.answers.find(({ report }) => report?.findings.some(({ id }) => id === finding));
      if (page === undefined || answer?.report === undefined) throw new Error("no such finding on the page");
      if (on) {
        const change = { verdict: "not-a-fault" as const };
        const checked = (key: string) => sendToAnswer(tabId ?? -1, "checked", { answer: key });
        await judge({ page, answer, checked, trail }, { target: finding, action: "verdict", change });
      } else await takeBack(finding, answer.report.engine);
      return null;
    },
    dismissed: ({ findings }) => readDismissed(findings),
    settings: readChoices,
    picking: ({ token }, { tabId = -1 }) => sendToPage(tabId, "pickingElsewhere", { token }),
    picked: async (_, { origin }) => (await readPicked(origin ?? "")) ?? null,
    savePicked: async (site, { origin }) => {
      if (site.origin !== origin) throw new Error("regions of another site");
      await keepPicked([site]);
      return null;
    },
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
  watchPicked(rescan);
  browser.runtime.onInstalled.addListener(startEverywhere);
  browser.runtime.onInstalled.addListener(welcome);
  browser.runtime.onStartup.addListener(startEverywhere);
  browser.permissions.onAdded.addListener(openWish);
  browser.permissions.onRemoved.addListener(closeUngranted);
  browser.tabs.onRemoved.addListener((tabId) => forgetTab(tabId));
  browser.tabs.onUpdated.addListener(forgetWhereLeft);
  browser.commands.onCommand.addListener(onCommand);
});
