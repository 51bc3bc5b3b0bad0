/** Words that call a thing needless, useless or unrelated: what a source urges is denied by them. */
export const NEEDLESS_ZH: readonly string[] =
  "毫无意义 没有意义 没有任何意义 没有必要 毫无必要 没有价值 毫无价值 毫无用处 没有用处 不需要 无需 无须 不必 不重要 不受重视 没有关系 毫无关系 没有任何关系 毫无关联".split(
    " ",
  );
export const NEEDLESS_EN: readonly string[] = [
  "is pointless",
  "are pointless",
  "is useless",
  "are useless",
  "is meaningless",
  "is unnecessary",
  "are unnecessary",
  "there is no need to",
  "there is no need for",
  "is not worth",
  "is unimportant",
  "is of no use",
  "is of no importance",
  "has no value",
];

/** Words by which a source urges what it names. */
export const URGING_ZH: readonly string[] =
  "要 必须 应当 务必 促进 加强 继续 推进 坚持 提高 提升 高举 致力 围绕 狠抓 着力 重点 积极 鼓励 大力 规范 完善 深化".split(
    " ",
  );
export const URGING_EN: readonly string[] =
  "must should essential vital crucial promote strengthen continue committed encourage encouraged important priority".split(
    " ",
  );
