import { type Ordering, readOrderings } from "../facts/orderings";
import type { PolarText } from "../facts/polarity";

/** An ordering of a claim, and what a passage says of it. */
export interface OrderReading {
  answer: Ordering;
  source: Ordering;
  /** False where the passage puts the two things the other way round. */
  agrees: boolean;
}

/** Share of the words of a side that both texts must have. */
const SAME = 0.5;

/**
 * Holds the orderings of a claim against those of a passage: "A is larger than B" is said by "B is smaller than A" and turned by
 * "A is smaller than B" and "B is larger than A". Only what names both things is read.
 */
export function readOrderFlips(claim: PolarText, passage: PolarText): OrderReading[] {
  const own = readOrderings(claim);
  if (own.length === 0) return [];
  const theirs = readOrderings(passage);
  return own.flatMap((answer) => {
    const readings = theirs.flatMap((source) => {
      const swapped = isSwapped(answer, source);
      return swapped === null ? [] : [{ answer, source, agrees: swapped !== (answer.up === source.up) }];
    });
    return readings.find(({ agrees }) => agrees) ?? readings[0] ?? [];
  });
}

/** Whether two orderings of one scale name their things in the same order (false) or the reverse (true); null where they name others. */
function isSwapped(one: Ordering, other: Ordering): boolean | null {
  if (one.scale !== other.scale) return null;
  const [a, b] = [ownWords(one), ownWords(other)];
  if (a.right.length === 0 || b.right.length === 0) return null;
  const straight =
    isWithin(a.right, b.right) && shares(a.left, b.left) && !meets(a.right, b.left) && !meets(b.right, a.left);
  const swapped = isWithin(a.right, b.left, true) && isWithin(b.right, a.left, true) && !meets(a.right, b.right);
  return straight === swapped ? null : swapped;
}

/** The words of each side that the other has not: what names the two things, and what is compared of them. */
const ownWords = ({ left, right }: Ordering) => ({
  left: [...left].filter((key) => !right.has(key)),
  right: [...right].filter((key) => !left.has(key)),
});

const meets = (one: readonly string[], other: readonly string[]): boolean => one.some((key) => other.includes(key));

/** Whether one side's words are among the other's; either way round, unless `one` must be the smaller. */
const isWithin = (one: readonly string[], other: readonly string[], directed = false): boolean =>
  one.every((key) => other.includes(key)) || (!directed && other.every((key) => one.includes(key)));

const shares = (one: readonly string[], other: readonly string[]): boolean =>
  one.filter((key) => other.includes(key)).length >= SAME * Math.min(one.length, other.length) && meets(one, other);
