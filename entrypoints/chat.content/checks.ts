import type { Checked } from "../../lib/messages/protocol";
import type { CheckReport } from "../../lib/model/report";
import type { ToWorker } from "./to-worker";

/** Most answers whose sources are remembered for a review; older ones are told without them. */
const MOST_GIVEN = 500;

/**
 * Checks of this page: what the engine was given of each answer, and which findings were judged "not a fault". That is
 * asked of the store, since only it knows all windows' verdicts; nothing is painted that was judged before.
 */
export function checks(send: ToWorker["send"], changed: (dismissed: ReadonlySet<string>) => void) {
  const given = new Map<string, Checked>();
  const findings = new Set<string>();
  let dismissed: ReadonlySet<string> = new Set();
  const learn = async (asked: string[], others: Iterable<string>): Promise<void> => {
    dismissed = new Set([...others, ...(await send("dismissed", { findings: asked }))]);
    changed(dismissed);
  };
  return {
    dismissed: () => dismissed,
    given: (answer: string): Checked | null => given.get(answer) ?? null,
    async check(answer: Checked["answer"], sources: Checked["sources"]): Promise<CheckReport> {
      given.delete(answer.id);
      given.set(answer.id, { answer, sources });
      for (const key of [...given.keys()].slice(0, -MOST_GIVEN)) given.delete(key);
      const report = await send("check", { answer, sources });
      const own = report.findings.map(({ id }) => id);
      for (const id of own) findings.add(id);
      // A store that fails must not cost the check: then everything is painted.
      if (own.length > 0) await learn(own, dismissed).catch(() => {});
      return report;
    },
    /** Reviews may have changed. */
    again: () => void learn([...findings], []).catch(() => {}),
  };
}
