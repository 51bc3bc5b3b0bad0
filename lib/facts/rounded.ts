import { absolute, type Rational } from "./rational";

/** Rounded half away from zero, without trailing noughts. */
export function rounded(value: Rational, places: number): string {
  const power = 10n ** BigInt(places);
  const negative = value.n < 0n;
  const size = absolute(value);
  const units = (size.n * power * 2n + size.d) / (size.d * 2n);
  const digits = units.toString().padStart(places + 1, "0");
  const head = digits.slice(0, digits.length - places) || "0";
  const tail = places > 0 ? digits.slice(-places).replace(/0+$/, "") : "";
  return `${negative ? "−" : ""}${head}${tail === "" ? "" : `.${tail}`}`;
}
