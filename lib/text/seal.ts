import { hash } from "./hash";

/** What stands before the first entry of a chain. */
export const FIRST_SEAL = "0".repeat(64);

/**
 * The same value in the same letters always: keys in the order of their code units, no blanks, absent and undefined
 * members left out. Numbers are written as JSON writes them.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(",")}}`;
}

/** SHA-256 that binds an entry to the one before, whose seal it holds: of the entry without its own `hash`. */
export function seal<T extends { previous: string }>(entry: T): string {
  const { hash: _, ...sealed } = entry as T & { hash?: string };
  return hash(canonicalJson(sealed));
}

/** A link of a chain as `findBreak` needs it. */
export interface Link {
  n: number;
  previous: string;
  hash: string;
}

/**
 * The number of the first entry that does not follow from the one before it, or whose content is not what was sealed;
 * null where the whole chain verifies. `entries` are those of one chain in their order.
 */
export function findBreak(entries: readonly Link[]): number | null {
  let previous = FIRST_SEAL;
  for (const [index, entry] of entries.entries()) {
    if (entry.n !== index + 1 || entry.previous !== previous || seal(entry) !== entry.hash) return index + 1;
    previous = entry.hash;
  }
  return null;
}
