import { PASS, type Rule } from "../check/rule";

/** A cited source whose text could not be read: its claims are unchecked, said aloud. */
export const sourceUnread: Rule = {
  id: "source-unread",
  summary: "A cited source is known, but its text was not read; claims that rest on it are unchecked.",
  codes: ["SOURCE_UNREAD"],
  check(claim, context) {
    if (!claim.cited) return PASS;
    const unread = claim.cites.filter((id) => context.all.has(id) && !context.sources.has(id));
    const drafts = unread.map((id) => {
      const marker = context.marks(claim).find((m) => m.sources.includes(id));
      return {
        code: "SOURCE_UNREAD" as const,
        at: marker ?? { start: claim.start, end: claim.end },
        evidence: null,
        data: { title: context.all.get(id)?.title ?? id, source: id },
      };
    });
    return { drafts, decided: 0 };
  },
};
