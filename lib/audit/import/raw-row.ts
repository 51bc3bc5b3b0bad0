import type { BadReason } from "../../model/batch";
import { RAW_KEPT } from "./limits";

/** One row as it stands in the file, before its columns are told apart; `bytes` of the file were read up to its end. */
export type RawRow = { bytes: number } & (
  | { value: Record<string, unknown>; raw: () => string }
  | { reason: BadReason; detail?: string; raw: () => string }
);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a JSON text holds as a row, or why it is none. */
export function jsonRow(text: string, bytes: number): RawRow {
  const raw = () => text.slice(0, RAW_KEPT);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { bytes, reason: "no-json", detail: error instanceof Error ? error.message : String(error), raw };
  }
  return isRecord(value) ? { bytes, value, raw } : { bytes, reason: "not-an-object", raw };
}
