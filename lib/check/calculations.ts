import { type Asking, type Basis, explain } from "../evidence/explain";
import { operandFrom } from "../evidence/explain-text";
import type { Operand } from "../evidence/operand";
import type { SourceIndex } from "../evidence/passages";
import type { Standing } from "../evidence/standing";
import type { ToldVerdict } from "../evidence/told-results";
import { readStatements, type Statement } from "../facts/arithmetic";
import type { Term } from "../facts/calculation-tokens";
import { readComparisons } from "../facts/comparisons";
import { isValue } from "../facts/quantities";
import { equals, multiply, whole } from "../facts/rational";
import { isExample, readSupposed } from "../facts/supposed";
import type { ToldResult } from "../facts/told-results";
import type { Quantity } from "../model/quantity";
import { overlaps } from "../model/span";
import { formsOf, key, placeOf, valuesOf } from "./input-places";
import type { Claim } from "./rule";
import { move, readTold, standingOf } from "./told";

/** An arithmetic statement of the answer and whether its inputs have a basis. Offsets are those of the answer. */
export interface Calculation {
  statement: Statement;
  /** The first input that stands neither in the cited sources nor in the question, nor follows from an earlier step. */
  missing: Term | null;
  /** The first step without a basis, or false, whose result the calculation starts from; null where there is none. */
  root: Calculation | null;
  /** Where the inputs stand. */
  bases: Basis[];
}

/** A value of a claim, and the step that it builds on, which is false or has no basis. */
export interface Unfounded {
  quantity: Quantity;
  step: Calculation;
}

interface Answered {
  claims: readonly Claim[];
  question: string;
  questionQuantities: readonly Quantity[];
  cited(claim: Claim): SourceIndex[];
  /** What the sources say of the value itself, without looking for a calculation. */
  weigh(claim: Claim, quantity: Quantity): Standing;
}

export interface Calculations {
  stated(claim: Claim): Calculation[];
  /** Results that words of the claim tell ("a 35 % increase", 翻倍), held against their inputs. */
  told(claim: Claim): ToldVerdict[];
  /** Values that only a step without a basis gives. */
  unfounded(claim: Claim): Unfounded[];
  standing(claim: Claim, quantity: Quantity): Standing;
}

