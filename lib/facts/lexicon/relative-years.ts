/** Words that tell a year by the day on which a text was written, with how many years later that is. English in lower case. */
export const RELATIVE_YEARS: ReadonlyArray<readonly [words: string, later: number]> = [
  ["last year", -1],
  ["the year before", -1],
  ["the previous year", -1],
  ["next year", 1],
  ["the following year", 1],
  ["this year", 0],
  ["that year", 0],
  ["that same year", 0],
  ["前年", -2],
  ["去年", -1],
  ["上年", -1],
  ["今年", 0],
  ["本年", 0],
  ["当年", 0],
  ["同年", 0],
  ["明年", 1],
  ["次年", 1],
  ["翌年", 1],
  ["后年", 2],
];
/** "62 years ago", 三年前, "5 years later": after a number of years. */
export const AGO = /^\s*(?:ago|earlier|before|prior|之前|以前|前)/i;
export const LATER = /^\s*(?:later|after|from now|之后|以后|后)/i;
