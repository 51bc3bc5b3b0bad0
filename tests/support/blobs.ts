/** A file of text parts and bytes. */
export const blobOf = (...parts: (string | Uint8Array<ArrayBuffer>)[]): Blob => new Blob(parts);

/** The text in UTF-16, big or little end first, without a mark. */
export function utf16(text: string, end: "le" | "be"): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), end === "le");
  return bytes;
}

/** All that an iterator gives. */
export async function all<T>(given: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const one of given) list.push(one);
  return list;
}
