import type { CheckReport } from "../../lib/model/report";
import type { ToWorker } from "./to-worker";

/** Which findings of this page were judged "not a fault": asked of the store, since only it knows all windows' verdicts. */
export function dismissals(send: ToWorker["send"], changed: (ids: ReadonlySet<string>) => void) {
  const findings = new Set<string>();
  let dismissed: ReadonlySet<string> = new Set();
  const learn = async (): Promise<void> => {
    dismissed = new Set(await send("dismissed", { findings: [...findings] }));
    changed(dismissed);
  };
  return {
    ids: () => dismissed,
    /** The report, once it is known which of its findings are dismissed: nothing is painted that was judged before. */
    async of(report: CheckReport): Promise<CheckReport> {
      for (const { id } of report.findings) findings.add(id);
      if (report.findings.length > 0) await learn();
      return report;
    },
    /** Reviews may have changed. */
    again: () => void learn().catch(() => {}),
  };
}
