import { listen } from "./listen";
import type { Choices, NameTo, Reply, Request } from "./protocol";

/*
 * The page's side of receiving. It checks by hand what the worker checks with schemas: the schema library would double
 * the size of the script that runs in every chat tab.
 */
type PageName = NameTo<"page">;

/** One handler for each message to the page. */
export type PageHandlers = {
  readonly [N in PageName]: (request: Request<N>) => Promise<Reply<N>> | Reply<N>;
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const areStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

function areChoices(value: unknown): value is Choices {
  if (!isRecord(value) || !isRecord(value.settings)) return false;
  const { language, mode, chips, sites } = value.settings;
  return (
    (language === "auto" || language === "en" || language === "zh-CN") &&
    (mode === "agent" || mode === "audit") &&
    typeof chips === "boolean" &&
    areStrings(sites)
  );
}

/** What is read of an evidence in the page. */
const isPlace = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.source === "string" &&
  typeof value.text === "string" &&
  Number.isInteger(value.start) &&
  Number.isInteger(value.end);

/** Most UTF-16 units of a text that is pasted: ten such texts fill what the engine reads of the sources of one answer. */
const LONGEST_TEXT = 2_000_000;

const empty = (value: unknown): value is null => value === null || value === undefined;

const fits: { readonly [N in PageName]: (value: unknown) => value is Request<N> } = {
  choices: areChoices,
  reveal: (value): value is Request<"reveal"> =>
    isRecord(value) && typeof value.answer === "string" && typeof value.finding === "string",
  openSource: (value): value is Request<"openSource"> =>
    isRecord(value) && typeof value.answer === "string" && typeof value.source === "string",
  readSources: (value): value is Request<"readSources"> => isRecord(value) && typeof value.answer === "string",
  stopReading: empty,
  attach: (value): value is Request<"attach"> =>
    isRecord(value) &&
    typeof value.answer === "string" &&
    typeof value.source === "string" &&
    typeof value.text === "string" &&
    value.text.length <= LONGEST_TEXT,
  showSource: (value): value is Request<"showSource"> =>
    isRecord(value) && typeof value.answer === "string" && isPlace(value.evidence),
  selection: empty,
  checked: (value): value is Request<"checked"> => isRecord(value) && typeof value.answer === "string",
  pick: empty,
  outline: empty,
  rescan: empty,
  step: (value): value is Request<"step"> => isRecord(value) && (value.by === 1 || value.by === -1),
  toggleMarks: empty,
  dispose: (value): value is Request<"dispose"> => isRecord(value) && typeof value.origin === "string",
  pickingElsewhere: (value): value is Request<"pickingElsewhere"> => isRecord(value) && typeof value.token === "string",
};

/** Receives in the page until `signal` aborts. A handler that throws answers with its error's message. */
export function receiveInPage(handlers: PageHandlers, signal: AbortSignal): void {
  if (signal.aborted) return;
  const stop = listen("page", async (name, request) => handle(handlers, name as PageName, request));
  signal.addEventListener("abort", stop, { once: true });
}

async function handle<N extends PageName>(handlers: PageHandlers, name: N, request: unknown) {
  if (!fits[name](request)) throw new Error(`bad request ${name}`);
  return handlers[name](request);
}
