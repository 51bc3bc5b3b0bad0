import type { Encoding } from "../../model/batch";
import { textParts } from "./decode";
import { LONGEST_ROW, RAW_KEPT } from "./limits";
import { jsonRow, type RawRow } from "./raw-row";

/** Rows of an NDJSON file. A line that is too long is told and passed over without being held; empty lines are no rows. */
export async function* readLines(file: Blob, encoding: Encoding): AsyncGenerator<RawRow> {
  let open: string[] = [];
  let length = 0;
  let tooLong: { start: string; length: number } | undefined;
  const close = (bytes: number): RawRow | undefined => {
    const row = tooLong
      ? longRow(tooLong.start, tooLong.length, bytes)
      : length === 0
        ? undefined
        : rowOf(open.join(""), bytes);
    open = [];
    length = 0;
    tooLong = undefined;
    return row;
  };
  let read = 0;
  for await (const { text, bytes } of textParts(file, encoding)) {
    read = bytes;
    for (let at = 0; at < text.length; ) {
      const end = text.indexOf("\n", at);
      const stop = end < 0 ? text.length : end;
      length += stop - at;
      if (tooLong) tooLong.length += stop - at;
      else if (length > LONGEST_ROW) {
        tooLong = { start: [...open, text.slice(at, stop)].join("").slice(0, RAW_KEPT), length };
        open = [];
      } else if (stop > at) open.push(text.slice(at, stop));
      if (end >= 0) {
        const row = close(bytes);
        if (row) yield row;
      }
      at = stop + 1;
    }
  }
  const row = close(read);
  if (row) yield row;
}

const rowOf = (line: string, bytes: number): RawRow | undefined =>
  line.trim() === "" ? undefined : jsonRow(line, bytes);

export const longRow = (start: string, length: number, bytes: number): RawRow => ({
  bytes,
  reason: "line-too-long",
  detail: `${length} > ${LONGEST_ROW}`,
  raw: () => start,
});
