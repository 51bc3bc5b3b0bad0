import { compareVersions, type Edition } from "../facts/versions";

/** Of two editions of one document, told by their titles or ids: below 0 where `a` is the older; NaN where they are none. */
export function compareEditions(a: Edition, b: Edition): number {
  if (a.family === "" || a.family !== b.family || !a.version || !b.version) return Number.NaN;
  return compareVersions(a.version, b.version);
}

/**
 * Sources that are not in force with why: status or dates say so, or (where no status says that it is in force) a newer
 * edition of the same document that is came with the answer. Keyed by source id.
 */
export function staleSources(editions: ReadonlyMap<string, Edition>): Map<string, "superseded" | "pending"> {
  const stale = new Map<string, "superseded" | "pending">();
  for (const [id, edition] of editions)
    if (edition.force === "superseded" || edition.force === "pending") stale.set(id, edition.force);
  for (const [id, edition] of editions) {
    if (stale.has(id) || edition.stated) continue;
    for (const [other, newer] of editions) {
      if (other !== id && !stale.has(other) && compareEditions(edition, newer) < 0) stale.set(id, "superseded");
    }
  }
  return stale;
}
