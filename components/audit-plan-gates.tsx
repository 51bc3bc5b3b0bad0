import { useState } from "react";
import { CRITICAL_STRATA } from "../lib/audit/strata";
import type { Gate } from "../lib/model/gate";
import { gateWord, limitWord } from "../lib/wording/audit";
import type { MessageKey } from "../lib/wording/catalogue";
import { Button, IconButton } from "./button";
import { NumberField } from "./number-field";
import { useWords } from "./words";

const KINDS = {
  groundedness: "report_groundedness",
  zero: "gate_zero",
  faulty: "report_faulty",
  partly: "report_partly",
  refused: "report_declined",
  "false-refusals": "report_falseRefusals",
} as const satisfies Record<string, MessageKey>;
type Kind = keyof typeof KINDS;
const NAMES = Object.keys(KINDS) as Kind[];

/** Conditions of acceptance, fixed with the draw. */
export function PlanGates({ gates, onChange }: { gates: readonly Gate[]; onChange: (gates: readonly Gate[]) => void }) {
  const { language, say } = useWords();
  const [kind, setKind] = useState<Kind>("faulty");
  const [limit, setLimit] = useState(5);
  const [scope, setScope] = useState<"all" | "critical">("all");
  return (
    <section className="box pad stack">
      <h3 className="subtitle">{say("plan_gates")}</h3>
      <p className="small-text mute">{say("plan_gatesNote")}</p>
      <ul className="stack">
        {gates.map((gate, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same condition may stand twice
          <li key={at} className="row">
            <span className="grow">
              {gateWord(gate, language)}
              {gate.kind === "zero" && (
                <span className="mute">
                  {say("partSeparator")}
                  {say("plan_ruleOut", { rate: limitWord(gate.rulesOut, language) })}
                </span>
              )}
            </span>
            <IconButton
              icon="x"
              name={say("plan_gateRemove", { gate: gateWord(gate, language) })}
              onClick={() => onChange(gates.filter((_, index) => index !== at))}
            />
          </li>
        ))}
      </ul>
      <div className="row plan-fields">
        <label className="row">
          {say("plan_gateKind")}
          <select value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
            {NAMES.map((name) => (
              <option key={name} value={name}>
                {say(KINDS[name])}
              </option>
            ))}
          </select>
        </label>
        <NumberField
          label={say("plan_gateRate")}
          value={limit}
          least={0.1}
          most={99.9}
          step={0.1}
          onChange={setLimit}
        />
        <label className="row">
          {say("plan_gateScope")}
          <select value={scope} onChange={({ target }) => setScope(target.value as "all" | "critical")}>
            <option value="all">{say("plan_gateAll")}</option>
            <option value="critical">{say("plan_gateCritical")}</option>
          </select>
        </label>
        <Button onClick={() => onChange([...gates, gateOf(kind, limit / 100, scope)])}>{say("plan_gateAdd")}</Button>
      </div>
    </section>
  );
}

function gateOf(kind: Kind, limit: number, scope: "all" | "critical"): Gate {
  const within = scope === "all" ? {} : { strata: [...CRITICAL_STRATA] };
  if (kind === "groundedness") return { kind, atLeast: limit, ...within };
  if (kind === "zero") return { kind, rulesOut: limit, ...within };
  return { kind: "rate", of: kind, atMost: limit, ...within };
}
