import { expect, it } from "vitest";
import type { Finding } from "../../lib/model/report";
import { firingOf } from "../../lib/review/firing";
import { madeUpPage } from "../support/made-up-page";

const page = madeUpPage("en");

it("counts answers, not findings, and keeps pre-checks apart from what rang", () => {
  const [first, ...rest] = page.answers;
  const finding = (id: string): Finding => ({
    id,
    code: "NO_HIT",
    severity: "unsupported",
    rule: "no-hit",
    start: 0,
    end: 4,
    text: "Bags",
    claim: 0,
    evidence: null,
    data: {},
  });
  const report = first?.report;
  if (!first || !report) throw new Error("the made-up page has no report");
  const told = {
    ...page,
    answers: [
      {
        ...first,
        report: { ...report, findings: [finding("a"), finding("b")], precheckFired: ["no-hit", "conflict"] },
      },
      ...rest.map((answer) =>
        answer.report ? { ...answer, report: { ...answer.report, findings: [], precheckFired: ["conflict"] } } : answer,
      ),
    ],
  };
  const { answers, rows } = firingOf(told, new Set(["b"]));
  expect(answers).toBe(page.answers.filter((a) => a.report).length);
  expect(rows).toEqual([
    { code: "NO_HIT", precheckFired: 1, answers: 1, oneIn: answers, dismissed: 1 },
    { code: "CONFLICT", precheckFired: answers, answers: 0, oneIn: null, dismissed: 0 },
  ]);
});

it("says nothing of a page that is not there", () => {
  expect(firingOf(undefined, new Set())).toEqual({ answers: 0, rows: [] });
});
