import "../../lib/messages/no-eval";
import { browser } from "wxt/browser";
import { Options } from "../../components/options";
import { sendToWorker } from "../../lib/messages/send";
import type { Settings } from "../../lib/model/settings";
import { changeSettings, readSettings, watchSettings } from "../../lib/storage/settings";
import { mount } from "../desk/mount";

function show(settings: Settings): void {
  mount(
    <Options
      settings={settings}
      version={browser.runtime.getManifest().version}
      onChange={(change) => void changeSettings(() => change)}
      onRemove={(origin) => void sendToWorker("siteOff", { origin })}
    />,
    settings.language,
    "options_title",
  );
}

watchSettings(show);
show(await readSettings());
