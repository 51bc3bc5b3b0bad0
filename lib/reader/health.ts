import type { Shortfall } from "../model/page-state";
import type { FoundAnswer, Root, SiteAdapter } from "../sites/adapter";

/**
 * Where a chat page shows less or more than its adapter expects: the tool may have changed its pages. Nothing is said of
 * a page without a talk (no expected part stands there at all). Of several answers the one furthest off is told.
 */
export function siteHealth(adapter: SiteAdapter, root: Root, answers: readonly FoundAnswer[]): Shortfall[] {
  const rows = adapter.expects ?? [];
  const onPage = rows.filter(({ within }) => within === "page");
  const counts = new Map(onPage.map((row) => [row, root.querySelectorAll(row.selector).length]));
  if (answers.length === 0 && ![...counts.values()].some((count) => count > 0)) return [];
  const off: Shortfall[] = [];
  for (const [{ part, least, most }, found] of counts)
    if (isOff(found, least, most)) off.push({ part, found, least, most });
  // A question without any answer is a tool whose answers are not found any more.
  if (answers.length === 0 && !off.some(({ part }) => part === "answer"))
    off.push({ part: "answer", found: 0, least: 1 });
  const done = answers.filter(({ state }) => state === "done");
  for (const { part, selector, least, most } of rows.filter(({ within }) => within === "answer")) {
    const found = done.map(({ element }) => element.querySelectorAll(selector).length);
    const worst = found.filter((count) => isOff(count, least, most)).sort((a, b) => a - b)[0];
    if (worst !== undefined) off.push({ part, found: worst, least, most });
  }
  return off.map(({ most, ...each }) => (most === undefined ? each : { ...each, most }));
}

const isOff = (found: number, least: number, most = Number.POSITIVE_INFINITY): boolean => found < least || found > most;
