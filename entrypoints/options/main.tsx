import "../../lib/messages/no-eval";
import { browser } from "wxt/browser";
import { Options } from "../../components/options";
import { sendToWorker } from "../../lib/messages/send";
import { readAllPicked, watchPicked } from "../../lib/storage/picked-sites";
import { changeSettings, readSettings, watchSettings } from "../../lib/storage/settings";
import { mount } from "../desk/mount";
import { browserKeys, openBrowserKeys } from "./browser-keys";
import { dataActions, readData } from "./data-actions";
import { pickedActions } from "./picked";

let data = await readData();
const keys = await browserKeys();

async function show(): Promise<void> {
  const [settings, picked] = await Promise.all([readSettings(), readAllPicked()]);
  mount(
    <Options
      settings={settings}
      data={data}
      dataActions={actions}
      keyboard={{ browserKeys: keys, onBrowser: openBrowserKeys }}
      version={browser.runtime.getManifest().version}
      picked={pickedActions(picked)}
      onChange={(change) => void changeSettings(() => change)}
      onWelcome={() => void browser.tabs.create({ url: "/welcome.html" })}
      onRemove={(origin) => void sendToWorker("siteOff", { origin })}
    />,
    settings.language,
    "options_title",
  );
}

const actions = dataActions((told) => {
  data = told;
  void show();
});
watchSettings(show);
watchPicked(show);
await show();
