import { describe, expect, it } from "vitest";
import { checkCase, ruleCases } from "../support/rule-cases";
import { ABSENT_NAMES } from "./cases/absent-names";

describe("SUBJECT_NOT_IN_SOURCE", () => {
  it("has near misses as well as hits, in both languages", () => {
    const hits = ABSENT_NAMES.filter(([, , flagged]) => flagged.length > 0).length;
    expect(hits).toBeGreaterThan(25);
    expect(ABSENT_NAMES.length - hits).toBeGreaterThan(35);
  });

  it.each(ABSENT_NAMES.map((one) => [one[0], one[1], one] as const))("%s ⇒ %s", (source, answer, one) => {
    const [, , flagged, question] = one;
    const found = checkCase({
      name: answer,
      sources: [source],
      answer,
      cites: ["1"],
      flags: [],
      ...(question === undefined ? {} : { question }),
    }).filter((f) => f.code === "SUBJECT_NOT_IN_SOURCE");
    expect(found.map((f) => f.text)).toEqual(flagged);
    for (const f of found) expect(answer.slice(f.start, f.end)).toBe(f.text);
  });
});

ruleCases("SUBJECT_NOT_IN_SOURCE", [
  {
    name: "en: the name that the source has is shown, and the source contradicts",
    sources: ["The Harrow Bridge was designed by Edwin Castell and opened to traffic in spring."],
    answer: "The Harrow Bridge was designed by Oliver Brandt and opened to traffic in spring [1].",
    flags: ["Oliver Brandt"],
    data: { form: "b", source: "Edwin Castell", answer: "Oliver Brandt" },
  },
  {
    name: "en: a phrase as answer",
    question: "Who directed the film?",
    sources: ["The film was directed by Edwin Castell. It was shown at three festivals."],
    answer: "Oliver Brandt",
    flags: ["Oliver Brandt"],
    data: { answer: "Oliver Brandt" },
  },
  {
    name: "near: the other source has the name",
    sources: [
      "The Harrow Bridge was designed by Edwin Castell and opened to traffic in spring.",
      "Oliver Brandt designed two dams in the valley.",
    ],
    answer: "The Harrow Bridge was designed by Oliver Brandt and opened to traffic in spring [1].",
    flags: [],
  },
  {
    name: "near: the title names it",
    sources: [
      {
        title: "Oliver Brandt",
        text: "The Harrow Bridge was designed by Edwin Castell and opened to traffic in spring.",
      },
    ],
    answer: "The Harrow Bridge was designed by Oliver Brandt and opened to traffic in spring [1].",
    flags: [],
  },
  {
    name: "near: what holds of all holds of one",
    sources: ["All plans include a daily backup of the garden planner."],
    answer: "The Meadow plan includes a daily backup of the garden planner [1].",
    flags: [],
  },
  {
    name: "near: what holds of every member of a group",
    sources: ["All employees receive 15 days of leave."],
    answer: "Millers receive 15 days of leave [1].",
    flags: [],
  },
  {
    name: "a name behind what holds of all",
    sources: ["All visitors of the mill are led by Edwin Castell through the old rooms."],
    answer: "All visitors of the mill are led by Oliver Brandt through the old rooms [1].",
    flags: ["Oliver Brandt"],
  },
]);
