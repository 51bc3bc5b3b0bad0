/** Words of a text that tells hours of the day, so that "9–17" in it are such hours. */
export const OPENING_WORDS =
  /\b(?:hours?|open(?:s|ing)?|opened|clos(?:es?|ing)|from|daily|weekdays?|shifts?)\b|营业|开放|上班|工作时间|办公|服务时间|时间/i;

/** Days that one word names. */
export const EVERY_DAY = /\b(?:daily|every ?day|each day|seven days a week|7 days a week)\b|每天|每日|天天/i;
export const WORKDAYS = /\b(?:weekdays?|working days?|workdays?|business days?)\b|工作日|平日/i;

/** Words around a length of time that counts it back from another time, or on from it: "90 minutes before", 提前90分钟. */
export const BACK_AFTER = /^\s?(?:before|prior to|ahead of|earlier|in advance|early)\b|^\s?(?:之?前|以前)/i;
export const BACK_BEFORE = /提[前早]\s?(?:至少|约|大约)?\s?$/;
export const ON_AFTER = /^\s?(?:after|later|from|past|following)\b|^\s?(?:之?后|以后)/i;
export const ON_BEFORE =
  /(?:延[后迟长]|推迟|晚)了?\s?(?:至少|约|大约)?\s?$|\b(?:lasts?|takes?|for)\s$|(?:持续|历时|时长|为时|全程)[^，。；]{0,4}$/i;

/** A length told by the week. */
export const WEEKLY = /\b(?:(?:a|per|each|every) week|weekly)\b|每周|每星期|一周|周工时/i;
