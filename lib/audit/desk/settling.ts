import type { Adjudication, MarkedFault } from "../../model/draw";
import type { Judgement } from "../../model/review";
import { keepAdjudication, readAdjudications } from "../../storage/audits";
import { readReport, readRow } from "../../storage/batches";
import { claimMarks } from "../queue/claim-marks";
import { disagreements, type Pair, pairsOf } from "../queue/queue";
import { type Desk, type DeskStore, say } from "./desk";

export interface SettleActions {
  onOpen: (row: string) => void;
  onSettle: (choice: { took: Adjudication["took"]; verdict: Judgement; reason: string }) => void;
}

/** Pairs on which two reviewers disagree, and all pairs. */
export function pairsIn({ draw, marks, settled }: Pick<Desk, "draw" | "marks" | "settled">): {
  all: Pair[];
  open: Pair[];
  differing: Pair[];
} {
  const all = draw === undefined ? [] : pairsOf(draw, marks, settled);
  const differing = disagreements(all);
  return { all, differing, open: differing.filter((pair) => pair.settled === undefined) };
}

/** What the settle step does. Both first marks stay; the settlement counts. `now` in milliseconds. */
export function settlingOn(desk: DeskStore, now: () => number): SettleActions {
  const show = async (row: string): Promise<void> => {
    const { batch, checked } = desk.getState();
    const content = batch && (await readRow(batch.id, row));
    if (content === undefined) return;
    const key = checked.find(({ n }) => n === content.n)?.check;
    const report = key === undefined ? undefined : await readReport(key);
    desk.setState({ item: { row: content, since: now(), ...(report === undefined ? {} : { report }) } });
  };
  return {
    onOpen: (row) => void show(row),
    onSettle: ({ took, verdict, reason }) =>
      void (async () => {
        const { draw, item, settings } = desk.getState();
        const pair = pairsIn(desk.getState()).differing.find((one) => one.item.row === item?.row.id);
        if (draw === undefined || item === undefined || pair === undefined || reason.trim() === "") return;
        const faults = faultsOf(pair, took, verdict);
        const settled: Adjudication = {
          draw: draw.id,
          item: item.row.id,
          reviewers: pair.marks.map(({ reviewer }) => reviewer),
          took,
          verdict,
          faults,
          claims: claimMarks(item.report?.claims ?? [], verdict, faults),
          reason: reason.trim(),
          who: settings.reviewer ?? "",
          at: now(),
        };
        try {
          await keepAdjudication(settled);
        } catch (fault) {
          say(desk, "notSaved");
          throw fault;
        }
        desk.setState({ settled: await readAdjudications(draw.id) });
        say(desk, "settled");
        const [next] = pairsIn(desk.getState()).open;
        if (next !== undefined) await show(next.item.row);
      })(),
  };
}

/** Marked words that hold: those of the mark that was taken; of both for a verdict of one's own that finds a fault. */
function faultsOf({ marks: [first, second] }: Pair, took: Adjudication["took"], verdict: Judgement): MarkedFault[] {
  if (took === "first") return first.faults;
  if (took === "second") return second.faults;
  return verdict === "not-a-fault" ? [] : [...first.faults, ...second.faults];
}
