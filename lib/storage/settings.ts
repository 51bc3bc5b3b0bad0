import { browser } from "wxt/browser";
import * as z from "zod/mini";
import { readGlossary } from "../model/glossary";
import { type PolarityPair, readPolarityPairs } from "../model/polarity-pairs";
import { type Settings, settingsSchema } from "../model/settings";
import { alone } from "./lock";
import { isOrigin } from "./origin";

const KEY = "settings";

/** The settings; whatever is missing or does not fit has its default, the rest is kept. */
export async function readSettings(): Promise<Settings> {
  const stored = await browser.storage.local.get(KEY);
  return settingsOf(stored[KEY]);
}

/** The pairs of opposite words that a business added; lines that cannot be read are left out. */
export const readPairs = async (): Promise<PolarityPair[]> =>
  readPolarityPairs((await readSettings()).polarityPairs ?? "").pairs;

/** The terms of the glossary, each with all its names; lines that cannot be read are left out. */
export const readTerms = async (): Promise<string[][]> => readGlossary((await readSettings()).glossary ?? "").terms;

/** Changes some settings; the others stay. Returns what is now stored. */
export function changeSettings(change: (now: Settings) => Partial<Settings>): Promise<Settings> {
  return alone(KEY, async () => {
    const now = await readSettings();
    const next = settingsOf({ ...now, ...change(now) });
    await browser.storage.local.set({ [KEY]: next });
    return next;
  });
}

/** Calls back with the settings whenever they change, in any window. Returns what stops it. */
export function watchSettings(changed: (settings: Settings) => void): () => void {
  const onChanged = (changes: Record<string, { newValue?: unknown }>): void => {
    const change = changes[KEY];
    if (change !== undefined) changed(settingsOf(change.newValue));
  };
  browser.storage.local.onChanged.addListener(onChanged);
  return () => browser.storage.local.onChanged.removeListener(onChanged);
}

function settingsOf(stored: unknown): Settings {
  const record = z.record(z.string(), z.unknown()).safeParse(stored);
  const given = record.success ? record.data : {};
  // Field by field: one bad value must not cost the others.
  const good = Object.entries(settingsSchema.shape).filter(([name, schema]) => schema.safeParse(given[name]).success);
  const settings = settingsSchema.parse(Object.fromEntries(good.map(([name]) => [name, given[name]])));
  return { ...settings, sites: [...new Set(settings.sites.filter(isOrigin))].sort() };
}
