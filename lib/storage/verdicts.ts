import { browser } from "wxt/browser";
import { type Verdict, verdictSchema } from "../model/verdict";

/*
 * One entry for each verdict, under the finding's id (which holds no positions): two windows that judge different
 * findings at once never overwrite each other, and a verdict returns when the answer is met again.
 */
const PREFIX = "verdict:";

/** Keeps "not a fault" for a finding. `at` is in milliseconds since the epoch. */
export async function dismiss(finding: string, at: number): Promise<void> {
  const verdict: Verdict = { finding, verdict: "not-a-fault", at };
  await browser.storage.local.set({ [PREFIX + finding]: verdict });
}

/** Takes a verdict back. */
export async function restore(finding: string): Promise<void> {
  await browser.storage.local.remove(PREFIX + finding);
}

/** Ids of the findings that were judged "not a fault". Entries that do not fit are passed over, never deleted. */
export async function readDismissed(): Promise<string[]> {
  const stored = await browser.storage.local.get(null);
  return Object.entries(stored)
    .filter(([key]) => key.startsWith(PREFIX))
    .map(([, value]) => verdictSchema.safeParse(value))
    .flatMap((parsed) => (parsed.success ? [parsed.data.finding] : []))
    .sort();
}

/** Calls back with all dismissed ids whenever a verdict changes, in any window. Returns what stops it. */
export function watchDismissed(changed: (dismissed: string[]) => void): () => void {
  const onChanged = (changes: Record<string, unknown>): void => {
    if (Object.keys(changes).some((key) => key.startsWith(PREFIX))) void readDismissed().then(changed);
  };
  browser.storage.local.onChanged.addListener(onChanged);
  return () => browser.storage.local.onChanged.removeListener(onChanged);
}
