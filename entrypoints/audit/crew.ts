import type { Hand } from "../../lib/audit/checking/check-batch";
import type { RangeDone } from "../../lib/audit/checking/check-range";
import type { Crew } from "../../lib/audit/desk/checking";
import type { Reader } from "../../lib/audit/desk/importing";
import type { ImportTold } from "../../lib/audit/import/talk";
import type { CheckTask } from "./check-worker";

/** Most workers: beyond these the disk is what one waits for. */
const MOST = 8;

/** One worker less than the machine has cores, so that the page stays quick; two at the least. */
const count = (): number => Math.min(MOST, Math.max(2, (navigator.hardwareConcurrency || 2) - 1));

/** Workers that check the rows of a batch. */
export function crewFor(task: Omit<CheckTask, "range">): Crew {
  const workers = Array.from(
    { length: count() },
    () => new Worker(new URL("./check-worker.ts", import.meta.url), { type: "module" }),
  );
  const hands = workers.map(
    (worker): Hand => ({
      check: (range) =>
        new Promise((resolve, reject) => {
          worker.onmessage = ({ data }: MessageEvent<{ done: RangeDone } | { fault: string }>) =>
            "done" in data ? resolve(data.done) : reject(new Error(data.fault));
          worker.onerror = ({ message }) => reject(new Error(message));
          worker.postMessage({ ...task, range } satisfies CheckTask);
        }),
    }),
  );
  const dismiss = (): void => {
    for (const worker of workers) worker.terminate();
  };
  return { hands, dismiss };
}

/** A worker that reads a file. */
export function fileReader(tell: (told: ImportTold) => void): Reader {
  const worker = new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<ImportTold>) => tell(data);
  worker.onerror = ({ message }) => tell({ told: "failed", message });
  return { ask: (ask) => worker.postMessage(ask), end: () => worker.terminate() };
}
