import { sendToPage } from "../../lib/messages/send";
import { addSite, dropUngranted, grantedWish, removeSite, sitesOn } from "../../lib/storage/grants";
import { alone } from "../../lib/storage/lock";
import { readTabs } from "../../lib/storage/page-states";
import { register } from "./register";
import { startOnce } from "./start";
import { forgetTab } from "./tabs";

/** Reads an origin whose permission was granted: on every page from now on, and at once in the tabs that are open. */
export async function siteOn(origin: string): Promise<void> {
  await addSite(origin);
  await register();
  await startIn(origin);
}

/** Leaves nothing behind: no running script, no registration, no permission, no kept state. */
export async function siteOff(origin: string): Promise<void> {
  await leave(origin);
  await removeSite(origin);
  await register();
}

/** After install, update and start of the browser: unpacked extensions lose their registrations then. */
export async function startEverywhere(): Promise<void> {
  await register();
  for (const origin of await sitesOn()) await startIn(origin);
}

/** A permission came: turn on the site that was asked for, should the page that asked be gone already. */
export async function openWish(): Promise<void> {
  const origin = await grantedWish();
  if (origin !== undefined) await siteOn(origin);
}

/** A permission was taken back in the browser's own settings. */
export async function closeUngranted(): Promise<void> {
  for (const origin of await dropUngranted()) await leave(origin);
  await register();
}

/** One at a time: a permission that comes is told twice. */
const startIn = (origin: string): Promise<void> => alone("start", () => startOnce(origin));

async function leave(origin: string): Promise<void> {
  const tabs = (await readTabs()).filter(({ state }) => state.origin === origin);
  await Promise.all(tabs.map(({ tabId }) => sendToPage(tabId, "dispose", { origin }).catch(() => undefined)));
  await Promise.all(tabs.map(({ tabId, frame }) => forgetTab(tabId, frame)));
}
