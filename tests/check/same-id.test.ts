import { expect, it } from "vitest";
import { check } from "../../lib/check/run";
import { rules } from "../../lib/rules";

const basic = { id: "t", text: "The Basic plan includes 5 users." };
const other = { id: "t", text: "Storage is 20 GB in every plan that is sold." };
const run = (text: string, sources: { id: string; text: string }[]) => check({ id: "a", text }, sources, rules);

it("searches both of two sources with one id, and says so", () => {
  for (const sources of [
    [basic, other],
    [other, basic],
  ]) {
    const report = run(
      "The Basic plan includes 5 users [t]. Storage is 20 GB in every plan that is sold [t].",
      sources,
    );
    expect(report.findings).toEqual([]);
    expect(report.skipped).toEqual([{ reason: "same-id", about: "t" }]);
  }
});

it("shows the words of the one that holds them", () => {
  const report = run("Storage is 50 GB in every plan that is sold [t].", [basic, other]);
  const [finding] = report.findings;
  expect(finding?.evidence && other.text.slice(finding.evidence.start, finding.evidence.end)).toBe(
    finding?.evidence?.text,
  );
  expect(finding?.pair?.source.map((part) => part.text).join("")).toContain("20 GB");
});

it("says nothing of the same text twice", () => {
  expect(run("The Basic plan includes 5 users [t].", [basic, { ...basic }]).skipped).toEqual([]);
});
