import { describe, expect, it } from "vitest";
import { dayNumber, isoDay } from "../../lib/facts/calendar";
import { readQuantities } from "../../lib/facts/quantities";
import { printedReadings } from "../../lib/facts/readings";

const derived = (text: string): string[] =>
  printedReadings(text, readQuantities(text))
    .filter((row) => row.reading === "date" || row.reading === "compound")
    .map((row) => `${row.text}|${row.op ?? "="} ${row.value}${row.seconds ? ` (${row.seconds})` : ""}`);

describe("a span counted from a date", () => {
  it.each([
    ["Apply 3 weeks before May 2 2001.", "3 weeks before May 2 2001|= 2001-04-11"],
    ["within 30 days after 1 May 2026", "30 days after 1 May 2026|<= 2026-05-31"],
    ["at least 60 days prior to 1 March 2024", "60 days prior to 1 March 2024|<= 2024-01-01"],
    ["two months from 2024-01-15", "two months from 2024-01-15|= 2024-03-15"],
    ["1 year after 28 February 2023", "1 year after 28 February 2023|= 2024-02-28"],
    ["2026年5月1日前两周提交", "2026年5月1日前两周|= 2026-04-17"],
    ["2024年2月1日之后30天", "2024年2月1日之后30天|= 2024-03-02"],
    ["民国113年1月1日后三个月", "民国113年1月1日后三个月|= 2024-04-01"],
  ])("%s", (text, expected) => {
    expect(derived(text)).toEqual([expected]);
  });

  it.each([
    // the month has no such day, and which one stands for it is not said
    "three months after 31 January 2024",
    "1 year after 29 February 2024",
    "2024年1月31日后一个月",
    // whether the day itself counts is open
    "2026年5月1日起30日内",
    // workdays want a calendar of holidays
    "10 business days after 1 May 2026",
    // no full date, no whole number, no link
    "2 weeks before May 2001",
    "1.5 days after 1 May 2026",
    "2 weeks, 1 May 2026",
    "30 days before 30 February 2024",
    "2026年5月1日的两周",
  ])("is left open: %s", (text) => {
    expect(derived(text)).toEqual([]);
  });
});

it.each([
  ["共两天又一个月", "两天又一个月|= 2 day 1 month (2764800)"],
  ["1 month and 2 days", "1 month and 2 days|= 1 month 2 day (2764800)"],
])("spans side by side: %s", (text, expected) => {
  expect(derived(text)).toEqual([expected]);
});

it.each(["两天。一个月", "2 days or 1 month", "2 years and 3 months"])("no spans side by side: %s", (text) => {
  expect(derived(text)).toEqual([]);
});

it("prints a date that does not exist as not resolved, and keeps what is written for the checks", () => {
  const rows = (text: string) => printedReadings(text, readQuantities(text)).map((row) => row.value);
  expect(rows("2023年2月29日")).toEqual(["not resolved"]);
  expect(rows("2024年2月29日")).toEqual(["2024-02-29"]);
  expect(readQuantities("2023年2月29日")[0]?.value).toBe("2023-02-29");
});

it("counts days there and back", () => {
  for (let day = -150_000; day < 150_000; day += 97) expect(dayNumber(isoDay(day) as string)).toBe(day);
});
