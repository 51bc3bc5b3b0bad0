/** Years that a log of answers can come from; what a number else would give is no date. */
const FIRST = 1990;
const LAST = 2100;

/**
 * The ISO day of what a log writes for a date: ISO, 2026/3/1, 2026年3月1日, 20260301, or seconds or milliseconds since the epoch (UTC).
 * Undefined where the order of day and month is a guess, or where it is no date.
 */
export function isoDay(value: unknown): string | undefined {
  if (typeof value === "number") return ofEpoch(value);
  if (typeof value !== "string") return undefined;
  const text = value.trim();
  const parts =
    /^(\d{4})[-/.年]\s?(\d{1,2})[-/.月]\s?(\d{1,2})(?!\d)/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (parts) return dayOf(Number(parts[1]), Number(parts[2]), Number(parts[3]));
  return /^\d{10}(?:\d{3}|\.\d+)?$/.test(text) ? ofEpoch(Number(text)) : undefined;
}

function ofEpoch(value: number): string | undefined {
  const date = new Date(value > 1e11 ? value : value * 1000);
  return Number.isNaN(date.getTime())
    ? undefined
    : dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (year < FIRST || year > LAST || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return date.toISOString().slice(0, 10);
}
