import type { KeyAction } from "../lib/review/keys";
import type { MessageKey } from "../lib/wording/catalogue";

/** What each key does, in the order of the help. */
export const KEY_WORDS: readonly (readonly [KeyAction, MessageKey])[] = [
  ["next", "keys_next"],
  ["previous", "keys_previous"],
  ["nextAnswer", "keys_nextAnswer"],
  ["previousAnswer", "keys_previousAnswer"],
  ["nextOpen", "keys_nextOpen"],
  ["showInPage", "keys_page"],
  ["showInSource", "keys_source"],
  ["fault", "keys_fault"],
  ["notAFault", "keys_notAFault"],
  ["partlyRight", "keys_partlyRight"],
  ["cannotTell", "keys_cannotTell"],
  ["wholeAnswer", "keys_wholeAnswer"],
  ["missed", "keys_missed"],
  ["note", "keys_note"],
  ["dispute", "keys_dispute"],
  ["undo", "keys_undo"],
  ["copyNote", "keys_copy"],
  ["copyCorrected", "keys_copyCorrected"],
  ["copyCorrectedList", "keys_copyCorrectedList"],
  ["lookUp", "keys_lookUp"],
  ["search", "keys_search"],
  ["back", "keys_back"],
  ["help", "keys_help"],
];
