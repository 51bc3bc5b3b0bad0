/** Columns that a terminal gives a character: two for Chinese and full-width forms, one for the rest. @param {string} text */
const columns = (text) =>
  [...text].reduce(
    (sum, character) =>
      sum +
      (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(character)
        ? 2
        : 1),
    0,
  );

/** @param {string} text @param {number} width */
function cut(text, width) {
  if (columns(text) <= width) return text;
  let kept = "";
  for (const character of text) {
    if (columns(kept + character) > width - 1) break;
    kept += character;
  }
  return `${kept}…`;
}

/**
 * Plain table for a terminal; cells are put on one line and cut to `widest` columns.
 * @param {string[]} head
 * @param {string[][]} rows
 * @param {number} [widest]
 */
export function table(head, rows, widest = 44) {
  const cells = [head, ...rows].map((row) => row.map((cell) => cut(cell.replace(/\s+/g, " ").trim(), widest)));
  const widths = head.map((_, at) => Math.max(...cells.map((row) => columns(row[at] ?? ""))));
  const line = (/** @type {string[]} */ row) =>
    row
      .map((cell, at) => cell + " ".repeat((widths[at] ?? 0) - columns(cell)))
      .join("  ")
      .trimEnd();
  const [first = [], ...others] = cells;
  return [line(first), widths.map((width) => "─".repeat(width)).join("  "), ...others.map(line)].join("\n");
}
