/** Longest answer that is checked, in UTF-16 code units; a longer one is reported as `too-large`, never as clean. */
export const MAX_ANSWER = 100_000;

/** Longest text of all sources of one answer together, in UTF-16 code units. Further sources count as unread. */
export const MAX_SOURCES = 20_000_000;

/**
 * Longest claim, in UTF-16 code units: a longer sentence, row or item is cut at a clause into several. Each value of a claim is
 * read beside all of its words, so that the work on a claim grows with its square. The longest sentences of contracts have about
 * 2,000.
 */
export const LONGEST_CLAIM = 3_000;

/**
 * Values of one answer that are checked. Further ones are not looked at: their claims are `unchecked`, and a `limit` entry says
 * so. A page of figures has about 200; an answer of this many is a list that nobody reads in a chat.
 */
export const MOST_VALUES = 2_000;
