import "../../lib/messages/no-eval";
import { browser } from "wxt/browser";
import { Welcome } from "../../components/welcome";
import { sendWithRetry } from "../../lib/messages/send";
import type { Language } from "../../lib/model/settings";
import { keyMap } from "../../lib/review/keys";
import * as practising from "../../lib/review/practice";
import { changeSettings, readSettings, watchSettings } from "../../lib/storage/settings";
import { type MessageKey, message } from "../../lib/wording/catalogue";
import { resolveLanguage } from "../../lib/wording/language";
import { mount } from "../desk/mount";
import { type Change, onPracticeKey } from "./keys";

let settings = await readSettings();
const language = (): Language => resolveLanguage(settings.language, navigator.language);
const commands = await browser.commands.getAll();
const panelKey = commands.find(({ name = "" }) => /^(panel|_execute_sidebar_action)$/.test(name))?.shortcut ?? "";

let shown = inLanguage();
let practice: practising.Practice | null | undefined;
let focus = false;

function inLanguage(): practising.ExampleCase {
  const say = (key: MessageKey) => message(language(), key);
  return practising.example(say("example_answer"), say("example_question"), {
    text: say("example_source"),
    title: say("example_sourceTitle"),
  });
}

/** Has the worker check the example. */
async function begin(): Promise<void> {
  const asked = inLanguage();
  shown = asked;
  practice = undefined;
  show();
  const report = await sendWithRetry("check", shown).catch(() => null);
  // Another language was chosen meanwhile, and has its own check.
  if (asked === shown) practice = report && practising.startPractice(report);
  show();
}

function go(change: Change): void {
  if (!practice) return;
  practice = change(practice);
  focus = true;
  show();
}

function show(): void {
  mount(
    <Welcome
      panelKey={panelKey}
      keys={keyMap(settings.keys)}
      onLanguage={(chosen) => void changeSettings(() => ({ language: chosen }))}
      onAudit={() => void browser.tabs.create({ url: "/audit.html" })}
      onTry={() => go((now) => now)}
      example={{
        shown,
        practice,
        focus,
        onChoose: (id) => go((now) => ({ ...now, current: id })),
        onJudge: (verdict) => go((now) => practising.judgePractice(now, verdict)),
        onUndo: () => go(practising.undoPractice),
        onAgain: () => go((now) => practising.startPractice(now.report)),
      }}
    />,
    settings.language,
    "welcome_title",
  );
}

onPracticeKey(() => keyMap(settings.keys), go);
watchSettings((next) => {
  const before = language();
  settings = next;
  if (language() === before) show();
  else void begin();
});
await begin();
