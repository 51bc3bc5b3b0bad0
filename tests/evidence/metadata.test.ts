import { describe, expect, it } from "vitest";
import { standsInParticulars } from "../../lib/evidence/metadata";
import { indexSource } from "../../lib/evidence/passages";
import { readQuantities } from "../../lib/facts/quantities";
import type { Quantity } from "../../lib/model/quantity";
import type { Source } from "../../lib/model/source";

const stands = (source: Partial<Source>, claim: string) =>
  standsInParticulars(readQuantities(claim)[0] as Quantity, [indexSource({ id: "1", text: "Nothing.", ...source })]);

describe("values of a source's own particulars", () => {
  it.each<[source: Partial<Source>, claim: string, expected: boolean]>([
    [{ title: "Minutes of 12 May 2025" }, "on 12 May 2025", true],
    [{ title: "Minutes of 12 May 2025" }, "on 13 May 2025", false],
    [{ title: "2025年5月12日会议纪要" }, "2025年5月12日", true],
    [{ effectiveFrom: "2026-03-01" }, "since 1 March 2026", true],
    [{ effectiveFrom: "2026-03-01" }, "自2026年3月2日起", false],
    [{ effectiveTo: "2026-12-31" }, "2026年12月31日", true],
    [{}, "1 March 2026", false],
  ])("%j %s", (source, claim, expected) => expect(stands(source, claim)).toBe(expected));
});
