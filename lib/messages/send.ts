import { browser } from "wxt/browser";
import { ofFrame } from "../model/frame-key";
import type { NameTo, Outcome, Reply, Request } from "./protocol";

/**
 * Thrown where a message did not get through or its handler refused it.
 * `gone`: this script outlived its extension (update or removal); nothing will ever answer it again.
 * `lost`: nobody answered, or the answer was cut off; sending again may help.
 * `refused`: the other end answered with a fault.
 */
export class MessageFault extends Error {
  override readonly name = "MessageFault";
  constructor(
    readonly kind: "gone" | "lost" | "refused",
    message: string,
  ) {
    super(message);
  }
}

/** Sends to the background worker once. Rejects with a `MessageFault`. */
export async function sendToWorker<N extends NameTo<"worker">>(name: N, request: Request<N>): Promise<Reply<N>> {
  return outcome<N>(() => browser.runtime.sendMessage({ citecheck: 1, name, request }));
}

/**
 * Sends to the content script in one frame of a tab, or to those in all of them (then the first to answer counts).
 * Rejects with a `MessageFault`, `lost` where none runs there.
 */
export async function sendToPage<N extends NameTo<"page">>(
  tabId: number,
  name: N,
  request: Request<N>,
  frame: number | "all" = "all",
): Promise<Reply<N>> {
  const options = frame === "all" ? {} : { frameId: frame };
  return outcome<N>(() => browser.tabs.sendMessage(tabId, { citecheck: 1, name, request }, options));
}

/** As `sendToPage`, about one answer of a tab: in the frame that it stands in (`frameKey`), under its key there. */
export function sendToAnswer<N extends "reveal" | "openSource" | "readSources" | "attach" | "showSource" | "checked">(
  tabId: number,
  name: N,
  request: Request<N>,
): Promise<Reply<N>> {
  const { frame, answer } = ofFrame(request.answer);
  return sendToPage(tabId, name, { ...request, answer }, frame);
}

/** Waits before each further try, in milliseconds; a cold start of the worker takes about 50. */
const PAUSES = [50, 250, 1000];

/**
 * As `sendToWorker`, and again where the worker died before it answered: every message is idempotent.
 * Gives up after four tries, or when `signal` aborts (rejects with its reason).
 */
export async function sendWithRetry<N extends NameTo<"worker">>(
  name: N,
  request: Request<N>,
  signal?: AbortSignal,
): Promise<Reply<N>> {
  for (const pause of PAUSES) {
    try {
      return await sendToWorker(name, request);
    } catch (fault) {
      if (!(fault instanceof MessageFault) || fault.kind !== "lost") throw fault;
      await rest(pause, signal);
    }
  }
  return sendToWorker(name, request);
}

async function outcome<N extends NameTo<"worker" | "page">>(send: () => Promise<unknown>): Promise<Reply<N>> {
  let answer: unknown;
  try {
    answer = await send();
  } catch (cause) {
    throw transportFault(cause);
  }
  if (!isOutcome<N>(answer)) throw new MessageFault("lost", "nobody answered");
  if (!answer.ok) throw new MessageFault("refused", answer.error);
  return answer.value;
}

function transportFault(cause: unknown): MessageFault {
  const text = cause instanceof Error ? cause.message : String(cause);
  // Without an extension `browser.runtime` itself is gone, hence the TypeError.
  const gone = /context invalidated/i.test(text) || cause instanceof TypeError;
  return new MessageFault(gone ? "gone" : "lost", text);
}

function isOutcome<N extends NameTo<"worker" | "page">>(answer: unknown): answer is Outcome<N> {
  return typeof answer === "object" && answer !== null && "ok" in answer && typeof answer.ok === "boolean";
}

function rest(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    function stop() {
      clearTimeout(timer);
      reject(signal?.reason);
    }
    signal?.addEventListener("abort", stop, { once: true });
  });
}
