import type { NameTo, Reply, Request } from "../../lib/messages/protocol";
import { MessageFault, sendWithRetry } from "../../lib/messages/send";

export interface ToWorker {
  send<N extends NameTo<"worker">>(name: N, request: Request<N>): Promise<Reply<N>>;
  /** As `send`, where nobody waits for the answer. */
  tell<N extends NameTo<"worker">>(name: N, request: Request<N>): void;
}

/** The way to the worker. A script that outlived its extension ends `all`: it takes its things off and is silent. */
export function toWorker(all: AbortController): ToWorker {
  const send: ToWorker["send"] = (name, request) =>
    sendWithRetry(name, request, all.signal).catch((fault: unknown) => {
      if (fault instanceof MessageFault && fault.kind === "gone") all.abort();
      throw fault;
    });
  return { send, tell: (name, request) => void send(name, request).catch(() => {}) };
}
