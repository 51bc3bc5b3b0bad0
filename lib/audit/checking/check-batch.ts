import type { Batch } from "../../model/batch";
import type { Range, RangeDone } from "./check-range";

/** One worker, as the one who hands out work sees it. */
export interface Hand {
  /** Rejects where the worker itself died. */
  check(range: Range): Promise<RangeDone>;
}

/** How far a check is. Rates are answers a second, `left` seconds; both undefined until enough was done to tell. */
export interface CheckProgress {
  state: "running" | "paused" | "done";
  done: number;
  total: number;
  failed: number;
  rate?: number;
  left?: number;
}

/** Rows in one turn: a second's work or so, so that a pause is not waited for and progress moves. */
const TURN = 20;
/** Seconds and rows after which a rate means something. */
const STEADY = { seconds: 1, rows: 50 };

/**
 * Hands the rows of a batch out to the workers, range by range, until all are checked or `signal` pauses it: then the ranges that
 * are under way are still stored. What was stored before is passed over, so that calling it again goes on from there, also after
 * the browser was closed. `now` in milliseconds.
 */
export async function checkBatch(
  batch: Pick<Batch, "rows" | "bad">,
  hands: readonly Hand[],
  told: (progress: CheckProgress) => void,
  signal: AbortSignal,
  now: () => number,
): Promise<CheckProgress> {
  const last = batch.rows + batch.bad + 1;
  const began = now();
  let next = 1;
  let done = 0;
  let fresh = 0;
  let failed = 0;
  const progress = (state: CheckProgress["state"]): CheckProgress => {
    const seconds = (now() - began) / 1000;
    const rate = fresh >= STEADY.rows && seconds >= STEADY.seconds ? fresh / seconds : undefined;
    const open = Math.max(0, batch.rows - done - failed);
    return { state, done, total: batch.rows, failed, ...(rate === undefined ? {} : { rate, left: open / rate }) };
  };
  const work = async (hand: Hand): Promise<void> => {
    while (next < last && !signal.aborted) {
      const range = { from: next, to: Math.min(next + TURN, last) };
      next = range.to;
      const result = await hand.check(range);
      done += result.checked + result.known;
      fresh += result.checked;
      failed += result.failed;
      told(progress("running"));
    }
  };
  await Promise.all(hands.map(work));
  const end = progress(signal.aborted && done + failed < batch.rows ? "paused" : "done");
  told(end);
  return end;
}
