import { expect, it } from "vitest";
import { isoDay } from "../../../lib/audit/import/iso-day";

it.each([
  ["2026-03-01", "2026-03-01"],
  ["2026-03-01T23:10:00+08:00", "2026-03-01"],
  ["2026/3/1 12:00", "2026-03-01"],
  ["2026年3月1日", "2026-03-01"],
  ["20260301", "2026-03-01"],
  [1_772_323_200, "2026-03-01"],
  [1_772_323_200_000, "2026-03-01"],
  ["1772323200.5", "2026-03-01"],
  ["2026-02-30", undefined],
  ["01/03/2026", undefined],
  ["yesterday", undefined],
  ["12", undefined],
  [12, undefined],
  [null, undefined],
])("%j is %s", (value, day) => {
  expect(isoDay(value)).toBe(day);
});
