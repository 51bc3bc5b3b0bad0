import type { AuditReport } from "../lib/audit/report";
import { SEVERITY } from "../lib/model/reasons";
import { intervalWord, numberWord, percent, shareWord } from "../lib/wording/audit";
import { label } from "../lib/wording/label";
import { stratumWord } from "../lib/wording/stratum";
import { Icon } from "./icon";
import { ScrollBox } from "./scroll-box";
import { useWords } from "./words";

interface Whisker {
  rate: number | null;
  interval: { low: number; high: number } | null;
}

/** Faulty answers by risk category: counts, and an interval on a common axis. Solid where it is the whole batch. */
export function ReportStrata({ report }: { report: AuditReport }) {
  const { language, say, count } = useWords();
  const { strata, faulty } = report;
  const highest = Math.max(0.1, ...[...strata, faulty].map((row) => row?.interval?.high ?? 0));
  const end = Math.min(1, Math.ceil(highest * 10) / 10);
  const uncovered = faulty?.uncovered ?? 0;
  return (
    <section className="box pad">
      <h3 className="subtitle">{say("report_byRisk")}</h3>
      <p className="small-text mute">{say("report_byRiskNote")}</p>
      <ScrollBox plain name={say("report_byRisk")}>
        <table className="tb strata">
          <thead>
            <tr>
              <th>{say("report_category")}</th>
              <th className="num">{say("report_inBatch")}</th>
              <th className="num">{say("report_faulty")}</th>
              <td className="plot-col">
                <span className="axis" aria-hidden="true">
                  {[0, 0.25, 0.5, 0.75, 1].map((part) => (
                    <span key={part}>{numberWord(100 * part * end, language)}</span>
                  ))}
                </span>
              </td>
              <th className="num">{say("report_rate")}</th>
              <th className="num">{say("report_interval")}</th>
            </tr>
          </thead>
          <tbody>
            {strata.map((row) => (
              <tr key={row.id}>
                <td>{stratumWord(row.id, language)}</td>
                <td className="num">{numberWord(row.size, language)}</td>
                <td className="num nowrap">
                  {row.faulty}/{row.decided}
                </td>
                <td>
                  <Plot of={row} end={end} />
                </td>
                <td className="num nowrap">{percent(row.rate, language)}</td>
                <td className="num nowrap mute">{intervalWord(row.interval, language)}</td>
              </tr>
            ))}
            <tr className="strong">
              <td>{say("report_whole")}</td>
              <td className="num">{numberWord(faulty?.covered ?? 0, language)}</td>
              <td className="num nowrap">
                {strata.reduce((sum, row) => sum + row.faulty, 0)}/{faulty?.drawn ?? 0}
              </td>
              <td>{faulty !== null && <Plot of={faulty} end={end} whole />}</td>
              <td className="num nowrap">{percent(faulty?.rate ?? null, language)}</td>
              <td className="num nowrap mute">{intervalWord(faulty?.interval ?? null, language)}</td>
            </tr>
          </tbody>
        </table>
      </ScrollBox>
      {uncovered > 0 && <p className="small-text mute gap-above">{count("report_uncovered", uncovered)}</p>}
    </section>
  );
}

/** Point and interval on an axis from 0 to `end`; the numbers beside it say the same. */
function Plot({ of: { rate, interval }, end, whole = false }: { of: Whisker; end: number; whole?: boolean }) {
  const at = (share: number): string => `${Math.min(100, (100 * share) / end)}%`;
  return (
    <svg className="plot" aria-hidden="true">
      {[0, 25, 50, 75, 100].map((x) => (
        <line key={x} className="grid" x1={`${x}%`} x2={`${x}%`} y1="0" y2="100%" />
      ))}
      {interval !== null && rate !== null && (
        <>
          <line className="whisker" x1={at(interval.low)} x2={at(interval.high)} y1="50%" y2="50%" />
          {[interval.low, interval.high].map((share, side) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two ends, which may be equal
            <line key={side} className="whisker" x1={at(share)} x2={at(share)} y1="28%" y2="72%" />
          ))}
          <circle className={whole ? "dot whole" : "dot"} cx={at(rate)} cy="50%" r="4.2" />
        </>
      )}
    </svg>
  );
}

const STATES = ["supported", "contradicted", "unsupported", "unchecked"] as const;

