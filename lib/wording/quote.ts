/** Most characters (code points) of quoted words in a sentence; the pair below the sentence holds the rest. */
export const QUOTE_LIMIT = 60;

/**
 * The words on one line, at most `limit` characters, the last one an ellipsis where something was left out.
 * Latin words are not cut in the middle unless the cut would lose more than a third.
 */
export function clip(text: string, limit: number = QUOTE_LIMIT): string {
  const line = text.replace(/\s+/g, " ").trim();
  const characters = [...line];
  if (characters.length <= limit) return line;
  const kept = characters.slice(0, limit - 1).join("");
  const space = kept.lastIndexOf(" ");
  const cutsWord = characters[limit - 1] !== " ";
  const whole = cutsWord && space > (kept.length * 2) / 3 ? kept.slice(0, space) : kept;
  return `${whole.trimEnd()}…`;
}
