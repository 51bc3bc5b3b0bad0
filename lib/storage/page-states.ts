import { browser } from "wxt/browser";
import * as z from "zod/mini";
import { type PageState, pageStateSchema } from "../model/page-state";

/*
 * What each tab's page last told, in the browser's memory (storage.session: never on disk, gone when the browser
 * closes). The page can always tell it again, so this is the first thing to go when space runs out.
 */
const PREFIX = "page:";
const DROPPED = "pagesDropped";
const entrySchema = z.object({ at: z.number(), state: pageStateSchema });
/** How the state of an answer reads whose report had to go because one page alone is too large for the browser. */
export const STORAGE_FULL = "storage-full";

const keyOf = (tabId: number): string => `${PREFIX}${tabId}`;

/**
 * Keeps the state of a tab. Where space runs out the oldest other tabs are dropped (and `watchDropped` tells it); a
 * page that is too large alone loses the reports of its oldest answers, visibly.
 * `at` orders the tabs by age, in milliseconds.
 */
export async function writePage(tabId: number, state: PageState, at: number): Promise<void> {
  const key = keyOf(tabId);
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

export async function readPage(tabId: number): Promise<PageState | undefined> {
  const key = keyOf(tabId);
  return stateOf((await browser.storage.session.get(key))[key]);
}

/** The tabs whose state is kept, with the origin of their pages. */
export async function readTabs(): Promise<{ tabId: number; state: PageState }[]> {
  const stored = await browser.storage.session.get(null);
  return Object.entries(stored).flatMap(([key, value]) => {
    const state = key.startsWith(PREFIX) ? stateOf(value) : undefined;
    return state === undefined ? [] : [{ tabId: Number(key.slice(PREFIX.length)), state }];
  });
}

export async function removePage(tabId: number): Promise<void> {
  await browser.storage.session.remove(keyOf(tabId));
}

/** Calls back with a tab's state whenever it changes, undefined when it is gone. Returns what stops it. */
export function watchPage(tabId: number, changed: (state: PageState | undefined) => void): () => void {
  const key = keyOf(tabId);
  const onChanged = (changes: Record<string, { newValue?: unknown }>): void => {
    const change = changes[key];
    if (change !== undefined) changed(stateOf(change.newValue));
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
