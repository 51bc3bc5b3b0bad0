import type { Language } from "../model/settings";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** A number of bytes as people read it: "6.4 MB". Decimal units, as file managers show them. */
export function fileSize(bytes: number, language: Language): string {
  const step = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const unit = UNITS[step] ?? "byte";
  const value = bytes / 1000 ** step;
  const digits = step === 0 || value >= 100 ? 0 : 1;
  return new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits: digits }).format(value);
}
