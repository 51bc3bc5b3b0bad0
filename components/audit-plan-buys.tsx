import { useState } from "react";
import type { Desk } from "../lib/audit/desk/desk";
import { GENERATOR } from "../lib/audit/random";
import { wilson } from "../lib/audit/statistics/intervals";
import { cleanNeeded } from "../lib/audit/statistics/zero-faults";
import type { Draw } from "../lib/model/draw";
import { limitWord, numberWord, percent, planWord } from "../lib/wording/audit";
import { timeWord } from "../lib/wording/time";
import { Button } from "./button";
import { NumberField } from "./number-field";
import { useWords } from "./words";

/** Seconds on an answer that a plan counts with until reviewers have shown their own pace. */
const SECONDS = 90;
const RATES = [0.05, 0.02, 0.01];

interface BuysProps {
  desk: Desk;
  engine: string;
  /** Answers of the sample; those of them that are drawn by chance, from a lot of `lot`. */
  n: number;
  byChance: number;
  lot: number;
  seed: number;
  ready: boolean;
  onSeed: (seed: number) => void;
  onDraw: () => void;
  onShow: (draw: Draw) => void;
}

/** What the sample would show, and the button that draws it. */
export function PlanBuys({ desk, engine, n, byChance, lot, seed, ready, onSeed, onDraw, onShow }: BuysProps) {
  const { language, say, count } = useWords();
  const [faulty, setFaulty] = useState(5);
  const interval = wilson((byChance * faulty) / 100, byChance, 0.95, Math.max(lot, byChance));
  const seconds = paceOf(desk);
  return (
    <aside className="plan-buys">
      <h2 className="subtitle">{say("plan_buys")}</h2>
      <div>
        <p className="figure">{numberWord(n, language)}</p>
        <p className="mute">
          {count("plan_time", n, { hours: numberWord((n * seconds) / 3600, language, 1), seconds })}
        </p>
      </div>
      <div className="stack">
        <p className="strong">{say("plan_ifFaulty", { rate: limitWord(faulty / 100, language) })}</p>
        <p className="small-text mute">{say("plan_ifFaultyNote")}</p>
        {interval !== null && (
          <>
            <Reach low={interval.low} high={interval.high} at={faulty / 100} />
            <p>{say("range_to", { low: percent(interval.low, language), high: percent(interval.high, language) })}</p>
          </>
        )}
        <NumberField label={say("plan_expected")} value={faulty} least={0} most={100} step={0.5} onChange={setFaulty} />
      </div>
      <div>
        <h3 className="strong">{say("plan_cleanNeeded")}</h3>
        <dl className="pairs">
          {RATES.map((rate) => (
            <div key={rate}>
              <dt>{say("plan_ruleOut", { rate: limitWord(rate, language) })}</dt>
              <dd>{lot === 0 ? say("nothing") : numberWord(cleanNeeded(rate, 0.95, lot), language)}</dd>
            </div>
          ))}
        </dl>
        <p className="small-text mute">{say("plan_lot", { n: lot })}</p>
      </div>
      <dl className="pairs">
        <div>
          <dt>
            <label htmlFor="seed">{say("plan_seed")}</label>
          </dt>
          <dd>
            <input
              id="seed"
              className="number"
              type="number"
              min={0}
              step={1}
              value={seed}
              onChange={({ target }) => onSeed(Math.max(0, Math.round(Number(target.value) || 0)))}
            />
          </dd>
        </div>
        <div>
          <dt>{say("plan_generator")}</dt>
          <dd>
            <code>{GENERATOR}</code>
          </dd>
        </div>
        <div>
          <dt>{say("plan_batch")}</dt>
          <dd>
            <code title={desk.batch?.hash}>{desk.batch?.hash?.slice(0, 12)}</code>
          </dd>
        </div>
        <div>
          <dt>{say("plan_ruleSet")}</dt>
          <dd>
            <code>{engine}</code>
          </dd>
        </div>
      </dl>
      <div className="stack">
        <Button kind="primary" onClick={onDraw} disabled={!ready} className="wide">
          {desk.drawing === "running" ? say("plan_drawing") : n === 0 ? say("plan_drawNone") : count("plan_draw", n)}
        </Button>
        <p className="small-text mute" role="status">
          {desk.drawing === "failed" ? say("plan_failed") : say("plan_stored")}
        </p>
      </div>
      {desk.draws.length > 0 && (
        <div className="stack">
          <h3 className="strong">{say("plan_earlier")}</h3>
          <ul className="stack">
            {desk.draws.map((draw) => (
              <li key={draw.id} className="row">
                <span className="grow small-text">
                  {timeWord(draw.drawnAt, language)}
                  {say("partSeparator")}
                  {planWord(draw.plan, draw.items.length, language)}
                  {say("partSeparator")}
                  {say("plan_seed")} {draw.seed}
                </span>
                {draw.id === desk.draw?.id ? (
                  <span className="tag">{say("plan_shown")}</span>
                ) : (
                  <Button onClick={() => onShow(draw)}>{say("plan_show")}</Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}

/** Median of the seconds that reviewers took so far. */
function paceOf({ marks }: Desk): number {
  const seconds = marks.map((mark) => mark.seconds).sort((a, b) => a - b);
  return marks.length < 5 ? SECONDS : (seconds[Math.floor(seconds.length / 2)] ?? SECONDS);
}

/** An interval on an axis from 0 to a round end beyond it; the words beside it say the same. */
function Reach({ low, high, at }: { low: number; high: number; at: number }) {
  const { language } = useWords();
  const end = [0.1, 0.2, 0.4, 1].find((one) => high <= one) ?? 1;
  const x = (share: number): number => (100 * share) / end;
  return (
    <div aria-hidden="true">
      <svg className="reach" aria-hidden="true" viewBox="0 0 100 20" preserveAspectRatio="none">
        <rect className="reach-range" x={x(low)} y="6" width={x(high) - x(low)} height="8" />
        <rect className="reach-at" x={Math.max(0, x(at) - 0.5)} y="1" width="1" height="18" />
      </svg>
      <div className="axis">
        {[0, 0.25, 0.5, 0.75, 1].map((part) => (
          <span key={part}>{limitWord(part * end, language)}</span>
        ))}
      </div>
    </div>
  );
}
