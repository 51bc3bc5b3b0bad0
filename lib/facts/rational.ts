/**
 * Exact fractions of two BigInts. Quantities are never floats: 0.1 + 0.2 must be 0.3, and a value of 20 digits must keep them.
 * The denominator is always positive; fractions are reduced only where a result is compared or printed.
 */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

export const ZERO: Rational = { n: 0n, d: 1n };
export const ONE: Rational = { n: 1n, d: 1n };
export const HALF: Rational = { n: 1n, d: 2n };

const gcd = (a: bigint, b: bigint): bigint => {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
};

export const whole = (value: number | bigint): Rational => ({ n: BigInt(value), d: 1n });

/** Throws a RangeError where `d` is 0: callers test the denominator that a text gave. */
export const ratio = (n: bigint, d: bigint): Rational => {
  if (d === 0n) throw new RangeError("denominator is 0");
  if (n === 0n) return ZERO;
  const g = gcd(n, d);
  const sign = d < 0n ? -1n : 1n;
  return { n: (sign * n) / g, d: (sign * d) / g };
};

export const add = (a: Rational, b: Rational): Rational =>
  a.d === b.d ? { n: a.n + b.n, d: a.d } : ratio(a.n * b.d + b.n * a.d, a.d * b.d);
export const negate = (a: Rational): Rational => ({ n: -a.n, d: a.d });
export const subtract = (a: Rational, b: Rational): Rational => add(a, negate(b));
export const multiply = (a: Rational, b: Rational): Rational => ({ n: a.n * b.n, d: a.d * b.d });
export const divide = (a: Rational, b: Rational): Rational => ratio(a.n * b.d, a.d * b.n);
export const compare = (a: Rational, b: Rational): number => {
  const left = a.n * b.d;
  const right = b.n * a.d;
  return left < right ? -1 : left > right ? 1 : 0;
};
export const equals = (a: Rational, b: Rational): boolean => a.n * b.d === b.n * a.d;
export const absolute = (a: Rational): Rational => (a.n < 0n ? negate(a) : a);
/** The nearest float, for choosing what to compare exactly; NaN where floats cannot hold it. */
export const toFloat = ({ n, d }: Rational): number => {
  const value = Number(n) / Number(d);
  return Number.isFinite(value) && (value !== 0 || n === 0n) ? value : Number.NaN;
};
export const isWhole = (a: Rational): boolean => a.n % a.d === 0n;

/** 10 to the power of `exponent`, which may be negative; callers keep |exponent| small. */
export const powerOfTen = (exponent: number): Rational =>
  exponent >= 0 ? { n: 10n ** BigInt(exponent), d: 1n } : { n: 1n, d: 10n ** BigInt(-exponent) };

/** `base` to a whole power; null for 0 to a negative power. */
export const power = (base: Rational, exponent: number): Rational | null => {
  const e = BigInt(Math.abs(exponent));
  if (exponent >= 0) return { n: base.n ** e, d: base.d ** e };
  return base.n === 0n ? null : ratio(base.d ** e, base.n ** e);
};

/** Reads "12", "-0.50", "1/3"; null for anything else. */
export const parseRational = (text: string): Rational | null => {
  const slash = text.indexOf("/");
  if (slash > 0) {
    const n = parseRational(text.slice(0, slash));
    const d = parseRational(text.slice(slash + 1));
    return n && d && d.n !== 0n ? divide(n, d) : null;
  }
  const negative = text.charCodeAt(0) === 45;
  let digits = "";
  let decimals = -1;
  for (let i = negative ? 1 : 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c >= 48 && c <= 57) {
      digits += text[i];
      if (decimals >= 0) decimals++;
    } else if (c === 46 && decimals < 0) decimals = 0;
    else return null;
  }
  if (digits === "" || digits.length > 1000) return null;
  const n = BigInt(negative ? `-${digits}` : digits);
  return decimals > 0 ? { n, d: 10n ** BigInt(decimals) } : { n, d: 1n };
};

/** Decimal places that write `d` exactly, or -1 where no finite decimal does. `d` must be reduced. */
const decimalPlaces = (d: bigint): number => {
  let rest = d;
  let twos = 0;
  let fives = 0;
  while (rest % 2n === 0n) {
    rest /= 2n;
    twos++;
  }
  while (rest % 5n === 0n) {
    rest /= 5n;
    fives++;
  }
  return rest === 1n ? Math.max(twos, fives) : -1;
};

/** A plain decimal string where one is exact ("0.05"), else a reduced fraction ("1/3"). Never scientific notation. */
export const formatRational = (value: Rational): string => {
  const r = ratio(value.n, value.d);
  if (r.d === 1n) return r.n.toString();
  const places = decimalPlaces(r.d);
  if (places < 0) return `${r.n}/${r.d}`;
  const scaled = ((r.n < 0n ? -r.n : r.n) * 10n ** BigInt(places)) / r.d;
  const digits = scaled.toString().padStart(places + 1, "0");
  return `${r.n < 0n ? "-" : ""}${digits.slice(0, -places)}.${digits.slice(-places)}`;
};

/** "2/3", "7/10": the form of a bare fraction, which a decimal would round or disguise. */
export const formatFraction = (value: Rational): string => {
  const r = ratio(value.n, value.d);
  return r.d === 1n ? r.n.toString() : `${r.n}/${r.d}`;
};

/** Rounded half away from zero to `places` decimals; for readings of a fraction that are shown beside the exact one. */
export const formatDecimal = (value: Rational, places: number): string => {
  const scale = 10n ** BigInt(places);
  const twice = (absolute(value).n * scale * 2n) / value.d;
  const rounded = (twice + 1n) / 2n;
  return formatRational(ratio(value.n < 0n ? -rounded : rounded, scale));
};
