import { type DayPartMention, holdsClock, readDayParts, sharesHour } from "../facts/day-part-mentions";
import { nearest, type Passage, type SourceIndex } from "./passages";

/** Share of the claim's words that ties a passage to it. Low, since what the answer names stands nowhere in the sources. */
const TIED = 0.1;
/** Passages that are looked at. */
const NEAR = 4;

/** Another part of the day in the place of the one that the answer names. Offsets of `mention` are those of the source. */
export interface DayPartRival {
  index: SourceIndex;
  passage: Passage;
  mention: DayPartMention;
}

const known = new WeakMap<Passage, DayPartMention[]>();

function mentionsOf(passage: Passage): DayPartMention[] {
  const kept = known.get(passage);
  if (kept) return kept;
  const all = readDayParts(passage.text).map((mention) => ({
    ...mention,
    start: mention.start + passage.start,
    end: mention.end + passage.start,
  }));
  known.set(passage, all);
  return all;
}

/** Whether a passage names the part of the day in any word that may mean it, or an hour of it. */
const holds = (passage: Passage, { hours }: DayPartMention): boolean =>
  mentionsOf(passage).some((other) => sharesHour(hours, other.hours)) ||
  passage.quantities.some(({ kind, value }) =>
    (typeof value === "string" ? [value] : [value.min, value.max]).some((one) => {
      const clock = kind === "time" ? one : kind === "date" ? /T(\d\d:\d\d)/.exec(one)?.[1] : undefined;
      return clock !== undefined && holdsClock(hours, clock);
    }),
  );

/**
 * What the nearest passage that names a part of the day names instead of the answer's: 下午 for 17日上午. Null where a cited source
 * names the answer's anywhere, or an hour of it, and where the nearest passage names several, or none is near.
 */
export function dayPartRival(
  claim: string,
  mention: DayPartMention,
  cited: readonly SourceIndex[],
): DayPartRival | null {
  const near = nearest(claim, [...cited], NEAR).find(
    ({ passage, score }) => score >= TIED && mentionsOf(passage).length > 0,
  );
  const named = near ? mentionsOf(near.passage) : [];
  const [rival] = named;
  if (!near || !rival || named.some(({ text }) => text !== rival.text)) return null;
  if (cited.some(({ passages }) => passages.some((passage) => holds(passage, mention)))) return null;
  return { index: near.index, passage: near.passage, mention: rival };
}
