import type { Gate } from "../model/gate";
import type { Language } from "../model/settings";
import { limitWord, percent } from "./audit";
import { message, plural } from "./catalogue";

/** What is known of a gate, as `judgeGates` (lib/audit/gates.ts) gives it. */
export interface Judged {
  gate: Gate;
  outcome: "met" | "failed" | "not-shown";
  part: number;
  of: number;
  byPoint: boolean | null;
  ruledOut: number | null;
  more: number | null;
}

/** Why a gate stands as it does, and what would decide it. */
export function gateSentences(judged: Judged, language: Language): string[] {
  const { gate, outcome, part, of, byPoint, ruledOut, more } = judged;
  if (byPoint === null) return [message(language, "gate_nothing")];
  const clean = gate.kind !== "groundedness" && part === 0 && ruledOut !== null;
  if (clean) {
    const bound = limitWord(gate.kind === "zero" ? gate.rulesOut : gate.atMost, language);
    if (outcome === "met") return [plural(language, "gate_shown", of, { rate: percent(ruledOut, language) })];
    return [
      plural(language, "gate_clean", of, { rate: percent(ruledOut, language) }),
      ...(more === null ? [] : [plural(language, "gate_moreClean", more, { rate: bound })]),
    ];
  }
  if (gate.kind === "zero") return [message(language, "gate_faultsFound")];
  const counted =
    gate.kind === "groundedness"
      ? message(language, "gate_claims", { part, of })
      : message(language, "gate_answers", { part, of });
  const held = (
    {
      met: "gate_bothMeet",
      failed: "gate_neither",
      "not-shown": byPoint ? "gate_pointOnly" : "gate_intervalOpen",
    } as const
  )[outcome];
  return [counted, message(language, held), ...(more === null ? [] : [plural(language, "gate_more", more)])];
}
