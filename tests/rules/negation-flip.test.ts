import { describe, expect, it } from "vitest";
import { checkCase, ruleCases } from "../support/rule-cases";
import { POLARITY_COMBINED } from "./cases/polarity-combined";
import { POLARITY_DIRECTIONS } from "./cases/polarity-directions";
import { POLARITY_EN } from "./cases/polarity-en";
import { POLARITY_EXCEPTIONS } from "./cases/polarity-exceptions";
import { POLARITY_ZH } from "./cases/polarity-zh";
import { QUOTE_POLARITY } from "./cases/quote-polarity";

const tables = [
  ["zh", POLARITY_ZH],
  ["en", POLARITY_EN],
  ["exceptions", POLARITY_EXCEPTIONS],
  ["combined", POLARITY_COMBINED],
  ["directions", POLARITY_DIRECTIONS],
] as const;

describe.each(tables)("NEGATION_FLIP, %s", (_, table) => {
  it("has as many near misses as hits, nearly", () => {
    const hits = table.filter(([, , flagged]) => flagged !== "").length;
    expect(hits).toBeGreaterThan(50);
    expect(table.length - hits).toBeGreaterThan(30);
  });

  it.each(table)("%s ⇒ %s", (source, answer, flagged) => {
    const found = checkCase({ name: answer, sources: [source], answer, cites: ["1"], flags: [] }).filter(
      (f) => f.code === "NEGATION_FLIP" && f.severity === "contradicted",
    );
    expect(found.map((f) => f.text)).toEqual(flagged === "" ? [] : [flagged]);
    for (const f of found) expect(answer.slice(f.start, f.end)).toBe(f.text);
  });
});

ruleCases("NEGATION_FLIP", [
  {
    name: "near: en: No before a number on the next line",
    sources: ["Harbour Stories The Movie: No\n1, Winter of Ice. The film centres on a fishing town."],
    answer: "Harbour Stories The Movie is set in a fishing town [1].",
    flags: [],
  },
  {
    name: "en: No before the next item of a form",
    sources: ["1. Automatic renewal: No\n2. Parking: Yes"],
    answer: "The plan has automatic renewal [1].",
    flags: ["automatic renewal"],
  },
  {
    name: "near: en: a reverse bound undoes the negation",
    sources: ["You can invite at most 6 guests."],
    answer: "You cannot invite more than 6 guests [1].",
    flags: [],
  },
  {
    name: "near: zh: 不满 … 不得 and 满 … 方可",
    sources: ["满 16 岁方可报名。"],
    answer: "不满 16 岁不得报名[1]。",
    flags: [],
  },
  {
    name: "near: en: a limit denied of the unlimited",
    sources: ["Guests are unlimited on the card."],
    answer: "The card isn't limited to 25 guests [1].",
    flags: [],
  },
  {
    name: "zh: the stated value denied",
    sources: ["门票价格为 8 元。"],
    answer: "门票价格不是 8 元[1]。",
    flags: ["不是 8"],
  },
  {
    name: "zh: both words of the pair are shown",
    sources: ["园区班车周末不运行。"],
    answer: "园区班车周末运行。[1]",
    flags: ["运行"],
    data: { source: "不运行", answer: "运行" },
  },
  {
    name: "en: both words of the pair are shown",
    sources: ["Reserve tickets are not exchangeable at the counter."],
    answer: "Reserve tickets are exchangeable at the counter [1].",
    flags: ["are exchangeable"],
    data: { source: "not exchangeable", answer: "are exchangeable" },
  },
  {
    name: "en: an ellipsis swallows the negator",
    sources: ["The buyer is not in any case required to insure the goods."],
    answer: 'It says "the buyer is ... required to insure the goods" [1].',
    flags: ["required"],
    data: { gap: "not in any case" },
  },
  {
    name: "near: only the cited source counts",
    sources: ["The pool is heated.", "The pool is not heated in winter."],
    answer: "The pool is heated [1].",
    flags: [],
  },
  {
    name: "near: 引用的来源一致，另一来源相反",
    sources: ["会议室可以续订。", "会议室不可以续订。"],
    answer: "会议室可以续订。[1]",
    flags: [],
  },
]);

ruleCases("NEGATION_FLIP", QUOTE_POLARITY);
