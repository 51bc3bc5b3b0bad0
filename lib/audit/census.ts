import type { Census } from "../model/audit-file";
import type { CheckedRow } from "../model/batch";
import { stratumOf, stratumSizes } from "./strata";

/** Counts what the checks came to over a batch of `rows` answers. */
export function censusOf(checked: readonly CheckedRow[], rows: number): Census {
  const claims = { supported: 0, contradicted: 0, unsupported: 0, unchecked: 0 };
  const codes: Census["codes"] = {};
  const sum = { declined: 0, sourcesRead: 0, sourcesTotal: 0 };
  for (const row of checked) {
    for (const verdict of ["supported", "contradicted", "unsupported", "unchecked"] as const)
      claims[verdict] += row.claims[verdict];
    if (row.declined) sum.declined++;
    sum.sourcesRead += row.sourcesRead;
    sum.sourcesTotal += row.sourcesTotal;
    const faults = new Set(row.faults);
    for (const code of row.codes) {
      const own = codes[code] ?? { answers: 0, faults: 0 };
      codes[code] = { answers: own.answers + 1, faults: own.faults + (faults.has(code) ? 1 : 0) };
    }
  }
  const strata = Object.fromEntries(stratumSizes(checked.map(({ risks }) => stratumOf(risks))));
  return { checked: checked.length, rows, claims, ...sum, strata, codes };
}
