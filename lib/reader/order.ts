/**
 * Merges the answers that stand in the page now, in page order, into all that were met: a list that shows a window of
 * the talk at a time tells each part's order, and never the whole.
 */
export function mergeOrder(order: readonly string[], seen: readonly string[]): string[] {
  const now = new Set(seen);
  const merged = [...order];
  // Those seen keep the places of those seen, in the order that the page shows now.
  const known = seen.filter((key) => order.includes(key));
  let next = 0;
  for (const [at, key] of merged.entries()) if (now.has(key)) merged[at] = known[next++] ?? key;
  for (const [at, key] of seen.entries()) {
    if (merged.includes(key)) continue;
    const before = seen[at - 1];
    const after = seen.slice(at + 1).find((each) => merged.includes(each));
    if (before !== undefined) merged.splice(merged.indexOf(before) + 1, 0, key);
    else if (after !== undefined) merged.splice(merged.indexOf(after), 0, key);
    else merged.push(key);
  }
  return merged;
}

/**
 * The answers that are not in the page because the list was scrolled: they stand before all that are shown, or behind
 * them. One between two that are shown was taken away (another branch, a new try).
 */
export function scrolledAway(order: readonly string[], shown: ReadonlySet<string>): Set<string> {
  const first = order.findIndex((key) => shown.has(key));
  const last = order.findLastIndex((key) => shown.has(key));
  return new Set(order.filter((key, at) => !shown.has(key) && first >= 0 && (at < first || at > last)));
}
