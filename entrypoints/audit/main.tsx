import "../../lib/messages/no-eval";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { AuditImport } from "../../components/audit-import";
import { AuditKeys } from "../../components/audit-keys";
import { AuditPage } from "../../components/audit-page";
import { AuditPlan } from "../../components/audit-plan";
import { AuditCheck } from "../../components/audit-progress";
import { AuditQueue, QueueAside } from "../../components/audit-queue";
import { selectedSpan } from "../../components/audit-queue-answer";
import { AuditReportStep } from "../../components/audit-report";
import { AuditSettle } from "../../components/audit-settle";
import { removeUnfinished } from "../../lib/audit/desk/open-batch";
import { readSettings, watchSettings } from "../../lib/storage/settings";
import { mount } from "../desk/mount";
import { auditOf } from "./actions";
import { pressesOn } from "./press";

const audit = await auditOf(await readSettings());
const { desk, importing, checking, reviewing, settling, packaging, onAsk } = audit;

function Audit() {
  const state = useSyncExternalStore(desk.subscribe, desk.getState);
  const [help, setHelp] = useState(false);
  const note = useRef<HTMLInputElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const mark = () => reviewing.onMark(selectedSpan(getSelection()));
  useEffect(() => {
    const onKey = pressesOn(desk, reviewing, {
      mark: () => reviewing.onMark(selectedSpan(getSelection())),
      note: () => note.current?.focus(),
      search: () => search.current?.focus(),
      help: () => setHelp(true),
    });
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  const { batch, step } = state;
  return (
    <AuditPage
      desk={state}
      aside={step === "review" ? <QueueAside desk={state} /> : undefined}
      onName={audit.onName}
      onAskName={(open) => onAsk(open ? "name" : undefined)}
      onHelp={() => setHelp(true)}
    >
      {(step === "import" || batch === undefined) && (
        <AuditImport desk={state} actions={importing} onDelete={audit.onDelete} />
      )}
      {step === "check" && batch && (
        <AuditCheck desk={state} batch={batch} actions={checking} onBadRows={audit.onBadRows} />
      )}
      {step === "review" && (
        <AuditQueue desk={state} actions={reviewing} packages={packaging} {...{ note, search, onAsk }} onMark={mark} />
      )}
      {step === "plan" && batch && (
        <AuditPlan key={batch.id} desk={state} actions={audit.drawing} engine={audit.engine} />
      )}
      {step === "settle" && <AuditSettle desk={state} actions={settling} search={search} />}
      {step === "report" && <AuditReportStep desk={state} actions={audit.reporting} />}
      {help && <AuditKeys onClose={() => setHelp(false)} />}
    </AuditPage>
  );
}

const show = (): void => mount(<Audit />, desk.getState().settings.language, "audit_title");
watchSettings((settings) => {
  desk.setState({ settings });
  show();
});
addEventListener("hashchange", () => void audit.follow());
await removeUnfinished();
await audit.follow();
show();
