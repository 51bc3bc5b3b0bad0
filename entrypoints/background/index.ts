import "../../lib/messages/no-eval";
import { browser } from "wxt/browser";
import { defineBackground } from "wxt/utils/define-background";
import { lookUp } from "../../lib/check/look-up";
import { check } from "../../lib/check/run";
import { receive } from "../../lib/messages/receive";
import { rules } from "../../lib/rules";
import { sitesOn } from "../../lib/storage/grants";
import { writePage } from "../../lib/storage/page-states";
import { readPairs, readSettings, watchSettings } from "../../lib/storage/settings";
import { dismiss, restore, watchDismissed } from "../../lib/storage/verdicts";
import { onCommand } from "./commands";
import { closeUngranted, openWish, siteOff, siteOn, startEverywhere } from "./sites";
import { forgetTab, forgetWhereLeft, readChoices, showBadge, tellChoices } from "./tabs";

/** The engine has no clock: which version of a source is in force today it must be told. */
const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * Wires pages, engine and storage together. The browser ends and restarts this worker at any moment: all listeners are
 * there again after the first turn, and nothing is remembered here that storage or a page cannot bring back.
 */
export default defineBackground(() => {
  receive({
    check: async ({ answer, sources }) =>
      check({ asOf: today(), ...answer }, sources, rules, {
        refusals: (await readSettings()).refusals,
        pairs: await readPairs(),
      }),
    lookUp: ({ quote, sources }) => lookUp(quote, sources),
    pageState: async (state, { tabId, origin }) => {
      if (tabId === undefined || origin === undefined) throw new Error("a page state without a tab");
      // Said after the site was turned off: nothing may stay.
      if (!(await sitesOn()).includes(origin)) throw new Error("the site is off");
      await writePage(tabId, { ...state, origin }, Date.now());
      await showBadge(tabId);
      return null;
    },
    dismiss: async ({ finding, on }) => {
      await (on ? dismiss(finding, Date.now()) : restore(finding));
      return null;
    },
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
  watchDismissed(tellChoices);
  browser.runtime.onInstalled.addListener(startEverywhere);
  browser.runtime.onStartup.addListener(startEverywhere);
  browser.permissions.onAdded.addListener(openWish);
  browser.permissions.onRemoved.addListener(closeUngranted);
  browser.tabs.onRemoved.addListener(forgetTab);
  browser.tabs.onUpdated.addListener(forgetWhereLeft);
  browser.commands.onCommand.addListener(onCommand);
});