/** Claims of the reviewed answers in four states, each with a filling of its own. */
export function ReportClaims({ report }: { report: AuditReport }) {
  const { language, say } = useWords();
  const { reviewed, checks, groundedness } = report.claims;
  const total = STATES.reduce((sum, state) => sum + reviewed[state], 0);
  const checkable = total - reviewed.unchecked;
  let x = 0;
  return (
    <section className="box pad">
      <h3 className="subtitle">{say("report_claims")}</h3>
      <p className="small-text mute">
        {say("report_claimsNote", { n: total, answers: report.coverage.decided + report.coverage.cannotTell })}
      </p>
      <svg className="stacked" aria-hidden="true">
        {STATES.map((state) => {
          const width = total === 0 ? 0 : (100 * reviewed[state]) / total;
          x += width;
          return <rect key={state} className={`fill-${state}`} x={`${x - width}%`} width={`${width}%`} height="100%" />;
        })}
      </svg>
      <Patterns />
      <dl className="legend">
        {STATES.map((state) => (
          <div key={state}>
            <dt>
              <svg className="swatch" aria-hidden="true">
                <rect className={`fill-${state}`} width="14" height="14" />
              </svg>
              {say(`severity_${state}`)}
            </dt>
            <dd>
              {numberWord(reviewed[state], language)}{" "}
              <span className="mute">
                {state === "unchecked" || checkable === 0
                  ? say("nothing")
                  : percent(reviewed[state] / checkable, language)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <dl className="pairs gap-above">
        <div>
          <dt>{say("report_groundedness")}</dt>
          <dd>
            {percent(groundedness?.rate ?? null, language)}{" "}
            <span className="mute">{intervalWord(groundedness?.interval ?? null, language)}</span>
          </dd>
        </div>
        <div>
          <dt>{say("report_checksSay")}</dt>
          <dd>
            {shareWord(
              { part: checks.supported, of: checks.supported + checks.contradicted + checks.unsupported },
              language,
            )}
          </dd>
        </div>
      </dl>
      <p className="small-text mute">{say("report_groundednessNote")}</p>
    </section>
  );
}

/** Fillings that tell the states apart without colour, on screen and on paper. */
function Patterns() {
  return (
    <svg className="defs" aria-hidden="true">
      <defs>
        <pattern id="hatch-contradicted" width="4" height="4" patternUnits="userSpaceOnUse">
          <rect width="4" height="4" className="ground-contradicted" />
          <path d="M0 0 4 4M4 0 0 4" className="line-surface" />
        </pattern>
        <pattern id="hatch-unsupported" width="5" height="5" patternUnits="userSpaceOnUse">
          <rect width="5" height="5" className="ground-surface" />
          <path d="M-1 1 1 -1M0 5 5 0M4 6 6 4" className="line-unsupported" />
        </pattern>
        <pattern id="hatch-unchecked" width="4" height="4" patternUnits="userSpaceOnUse">
          <rect width="4" height="4" className="ground-surface" />
          <path d="M1 0V4" className="line-unchecked" />
        </pattern>
        <pattern id="hatch-refuted" width="5" height="5" patternUnits="userSpaceOnUse">
          <rect width="5" height="5" className="ground-surface" />
          <path d="M-1 1 1 -1M0 5 5 0M4 6 6 4" className="line-text" />
        </pattern>
      </defs>
    </svg>
  );
}

/** What the checks found in the sample, code by code, against what people made of it. */
export function ReportCodes({ report }: { report: AuditReport }) {
  const { language, say } = useWords();
  const { codes } = report.detection;
  const most = Math.max(1, ...codes.map(({ of }) => of.confirmed + of.refuted + of.open));
  const share = (n: number): string => `${(100 * n) / most}%`;
  return (
    <section className="box pad">
      <h3 className="subtitle">{say("report_found")}</h3>
      <p className="small-text mute">{say("report_foundNote")}</p>
      {codes.length === 0 ? (
        <p className="gap-above">{say("report_noFindings")}</p>
      ) : (
        <ScrollBox plain name={say("report_found")}>
          <table className="tb">
            <thead>
              <tr>
                <th>{say("report_code")}</th>
                <th className="share-col">{say("report_findings")}</th>
                <th className="num">{say("report_confirmed")}</th>
                <th className="num">{say("report_refuted")}</th>
                <th className="num">{say("report_missed")}</th>
              </tr>
            </thead>
            <tbody>
              {codes.map(({ code, of }) => (
                <tr key={code}>
                  <td>
                    <span className="row">
                      <span className={SEVERITY[code]}>
                        <Icon name={SEVERITY[code]} small />
                      </span>
                      <span>
                        {label(code, language)} <code className="block">{code}</code>
                      </span>
                    </span>
                  </td>
                  <td>
                    <svg className="bars" aria-hidden="true">
                      <rect className="bar-confirmed" width={share(of.confirmed)} height="12" />
                      <rect className="bar-refuted" x={share(of.confirmed)} width={share(of.refuted)} height="12" />
                      <rect
                        className="bar-open"
                        x={share(of.confirmed + of.refuted)}
                        width={share(of.open)}
                        height="12"
                      />
                    </svg>
                  </td>
                  <td className="num">{of.confirmed}</td>
                  <td className="num">{of.refuted}</td>
                  <td className="num">{of.missed}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </section>
  );
}
