import { AQL_PERCENT, type IsoPlan, isoPlan, LEVELS, SEVERITIES_OF_INSPECTION } from "../lib/audit/iso-2859";
import type { StratumSize } from "../lib/audit/plans";
import { CONFIDENCES } from "../lib/audit/statistics/intervals";
import type { Plan } from "../lib/model/draw";
import { INSPECTIONS, limitWord } from "../lib/wording/audit";
import type { MessageKey } from "../lib/wording/catalogue";
import type { PlanDraft } from "./audit-plan";
import { Segmented } from "./button";
import { NumberField } from "./number-field";
import { useWords } from "./words";

const KINDS = [
  ["stratified", "plan_stratified", "plan_stratifiedNote"],
  ["simple", "plan_simple", "plan_simpleNote"],
  ["zero", "plan_zero", "plan_zeroNote"],
  ["iso-2859-1", "plan_iso", "plan_isoNote"],
] as const satisfies readonly (readonly [string, MessageKey, MessageKey])[];
export type PlanKind = (typeof KINDS)[number][0];

/** The four kinds of plans, one of them chosen. */
export function PlanKinds({ kind, onChange }: { kind: PlanKind; onChange: (kind: PlanKind) => void }) {
  const { say } = useWords();
  return (
    <fieldset className="plans" aria-label={say("plan_kind")}>
      {KINDS.map(([id, name, note]) => (
        <label key={id} className={id === kind ? "plan on" : "plan"}>
          <span className="row strong">
            <input type="radio" name="plan" checked={id === kind} onChange={() => onChange(id)} />
            {say(name)}
          </span>
          <span className="small-text mute">{say(note)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface FieldsProps {
  draft: PlanDraft;
  plan: Plan | undefined;
  strata: ReadonlyMap<string, StratumSize>;
  onChange: (part: Partial<PlanDraft>) => void;
}

/** What the chosen kind of plan wants to know, and what that comes to. */
export function PlanFields({ draft, plan, strata, onChange }: FieldsProps) {
  const { say, count } = useWords();
  if (plan === undefined) return <p className="bar-note">{say("plan_bad")}</p>;
  if (draft.kind === "simple")
    return <NumberField label={say("plan_n")} value={draft.n} least={1} onChange={(n) => onChange({ n })} />;
  if (draft.kind === "zero")
    return (
      <div className="stack">
        <div className="row plan-fields">
          <NumberField
            label={say("plan_rate")}
            value={draft.rate}
            least={0.1}
            most={50}
            step={0.1}
            onChange={(rate) => onChange({ rate })}
          />
          <Confidence draft={draft} onChange={onChange} />
        </div>
        {plan.kind === "zero" && <p className="strong">{count("plan_zeroResult", plan.n)}</p>}
      </div>
    );
  if (draft.kind === "iso-2859-1") return <IsoFields draft={draft} strata={strata} onChange={onChange} />;
  return <Allocation draft={draft} onChange={onChange} />;
}

type Part = Pick<FieldsProps, "draft" | "onChange">;

function Confidence({ draft, onChange }: Part) {
  const { language, say } = useWords();
  return (
    <span className="row">
      {say("plan_confidence")}
      <Segmented
        name={say("plan_confidence")}
        value={String(draft.confidence)}
        options={CONFIDENCES.map((share) => [String(share), limitWord(share, language)] as const)}
        onChange={(share) => onChange({ confidence: Number(share) })}
      />
    </span>
  );
}

function Allocation({ draft, onChange }: Part) {
  const { say } = useWords();
  const { allocation } = draft;
  return (
    <div className="stack">
      <div className="row plan-fields">
        <h3 className="subtitle grow">{say("plan_categories")}</h3>
        {allocation === "equal" && (
          <NumberField
            label={say("plan_perStratum")}
            value={draft.perStratum}
            least={1}
            onChange={(perStratum) => onChange({ perStratum })}
          />
        )}
        {(allocation === "proportional" || allocation === "neyman") && (
          <NumberField
            label={say("plan_totalField")}
            value={draft.total}
            least={1}
            onChange={(total) => onChange({ total })}
          />
        )}
        <Segmented
          name={say("plan_allocation")}
          value={allocation}
          options={[
            ["equal", say("plan_equal")],
            ["proportional", say("plan_proportional")],
            ["neyman", say("plan_neyman")],
            ["own", say("plan_own")],
          ]}
          onChange={(next) => onChange({ allocation: next })}
        />
      </div>
      {allocation === "neyman" && <p className="small-text mute">{say("plan_neymanNote")}</p>}
    </div>
  );
}

const RULES = ["plan_switch1", "plan_switch2", "plan_switch3", "plan_switch4", "plan_switch5"] as const;

function IsoFields({ draft, strata, onChange }: Omit<FieldsProps, "plan">) {
  const { say } = useWords();
  const { level, severity, aql } = draft;
  const lot = [...strata.values()].reduce((sum, { size }) => sum + size, 0);
  const found: IsoPlan = isoPlan(lot, level, aql, severity);
  return (
    <div className="stack">
      <div className="row plan-fields">
        <label className="row">
          {say("plan_level")}
          <select value={level} onChange={({ target }) => onChange({ level: target.value as typeof level })}>
            {LEVELS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label className="row">
          {say("plan_aql")}
          <select value={aql} onChange={({ target }) => onChange({ aql: target.value })}>
            {AQL_PERCENT.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <Segmented
          name={say("plan_severity")}
          value={severity}
          options={SEVERITIES_OF_INSPECTION.map((one) => [one, say(INSPECTIONS[one])] as const)}
          onChange={(next) => onChange({ severity: next })}
        />
      </div>
      <p className="strong">
        {say("plan_isoResult", {
          letter: found.letter,
          table: found.table,
          n: found.n,
          accept: found.accept,
          reject: found.reject,
        })}
      </p>
      {found.planLetter !== found.letter && (
        <p>{say("plan_isoArrow", { from: found.letter, letter: found.planLetter })}</p>
      )}
      {found.n >= lot && <p>{say("plan_isoFull")}</p>}
      <details className="small-text mute">
        <summary>{say("plan_switching")}</summary>
        <ul className="bullets">
          {RULES.map((rule) => (
            <li key={rule}>{say(rule)}</li>
          ))}
        </ul>
      </details>
      <p className="small-text faint">{say("plan_isoSource")}</p>
    </div>
  );
}
