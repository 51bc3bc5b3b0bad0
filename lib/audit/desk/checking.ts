import { readChecked } from "../../storage/batches";
import { checkBatch, type Hand } from "../checking/check-batch";
import { type DeskStore, say } from "./desk";

export interface CheckActions {
  onStart: () => void;
  onPause: () => void;
}

/** Workers of one check, and what ends them. */
export interface Crew {
  hands: Hand[];
  dismiss(): void;
}

/**
 * What the check step does. Progress goes on from what is stored, so that a pause and a closed browser cost nothing. `now` in
 * milliseconds.
 */
export function checkingOn(
  desk: DeskStore,
  crewFor: (batch: { id: string; asOf: string }) => Crew,
  world: { now: () => number; run: () => string },
): CheckActions {
  let pause: AbortController | undefined;
  const start = async (): Promise<void> => {
    const { batch } = desk.getState();
    if (batch?.hash === undefined || pause !== undefined) return;
    const stop = new AbortController();
    pause = stop;
    const crew = crewFor(batch);
    const here = () => desk.getState().batch?.id === batch.id;
    const began = { state: "running" as const, done: desk.getState().checked.length, total: batch.rows, failed: 0 };
    desk.setState({ checking: began });
    try {
      const end = await checkBatch(
        batch,
        crew.hands,
        // What was stored before is passed over quickly; the number shown never goes back. The end is told below.
        (checking) =>
          here() &&
          checking.state === "running" &&
          desk.setState({ checking: { ...checking, done: Math.max(checking.done, began.done) } }),
        stop.signal,
        world.now,
      );
      const checked = await readChecked(batch.id, world.run());
      pause = undefined;
      if (here()) desk.setState({ checked, checking: { ...end, done: checked.length } });
    } finally {
      crew.dismiss();
      pause = undefined;
      const { checking } = desk.getState();
      // A worker died: what it had stored is kept, and the check can go on.
      if (checking?.state === "running" && here()) {
        desk.setState({ checking: { ...checking, state: "paused" } });
        say(desk, "stopped");
      }
    }
  };
  return { onStart: () => void start(), onPause: () => pause?.abort() };
}
