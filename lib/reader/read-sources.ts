import type { SourcesRead } from "../model/source";
import { keepPlace } from "./keep-place";
import type { Reader } from "./reader";

/** Milliseconds to wait for an opened source to show its text. */
const PATIENCE_MS = 4000;

/** Milliseconds to wait for a pane to close, and for a list to unfold. */
const TURN_MS = 700;

/** Milliseconds after which no further source is opened. */
const MOST_MS = 90_000;

/** Most sources that are opened at one press. */
const MOST_SOURCES = 40;

/** Presses that lead to one source: a list, its entry, a second list. */
const MOST_STEPS = 3;

/**
 * Opens each source of an answer as the person would, reads it and closes it, and puts the page back as it was: places
 * of its scrolled boxes, the focus and the pane that was open. Ends early where the person uses the page meanwhile.
 * Only ever called on the person's command. Null where the answer is not in the page.
 */
export async function readSources(reader: Reader, key: string, signal: AbortSignal): Promise<SourcesRead | null> {
  const answer = reader.answer(key);
  if (!answer) return null;
  const stop = new AbortController();
  const end = (why: SourcesRead["ended"]) => (): void => stop.abort(why);
  if (signal.aborted) return null;
  signal.addEventListener("abort", end("stopped"), { once: true, signal: stop.signal });
  let scrolled = false;
  onUse(answer.element.ownerDocument, stop.signal, (type) => {
    if (type === "wheel") scrolled = true;
    else end("used")();
  });
  const over = setTimeout(end("too-long"), MOST_MS);
  const back = keepPlace(answer.element);
  const before = standingPane(reader);
  const tried = new Set<string>();
  let unfolded = false;
  try {
    while (!stop.signal.aborted && tried.size < MOST_SOURCES) {
      const next = reader.openable(key).find((id) => !tried.has(id));
      if (next === undefined) break;
      tried.add(next);
      unfolded = (await readOne(reader, key, next, stop.signal)) || unfolded;
      if (!reader.answer(key)) end("gone")();
    }
    if (unfolded && reader.foldSources(key)) await turn(reader);
    if (before && !standsThere(reader, before)) await open(reader, before.answer, before.key);
  } finally {
    clearTimeout(over);
    if (stop.signal.reason !== "used") back(!scrolled);
    stop.abort();
  }
  return outcome(reader, key, stop.signal.reason as unknown);
}

/** Reads the sources of one answer at a time; asked again meanwhile, it gives what is under way, or null for another answer. */
export function oneAtATime(
  reader: Reader,
  signal: AbortSignal,
): { readSources(key: string): Promise<SourcesRead | null>; stopReading(): void } {
  let running: { key: string; stop: AbortController; done: Promise<SourcesRead | null> } | null = null;
  return {
    readSources(key) {
      if (running) return running.key === key ? running.done : Promise.resolve(null);
      const stop = new AbortController();
      const done = readSources(reader, key, AbortSignal.any([signal, stop.signal])).finally(() => {
        running = null;
      });
      running = { key, stop, done };
      return done;
    },
    stopReading: () => running?.stop.abort(),
  };
}

/** Tells what the person does in the page meanwhile; what we press ourselves is no such thing. */
function onUse(page: Document, signal: AbortSignal, use: (type: string) => void): void {
  for (const type of ["pointerdown", "keydown", "wheel"])
    page.addEventListener(type, ({ isTrusted }) => isTrusted && use(type), { capture: true, passive: true, signal });
}

/** Opens, reads and closes one source. True where a list had to be unfolded on the way. */
async function readOne(reader: Reader, key: string, id: string, signal: AbortSignal): Promise<boolean> {
  const { pressed, unfolded } = await open(reader, key, id, signal);
  if (!pressed) return unfolded;
  await until(reader, () => !reader.openable(key).includes(id), PATIENCE_MS, signal);
  // A press on what closes it takes the pane away in the tool's own time.
  for (let tries = 0; tries < MOST_STEPS && reader.closePane(); tries++) await turn(reader);
  return unfolded;
}

/** Presses what leads to a source, and on the way there what unfolds it. */
async function open(
  reader: Reader,
  key: string,
  id: string,
  signal?: AbortSignal,
): Promise<{ pressed: boolean; unfolded: boolean }> {
  let unfolded = false;
  for (let step = 0; step < MOST_STEPS && !signal?.aborted; step++) {
    const pressed = reader.openSource(key, id);
    if (pressed !== "again") return { pressed, unfolded };
    unfolded = true;
    // The list's own names come now, and the source may have another one from here on.
    await turn(reader);
    if (!reader.openable(key).includes(id)) break;
  }
  return { pressed: false, unfolded };
}

/** The pane that the person has open, if it is one that we can open again. */
function standingPane(reader: Reader): { answer: string; key: string } | null {
  const opened = reader.opened();
  if (!opened?.key || opened.answer === null) return null;
  const pane = { answer: opened.answer, key: opened.key };
  return standsThere(reader, pane) ? pane : null;
}

const standsThere = (reader: Reader, { answer, key }: { answer: string; key: string }): boolean =>
  reader.panes().some((pane) => pane.key === key && (pane.answer === null || pane.answer === answer));

/** Waits until the page was looked at again, which it is after each change. */
function turn(reader: Reader): Promise<void> {
  let looks = 0;
  return until(reader, () => looks++ > 0, TURN_MS);
}

/** Waits until `done`, asked after each look at the page, at most so many milliseconds. */
function until(reader: Reader, done: () => boolean, most: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted || done()) return Promise.resolve();
  return new Promise((resolve) => {
    const over = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(over, most);
    const stop = reader.onLook(() => done() && over());
    signal?.addEventListener("abort", over, { once: true });
  });
}

function outcome(reader: Reader, key: string, why: unknown): SourcesRead {
  const sources = reader.sources(key);
  const read = sources.filter(({ completeness }) => completeness !== undefined && completeness !== "none");
  const ended = (["stopped", "used", "gone", "too-long"] as const).find((each) => each === why);
  return {
    read: read.length,
    total: sources.length,
    partly: read.filter(({ completeness }) => completeness !== "full").length,
    left: sources.filter((source) => !read.includes(source)).map(({ id, title }) => title ?? id),
    ...(ended ? { ended } : {}),
  };
}
