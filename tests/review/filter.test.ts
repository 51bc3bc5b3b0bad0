import { expect, it } from "vitest";
import type { Finding } from "../../lib/model/report";
import type { Review } from "../../lib/model/review";
import type { Filter } from "../../lib/model/view";
import { isFiltering, isListed, passingFindings } from "../../lib/review/filter";
import { madeUpPage } from "../support/made-up-page";

const page = madeUpPage("en");
const reviews = new Map<string, Review>([
  ["f1", { target: "f1", answer: "h", standing: { verdict: "fault" }, who: "", at: 1 }],
  ["f22", { target: "f22", answer: "h", standing: { note: "look again" }, who: "", at: 1 }],
]);
const passing = (filter: Filter): string[] =>
  page.answers.flatMap((answer) =>
    passingFindings(answer, answer.report?.findings ?? [], filter, reviews).map(({ id }) => id),
  );
const listed = (filter: Filter): string[] =>
  page.answers
    .filter((one) => isListed(one, passingFindings(one, one.report?.findings ?? [], filter, reviews), filter))
    .map(({ key }) => key);
const all: Finding[] = page.answers.flatMap(({ report }) => report?.findings ?? []);
const [first] = all;

it("lets everything through that asks for nothing", () => {
  expect(passing({})).toEqual(all.map(({ id }) => id));
  expect(listed({})).toEqual(page.answers.map(({ key }) => key));
  expect(isFiltering({ query: "", open: false })).toBe(false);
});

it.each<[string, Filter, (finding: Finding) => boolean]>([
  ["not reviewed: a note is no verdict", { open: true }, ({ id }) => id !== "f1"],
  ["a verdict", { verdict: "fault" }, ({ id }) => id === "f1"],
  ["a verdict that nobody gave", { verdict: "cannot-tell" }, () => false],
  ["a severity", { severity: "contradicted" }, ({ severity }) => severity === "contradicted"],
  ["a code", { code: first?.code }, ({ code }) => code === first?.code],
  ["two at once", { code: first?.code, open: true }, ({ code, id }) => code === first?.code && id !== "f1"],
  ["the name of a code, whatever its case", { query: first?.code.toLowerCase() }, ({ code }) => code === first?.code],
])("%s", (_, filter, expected) => {
  expect(isFiltering(filter)).toBe(true);
  expect(passing(filter)).toEqual(all.filter(expected).map(({ id }) => id));
});

it("lists answers without findings for words and risks, and not where findings are asked for", () => {
  const clean = page.answers.find(({ key }) => key === "a4");
  expect(listed({ query: ` ${clean?.question.toUpperCase()} ` })).toEqual(["a4"]);
  expect(listed({ open: true })).not.toContain("a4");
  expect(listed({ query: "no such words anywhere" })).toEqual([]);
  expect(listed({ risk: "computation" })).toEqual([]);
});
