import { type ReactNode, StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { Boundary } from "../../components/boundary";
import { Speaking } from "../../components/words";
import type { Settings } from "../../lib/model/settings";
import { type MessageKey, message } from "../../lib/wording/catalogue";
import { resolveLanguage } from "../../lib/wording/language";

let root: Root | undefined;

/** Shows a surface in the language of the settings; called again, it updates what is there. */
export function mount(surface: ReactNode, setting: Settings["language"], title: MessageKey): void {
  const language = resolveLanguage(setting, navigator.language);
  document.documentElement.lang = language;
  document.title = message(language, title);
  const element = document.getElementById("root");
  if (element === null) throw new Error("the page has no #root");
  root ??= createRoot(element);
  root.render(
    <StrictMode>
      <Speaking language={language}>
        <Boundary>{surface}</Boundary>
      </Speaking>
    </StrictMode>,
  );
}
