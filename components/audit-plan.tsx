import { useEffect, useMemo, useState } from "react";
import { CRITICAL_WORDS } from "../lib/audit/critical-topics";
import type { Desk } from "../lib/audit/desk/desk";
import { type DrawActions, strataOf } from "../lib/audit/desk/drawing";
import { USUAL_GATES } from "../lib/audit/gates";
import { PlanError, planFor, type StratumSize } from "../lib/audit/plans";
import { CRITICAL, RISK_STRATA } from "../lib/audit/strata";
import type { Plan } from "../lib/model/draw";
import type { Gate } from "../lib/model/gate";
import type { PlanRequest } from "../lib/model/plan-request";
import { stratumWord } from "../lib/wording/stratum";
import { PlanBuys } from "./audit-plan-buys";
import { PlanFields, type PlanKind, PlanKinds } from "./audit-plan-fields";
import { PlanGates } from "./audit-plan-gates";
import { PlanStrata } from "./audit-plan-strata";
import { Switch } from "./button";
import { NumberField } from "./number-field";
import { useWords } from "./words";

/** Fields of all kinds of plans; those of other kinds than the chosen one keep what was typed. */
export interface PlanDraft {
  kind: PlanKind;
  allocation: "equal" | "proportional" | "neyman" | "own";
  perStratum: number;
  total: number;
  quotas: Readonly<Record<string, number>>;
  n: number;
  /** Percent. */
  rate: number;
  confidence: number;
  level: Extract<PlanRequest, { kind: "iso-2859-1" }>["level"];
  severity: Extract<PlanRequest, { kind: "iso-2859-1" }>["severity"];
  aql: string;
}

const FIRST: PlanDraft = {
  kind: "stratified",
  allocation: "equal",
  perStratum: 20,
  total: 140,
  quotas: {},
  n: 100,
  rate: 5,
  confidence: 0.95,
  level: "II",
  severity: "normal",
  aql: "1.0",
};

/** Quotas of an own plan begin as those that were shown before. */
function requestOf(draft: PlanDraft, strata: ReadonlyMap<string, StratumSize>): PlanRequest {
  const { kind, allocation, perStratum, total, quotas, level, severity, aql } = draft;
  if (kind === "simple") return { kind, n: draft.n };
  if (kind === "zero") return { kind, rate: draft.rate / 100, confidence: draft.confidence };
  if (kind === "iso-2859-1") return { kind, level, severity, aql };
  if (allocation === "equal") return { kind, allocation, perStratum };
  if (allocation === "own")
    return { kind, allocation, quotas: Object.fromEntries([...strata.keys()].map((id) => [id, quotas[id] ?? 0])) };
  return { kind, allocation, total };
}

/** What a plan comes to; undefined where it does not fit. */
function planned(request: PlanRequest, strata: ReadonlyMap<string, StratumSize>): Plan | undefined {
  try {
    return planFor(request, strata);
  } catch (fault) {
    if (fault instanceof PlanError) return undefined;
    throw fault;
  }
}

const NONE: ReadonlySet<number> = new Set();

