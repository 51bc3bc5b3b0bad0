import type { Bound } from "../../model/quantity";

const table = (lines: readonly (readonly [Bound, string])[]): ReadonlyMap<string, Bound> =>
  new Map(lines.flatMap(([bound, words]) => words.split("|").map((word) => [word, bound] as const)));

/** Chinese words right before a quantity. The longest one counts. */
export const HAN_BEFORE = table([
  [
    "<=",
    "不超过|不得超过|不能超过|不会超过|不可超过|不多于|不得多于|不高于|不得高于|不大于|不得大于|不长于|不晚于|不迟于|不得晚于|不得迟于|至多|最多|最多为|最多可|最高|最高为|最高达|最高可达|最长|最长为|最大|最大为|最晚|最迟|上限为|上限|封顶|小于等于|小于或等于|低于或等于|多不超过|最长不超过|最多不超过|最高不超过|截至|截止|截止到|截至到",
  ],
  [
    ">=",
    "至少|不少于|不得少于|不能少于|不低于|不得低于|不能低于|不小于|不得小于|不短于|不得短于|不早于|不得早于|最少|最少为|最低|最低为|最短|最短为|最小|最早|下限为|下限|起码|大于等于|大于或等于|高于或等于|上|至少为|至少有|最少有|满|年满|已满|起价|自|从",
  ],
  ["<", "不足|不到|未满|不满|低于|少于|小于|短于|早于|未达|不及|未超过|<"],
  [">", "超过|超出|超|逾|高于|多于|大于|长于|晚于|突破|超过了|超出了|逾越|>|已超过|已逾|自从"],
  [
    "~",
    "约|大约|约为|大约为|约合|约有|约占|大概|大概有|近|将近|接近|几乎|差不多|估计|预计约|平均约|~|≈|仅约|只有约|约等于|近乎|大致",
  ],
]);

/** Chinese words right after a quantity. */
export const HAN_AFTER = table([
  [
    "<=",
    "以内|之内|内|以下|及以下|或以下|含以下|及以前|及之前|或以前|当日及以前|当天及以前|以里|为限|为上限|封顶|止|为止|或更少|之下",
  ],
  [
    ">=",
    "以上|及以上|或以上|及以后|及之后|或以后|当日及以后|当天及以后|之上|起|起步|起价|起算|或更多|及更高|或更高|及更高版本|为下限|起售",
  ],
  ["~", "左右|上下|前后|上下浮动|许|光景"],
  [">", "有余|多|余|开外|之后|以后|后"],
  ["<", "不到|之前|以前|前"],
]);

/** English words before a quantity, up to five of them, lower case. */
export const LATIN_BEFORE = table([
  [
    "<=",
    "at most|up to|no more than|not more than|no greater than|no later than|not later than|no longer than|not exceeding|not exceed|not to exceed|never exceeds|must not exceed|does not exceed|may not exceed|cannot exceed|shall not exceed|will not exceed|should not exceed|maximum of|a maximum of|maximum|max|max.|max of|within|upto|as much as|as many as|capped at|limited to|less than or equal to|smaller or equal than|smaller than or equal to|no higher than|not over|by|until|till|through|no fewer or more than|ceiling of|as late as|at the latest|at most or equal to|limit of|a limit of|cap of|on or before",
  ],
  [
    ">=",
    "at least|no less than|not less than|no fewer than|not fewer than|minimum of|a minimum of|minimum|min|min.|starting at|starts at|start at|starting from|starts from|no earlier than|not earlier than|as little as|as few as|from|greater than or equal to|bigger or equal than|more than or equal to|no lower than|no shorter than|not under|since|no sooner than|upwards of|at least or equal to|as early as|equal to or greater than|on or after|starting|starting on|beginning|beginning on|commencing|commencing on|effective|effective on|effective from|effective as of",
  ],
  [
    "<",
    "less than|under|below|fewer than|lower than|smaller than|shorter than|before|prior to|younger than|short of|cheaper than|just under|earlier than",
  ],
  [
    ">",
    "more than|over|above|exceeding|exceeds|exceeded|exceed|greater than|larger than|bigger than|higher than|longer than|beyond|after|older than|in excess of|upward of|surpassing|surpassed|better than|well over|just over|later than|north of",
  ],
  [
    "~",
    "about|around|approximately|approx|approx.|roughly|nearly|almost|some|circa|c.|ca.|close to|an estimated|estimated|or so|in the region of|in the neighborhood of|on the order of|somewhere around|virtually|near",
  ],
]);

/** English words after a quantity. */
export const LATIN_AFTER = table([
  [
    "<=",
    "or less|or fewer|or under|or below|or lower|or earlier|at most|maximum|max|at the latest|or shorter|and under|and below|or younger|tops",
  ],
  [
    ">=",
    "or more|or over|or above|or higher|or greater|or later|and above|and over|and up|and higher|at least|minimum|or longer|or older|and older|and later|onwards|onward|and more",
  ],
  ["~", "or so|approximately|or thereabouts|ish"],
]);

/** Signs before a figure. */
export const SIGN_BEFORE = table([
  ["<=", "≤|<=|⩽|≦"],
  [">=", "≥|>=|⩾|≧"],
  ["<", "<|＜"],
  [">", ">|＞"],
  ["~", "~|≈|∼|≃"],
  ["±", "±|+/-"],
]);
