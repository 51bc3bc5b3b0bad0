import "../../lib/messages/no-eval";
import { browser } from "wxt/browser";
import { Popup } from "../../components/popup";
import { sendToPage, sendToWorker } from "../../lib/messages/send";
import { findingIds, unreadFrames } from "../../lib/review/findings";
import { askFor, sitesOn } from "../../lib/storage/grants";
import { readPage, watchPage } from "../../lib/storage/page-states";
import { readDismissed, watchReviews } from "../../lib/storage/reviews";
import { readSettings, watchSettings } from "../../lib/storage/settings";
import { activeTab } from "../desk/active-tab";
import { mount } from "../desk/mount";
import { openPanel } from "./open-panel";

const tab = await activeTab();
const { id: windowId } = await browser.windows.getCurrent();
const commands = await browser.commands.getAll();
const keyOf = (...names: string[]) => commands.find(({ name = "" }) => names.includes(name))?.shortcut ?? "";
let declined = false;

async function show(): Promise<void> {
  const [settings, sites, page] = await Promise.all([readSettings(), sitesOn(), tab && readPage(tab.id)]);
  const origin = tab?.origin;
  mount(
    <Popup
      origin={origin}
      on={origin !== undefined && sites.includes(origin)}
      declined={declined}
      page={page}
      dismissed={new Set(await readDismissed(findingIds(page)))}
      version={browser.runtime.getManifest().version}
      keys={{ panel: keyOf("panel", "_execute_sidebar_action"), next: keyOf("next") }}
      frames={unreadFrames(page, sites)}
      onSwitch={(on) => void turn(on, origin)}
      onFrameOn={(frame) => void turn(true, frame)}
      onPanel={() => openPanel(windowId)}
      onNext={() => void sendToPage(tab?.id ?? -1, "step", { by: 1 }).catch(show)}
      onPick={() => void sendToPage(tab?.id ?? -1, "pick", null).then(() => close(), show)}
      onSettings={() => void browser.runtime.openOptionsPage()}
    />,
    settings.language,
    "product",
  );
}

/** Asks for the site's permission straight from the click, or gives it back. */
async function turn(on: boolean, origin: string | undefined): Promise<void> {
  if (origin === undefined) return;
  declined = on && !(await askFor(origin));
  if (!declined) await sendToWorker(on ? "siteOn" : "siteOff", { origin });
  await show();
}

watchSettings(() => void show());
watchReviews(() => void show());
if (tab !== undefined) watchPage(tab.id, () => void show());
await show();
