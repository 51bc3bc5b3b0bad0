import { PASS, type Rule } from "../check/rule";
import { calendarRival } from "../evidence/calendar-rivals";
import { dayPartRival } from "../evidence/day-part-rivals";
import { evidenceOf } from "../evidence/evidence-of";
import { readCalendarMentions } from "../facts/calendar-mentions";
import { readDayParts } from "../facts/day-part-mentions";
import { isDenied } from "../facts/denied-value";
import { overlaps } from "../model/span";

/** A day of the week, a month or a part of the day, told without a date or an hour, in whose place an aligned passage names another. */
export const namedDayMismatch: Rule = {
  id: "named-day-mismatch",
  summary:
    "A day of the week, a month or a part of the day that no cited source names, where an aligned passage names another.",
  codes: ["DATE_MISMATCH"],
  check(claim, context) {
    const cited = context.cited(claim);
    if (cited.length === 0 || !context.complete(claim)) return PASS;
    const result = { ...PASS, drafts: [...PASS.drafts] };
    const asked = readCalendarMentions(context.question);
    for (const mention of readCalendarMentions(claim.text)) {
      const at = { start: mention.start + claim.start, end: mention.end + claim.start };
      if (!mention.sure || claim.quantities.some((quantity) => overlaps(quantity, at))) continue;
      if (asked.some(({ kind, value }) => kind === mention.kind && value === mention.value)) continue;
      if (isDenied(claim.text, mention)) continue;
      const rival = calendarRival(claim.text, mention, cited);
      if (!rival) continue;
      result.decided++;
      result.drafts.push({
        code: "DATE_MISMATCH",
        at,
        evidence: evidenceOf(rival.index, rival.passage),
        focus: { start: rival.mention.start, end: rival.mention.end },
        data: { answer: mention.text, source: rival.mention.text },
      });
    }
    for (const mention of readDayParts(claim.text)) {
      const at = { start: mention.start + claim.start, end: mention.end + claim.start };
      if (!mention.ofDay || claim.quantities.some((quantity) => overlaps(quantity, at))) continue;
      if (isDenied(claim.text, mention)) continue;
      const rival = dayPartRival(claim.text, mention, cited);
      if (!rival) continue;
      result.decided++;
      result.drafts.push({
        code: "DATE_MISMATCH",
        at,
        evidence: evidenceOf(rival.index, rival.passage),
        focus: { start: rival.mention.start, end: rival.mention.end },
        data: { answer: mention.text, source: rival.mention.text },
      });
    }
    return result;
  },
};
