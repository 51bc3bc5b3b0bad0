import { type Browser, browser } from "wxt/browser";
import { type End, isEnvelope, isName, type Name, type Outcome, routes } from "./protocol";

/** Where a message came from. `tabId`, `frame` (0 is the page itself) and `origin` are set for messages from a page. */
export interface Sender {
  end: End;
  tabId?: number;
  frame?: number;
  origin?: string;
}

type Answerer = (name: Name, request: unknown, sender: Sender) => Promise<unknown>;

/**
 * Listens at one end. A message that is not for this end is left for others; one that is, is always answered:
 * `{ok: true, value}` or `{ok: false, error}`, an unknown name and a wrong sender included. Returns what stops it.
 */
export function listen(at: "page" | "worker", answer: Answerer): () => void {
  const onMessage = (
    message: unknown,
    from: Browser.runtime.MessageSender,
    respond: (outcome: Outcome) => void,
  ): boolean => {
    if (!isEnvelope(message)) return false;
    const { name, request } = message;
    const respondFault = (error: string): boolean => {
      respond({ ok: false, error });
      return false;
    };
    const sender = senderOf(from);
    if (!isName(name)) return respondFault(`unknown message: ${name}`);
    if (routes[name].to !== at) return false;
    if (sender === undefined || !(routes[name].from as readonly End[]).includes(sender.end)) {
      return respondFault(`wrong sender of ${name}`);
    }
    answer(name, request, sender).then(
      (value) => respond({ ok: true, value: value as never }),
      (fault: unknown) => respond({ ok: false, error: fault instanceof Error ? fault.message : String(fault) }),
    );
    return true;
  };
  browser.runtime.onMessage.addListener(onMessage);
  return () => browser.runtime.onMessage.removeListener(onMessage);
}

/**
 * Which end of ours a sender is; undefined where it is none. The browser fills in these fields, a page cannot.
 * Our own pages are told from content scripts by their address: the options page may lie in a tab too.
 */
function senderOf(from: Browser.runtime.MessageSender): Sender | undefined {
  if (from.id !== browser.runtime.id) return undefined;
  const own = browser.runtime.getURL("/" as never).replace(/\/$/, "");
  const address = from.url ?? "";
  if (address.startsWith(`${own}/`)) return { end: isWorker(address.slice(own.length + 1)) ? "worker" : "desk" };
  if (from.tab?.id === undefined) return address === "" ? { end: "worker" } : undefined;
  // A frame without an address of its own ("about:srcdoc") has the origin of what made it.
  return { end: "page", tabId: from.tab.id, frame: from.frameId ?? 0, origin: from.origin ?? originOf(address) };
}

/** The worker's script in Chromium, the generated background page in Firefox. */
const isWorker = (path: string): boolean => /^(background\.js|_generated_background_page\.html)/.test(path);

function originOf(address: string): string | undefined {
  try {
    return new URL(address).origin;
  } catch {
    return undefined;
  }
}
