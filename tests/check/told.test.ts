import { expect, it } from "vitest";
import { readAnswer } from "../../lib/check/claims";
import type { Claim } from "../../lib/check/rule";
import { readTold, standingOf } from "../../lib/check/told";
import { indexSource } from "../../lib/evidence/passages";
import { weigh } from "../../lib/evidence/standing";
import type { Quantity } from "../../lib/model/quantity";

function told(source: string, answer: string) {
  const sources = [{ id: "1", text: source }];
  const cited = () => sources.map(indexSource);
  const weighIn = (claim: Claim, quantity: Quantity) =>
    weigh({
      claim: { text: claim.text, start: claim.start },
      quantity,
      quantities: claim.quantities,
      question: [],
      cited: cited(),
      others: [],
      complete: true,
    });
  const { toldIn, judged } = readTold({ question: "", questionQuantities: [], cited, weigh: weighIn }, weighIn);
  const { claims } = readAnswer({ id: "a", text: answer }, sources);
  return claims.flatMap((claim) => toldIn(claim).flatMap((one) => judged(claim, one) ?? []));
}

it("judges what no source states, at its place in the answer", () => {
  const answer = "Hello. The fee rose from $20 to $25, a 30% increase [1].";
  const [verdict] = told("The fee went from $20 to $25.", answer);
  expect(verdict && [verdict.holds, verdict.right, answer.slice(verdict.told.start, verdict.told.end)]).toEqual([
    false,
    "25%",
    "30% increase",
  ]);
  expect(verdict && standingOf(verdict)).toEqual({ kind: "operand" });
});

it("explains a result that holds", () => {
  const [verdict] = told("The fee went from $20 to $25.", "The fee rose from $20 to $25, a 25% increase [1].");
  expect(verdict && standingOf(verdict)).toMatchObject({
    kind: "computed",
    explanation: { formula: "($25 − $20) ÷ $20 = 25%" },
  });
});

it("leaves alone what the source states itself", () => {
  expect(told("The fee went from $20 to $25, up 30%.", "The fee rose from $20 to $25, a 30% increase [1].")).toEqual(
    [],
  );
  expect(told("Visits doubled from 40 to 90 guests.", "Visits doubled from 40 to 90 guests [1].")).toEqual([]);
});
