import type { Batch } from "../../model/batch";
import type { Draw } from "../../model/draw";
import type { Gate } from "../../model/gate";
import type { PlanRequest } from "../../model/plan-request";
import { readRows } from "../../storage/batches";
import { isCritical, readTopics } from "../critical-topics";
import { type Candidate, drawSample } from "../draw";
import { planFor, type StratumSize } from "../plans";
import { GENERATOR } from "../random";
import { NO_RISK, stratumOf, stratumSizes } from "../strata";
import type { Desk, DeskStore } from "./desk";
import { showDraw, startDraw } from "./open-batch";

/** What a person asks for before a sample is drawn. `critical`: the words of topics that are taken whole; absent for none. */
export interface DrawWish {
  request: PlanRequest;
  seed: number;
  critical?: readonly string[];
  blind: boolean;
  secondShare: number;
  gates: readonly Gate[];
}

export interface DrawActions {
  /** Counts the answers on critical topics; without words none are asked for. */
  onCritical: (words: readonly string[] | undefined) => void;
  onDraw: (wish: DrawWish) => void;
  onShow: (draw: Draw) => void;
}

/** Rows that are read in one turn: between turns the page can answer. */
const TURN = 500;

/** What the strata of a batch hold, critical answers that are taken whole left out; rows that were not checked have no known risk. */
export function strataOf({ batch, checked }: Pick<Desk, "batch" | "checked">, critical: ReadonlySet<number>) {
  const ringing = new Map<string, number>();
  const ids: string[] = [];
  for (const row of checked) {
    if (critical.has(row.n)) continue;
    const id = stratumOf(row.risks);
    ids.push(id);
    if (row.faults.length > 0) ringing.set(id, (ringing.get(id) ?? 0) + 1);
  }
  const known = new Set(checked.map(({ n }) => n));
  const others = [...critical].filter((n) => !known.has(n)).length;
  const unchecked = Math.max(0, (batch?.rows ?? 0) - checked.length - others);
  for (let i = 0; i < unchecked; i++) ids.push(NO_RISK);
  return new Map<string, StratumSize>(
    [...stratumSizes(ids)].map(([id, size]) => [id, { size, ringing: ringing.get(id) ?? 0 }]),
  );
}

/** What the plan step does. `now` in milliseconds; `id` makes the draw's name; `engine` is the rule set that made the strata. */
export function drawingOn(
  desk: DeskStore,
  { now, id, engine, drawn }: { now: () => number; id: () => string; engine: string; drawn: (batch: string) => void },
): DrawActions {
  let asked = 0;
  const count = async (words: readonly string[] | undefined): Promise<void> => {
    asked++;
    const mine = asked;
    const { batch } = desk.getState();
    if (batch === undefined || words === undefined) return desk.setState({ critical: undefined });
    desk.setState({ critical: { rows: new Set(), counting: true } });
    const topics = readTopics(words);
    const rows = new Set<number>();
    for await (const row of rowsOf(batch)) {
      if (isCritical(row.question, row.answer, topics)) rows.add(row.n);
      if (mine !== asked) return;
    }
    desk.setState({ critical: { rows, counting: false } });
  };

  const draw = async (wish: DrawWish): Promise<void> => {
    const { batch, checked, settings } = desk.getState();
    if (batch?.hash === undefined) return;
    const topics = readTopics(wish.critical ?? []);
    const strata = new Map(checked.map(({ n, risks }) => [n, stratumOf(risks)]));
    const candidates: Candidate[] = [];
    for await (const { id: row, n, hash, question, answer } of rowsOf(batch))
      candidates.push({
        row,
        n,
        hash,
        stratum: strata.get(n) ?? NO_RISK,
        critical: topics.length > 0 && isCritical(question, answer, topics),
      });
    const critical = new Set(candidates.flatMap((one) => (one.critical ? [one.n] : [])));
    const plan = planFor(wish.request, strataOf({ batch, checked }, critical));
    const key = { seed: wish.seed, batchHash: batch.hash };
    await startDraw(desk, {
      id: id(),
      batch: batch.id,
      ...key,
      engine,
      plan,
      generator: GENERATOR,
      ...(wish.critical ? { critical: [...wish.critical] } : {}),
      blind: wish.blind,
      secondShare: wish.secondShare,
      gates: [...wish.gates],
      ...drawSample(candidates, plan, key, wish.secondShare),
      drawnBy: settings.reviewer ?? "",
      drawnAt: now(),
    });
    drawn(batch.id);
  };

  return {
    onCritical: (words) => void count(words),
    onDraw: (wish) => {
      desk.setState({ drawing: "running" });
      draw(wish).then(
        () => desk.setState({ drawing: undefined }),
        (fault: unknown) => {
          desk.setState({ drawing: "failed" });
          throw fault;
        },
      );
    },
    onShow: (one) => void showDraw(desk, one),
  };
}

async function* rowsOf(batch: Batch) {
  for (let from = 0; ; ) {
    const rows = await readRows(batch.id, from, TURN);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < TURN) return;
    from = last.n + 1;
  }
}
