import type { SourceIndex } from "../evidence/passages";
import type { Standing } from "../evidence/standing";
import { echoesInput, judgeTold, saysFactor, type ToldVerdict } from "../evidence/told-results";
import { isValue } from "../facts/quantities";
import { readToldResults, type ToldResult } from "../facts/told-results";
import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import type { Claim } from "./rule";

/** A told result of a claim; `verdict` once it was judged, null where nothing decides it. */
export interface Told {
  told: ToldResult;
  verdict?: ToldVerdict | null;
}

interface Answered {
  question: string;
  questionQuantities: readonly Quantity[];
  cited(claim: Claim): SourceIndex[];
  weigh(claim: Claim, quantity: Quantity): Standing;
}

/** The told results of claims, each read and judged once. `standing` tells the basis of an input. */
export function readTold(
  answered: Answered,
  standing: (claim: Claim, quantity: Quantity) => Standing,
): { toldIn(claim: Claim): Told[]; judged(claim: Claim, one: Told): ToldVerdict | null } {
  const kept = new Map<Claim, Told[]>();
  const toldIn = (claim: Claim): Told[] => {
    const known = kept.get(claim);
    if (known) return known;
    const local = claim.quantities.map((quantity) => move(quantity, -claim.start));
    const back = new Map(local.map((quantity, i) => [quantity, claim.quantities[i] as Quantity] as const));
    const out = readToldResults(claim.text, local).map((one) => ({
      told: {
        ...move(one, claim.start),
        quantity: one.quantity && (back.get(one.quantity) ?? null),
        inputs: one.inputs.map((input) => back.get(input) ?? move(input, claim.start)),
      },
    }));
    kept.set(claim, out);
    return out;
  };

  /** The verdict on a told result, where the sources do not settle its value themselves. */
  const judged = (claim: Claim, one: Told): ToldVerdict | null => {
    if (one.verdict !== undefined) return one.verdict;
    // A result that is an input of its own input is none.
    one.verdict = null;
    const { told } = one;
    const { quantity } = told;
    const weighed = quantity && answered.weigh(claim, quantity);
    const about = claim.text.length <= PHRASE ? `${claim.text} ${answered.question}` : claim.text;
    const cited = answered.cited(claim);
    if (cited.length === 0) return null;
    // "doubled", 翻了一倍: no value that a source would state.
    const inWords = quantity === null || (told.kind === "times" && told.text !== quantity.text);
    if (inWords ? saysFactor(cited, about) : !isOpen(weighed, told)) return null;
    const further = [...claim.quantities, ...answered.questionQuantities].filter(
      (other) => other !== quantity && isValue(other) && (other.kind === "date") === (told.kind === "days"),
    );
    const verdict = judgeTold({
      told,
      about,
      others: further.some(({ kind }) => kind !== "time"),
      cited,
      standing: (input) => (claim.quantities.includes(input) ? standing(claim, input) : answered.weigh(claim, input)),
    });
    // The source's only two values need not be those that "doubled" speaks of: that they do not give it proves nothing.
    const proves = !inWords || told.plain || told.exact || quantity !== null;
    one.verdict = verdict?.holds || proves ? verdict : null;
    return one.verdict;
  };

  return { toldIn, judged };
}

/** Claims of fewer words are phrases, which are about what the question names. */
const PHRASE = 48;

/**
 * Whether the sources leave a told value open: it stands in none of them as such, or is one of the values that it was made of. Where
 * nothing in the claim's words joins the inputs, only a value that stands nowhere is judged by them.
 */
function isOpen(weighed: Standing | null, told: ToldResult): boolean {
  if (!weighed) return false;
  if (weighed.kind === "absent") return true;
  const joined = told.plain || (told.kind === "times" && told.inputs.length > 0);
  if (joined && ["open", "elsewhere", "unit"].includes(weighed.kind)) return true;
  return echoesInput(told, weighed);
}

/** A told result as a standing of its value. */
export function standingOf({ told, holds, formula, bases }: ToldVerdict): Standing {
  if (!holds) return { kind: "operand" };
  return { kind: "computed", explanation: { formula: `${formula} = ${told.quantity?.text ?? told.text}`, bases } };
}

/** A range moved by so many UTF-16 units. */
export const move = <T extends Span>(span: T, by: number): T => ({
  ...span,
  start: span.start + by,
  end: span.end + by,
});
