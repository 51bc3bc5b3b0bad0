import "../../lib/messages/no-eval";
import { browser } from "wxt/browser";
import { Options } from "../../components/options";
import { sendToWorker } from "../../lib/messages/send";
import { readAllPicked, watchPicked } from "../../lib/storage/picked-sites";
import { changeSettings, readSettings, watchSettings } from "../../lib/storage/settings";
import { mount } from "../desk/mount";
import { pickedActions } from "./picked";

async function show(): Promise<void> {
  const [settings, picked] = await Promise.all([readSettings(), readAllPicked()]);
  mount(
    <Options
      settings={settings}
      version={browser.runtime.getManifest().version}
      picked={pickedActions(picked)}
      onChange={(change) => void changeSettings(() => change)}
      onRemove={(origin) => void sendToWorker("siteOff", { origin })}
    />,
    settings.language,
    "options_title",
  );
}

watchSettings(show);
watchPicked(show);
await show();
