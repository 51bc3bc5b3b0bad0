/** Texts that a reading keeps, and the longest that is kept, in UTF-16 units: the passages and claims of one answer. */
const MOST_TEXTS = 256;
const LONGEST_TEXT = 4000;

/**
 * A pure reading that keeps what it read from the texts that it met last: several rules read the same passages. The result
 * is shared by all callers, so it must not be changed; the memory is bounded, and the text used longest ago goes first.
 */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    if (text.length > LONGEST_TEXT) return read(text);
    const has = kept.has(text);
    const value = has ? (kept.get(text) as T) : read(text);
    if (has) kept.delete(text);
    kept.set(text, value);
    if (kept.size > MOST_TEXTS) kept.delete(kept.keys().next().value as string);
    return value;
  };
}
