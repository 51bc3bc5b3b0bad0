/** Longest answer that is checked, in UTF-16 code units; a longer one is reported as `too-large`, never as clean. */
export const MAX_ANSWER = 100_000;

/** Longest text of all sources of one answer together, in UTF-16 code units. Further sources count as unread. */
export const MAX_SOURCES = 20_000_000;
