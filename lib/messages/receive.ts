import { listen, type Sender } from "./listen";
import type { NameTo, Reply, Request } from "./protocol";
import { requestSchemas } from "./schemas";

type WorkerName = NameTo<"worker">;

/** One handler for each message to the worker. A handler that rejects answers with its error's message. */
export type WorkerHandlers = {
  readonly [N in WorkerName]: (request: Request<N>, sender: Sender) => Promise<Reply<N>> | Reply<N>;
};

/** Receives at the worker: parses each request, then calls its handler. Returns what stops it. */
export function receive(handlers: WorkerHandlers): () => void {
  return listen("worker", async (name, request, sender) => handle(handlers, name as WorkerName, request, sender));
}

async function handle<N extends WorkerName>(handlers: WorkerHandlers, name: N, request: unknown, sender: Sender) {
  const parsed = requestSchemas[name].safeParse(request);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`bad request ${name}: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`.trimEnd());
  }
  return handlers[name](parsed.data as Request<N>, sender);
}
