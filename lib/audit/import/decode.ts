import type { Encoding } from "../../model/batch";
import { SLICE } from "./limits";

/** How a file's bytes are to be read. `strict`: all of them are right in that encoding, so that no row is damaged by reading. */
export interface Decoding {
  encoding: Encoding;
  strict: boolean;
}

/**
 * Finds the encoding of a file: by its byte order mark, by the noughts of UTF-16, and else the first of UTF-8 and GB18030 in
 * which all of its bytes are right. Where none fits it is read as UTF-8, and the rows with damaged letters are told apart.
 */
export async function findEncoding(file: Blob): Promise<Decoding> {
  const head = new Uint8Array(await file.slice(0, 4096).arrayBuffer());
  const marked = byMark(head) ?? byNoughts(head);
  if (marked !== undefined) return { encoding: marked, strict: await fits(file, marked) };
  for (const encoding of ["utf-8", "gb18030"] as const) {
    if (await fits(file, encoding)) return { encoding, strict: true };
  }
  return { encoding: "utf-8", strict: false };
}

function byMark([a, b, c]: Uint8Array): Encoding | undefined {
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if (a === 0xff && b === 0xfe) return "utf-16le";
  return a === 0xfe && b === 0xff ? "utf-16be" : undefined;
}

/** Latin letters, digits and line ends have a nought for every second byte in UTF-16; in no other encoding of text do noughts stand. */
function byNoughts(head: Uint8Array): Encoding | undefined {
  const counts = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) counts[at % 2] = (counts[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = counts;
  // One line end or delimiter in a hundred units is few even for Chinese text.
  if (even + odd < head.length / 200 || head.length < 4) return undefined;
  return even > odd ? "utf-16be" : "utf-16le";
}

/** Whether all bytes of the file are right in an encoding. */
export async function fits(file: Blob, encoding: Encoding): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for (let at = 0; at < file.size; at += SLICE)
      decoder.decode(await file.slice(at, at + SLICE).arrayBuffer(), { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** A part of a file's text; `bytes` of the file were read up to its end. */
export interface TextPart {
  text: string;
  bytes: number;
}

/** The file's text in parts, without a byte order mark. Characters are never cut; damaged bytes become U+FFFD. */
export async function* textParts(file: Blob, encoding: Encoding): AsyncGenerator<TextPart> {
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < file.size; at += SLICE) {
    const end = Math.min(file.size, at + SLICE);
    const text = decoder.decode(await file.slice(at, end).arrayBuffer(), { stream: end < file.size });
    yield { text, bytes: end };
  }
}
