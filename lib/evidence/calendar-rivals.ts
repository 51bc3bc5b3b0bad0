import { type CalendarMention, readCalendarMentions } from "../facts/calendar-mentions";
import { type Near, nearest, type Passage, type SourceIndex } from "./passages";

/** A passage counts as being about the same matter from this score on. */
const ALIGNED = 0.3;
/** Passages that are looked at. */
const NEAR = 4;

/** Another day or month in the place of the one that the answer names. Offsets of `mention` are those of the source. */
export interface CalendarRival {
  index: SourceIndex;
  passage: Passage;
  mention: CalendarMention;
}

const known = new WeakMap<Passage, CalendarMention[]>();

/** Days and months that a passage names, those within its dates included. */
function mentionsOf(passage: Passage): CalendarMention[] {
  const kept = known.get(passage);
  if (kept) return kept;
  const named = readCalendarMentions(passage.text).map((mention) => ({
    ...mention,
    start: mention.start + passage.start,
    end: mention.end + passage.start,
  }));
  const dated = passage.quantities.flatMap((quantity): CalendarMention[] => {
    if (quantity.kind !== "date") return [];
    const values = typeof quantity.value === "string" ? quantity.value.split("|") : Object.values(quantity.value);
    return values.flatMap((value) => {
      const month = /^(?:\d{4}|-)-(\d\d)(?:-|$)/.exec(value)?.[1];
      return month ? { ...quantity, kind: "month", value: Number(month), sure: true } : [];
    });
  });
  const all = [...named, ...dated];
  known.set(passage, all);
  return all;
}

/**
 * What the nearest passage that names a day (or month) names instead of the answer's. Null where a cited source names the
 * answer's anywhere, and where no passage near the claim names any.
 */
export function calendarRival(
  claim: string,
  mention: CalendarMention,
  cited: readonly SourceIndex[],
): CalendarRival | null {
  const sameKind = (passage: Passage): CalendarMention[] =>
    mentionsOf(passage).filter(({ kind }) => kind === mention.kind);
  const near: Near[] = nearest(claim, [...cited], NEAR).filter(({ score }) => score >= ALIGNED);
  for (const { index, passage } of near) {
    const rival = sameKind(passage).find(({ sure }) => sure);
    if (!rival) continue;
    const held = cited.some(({ passages }) =>
      passages.some((one) => sameKind(one).some(({ value }) => value === mention.value)),
    );
    return held ? null : { index, passage, mention: rival };
  }
  return null;
}
