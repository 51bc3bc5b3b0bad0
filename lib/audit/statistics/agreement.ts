import { type Interval, wilson } from "./intervals";

/** How far reviewers agree. `kappa` is agreement beyond chance: 1 always, 0 as chance would, null where it is not defined. */
export interface Agreement {
  /** Items that were judged at least twice. */
  items: number;
  /** Share of pairs of judgements that are the same; null without items. */
  raw: number | null;
  /** Wilson's, for two reviewers; null where there are more, or none. */
  interval: Interval | null;
  kappa: number | null;
  /**
   * Why kappa is not defined: `empty`: nothing was judged twice; `one-category`: everybody gave one and the same judgement to
   * all, so that chance alone would agree always. The raw agreement stands.
   */
  undefinedFor?: "empty" | "one-category";
}

/**
 * Cohen's kappa of two reviewers over `pairs` of judgements of the same items: J. Cohen, Educ. Psychol. Meas. 20 (1960) 37.
 */
export function cohenKappa(pairs: readonly (readonly [string, string])[]): Agreement {
  const items = pairs.length;
  if (items === 0) return { items, raw: null, interval: null, kappa: null, undefinedFor: "empty" };
  const first = counts(pairs.map(([a]) => a));
  const second = counts(pairs.map(([, b]) => b));
  const same = pairs.filter(([a, b]) => a === b).length;
  const raw = same / items;
  let chance = 0;
  for (const [category, n] of first) chance += (n / items) * ((second.get(category) ?? 0) / items);
  const interval = wilson(same, items);
  // Counted, not computed: the chance is 1 exactly where both know but the one judgement.
  if (first.size === 1 && second.size === 1 && same === items)
    return { items, raw, interval, kappa: null, undefinedFor: "one-category" };
  return { items, raw, interval, kappa: (raw - chance) / (1 - chance) };
}

/**
 * Cohen's kappa for each judgement against all others together: where nearly all are clean, the kappa of the whole falls for
 * want of the rest, and that of a class tells which one it is that people see differently. In the order of first use.
 */
export function kappaByCategory(pairs: readonly (readonly [string, string])[]): Map<string, Agreement> {
  const categories = new Set(pairs.flat());
  return new Map(
    [...categories].map((category) => [
      category,
      cohenKappa(pairs.map(([a, b]) => [a === category ? "is" : "other", b === category ? "is" : "other"])),
    ]),
  );
}

/**
 * Fleiss' kappa over the judgements of each item by any reviewers: J. L. Fleiss, Psychol. Bull. 76 (1971) 378; where items were
 * judged by different numbers of people, each by its own pairs. Items judged once or not at all say nothing and are left out.
 */
export function fleissKappa(judged: readonly (readonly string[])[]): Agreement {
  const several = judged.filter((judgements) => judgements.length > 1);
  const items = several.length;
  if (items === 0) return { items, raw: null, interval: null, kappa: null, undefinedFor: "empty" };
  let same = 0;
  for (const judgements of several) {
    const n = judgements.length;
    let pairs = 0;
    for (const count of counts(judgements).values()) pairs += count * (count - 1);
    same += pairs / (n * (n - 1));
  }
  const raw = same / items;
  const all = counts(several.flat());
  const total = several.reduce((sum, judgements) => sum + judgements.length, 0);
  if (all.size === 1) return { items, raw, interval: null, kappa: null, undefinedFor: "one-category" };
  let chance = 0;
  for (const count of all.values()) chance += (count / total) ** 2;
  return { items, raw, interval: null, kappa: (raw - chance) / (1 - chance) };
}

function counts(list: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const name of list) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
}
