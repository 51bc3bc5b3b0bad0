import { isDigit } from "./characters";
import { skipSpaces } from "./number";
import { digitsEnd } from "./read-digits";
import { matchCode, matchSign } from "./unit-index";

/** A number with European marks: where it ends and its figures with a decimal point. */
export interface European {
  end: number;
  literal: string;
}

/** True where a currency or a percent sign stands behind `p`: only a price or share shows that a comma is a decimal point. */
const isPriced = (t: string, p: number): boolean => {
  const at = skipSpaces(t, p, 1);
  return t[at] === "%" || matchCode(t, at) !== null || (matchSign(t, at) !== null && t[at] !== "$");
};

/** End of groups of three figures behind one mark ("." or " "), from `p`; `p` itself where none stands. */
const threesEnd = (t: string, p: number, mark: string): number => {
  let at = p;
  for (let groups = 0; groups < 8 && t[at] === mark; groups++) {
    const to = digitsEnd(t, at + 1, 4);
    if (to - at !== 4) break;
    at = to;
  }
  return at;
};

/**
 * "1.200,50", "1 200,50 €", "€ 5,00", "1.234.567 EUR", and "€1.200" where `shown` says that the text writes so elsewhere.
 * A comma counts as a decimal point behind points of thousands, or with a price or share; it never takes the comma of the
 * sentence, which no figure follows. `currency` says that one stands in front. null where the marks are not European.
 */
export const readEuropean = (t: string, p: number, currency: boolean, shown: boolean): European | null => {
  const lead = digitsEnd(t, p, 10);
  if (lead === p) return null;
  const short = lead - p <= 3;
  const dotted = short ? threesEnd(t, lead, ".") : lead;
  const spaced = short && dotted === lead ? threesEnd(t, lead, " ") : lead;
  const whole = Math.max(dotted, spaced);
  const groups = (whole - lead) / 4;
  const plain = (to: number): string => {
    let figures = "";
    for (let i = p; i < to; i++) if (isDigit(t.charCodeAt(i))) figures += t[i];
    return figures;
  };
  if (t[whole] === "," && isDigit(t.charCodeAt(whole + 1))) {
    const end = digitsEnd(t, whole + 1, 7);
    const places = end - whole - 1;
    const last = t[end] ?? "";
    const closed = places <= 6 && !(",.".includes(last || "-") && isDigit(t.charCodeAt(end + 1)));
    // behind points of thousands a comma can only be decimal; elsewhere "1,234" and "3,5" want to be shown
    const decimal = (dotted > lead && places !== 3) || (places < 3 && isPriced(t, end)) || (currency && places === 2);
    return closed && decimal ? { end, literal: `${plain(whole)}.${t.slice(whole + 1, end)}` } : null;
  }
  if (dotted === lead || t[whole] === "." || t[whole] === ",") {
    if (dotted === lead || isDigit(t.charCodeAt(whole + 1))) return null;
  }
  const many = groups > 1 && (currency || isPriced(t, whole));
  const one = groups === 1 && shown && (currency || isPriced(t, whole));
  return many || one ? { end: whole, literal: plain(whole) } : null;
};

/** True where a number such as "1.200,50" anywhere in the text shows that points part thousands. One look over the text. */
export const showsEuropean = (t: string): boolean => {
  for (let at = t.indexOf(","); at >= 0; at = t.indexOf(",", at + 1)) {
    if (t[at - 4] !== "." || !isDigit(t.charCodeAt(at - 5)) || !isDigit(t.charCodeAt(at + 1))) continue;
    const places = digitsEnd(t, at + 1, 4) - at - 1;
    if (places > 0 && places < 3 && digitsEnd(t, at - 3, 4) === at) return true;
  }
  return false;
};
