import { browser } from "wxt/browser";
import * as z from "zod/mini";
import { joinFrames, type PageState, pageStateSchema } from "../model/page-state";

/*
 * What each tab's page last told, in the browser's memory (storage.session: never on disk, gone when the browser
 * closes). The page can always tell it again, so this is the first thing to go when space runs out.
 */
const PREFIX = "page:";
const DROPPED = "pagesDropped";
const entrySchema = z.object({ at: z.number(), state: pageStateSchema });
/** How the state of an answer reads whose report had to go because one page alone is too large for the browser. */
export const STORAGE_FULL = "storage-full";

/** "page:7" for the page of a tab, "page:7:3" for a frame in it. */
const keyOf = (tabId: number, frame: number): string => PREFIX + (frame === 0 ? `${tabId}` : `${tabId}:${frame}`);

function placeOf(key: string): { tabId: number; frame: number } | undefined {
  const [, tabId, frame = "0"] = /^page:(\d+)(?::(\d+))?$/.exec(key) ?? [];
  return tabId === undefined ? undefined : { tabId: Number(tabId), frame: Number(frame) };
}

/**
 * Keeps the state of a tab's page, or of a frame in it. Where space runs out the oldest other tabs are dropped (and `watchDropped` tells it); a
 * page that is too large alone loses the reports of its oldest answers, visibly.
 * `at` orders the tabs by age, in milliseconds.
 */
export async function writePage(tabId: number, state: PageState, at: number, frame = 0): Promise<void> {
  const key = keyOf(tabId, frame);
  if (await fits(key, { at, state })) return;
  await browser.storage.session.set({ [DROPPED]: at });
  for (const other of await othersByAge(key)) {
    await browser.storage.session.remove(other);
    if (await fits(key, { at, state })) return;
  }
  for (let kept = state.answers.length >> 1; ; kept >>= 1) {
    const answers = state.answers.map((answer, index) =>
      index >= state.answers.length - kept
        ? answer
        : { ...answer, report: undefined, text: "", state: "error" as const, error: STORAGE_FULL },
    );
    if ((await fits(key, { at, state: { ...state, answers } })) || kept === 0) return;
  }
}

/** What a tab shows, its frames included. */
export async function readPage(tabId: number): Promise<PageState | undefined> {
  return joinFrames((await readTabs()).filter((each) => each.tabId === tabId));
}

/** The pages and frames whose state is kept, each page before its frames. */
export async function readTabs(): Promise<{ tabId: number; frame: number; state: PageState }[]> {
  const stored = await browser.storage.session.get(null);
  return Object.entries(stored)
    .flatMap(([key, value]) => {
      const place = placeOf(key);
      const state = place && stateOf(value);
      return place === undefined || state === undefined ? [] : [{ ...place, state }];
    })
    .sort((a, b) => a.tabId - b.tabId || a.frame - b.frame);
}

/** Forgets a frame of a tab, or the whole tab with all its frames. */
export async function removePage(tabId: number, frame?: number): Promise<void> {
  if (frame !== undefined) return browser.storage.session.remove(keyOf(tabId, frame));
  const stored = await browser.storage.session.get(null);
  await browser.storage.session.remove(Object.keys(stored).filter((key) => placeOf(key)?.tabId === tabId));
}

/** Calls back with what a tab shows whenever that changes, undefined when it is gone. Returns what stops it. */
export function watchPage(tabId: number, changed: (state: PageState | undefined) => void): () => void {
  let turn = 0;
  const onChanged = (changes: Record<string, unknown>): void => {
    if (!Object.keys(changes).some((key) => placeOf(key)?.tabId === tabId)) return;
    const mine = ++turn;
    // A later change has its own reading, and that is the newer one.
    void readPage(tabId).then((state) => mine === turn && changed(state));
  };
  browser.storage.session.onChanged.addListener(onChanged);
  return () => browser.storage.session.onChanged.removeListener(onChanged);
}

/** Whether the state of any tab had to go since the browser started. */
export async function readDropped(): Promise<boolean> {
  return (await browser.storage.session.get(DROPPED))[DROPPED] !== undefined;
}

function stateOf(stored: unknown): PageState | undefined {
  const entry = entrySchema.safeParse(stored);
  return entry.success ? entry.data.state : undefined;
}

async function fits(key: string, entry: z.infer<typeof entrySchema>): Promise<boolean> {
  try {
    await browser.storage.session.set({ [key]: entry });
    return true;
  } catch (fault) {
    if (fault instanceof Error && /quota/i.test(fault.message)) return false;
    throw fault;
  }
}

async function othersByAge(key: string): Promise<string[]> {
  const stored = await browser.storage.session.get(null);
  return Object.entries(stored)
    .filter(([other]) => other.startsWith(PREFIX) && other !== key)
    .map(([other, value]) => {
      const entry = entrySchema.safeParse(value);
      return { other, at: entry.success ? entry.data.at : 0 };
    })
    .sort((a, b) => a.at - b.at)
    .map(({ other }) => other);
}
