import { openShadowRoots } from "../dom/observe";
import type { Root, SiteAdapter } from "./adapter";
import { anythingllm } from "./anythingllm";
import { azure } from "./azure";
import { botFramework } from "./bot-framework";
import { chatUi } from "./chat-ui";
import { chatgpt } from "./chatgpt";
import { claude } from "./claude";
import { deepseek } from "./deepseek";
import { demo } from "./demo";
import { dify } from "./dify";
import { doubao } from "./doubao";
import { fastgpt } from "./fastgpt";
import { flowise } from "./flowise";
import { gemini } from "./gemini";
import { kimi } from "./kimi";
import { kotaemon } from "./kotaemon";
import { librechat } from "./librechat";
import { m365Copilot } from "./m365-copilot";
import { notebooklm } from "./notebooklm";
import { onyx } from "./onyx";
import { openWebui } from "./open-webui";
import { perplexity } from "./perplexity";
import { ragflow } from "./ragflow";

/** Every chat tool that is known. A new one is one file and one line here. */
export const adapters: readonly SiteAdapter[] = [
  anythingllm,
  azure,
  botFramework,
  chatUi,
  chatgpt,
  claude,
  deepseek,
  demo,
  dify,
  doubao,
  fastgpt,
  flowise,
  gemini,
  kimi,
  kotaemon,
  librechat,
  m365Copilot,
  notebooklm,
  onyx,
  openWebui,
  perplexity,
  ragflow,
];

/** Below this, too few signatures agree to call the page a chat tool. */
const SURE = 0.5;

/** A chat tool and where on the page it stands. */
export interface Site {
  adapter: SiteAdapter;
  root: Root;
}

/**
 * The adapter whose signatures fit best, and the page or open shadow root that they fit; null where none fits well
 * enough. A widget in a shadow root counts where the page around it is no chat tool itself.
 */
export function detectSite(page: Document, known: readonly SiteAdapter[] = adapters): Site | null {
  return best([page], known) ?? best(openShadowRoots(page), known);
}

function best(roots: readonly Root[], known: readonly SiteAdapter[]): Site | null {
  let found: Site | null = null;
  let top = 0;
  for (const root of roots) {
    for (const adapter of known) {
      const score = adapter.detect(root);
      if (score <= top) continue;
      top = score;
      found = { adapter, root };
    }
  }
  return top >= SURE ? found : null;
}
