/**
 * Words that say whether a thing goes along with another or is left out, one line a pair: "tiles or cards" / "tiles instead of
 * cards". They ring as opposite words do, between the same two words of both texts. `,` parts the words of one side.
 */
export const COMPANIONS_EN: readonly string[] = [
  // in the place of another, or beside it
  "instead of, rather than, as opposed to, in place of, in lieu of | and, or, as well as, along with, together with, in addition to, and also",
  // left out of a whole, or a part of it
  "except, except for, excluding, with the exception of, apart from, aside from, other than, save for | including, even, and also, as well as, along with, together with, such as, especially, particularly",
  // unlike another, or like it
  "unlike, in contrast to, in contrast with, contrary to | like, just like, along with, similar to, similarly to, as in, as with, as does, as do, as did, as is, as are, as was, in line with",
  "without | and, including, along with, together with",
  // directions told by two words
  "go up, went up, move up, rise, increase, climb | go down, went down, move down, fall, decline, drop, decrease",
  "swing to a profit, return to profit | swing to a loss, slip into loss, fall into loss",
];

export const COMPANIONS_ZH: readonly string[] = [
  "而非, 而不是, 并非 | 以及, 和, 及, 或, 或者, 与",
  "有别于, 不同于 | 等同于, 如同, 类似于, 相当于",
  "扭亏为盈, 扭亏, 转盈 | 由盈转亏, 由盈转为亏损, 转亏",
  "不同 | 一样, 相同, 类似, 一致",
];