/** Numbers that need no source: months, hours, minutes, days, percent and powers of ten of conversions. */
const CONSTANTS = new Set([
  "0",
  "1",
  "2",
  "4",
  "7",
  "12",
  "24",
  "30",
  "31",
  "52",
  "60",
  "100",
  "360",
  "365",
  "366",
  "1000",
  "1024",
  "3600",
  "10000",
  "1000000",
  "100000000",
]);
/** A claim without any of these states no calculation. */
const STATED = /[=＝≈]|等于|得|equals|is equal|\d[^()（）\n]{0,28}[(（][^()（）\n]{0,60}[×✕*xX·⋅+＋加乘]/;
/** Results that the searches of one answer look at in all; under a quarter left, only what is named is searched. */
const BUDGET = 600_000;
/** Earlier values of the answer that a step may start from. */
const MOST_GIVEN = 16;
/** Claims back in which the steps of a calculation are looked for. */
const STEPS_BACK = 6;

/** Joins what the sources say of a value with what follows from them by calculation. Everything is worked out once. */
export function readCalculations(answered: Answered): Calculations {
  const standings = new Map<Quantity, Standing>();
  const known = new Map<Claim, Calculation[]>();
  const budget = { left: BUDGET };

  const stated = (claim: Claim): Calculation[] => {
    const kept = known.get(claim);
    if (kept) return kept;
    const blocked = claim.quantities
      .filter((quantity) => !isValue(quantity) || quantity.kind === "date" || quantity.kind === "time")
      .filter((quantity) => !/^\d+$/.test(quantity.text))
      .map((quantity) => ({ start: quantity.start - claim.start, end: quantity.end - claim.start }));
    const out: Calculation[] = [];
    known.set(claim, out);
    const statements = STATED.test(claim.text) ? readStatements(claim.text, blocked) : [];
    for (const local of statements) {
      const statement = shift(local, claim.start);
      out.push({ statement, ...basisOf(statement, claim, out) });
    }
    return out;
  };

  const asked = new Set(answered.questionQuantities.flatMap(valuesOf).map(key));
  /** Keys of the results of the steps before claim `read` that have a basis: each claim adds its own once. */
  const results = new Set<string>();
  let read = 0;
  const resultsOf = (steps: readonly Calculation[]): string[] =>
    steps
      .filter(({ statement, missing }) => statement.holds && !missing)
      .flatMap(({ statement }) => [key(statement.result.figures), key(statement.result.value)]);

  /** Whether the question, an earlier step or one of the claim's `own` gives a value. */
  const givenBefore = (claim: Claim, own: readonly Calculation[]): ((value: string) => boolean) => {
    for (; read < claim.index; read++)
      for (const result of resultsOf(stated(answered.claims[read] as Claim))) results.add(result);
    const here = new Set(resultsOf(own));
    return (value) => asked.has(value) || results.has(value) || here.has(value);
  };

  const basisOf = (
    statement: Statement,
    claim: Claim,
    own: readonly Calculation[],
  ): Pick<Calculation, "missing" | "root" | "bases"> => {
    const cited = answered.cited(claim);
    const given = givenBefore(claim, own);
    const bases: Basis[] = [];
    let missing: Term | null = null;
    const addends = String(statement.inputs.length - 1);
    for (const term of statement.inputs) {
      const place = placeOf(term, claim, cited);
      if (place) bases.push(place);
      else if (
        !formsOf(term).some(given) &&
        !CONSTANTS.has(key(term.figures)) &&
        key(term.figures) !== addends &&
        !supposedIn(claim).some((quantity) => valuesOf(quantity).some((value) => formsOf(term).includes(key(value)))) &&
        !givenEarlier(claim, term)
      )
        missing ??= term;
    }
    const lacking = missing === null ? [] : formsOf(missing);
    const from = shaky(claim, own, missing?.start ?? 0).findLast(({ statement: { result } }) =>
      [key(result.figures), key(result.value)].some((value) => lacking.includes(value)),
    );
    return { missing, root: from ? (from.root ?? from) : null, bases };
  };

  const suppositions = new Map<Claim, Quantity[]>();
  /** Values that the claim supposes, where the question does not say how many there are. */
  const supposedIn = (claim: Claim): Quantity[] => {
    const kept = suppositions.get(claim);
    if (kept) return kept;
    const local = claim.quantities.map((quantity) => move(quantity, -claim.start));
    const found = new Set(readSupposed(claim.text, local).map(({ start }) => start + claim.start));
    const out = claim.quantities.filter(
      ({ start, unit }) => found.has(start) && !answered.questionQuantities.some((asked) => asked.unit === unit),
    );
    suppositions.set(claim, out);
    return out;
  };

  /** Whether the claim calculates with a value that it supposes: in a formula of its own, or to get another value. */
  const isUsed = (claim: Claim, quantity: Quantity): boolean => {
    const months = quantity.unit === "year" ? valuesOf(quantity).map((value) => multiply(value, whole(12))) : [];
    const values = [...valuesOf(quantity), ...months].map(key);
    if (
      stated(claim).some(
        ({ statement }) => statement.holds && statement.inputs.some((term) => values.includes(key(term.figures))),
      )
    )
      return true;
    return claim.quantities.some((other) => {
      if (other === quantity || supposedIn(claim).includes(other)) return false;
      const found = standing(claim, other);
      if (found.kind !== "computed") return false;
      const { formula } = found.explanation;
      return formula.includes(quantity.text) || (months.length > 0 && formula.includes("12"));
    });
  };

  /** Steps before a place that are false or have no basis, of the claim and of those before it. */
  const shaky = (claim: Claim, own: readonly Calculation[], at: number): Calculation[] =>
    [
      ...answered.claims.slice(Math.max(0, claim.index - STEPS_BACK), claim.index).flatMap((other) => stated(other)),
      ...own,
    ].filter(({ statement, missing }) => statement.end <= at && (!statement.holds || missing !== null));

  /** Whether an earlier value of the answer that has a basis gives the term. */
  const givenEarlier = (claim: Claim, term: Term): boolean =>
    before(claim, term.start).some(
      ({ claim: other, quantity }) =>
        valuesOf(quantity).some((value) => formsOf(term).includes(key(value))) &&
        ["computed", "supported", "question"].includes(standing(other, quantity).kind),
    );

  const before = (claim: Claim, at: number): { claim: Claim; quantity: Quantity }[] =>
    answered.claims
      .slice(Math.max(0, claim.index - STEPS_BACK), claim.index + 1)
      .flatMap((other) =>
        other.quantities
          .filter((quantity) => quantity.end <= at && isValue(quantity))
          .map((quantity) => ({ claim: other, quantity })),
      )
      .slice(-MOST_GIVEN);

  /** Values that a calculation of `quantity` may start from: those of its claim that stand in a source, and earlier results. */
  const givenTo = (claim: Claim, quantity: Quantity): Operand[] => {
    const out: Operand[] = [];
    for (const other of claim.quantities) {
      if (other === quantity || !isValue(other)) continue;
      const weighed = answered.weigh(claim, other);
      const match = weighed.kind === "supported" ? weighed.matches[0] : undefined;
      const operand = match && operandFrom(other, match.index);
      if (operand && match) out.push({ ...operand, at: { index: match.index, span: match.quantity } });
    }
    for (const { claim: other, quantity: earlierOne } of before(claim, quantity.start)) {
      const found = standing(other, earlierOne);
      const operand = found.kind === "computed" ? operandFrom(earlierOne, null) : null;
      const [basis] = found.kind === "computed" ? found.explanation.bases : [];
      if (operand) out.push({ ...operand, at: basis ? { index: basis.index, span: basis.span } : null });
    }
    return out;
  };

  const standing = (claim: Claim, quantity: Quantity): Standing => {
    const kept = standings.get(quantity);
    if (kept) return kept;
    const found = find(claim, quantity);
    standings.set(quantity, found);
    return found;
  };

  const { toldIn, judged } = readTold(answered, (claim, quantity) => standing(claim, quantity));

  const told = (claim: Claim): ToldVerdict[] =>
    toldIn(claim).flatMap((one) => {
      const verdict = judged(claim, one);
      if (!verdict) return [];
      // What the sources' only values give in another way is explained by that.
      const { quantity } = one.told;
      return verdict.holds || !quantity || standing(claim, quantity).kind === "operand" ? [verdict] : [];
    });

  const unfounded = new Map<Quantity, Calculation>();

  /** The step without a basis that gives an input of a told result. */
  const stepUnder = (claim: Claim, { inputs }: ToldResult): Calculation | undefined => {
    const [step] = inputs.flatMap((input) =>
      shaky(claim, stated(claim), input.end + 1).filter(({ statement }) => overlaps(statement.result, input)),
    );
    return step && (step.root ?? step);
  };

  /** The result of a step as an input of a search. */
  const resultIn = (step: Calculation): { step: Calculation; operand: Operand } | null => {
    const { result } = step.statement;
    const quantity = answered.claims
      .find((claim) => claim.start <= result.start && result.end <= claim.end)
      ?.quantities.find((one) => overlaps(one, result));
    const operand = quantity && operandFrom(quantity, null);
    return operand ? { step, operand } : null;
  };

  const find = (claim: Claim, quantity: Quantity): Standing => {
    const weighed = answered.weigh(claim, quantity);
    const within = stated(claim).findLast(({ statement }) => overlaps(statement, quantity));
    if (within) {
      const { statement, missing, bases } = within;
      if (weighed.kind === "supported" && statement.holds) return weighed;
      if (!overlaps(statement.result, quantity) || !statement.holds || missing) return { kind: "operand" };
      return { kind: "computed", explanation: { formula: formulaOf(statement), bases } };
    }
    const repeated = stated(claim).find(
      ({ statement, missing }) =>
        statement.holds && !missing && valuesOf(quantity).some((value) => equals(value, statement.result.value)),
    );
    if (repeated && !["supported", "question"].includes(weighed.kind) && !supposedIn(claim).includes(quantity))
      return { kind: "computed", explanation: { formula: formulaOf(repeated.statement), bases: repeated.bases } };
    const own = toldIn(claim).find((one) => one.told.quantity === quantity);
    const step = weighed.kind === "absent" && own ? stepUnder(claim, own.told) : undefined;
    if (step) {
      unfounded.set(quantity, step);
      return { kind: "operand" };
    }
    const verdict = own ? judged(claim, own) : null;
    // A total may hold more than what is listed before it: "$30 including the map".
    const further = verdict && !verdict.holds && verdict.told.kind === "total";
    if (verdict && own && !further && (own.told.inputs.length > 0 || own.told.exact || own.told.text !== quantity.text))
      return standingOf(verdict);
    const close =
      weighed.kind === "unit" ||
      weighed.kind === "elsewhere" ||
      weighed.kind === "date" ||
      weighed.kind === "unlimited" ||
      (weighed.kind === "absent" && weighed.slip === true);
    if (weighed.kind !== "absent" && !close) return weighed;
    if (weighed.kind === "absent" && supposedIn(claim).includes(quantity)) {
      // Values that are calculated from it may not ask for it again.
      standings.set(quantity, weighed);
      if (isExample(claim.text, supposedIn(claim).length) || isUsed(claim, quantity)) return { kind: "operand" };
    }
    const cited = answered.cited(claim);
    if (cited.length === 0) return weighed;
    const asking: Asking = {
      target: quantity,
      claim: claim.text,
      question: answered.question,
      questionQuantities: answered.questionQuantities,
      given: givenTo(claim, quantity),
      cited,
      relative: relative(claim).get(quantity.start) ?? null,
      reach: close ? "near" : budget.left > BUDGET / 4 ? "wide" : "named",
      budget,
    };
    const explained = explain(asking);
    if (explained.kind === "computed") return { kind: "computed", explanation: explained.explanation };
    if (verdict) return standingOf(verdict);
    if (weighed.kind === "absent") {
      const supposed = supposedIn(claim).filter((other) => other !== quantity);
      const operands = supposed.flatMap((other) => operandFrom(other, null) ?? []);
      const again = operands.length > 0 && explain({ ...asking, given: [...asking.given, ...operands], reach: "near" });
      if (again && again.kind === "computed") return { kind: "computed", explanation: again.explanation };
      if (isExample(claim.text, supposedIn(claim).length)) return { kind: "open" };
    }
    const steps = weighed.kind === "absent" ? shaky(claim, stated(claim), quantity.start) : [];
    if (steps.length > 0 && explained.kind === "none") {
      const results = steps.flatMap((one) => resultIn(one) ?? []);
      const given = [...asking.given, ...results.map(({ operand }) => operand)];
      const [first] = explain({ ...asking, given, reach: "near" }).kind === "computed" ? results : [];
      if (first) {
        unfounded.set(quantity, first.step.root ?? first.step);
        return { kind: "operand" };
      }
    }
    return explained.kind === "chance" && !close ? { kind: "open", chance: true } : weighed;
  };

  const unfoundedIn = (claim: Claim): Unfounded[] =>
    claim.quantities.flatMap((quantity) => {
      standing(claim, quantity);
      const step = unfounded.get(quantity);
      return step ? [{ quantity, step }] : [];
    });

  return { stated, told, unfounded: unfoundedIn, standing };
}

/** The percentages that the claim tells as changes, by their starts. */
function relative(claim: Claim): Map<number, { up: boolean | null }> {
  const percents = claim.quantities.filter(({ unit }) => unit === "%");
  const local = percents.map((quantity) => ({
    ...quantity,
    start: quantity.start - claim.start,
    end: quantity.end - claim.start,
  }));
  return new Map(
    readComparisons(claim.text, local).map(({ quantity, up }) => [quantity.start + claim.start, { up }] as const),
  );
}

/** As written; of a calculation in brackets behind its value, in the order of an equation. */
const formulaOf = ({ text, formula, result }: Statement): string =>
  /[=＝≈]|等于|得|equals|is equal/.test(text) ? text : `${formula} = ${result.text}`;

const shift = (statement: Statement, by: number): Statement => ({
  ...move(statement, by),
  inputs: statement.inputs.map((input) => move(input, by)),
  result: move(statement.result, by),
});
