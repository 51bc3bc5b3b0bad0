import { useEffect, useMemo } from "react";
import type { AuditFileFault } from "../lib/audit/audit-file";
import { addressOf, type Desk } from "../lib/audit/desk/desk";
import type { ExportKind, ReportActions } from "../lib/audit/desk/reporting";
import { reportOf } from "../lib/audit/report";
import type { Audit } from "../lib/model/audit-file";
import { planWord } from "../lib/wording/audit";
import type { MessageKey } from "../lib/wording/catalogue";
import { timeWord } from "../lib/wording/time";
import { ReportClaims, ReportCodes, ReportStrata } from "./audit-report-charts";
import { ReportGates } from "./audit-report-gates";
import {
  ReportAgainst,
  ReportAgreement,
  ReportAnswers,
  ReportCoverage,
  ReportDrawn,
  ReportFiring,
} from "./audit-report-lists";
import { Button } from "./button";
import { useWords } from "./words";

/** The report step: read from the store when it is entered, so that it says what is stored. */
export function AuditReportStep({ desk, actions }: { desk: Desk; actions: ReportActions }) {
  const { say } = useWords();
  const { audited, draw, batch } = desk;
  // biome-ignore lint/correctness/useExhaustiveDependencies: marks and settlements are what the report is made of
  useEffect(() => actions.onLoad(), [actions, draw?.id, desk.marks, desk.settled]);
  const file = desk.opened;
  if (typeof file?.audit === "object")
    return (
      <>
        <aside className="bar-note screen">
          <span>{say("report_fromFile", { name: file.name })}</span>
          <Button onClick={() => actions.onOpen(undefined)}>{say("report_closeFile")}</Button>
        </aside>
        <AuditReport audit={file.audit} onExport={actions.onExport} />
      </>
    );
  const opener = (
    <div className="row screen report-open">
      <label className="button">
        {say("report_openFile")}
        <input
          className="unseen"
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => actions.onOpen(target.files?.[0])}
        />
      </label>
      {file !== undefined && <span role="alert">{say(FAULTS[file.audit as AuditFileFault])}</span>}
    </div>
  );
  if (draw === undefined || batch === undefined)
    return (
      <main className="main">
        <p>{say("report_noDraw")}</p>
        <a className="button primary center" href={addressOf(batch?.id, "plan")}>
          {say("report_toPlan")}
        </a>
        {opener}
      </main>
    );
  if (audited === undefined || audited.draw.id !== draw.id)
    return (
      <main className="main" role="status">
        {say("report_loading")}
      </main>
    );
  return (
    <>
      <AuditReport audit={audited} onExport={actions.onExport} />
      <aside aria-label={say("report_openFile")}>{opener}</aside>
    </>
  );
}

const FAULTS = {
  "no-json": "report_fileNoJson",
  "no-audit": "report_fileNoAudit",
  changed: "report_fileChanged",
} as const satisfies Record<AuditFileFault, MessageKey>;

const EXPORTS = [
  ["csv", "report_csv"],
  ["ndjson", "report_ndjson"],
  ["json", "report_json"],
  ["xlsx", "report_xlsx"],
] as const;

/** A report for people: on the page, and as it is printed. */
export function AuditReport({ audit, onExport }: { audit: Audit; onExport: (kind: ExportKind) => void }) {
  const { language, say } = useWords();
  const report = useMemo(() => reportOf(audit), [audit]);
  const { draw, batch } = audit;
  const { decided, rows, drawn } = report.coverage;
  usePageFoot(say("report_foot", { hash: draw.batchHash.slice(0, 12), engine: draw.engine, seed: String(draw.seed) }));
  return (
    <main className="main report">
      <div className="row report-head">
        <div className="grow">
          <h2 className="report-title">{say("report_title", { name: batch.name })}</h2>
          <p className="mute">
            {say("report_lead", {
              decided,
              rows,
              plan: planWord(draw.plan, drawn, language),
              when: timeWord(draw.drawnAt, language),
              seed: String(draw.seed),
            })}
          </p>
        </div>
        <div className="row report-exports">
          <Button onClick={() => print()}>{say("report_print")}</Button>
          {EXPORTS.map(([kind, key]) => (
            <Button key={kind} kind={kind === "xlsx" ? "primary" : "plain"} onClick={() => onExport(kind)}>
              {say(key)}
            </Button>
          ))}
        </div>
      </div>
      <ReportGates gates={report.gates} acceptance={report.acceptance} />
      <div className="report-two">
        <div className="stack-wide">
          <ReportStrata report={report} />
          <ReportCodes report={report} />
          <ReportFiring report={report} />
        </div>
        <div className="stack-wide">
          <ReportClaims report={report} />
          <ReportAgreement report={report} />
          <ReportAgainst report={report} />
          <ReportAnswers report={report} />
        </div>
      </div>
      <div className="report-two even">
        <ReportCoverage report={report} />
        <ReportDrawn audit={audit} report={report} />
      </div>
      <div className="signatures">
        {(["report_reviewer", "report_secondReviewer", "report_approved"] as const).map((key) => (
          <p key={key}>{say(key)}</p>
        ))}
      </div>
    </main>
  );
}

/**
 * The foot of each printed page: batch, rule set, seed, and its number. A sheet that is made here, because its words are not known
 * before; browsers without margin boxes print the same under "How it was drawn".
 */
function usePageFoot(foot: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const face = 'font: 9px system-ui, "Noto Sans CJK SC", sans-serif; color: #46505a;';
    sheet.replaceSync(
      `@page { @bottom-left { content: ${JSON.stringify(foot)}; ${face} } @bottom-right { content: counter(page) " / " counter(pages); ${face} } }`,
    );
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [foot]);
}
