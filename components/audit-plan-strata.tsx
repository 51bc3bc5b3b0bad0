import type { StratumSize } from "../lib/audit/plans";
import { rateRuledOut } from "../lib/audit/statistics/zero-faults";
import { CRITICAL, CRITICAL_STRATA } from "../lib/audit/strata";
import { numberWord, percent } from "../lib/wording/audit";
import { stratumWord } from "../lib/wording/stratum";
import { NumberField } from "./number-field";
import { ScrollBox } from "./scroll-box";
import { useWords } from "./words";

interface StrataProps {
  strata: ReadonlyMap<string, StratumSize>;
  quotas: Readonly<Record<string, number>>;
  /** Answers on critical topics, which are taken whole. */
  critical: number;
  /** Where quotas are the person's own. */
  onQuota?: (stratum: string, n: number) => void;
}

/** Risk categories with their sizes, what is drawn of each, what that stands for and what it would show. */
export function PlanStrata({ strata, quotas, critical, onQuota }: StrataProps) {
  const { language, say } = useWords();
  const most = Math.max(1, ...[...strata.values()].map(({ size }) => size));
  const total = [...strata.values()].reduce((sum, { size }) => sum + size, critical);
  const drawn = [...strata.keys()].reduce((sum, id) => sum + (quotas[id] ?? 0), critical);
  return (
    <ScrollBox name={say("plan_categories")}>
      <table className="tb">
        <thead>
          <tr>
            <th>{say("plan_colCategory")}</th>
            <th className="num">{say("plan_colAnswers")}</th>
            <th className="share-col">{say("plan_colShare")}</th>
            <th className="num">{say("plan_colDraw")}</th>
            <th className="num">{say("plan_colWeight")}</th>
            <th className="num">{say("plan_colClean")}</th>
          </tr>
        </thead>
        <tbody>
          {critical > 0 && (
            <tr>
              <td>
                {stratumWord(CRITICAL, language)} <CriticalTag />
              </td>
              <td className="num">{numberWord(critical, language)}</td>
              <td>
                <Bar share={critical / most} />
              </td>
              <td className="num">{numberWord(critical, language)}</td>
              <td className="num">{numberWord(1, language, 2)}</td>
              <td className="num">{percent(0, language)}</td>
            </tr>
          )}
          {[...strata].map(([id, { size }]) => {
            const n = quotas[id] ?? 0;
            return (
              <tr key={id}>
                <td>
                  {stratumWord(id, language)} {CRITICAL_STRATA.includes(id) && <CriticalTag />}
                </td>
                <td className="num">{numberWord(size, language)}</td>
                <td>
                  <Bar share={size / most} />
                </td>
                <td className="num">
                  {onQuota === undefined ? (
                    numberWord(n, language)
                  ) : (
                    <NumberField
                      value={n}
                      least={0}
                      most={size}
                      name={say("plan_drawOf", { stratum: stratumWord(id, language) })}
                      onChange={(value) => onQuota(id, value)}
                    />
                  )}
                </td>
                <td className="num">{n === 0 ? say("nothing") : numberWord(size / n, language, 2)}</td>
                <td className="num">
                  {n === 0 ? say("nothing") : percent(n >= size ? 0 : rateRuledOut(n, 0.95, size), language)}
                </td>
              </tr>
            );
          })}
          <tr className="strong">
            <td>{say("plan_total")}</td>
            <td className="num">{numberWord(total, language)}</td>
            <td />
            <td className="num">{numberWord(drawn, language)}</td>
            <td className="num mute">{say("nothing")}</td>
            <td className="num mute">{say("nothing")}</td>
          </tr>
        </tbody>
      </table>
    </ScrollBox>
  );
}

function CriticalTag() {
  const { say } = useWords();
  return <span className="tag">{say("plan_criticalTag")}</span>;
}

/** A bar beside its number, for the eye alone. */
function Bar({ share }: { share: number }) {
  return (
    <svg className="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className="bar-ground" width="100" height="8" />
      <rect className="bar-value" width={100 * share} height="8" />
    </svg>
  );
}