/** The plan step: what is drawn, what that buys, and the draw itself. */
export function AuditPlan({ desk, actions, engine }: { desk: Desk; actions: DrawActions; engine: string }) {
  const { language, say, count } = useWords();
  const { batch, checked, critical } = desk;
  const [draft, setDraft] = useState(FIRST);
  const [words, setWords] = useState<string>();
  const [blind, setBlind] = useState(true);
  const [second, setSecond] = useState(20);
  const [seed, setSeed] = useState(1);
  const [gates, setGates] = useState<readonly Gate[]>(USUAL_GATES);
  const topics = words?.split("\n").filter((word) => word.trim() !== "");
  useEffect(() => {
    // Counted anew when the words rest, not with each letter.
    const resting = setTimeout(() => actions.onCritical(words?.split("\n")), 400);
    return () => clearTimeout(resting);
  }, [words, actions]);
  const apart = critical?.rows ?? NONE;
  const strata = useMemo(() => strataOf({ batch, checked }, apart), [batch, checked, apart]);
  const request = requestOf(draft, strata);
  const plan = planned(request, strata);
  const change = (part: Partial<PlanDraft>): void => {
    // Own quotas start from what the plan before came to.
    const quotas = part.allocation === "own" && plan?.kind === "stratified" ? { quotas: plan.quotas } : {};
    setDraft({ ...draft, ...quotas, ...part });
  };
  const drawn = plan === undefined ? 0 : sizeOf(plan, strata);
  const unchecked = Math.max(0, (batch?.rows ?? 0) - checked.length);
  return (
    <div className="plan-page">
      <main className="main">
        <div>
          <h2 className="title">{say("plan_title")}</h2>
          <p className="mute">{count("count_answers", batch?.rows ?? 0)}</p>
          {unchecked > 0 && <p className="mute">{count("plan_unchecked", unchecked)}</p>}
        </div>
        <PlanKinds kind={draft.kind} onChange={(kind) => change({ kind })} />
        <PlanFields draft={draft} plan={plan} strata={strata} onChange={change} />
        {draft.kind === "stratified" && plan?.kind === "stratified" && (
          <>
            <PlanStrata
              strata={strata}
              quotas={plan.quotas}
              critical={apart.size}
              {...(draft.allocation === "own"
                ? { onQuota: (id: string, n: number) => change({ quotas: { ...draft.quotas, [id]: n } }) }
                : {})}
            />
            <p className="small-text mute">
              {say("plan_onePlace", {
                list: RISK_STRATA.map((id) => stratumWord(id, language)).join(say("placeSeparator")),
              })}
            </p>
          </>
        )}
        <section className="box pad stack" aria-label={say("plan_options")}>
          <div className="row">
            <Switch
              name={say("plan_critical")}
              on={words !== undefined}
              onChange={(on) => setWords(on ? CRITICAL_WORDS.join("\n") : undefined)}
            />
            <span>{say("plan_critical")}</span>
            {critical !== undefined && (
              <span className="mute">
                {critical.counting ? say("plan_counting") : count("count_answers", critical.rows.size)}
              </span>
            )}
          </div>
          {words !== undefined && (
            <label className="stack">
              <span className="small-text mute">{say("plan_criticalWords")}</span>
              <textarea rows={6} value={words} onChange={({ target }) => setWords(target.value)} />
            </label>
          )}
          <div className="row">
            <Switch name={say("plan_blind")} on={blind} onChange={setBlind} />
            <span>{say("plan_blind")}</span>
          </div>
          <NumberField label={say("plan_second")} value={second} least={0} most={100} onChange={setSecond} />
        </section>
        <PlanGates gates={gates} onChange={setGates} />
      </main>
      <PlanBuys
        desk={desk}
        engine={engine}
        n={drawn + apart.size}
        byChance={drawn}
        lot={[...strata.values()].reduce((sum, { size }) => sum + size, 0)}
        seed={seed}
        onSeed={setSeed}
        onShow={actions.onShow}
        onDraw={() =>
          actions.onDraw({
            request,
            seed,
            blind,
            secondShare: second / 100,
            gates,
            ...(topics === undefined ? {} : { critical: topics }),
          })
        }
        ready={
          drawn + apart.size > 0 &&
          critical?.counting !== true &&
          desk.drawing !== "running" &&
          desk.checking?.state !== "running"
        }
      />
    </div>
  );
}

/** Answers that are drawn by chance. */
function sizeOf(plan: Plan, strata: ReadonlyMap<string, StratumSize>): number {
  if (plan.kind === "stratified") return Object.values(plan.quotas).reduce((sum, n) => sum + n, 0);
  const lot = [...strata].reduce((sum, [id, { size }]) => (id === CRITICAL ? sum : sum + size), 0);
  return Math.min(plan.n, lot);
}
