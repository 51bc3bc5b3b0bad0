import type { ReactNode } from "react";
import type { GateResult } from "../lib/audit/gates";
import type { Acceptance } from "../lib/audit/report";
import { gateWord, intervalWord, numberWord, outcomeWord, percent } from "../lib/wording/audit";
import { gateSentences } from "../lib/wording/gate";
import { Icon, type IconName } from "./icon";
import { useWords } from "./words";

/** Outcome by word, shape and colour. */
const SIGNS = {
  met: ["supported", "supported"],
  failed: ["contradicted", "contradicted"],
  "not-shown": ["unchecked", "unsupported"],
  accepted: ["supported", "supported"],
  rejected: ["contradicted", "contradicted"],
  open: ["unchecked", "unsupported"],
} as const satisfies Record<string, readonly [IconName, string]>;

const LOT = { accepted: "lot_accepted", rejected: "lot_rejected", open: "lot_open" } as const;

/** Most ids of answers that are named on a card; the workbook names all. */
const NAMED = 12;

/** The conditions of acceptance, each with what was counted and what would decide it. */
export function ReportGates({ gates, acceptance }: { gates: readonly GateResult[]; acceptance: Acceptance | null }) {
  const { say } = useWords();
  return (
    <section className="gates" aria-label={say("report_gates")}>
      {acceptance !== null && (
        <Card sign={SIGNS[acceptance.outcome]} outcome={say(LOT[acceptance.outcome])}>
          <p className="mute">
            {say("lot_note", {
              faulty: acceptance.faulty,
              decided: acceptance.decided,
              accept: acceptance.accept,
              n: acceptance.n,
            })}
          </p>
        </Card>
      )}
      {gates.map((judged, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same condition may stand twice
        <GateCard key={at} judged={judged} />
      ))}
    </section>
  );
}

function GateCard({ judged }: { judged: GateResult }) {
  const { language, say, count } = useWords();
  const { gate, outcome, part, of, rate, interval, rows } = judged;
  const named = rows.slice(0, NAMED).join(say("placeSeparator"));
  return (
    <Card sign={SIGNS[outcome]} outcome={outcomeWord(outcome, language)}>
      <h3 className="strong">{gateWord(gate, language)}</h3>
      <p className="figure">
        {gate.kind === "zero" ? numberWord(part, language) : percent(rate, language)}{" "}
        <span className="beside">
          {gate.kind === "zero" ? say("gate_ofAnswers", { n: of }) : intervalWord(interval, language)}
        </span>
      </p>
      <p className="mute">{gateSentences(judged, language).join(language === "zh-CN" ? "" : " ")}</p>
      {rows.length > 0 && (
        <details className="small-text mute screen">
          <summary>{count("report_seeRows", rows.length)}</summary>
          <p className="break">{rows.length > NAMED ? `${named} …` : named}</p>
        </details>
      )}
    </Card>
  );
}

function Card({
  sign: [icon, tone],
  outcome,
  children,
}: {
  sign: readonly [IconName, string];
  outcome: string;
  children: ReactNode;
}) {
  return (
    <div className="box pad gate">
      <p className={`row strong ${tone}`}>
        <Icon name={icon} />
        {outcome}
      </p>
      {children}
    </div>
  );
}
