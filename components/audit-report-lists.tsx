import type { ReactNode } from "react";
import type { AuditReport, Mean } from "../lib/audit/report";
import type { Share } from "../lib/audit/statistics/detection";
import { CITATION_WORDS, kappaRemark } from "../lib/audit/summary";
import type { Audit } from "../lib/model/audit-file";
import { type ReasonCode, reasonCodeSchema } from "../lib/model/reasons";
import { judgementSchema } from "../lib/model/review";
import { intervalWord, numberWord, percent, planWord, shareWord } from "../lib/wording/audit";
import type { MessageKey } from "../lib/wording/catalogue";
import { timeWord } from "../lib/wording/time";
import { verdictOfAnswer } from "../lib/wording/verdict";
import { useWords } from "./words";

/** A box of names with their values. */
function Facts({ heading, children }: { heading: MessageKey; children: ReactNode }) {
  const { say } = useWords();
  return (
    <section className="box pad">
      <h3 className="subtitle">{say(heading)}</h3>
      <dl className="pairs">{children}</dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A share never stands without its counts and its interval. */
function ShareFact({ name, share, census = false }: { name: MessageKey; share: Share; census?: boolean }) {
  const { language, say } = useWords();
  return (
    <Fact name={say(name)}>
      {shareWord(share, language)}
      {say("partSeparator")}
      {percent(share.rate, language)}{" "}
      {!census && <span className="mute">{intervalWord(share.interval, language)}</span>}
    </Fact>
  );
}

export function ReportAgreement({ report }: { report: AuditReport }) {
  const { language, say } = useWords();
  const { pairs, byVerdict, more, settled } = report.agreement;
  const kappa = (of: typeof pairs): string =>
    of.kappa === null ? (kappaRemark(of.undefinedFor, language) ?? say("nothing")) : numberWord(of.kappa, language, 2);
  if (pairs.items === 0 && more === null)
    return (
      <section className="box pad">
        <h3 className="subtitle">{say("report_agreement")}</h3>
        <p className="mute">{say("report_kappaEmpty")}</p>
      </section>
    );
  return (
    <Facts heading="report_agreement">
      <Fact name={say("report_agreed")}>
        {shareWord({ part: Math.round((pairs.raw ?? 0) * pairs.items), of: pairs.items }, language)}
        {say("partSeparator")}
        {percent(pairs.raw, language)} <span className="mute">{intervalWord(pairs.interval, language)}</span>
      </Fact>
      <Fact name={say("report_cohen")}>{kappa(pairs)}</Fact>
      {byVerdict.length > 2 &&
        byVerdict.map(({ verdict, of }) => (
          <Fact
            key={verdict}
            name={say("report_kappaOf", { verdict: verdictOfAnswer(judgementSchema.parse(verdict), language) })}
          >
            {kappa(of)}
          </Fact>
        ))}
      {more !== null && <Fact name={say("report_fleiss")}>{kappa(more)}</Fact>}
      <Fact name={say("report_settled")}>{settled}</Fact>
      <Fact name={say("report_split")}>{report.coverage.split}</Fact>
    </Facts>
  );
}

export function ReportAgainst({ report }: { report: AuditReport }) {
  const { precision, recall } = report.detection.all;
  return (
    <Facts heading="report_against">
      <ShareFact name="report_precision" share={precision} />
      <ShareFact name="report_recall" share={recall} />
    </Facts>
  );
}

export function ReportAnswers({ report }: { report: AuditReport }) {
  const { language, say, count } = useWords();
  const { refusals, partly, citations, labelled } = report;
  const mean = ({ mean, answers }: Mean): string =>
    mean === null ? say("nothing") : count("report_meanOf", answers, { rate: percent(mean, language) });
  return (
    <>
      <Facts heading="report_answers">
        <ShareFact name="report_declined" share={refusals.declined} census />
        <ShareFact name="report_falseRefusals" share={refusals.falseRefusals} />
        <ShareFact name="report_partly" share={partly} />
        {(["hitRate", "precision", "recall"] as const).map((kind) => (
          <Fact key={kind} name={say(CITATION_WORDS[kind])}>
            {mean(citations[kind])}
          </Fact>
        ))}
      </Facts>
      {labelled !== null && (
        <Facts heading="report_labelled">
          <ShareFact name="report_retrieved" share={labelled.retrieved} />
          <ShareFact name="report_answerability" share={labelled.answerability} />
          <ShareFact name="report_fields" share={labelled.fields} />
          <ShareFact name="report_leaked" share={labelled.leaked} />
        </Facts>
      )}
    </>
  );
}

export function ReportCoverage({ report: { coverage, census } }: { report: AuditReport }) {
  const { language, say } = useWords();
  const of = (part: number, all: number): string => shareWord({ part, of: all }, language);
  const { claims } = census;
  const allClaims = claims.supported + claims.contradicted + claims.unsupported + claims.unchecked;
  return (
    <Facts heading="report_coverage">
      <Fact name={say("report_checked")}>{of(coverage.checked, coverage.rows)}</Fact>
      <Fact name={say("report_badRows")}>{of(coverage.bad, coverage.rows + coverage.bad)}</Fact>
      <Fact name={say("report_sourcesRead")}>{of(census.sourcesRead, census.sourcesTotal)}</Fact>
      <Fact name={say("report_claimsUnchecked")}>{of(claims.unchecked, allClaims)}</Fact>
      <Fact name={say("report_reviewed")}>{of(coverage.decided, coverage.drawn)}</Fact>
      <Fact name={say("report_open")}>{numberWord(coverage.open, language)}</Fact>
      <Fact name={say("report_cannotTell")}>{numberWord(coverage.cannotTell, language)}</Fact>
      <Fact name={say("report_blind")}>{of(coverage.blind, coverage.drawn)}</Fact>
      <Fact name={say("report_seconds")}>
        {coverage.seconds === null ? say("nothing") : say("report_secondsOf", { n: coverage.seconds })}
      </Fact>
    </Facts>
  );
}

export function ReportDrawn({ audit, report }: { audit: Audit; report: AuditReport }) {
  const { language, say, count } = useWords();
  const { draw } = audit;
  const { entries, broken } = report.log;
  return (
    <Facts heading="report_drawn">
      <Fact name={say("report_plan")}>{planWord(draw.plan, report.coverage.drawn, language)}</Fact>
      <Fact name={say("report_seed")}>
        <code>{draw.seed}</code>
      </Fact>
      <Fact name={say("plan_generator")}>
        <code>{draw.generator}</code>
      </Fact>
      <Fact name={say("report_drawnBy")}>
        {draw.drawnBy || say("audit_noName")}
        {say("partSeparator")}
        {timeWord(draw.drawnAt, language)}
      </Fact>
      <Fact name={say("report_replaced")}>{report.coverage.replaced}</Fact>
      <Fact name={say("plan_ruleSet")}>
        <code>{draw.engine}</code>
      </Fact>
      <Fact name={say("report_batchHash")}>
        <code className="break">{draw.batchHash}</code>
      </Fact>
      <Fact name={say("report_log")}>
        {broken === null ? count("report_logWhole", entries) : say("report_logBroken", { n: broken })}
      </Fact>
    </Facts>
  );
}

/** How often each code rings over the whole batch: counted, not estimated. */
export function ReportFiring({ report }: { report: AuditReport }) {
  const { language, say } = useWords();
  const { codes, checked } = report.census;
  const rows = reasonCodeSchema.options.flatMap((code: ReasonCode) => {
    const rings = codes[code];
    return rings ? [{ code, ...rings }] : [];
  });
  if (rows.length === 0) return null;
  const cell = (n: number): string =>
    `${numberWord(n, language)}${say("partSeparator")}${percent(n / checked, language)}`;
  return (
    <section className="box pad firing">
      <h3 className="subtitle">{say("report_firing")}</h3>
      <p className="small-text mute">{say("report_firingNote", { n: checked })}</p>
      <table className="tb">
        <thead>
          <tr>
            <th>{say("report_code")}</th>
            <th className="num">{say("report_asFault")}</th>
            <th className="num">{say("report_asAny")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, answers, faults }) => (
            <tr key={code}>
              <td>
                <code>{code}</code>
              </td>
              <td className="num">{cell(faults)}</td>
              <td className="num">{cell(answers)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
