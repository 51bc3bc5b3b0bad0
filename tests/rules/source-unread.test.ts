import { describe, expect, it } from "vitest";
import { check } from "../../lib/check/run";
import { rules } from "../../lib/rules";
import { ruleCases } from "../support/rule-cases";

const read = { id: "a", title: "Prices", text: "A pass costs 14 euros." };
const unread = { id: "b", title: "House rules", text: "" };

ruleCases("SOURCE_UNREAD", [
  {
    name: "en: the only source",
    sources: [unread],
    answer: "Dogs are welcome [b].",
    flags: ["[b]"],
    data: { title: "House rules" },
  },
  { name: "zh: one of two", sources: [read, unread], answer: "票价 14 欧元。[a][b]", flags: ["[b]"] },
  { name: "en: another claim's source", sources: [read, unread], answer: "A pass costs 14 euros [a].", flags: [] },
  { name: "en: nothing cited", sources: [read, unread], answer: "A pass costs 14 euros.", flags: [] },
]);

describe("claims on a source that was not read", () => {
  it("are unchecked, never clean and never wrong", () => {
    const report = check({ id: "x", text: "Dogs pay 99 euros [b]. A pass costs 14 euros [a]." }, [read, unread], rules);
    expect(report.claims.map((c) => c.verdict)).toEqual(["unchecked", "supported"]);
    expect(report.findings.filter((f) => f.severity !== "notice")).toEqual([]);
    expect(report.skipped).toContainEqual({ reason: "source-unread", about: "b" });
    expect(report.checked).toMatchObject({ claims: 1, claimsTotal: 2, sourcesRead: 1, sourcesTotal: 2 });
  });

  it("become verdicts once the text is there", () => {
    const text = "Dogs pay 99 euros [b].";
    const later = { ...unread, text: "Dogs pay 9 euros." };
    expect(check({ id: "x", text }, [unread], rules).claims[0]?.verdict).toBe("unchecked");
    expect(check({ id: "x", text }, [later], rules).claims[0]?.verdict).toBe("contradicted");
  });

  it("stay open where only a snippet was read and the value is not in it", () => {
    const snippet = { ...read, completeness: "snippet" as const };
    const report = check({ id: "x", text: "Parking is 45 dollars a week [a]." }, [snippet], rules);
    expect(report.claims[0]?.verdict).toBe("unchecked");
  });
});
