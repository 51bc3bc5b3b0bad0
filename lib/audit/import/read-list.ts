import type { Encoding } from "../../model/batch";
import { textParts } from "./decode";
import { LONGEST_ROW, RAW_KEPT } from "./limits";
import { jsonRow, type RawRow } from "./raw-row";
import { longRow } from "./read-lines";

/**
 * Rows of a JSON file that is one list. Only the member that is being read is held: its text is cut out by brackets and
 * strings and read as JSON of its own, so that a broken one costs no other.
 */
export async function* readList(file: Blob, encoding: Encoding): AsyncGenerator<RawRow> {
  let open: string[] = [];
  let length = 0;
  let start = "";
  let depth = 0;
  let quoted = false;
  let escaped = false;
  let begun = false;
  let over = false;
  let read = 0;
  const take = (text: string): void => {
    if (length === 0) start = text.slice(0, RAW_KEPT);
    length += text.length;
    if (length > LONGEST_ROW) open = [];
    else open.push(text);
  };
  const close = (bytes: number): RawRow | undefined => {
    const tooLong = length > LONGEST_ROW;
    const text = open.join("");
    const row = tooLong ? longRow(start, length, bytes) : text.trim() === "" ? undefined : jsonRow(text, bytes);
    open = [];
    length = 0;
    return row;
  };
  for await (const { text, bytes } of textParts(file, encoding)) {
    read = bytes;
    let from = 0;
    for (let at = 0; at < text.length && !over; at++) {
      const unit = text.charCodeAt(at);
      if (!begun) {
        begun = unit === OPEN_LIST;
        from = at + 1;
      } else if (quoted) {
        if (escaped) escaped = false;
        else if (unit === BACKSLASH) escaped = true;
        else if (unit === QUOTE) quoted = false;
      } else if (unit === QUOTE) quoted = true;
      else if (unit === OPEN_LIST || unit === OPEN_OBJECT) depth++;
      else if ((unit === CLOSE_LIST || unit === CLOSE_OBJECT) && depth > 0) depth--;
      else if (depth === 0 && (unit === COMMA || unit === CLOSE_LIST)) {
        take(text.slice(from, at));
        from = at + 1;
        over = unit === CLOSE_LIST;
        const row = close(bytes);
        if (row) yield row;
      }
    }
    if (!over && from < text.length) take(text.slice(from));
  }
  // The list was cut off: its last member tells so itself.
  const row = close(read);
  if (row) yield row;
}

const QUOTE = 34;
const COMMA = 44;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
