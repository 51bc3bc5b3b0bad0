import { describe, expect, it } from "vitest";
import { check } from "../../lib/check/run";
import type { Link, Marker } from "../../lib/model/answer";
import type { Source } from "../../lib/model/source";
import { rules } from "../../lib/rules";

const LOANS: Source = {
  id: "loans",
  text: "Adult cards hold 12 books. Books are lent for 28 days. Late fees are 20 pence a day.",
};
const ROOMS: Source = { id: "rooms", text: "The reading room holds 40 people. It closes at 17:30 on Saturdays." };
const UNREAD: Source = { id: "rules-of-use", text: "", completeness: "none" };
const 借阅: Source = { id: "借阅", text: "成人证可借 12 册，借期 28 天，逾期每天收费 0.5 元。" };
const 场地: Source = { id: "场地", text: "阅览室可容纳 40 人，周六 17:30 闭馆。" };

/** Each `{n}` in the text becomes a mark, joined to the nth source in the way that is given. */
function read(marked: string, sources: Source[], link: Link) {
  const markers: Marker[] = [];
  let text = "";
  for (const part of marked.split(/(\{\d\})/)) {
    const place = /^\{(\d)\}$/.exec(part)?.[1];
    if (place === undefined) text += part;
    else {
      const label = `[${place}]`;
      const source = sources[Number(place) - 1];
      markers.push({
        start: text.length,
        end: text.length + label.length,
        label,
        sources: source ? [source.id] : [],
        link: source ? link : "none",
      });
      text += label;
    }
  }
  return check({ id: "a", text, markers }, sources, rules);
}
const told = (...given: Parameters<typeof read>) =>
  read(...given)
    .findings.filter(({ code }) => code !== "IRRELEVANT_CITATION")
    .map(({ text, severity, data }) => [text, severity, data.link ?? ""]);

describe("a fault behind a mark that is joined by its number alone", () => {
  it.each<[string, string, Source[], string[][]]>([
    // Nothing that was read agrees: the number may belong to the source that was not read.
    [
      "is a notice while another source is unread",
      "Adult cards hold 15 books {1}.",
      [LOANS, UNREAD],
      [["15 books", "notice", "doubted"]],
    ],
    [
      "is a notice where another source says it",
      "The reading room holds 40 people {1}.",
      [LOANS, ROOMS],
      [["40 people", "notice", "doubted"]],
    ],
    [
      "stands where every source says otherwise",
      "Adult cards hold 15 books {1}.",
      [LOANS, ROOMS],
      [["15 books", "contradicted", "position"]],
    ],
    [
      "stands where another claim shows that the numbers are right",
      "Books are lent for 28 days {1}.\n\nAdult cards hold 15 books {1}.",
      [LOANS, UNREAD],
      [["15 books", "contradicted", "position"]],
    ],
    [
      "is a notice where the other claim would be right of another source too",
      "It closes at 17:30 on Saturdays {1}.\n\nThe reading room holds 41 people {1}.",
      [ROOMS, { id: "rooms-2", text: "It closes at 17:30 on Saturdays." }, UNREAD],
      [["41 people", "notice", "doubted"]],
    ],
    ["中文：其他来源未读取时只作提示", "成人证可借 15 册{1}。", [借阅, UNREAD], [["15 册", "notice", "doubted"]]],
    ["中文：各来源都不支持时照常报告", "成人证可借 15 册{1}。", [借阅, 场地], [["15 册", "contradicted", "position"]]],
  ])("%s", (_, text, sources, findings) => {
    expect(told(text, sources, "position")).toEqual(findings);
  });

  it("leaves its claim unchecked, and is a fault where the mark names its source", () => {
    const claim = (link: Link) => read("Adult cards hold 15 books {1}.", [LOANS, UNREAD], link).claims[0]?.verdict;
    expect(claim("position")).toBe("unchecked");
    expect(claim("exact")).toBe("contradicted");
    expect(told("Adult cards hold 15 books {1}.", [LOANS, UNREAD], "exact")).toEqual([
      ["15 books", "contradicted", ""],
    ]);
  });

  it("a right claim stays supported", () => {
    const report = read("Adult cards hold 12 books {1}.", [LOANS, UNREAD], "position");
    expect(report.findings).toEqual([]);
    expect(report.claims[0]?.verdict).toBe("supported");
  });

  it("numbers written in the words of a page are no proof either; those of a line of input are the order", () => {
    const text = "Adult cards hold 15 books [1]. It closes at 17:30 on Saturdays [3].";
    const sources = [LOANS, UNREAD];
    const of = (answer: Parameters<typeof check>[0]) =>
      check(answer, sources, rules).findings.map(({ code, severity }) => `${code} ${severity}`);
    expect(of({ id: "a", text, markers: [] })).toEqual(["NUMBER_NOT_IN_SOURCE notice", "SOURCE_MISSING notice"]);
    expect(of({ id: "a", text })).toEqual(["NUMBER_NOT_IN_SOURCE contradicted", "SOURCE_MISSING unsupported"]);
  });

  it("a mark that the tool drew and that leads nowhere stays a fault; one that it left in bold words is none", () => {
    const text = "Adult cards hold 12 books [1].";
    const marker: Marker = { start: 26, end: 29, label: "[1]", sources: [], link: "none" };
    const codes = (markers: Marker[]) => check({ id: "a", text, markers }, [LOANS], rules).findings.map((f) => f.code);
    expect(codes([marker])).toContain("SOURCE_MISSING");
    expect(codes([{ ...marker, why: "nested" }])).not.toContain("SOURCE_MISSING");
  });
});
