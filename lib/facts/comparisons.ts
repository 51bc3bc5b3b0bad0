import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";

/** "23 percent higher", "increased by 25%", 增长了 25%, 高出 23%: a relative change that a text states. */
export interface Comparison extends Span {
  text: string;
  quantity: Quantity;
  up: boolean | null;
}

const AFTER =
  /^\s?(?:(?:as )?(higher|more|greater|larger|longer|faster|better|above|increase|growth|rise|gain|up|jump|surge)|(lower|less|fewer|smaller|shorter|slower|worse|below|cheaper|decrease|decline|drop|reduction|fall|down|cut))\b/i;
const BLUR =
  "(?:by |of |rate |about |around |nearly |roughly |approximately |some |almost |over |more than |just ){0,3}";
const BEFORE = new RegExp(
  "(?:\\b(increased|rose|grew|rises|grows|increases|climbed|jumped|gained|up|went up|increase|growth|rise|gain|jump)" +
    `|\\b(decreased|fell|dropped|declined|falls|drops|decreases|shrank|reduced|down|went down|decrease|decline|drop|fall|reduction|cut)) ${BLUR}$`,
  "i",
);
const BEFORE_HAN =
  /(?:(增长|增加|上升|提高|上涨|涨幅|增幅|升幅|高出?|多出?|涨)|(下降|减少|降低|下跌|降幅|跌幅|低|少|缩减|跌))(?:了|幅度?|率)?(?:为|是|达到?)?(?:约|近|大约|将近|超过?|逾)?\s?$/;

/** Relative changes that the words around a percentage state. Percentage points are none. */
export function readComparisons(text: string, quantities: readonly Quantity[]): Comparison[] {
  const found: Comparison[] = [];
  for (const quantity of quantities) {
    if (quantity.unit !== "%" || typeof quantity.value !== "string") continue;
    const after = AFTER.exec(text.slice(quantity.end, quantity.end + 16));
    const before = text.slice(Math.max(0, quantity.start - 40), quantity.start);
    const led = BEFORE.exec(before) ?? BEFORE_HAN.exec(before);
    if (!after && !led) continue;
    const start = led ? quantity.start - led[0].length : quantity.start;
    const end = after ? quantity.end + after[0].length : quantity.end;
    const sign = after ?? led;
    found.push({ start, end, text: text.slice(start, end), quantity, up: sign ? sign[1] !== undefined : null });
  }
  return found;
}
