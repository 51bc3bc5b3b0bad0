import "../../lib/messages/no-eval";
import { checkRange, type Range } from "../../lib/audit/checking/check-range";
import { type CheckOptions, check } from "../../lib/check/run";
import { rules } from "../../lib/rules";

/** A batch with what its rows are checked by. */
export interface CheckTask {
  batch: { id: string; asOf: string };
  run: string;
  options: CheckOptions;
  range: Range;
}

/** Checks a range of rows, stores the results and tells how many; one range at a time. */
addEventListener("message", ({ data }: MessageEvent<CheckTask>) => {
  const { batch, run, options, range } = data;
  const checkRow: Parameters<typeof checkRange>[3] = ({ id, question, answer, sources, cites, markers }, asOf) => {
    const more = { ...(question ? { question } : {}), ...(cites ? { cites } : {}), ...(markers ? { markers } : {}) };
    return check({ id, text: answer, asOf, ...more }, sources, rules, { ...options, citations: true });
  };
  checkRange(batch, run, range, checkRow).then(
    (done) => postMessage({ done }),
    (fault: unknown) => postMessage({ fault: String(fault) }),
  );
});
