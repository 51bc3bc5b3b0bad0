import type { Quantity } from "../model/quantity";
import {
  CONDITIONS,
  EXAMPLES,
  STATING_BEFORE,
  SUPPOSED_BEFORE,
  SUPPOSING,
  SUPPOSING_AFTER,
} from "./lexicon/supposed-words";
import { isValue } from "./quantities";

/** UTF-16 units beside a value in which such words are looked for. */
const REACH = 72;

/**
 * Values that a text supposes, so as to calculate with them: "for 3 extra seats", 例如超出 3 个席位, "a delay of 10 days", the
 * count that opens a sentence (两个月共 …). A value that a verb states of its subject ("includes 3 seats", 含 3 个席位) is none.
 * Whether something is calculated from it is not looked at. Offsets are those of `text`.
 */
export function readSupposed(text: string, quantities: readonly Quantity[]): Quantity[] {
  return quantities.filter((quantity) => {
    if (!isValue(quantity) || typeof quantity.value !== "string") return false;
    if (["date", "time", "percent", "ordinal"].includes(quantity.kind)) return false;
    const before = text.slice(Math.max(0, quantity.start - REACH), quantity.start);
    // 超出 3 个席位 is read as a bound, and says which seats are meant.
    if (quantity.op !== undefined && !/超出\s?$/.test(before)) return false;
    if (STATING_BEFORE.test(before)) return false;
    return (
      before.trim() === "" ||
      /[.。！？!?；;]\s*$/.test(before) ||
      (quantity.kind === "duration" && /[，,]\s*$/.test(before)) ||
      SUPPOSING.test(before) ||
      SUPPOSED_BEFORE.test(before) ||
      SUPPOSING_AFTER.test(text.slice(quantity.end, quantity.end + REACH))
    );
  });
}

/** Whether a text makes up an example with the values that it supposes: what it says of them is nobody's fact. */
export const isExample = (text: string, supposed: number): boolean =>
  (supposed > 0 && EXAMPLES.test(text)) || (supposed > 1 && CONDITIONS.test(text));
