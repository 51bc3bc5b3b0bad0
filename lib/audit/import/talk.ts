import type { Batch, Delimiter, Encoding, Mapping } from "../../model/batch";
import type { Preview } from "./preview";
import { previewOf } from "./preview";
import { lookAt, type Reading, UnreadableFile } from "./read-file";
import { type About, type ImportProgress, takeIn } from "./take-in";

/** What the page asks of the import's worker. */
export type ImportAsk =
  | { ask: "look"; file: File; chosen: { encoding?: Encoding; delimiter?: Delimiter } }
  | { ask: "preview"; file: File; reading: Reading; mapping: Mapping }
  | { ask: "import"; file: File; reading: Reading; mapping: Mapping; about: About };

/** What the worker tells. */
export type ImportTold =
  | { told: "looked"; reading: Reading; columns: string[]; mapping: Mapping }
  | { told: "preview"; preview: Preview }
  | { told: "progress"; progress: ImportProgress }
  | { told: "done"; batch: Batch }
  | { told: "unreadable"; reason: UnreadableFile["reason"] }
  | { told: "failed"; message: string };

/** Milliseconds between two words of progress: often enough to move smoothly, too seldom to keep the page busy. */
const BETWEEN = 100;

/** Answers one ask; everything that goes wrong is told and not thrown. `now` in milliseconds. */
export async function answerAsk(ask: ImportAsk, tell: (told: ImportTold) => void, now: () => number): Promise<void> {
  try {
    if (ask.ask === "look") tell({ told: "looked", ...(await lookAt(ask.file, ask.file.name, ask.chosen)) });
    else if (ask.ask === "preview")
      tell({ told: "preview", preview: await previewOf(ask.file, ask.reading, ask.mapping) });
    else {
      let last = 0;
      const batch = await takeIn(ask.file, ask.reading, ask.mapping, ask.about, (progress) => {
        if (now() - last < BETWEEN) return;
        last = now();
        tell({ told: "progress", progress });
      });
      tell({ told: "done", batch });
    }
  } catch (fault) {
    if (fault instanceof UnreadableFile) tell({ told: "unreadable", reason: fault.reason });
    else tell({ told: "failed", message: fault instanceof Error ? fault.message : String(fault) });
  }
}
