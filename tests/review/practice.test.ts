import { expect, it } from "vitest";
import { check } from "../../lib/check/run";
import type { CheckReport } from "../../lib/model/report";
import { example, inFront, judgePractice, movePractice, startPractice, undoPractice } from "../../lib/review/practice";
import { rules } from "../../lib/rules";
import { type MessageKey, message } from "../../lib/wording/catalogue";
import { madeUpPage } from "../support/made-up-page";

const report = madeUpPage("en").answers[0]?.report as CheckReport;
const ids = report.findings.map(({ id }) => id);

it("goes from finding to finding with each verdict, stays at the end, and undo comes back", () => {
  let now = startPractice(report);
  const front = () => inFront(now)?.id;
  expect(front()).toBe(ids[0]);
  now = judgePractice(now, "fault");
  expect(front()).toBe(ids[1]);
  now = movePractice(now, -1);
  now = judgePractice(now, "not-a-fault");
  expect([front(), now.verdicts.get(ids[0] ?? "")]).toEqual([ids[1], "not-a-fault"]);
  for (const _ of ids.slice(1)) now = judgePractice(now, "cannot-tell");
  expect([front(), now.verdicts.size]).toEqual([ids.at(-1), ids.length]);
  now = movePractice(now, 1);
  expect(front()).toBe(ids.at(-1));
  now = undoPractice(now);
  expect([front(), now.verdicts.size]).toEqual([ids.at(-1), ids.length - 1]);
});

it("does nothing where there is nothing to judge or to undo", () => {
  const empty = startPractice({ ...report, findings: [] });
  expect(judgePractice(empty, "fault")).toBe(empty);
  expect(undoPractice(empty)).toBe(empty);
  expect(inFront(movePractice(empty, 1))).toBeUndefined();
});

it("cites its one source for the whole answer", () => {
  const { answer, sources } = example("a", "q", { text: "t", title: "T" });
  expect(answer.cites).toEqual(sources.map(({ id }) => id));
});

it.each(["en", "zh-CN"] as const)(
  "shows a fault beside its passage first, then one that no source states: %s",
  (language) => {
    const say = (key: MessageKey) => message(language, key);
    const { answer, sources } = example(say("example_answer"), say("example_question"), {
      text: say("example_source"),
      title: say("example_sourceTitle"),
    });
    const { findings } = check(answer, sources, rules);
    expect(findings.map(({ severity }) => severity)).toEqual(["contradicted", "unsupported", "contradicted"]);
    expect(findings[0]?.pair?.source.some((part) => part.mark)).toBe(true);
  },
);
