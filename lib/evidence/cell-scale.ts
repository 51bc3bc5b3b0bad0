import { readScaleMentions, type ScaleMention } from "../facts/header-scale";
import { readQuantities } from "../facts/quantities";
import { unitByCode } from "../facts/unit-index";
import { type Grid, readGrids } from "./grid";
import type { SourceIndex } from "./passages";

/** Text around a table in which a note on its numbers is looked for: captions stand before it, or in the words after it. */
const BEFORE = 1500;
const AFTER = 6000;
/** A note this near above the table is its own, whatever others stand farther off. */
const OWN = 400;

const SHARES = /\bshares?\b|股数|股份|股本/i;
/** What is told for each share, or is no amount at all, is never counted in thousands with the rest. */
const PLAIN = /\bper\b|每股|[%％]|\bratio\b|percent|\bprice\b|\brates?\b/i;
const EXCEPTED = /\bexcept\b|\bunless\b/i;
/** What follows "except" is no word of the column. */
const EXCEPTION = /\bexcept\b[^)|]*/gi;

const known = new WeakMap<Grid, ScaleMention[]>();

/**
 * The words that say what a cell's number is counted in: those of its own label, section or column, else of the table's header, else
 * of the notes around the table. Of notes that disagree the nearest above decides; else all are returned. Empty where nothing is
 * said, or the cell is excepted ("except per share data").
 */
export function scaleOfCell(index: SourceIndex, grid: Grid, row: number, column: number): ScaleMention[] {
  const line = grid.rows[row];
  if (!line) return [];
  const header = grid.headers[line.block] ?? [];
  const own = (header[column] ?? "").replace(EXCEPTION, " ");
  if (PLAIN.test(line.label) || PLAIN.test(own)) return [];
  const shares = SHARES.test(line.label) || SHARES.test(own);
  const fits = (mention: ScaleMention): boolean => (shares ? mention.of !== "money" : mention.of !== "share");
  for (const words of [line.label, line.section, own, header.join(" | ")]) {
    const mentions = readScaleMentions(words).filter(fits);
    if (mentions.length === 0) continue;
    return shares && EXCEPTED.test(words) && mentions.every(({ of }) => of !== "share") ? [] : mentions;
  }
  const around = notesAround(index, grid).filter(fits);
  const said = shares && around.some(({ of }) => of === "share") ? around.filter(({ of }) => of === "share") : around;
  if (shares && said.every(({ of }) => of !== "share") && EXCEPTED.test(index.source.text)) return [];
  const [near] = said.filter(({ end }) => end <= grid.start && grid.start - end <= OWN).slice(-1);
  return near ? [near] : said;
}

/** What a label or a header names in brackets or behind a comma: "Weight (kg)", 重量（公斤）, "Price, USD". */
const BRACKETS = /[(（]([^()（）]{1,16})[)）]/g;

/** The one unit that the label of a cell's row, else the header of its column names in brackets; null where none or several are. */
export function unitOfCell(grid: Grid, row: number, column: number): { unit: string; text: string } | null {
  const line = grid.rows[row];
  if (!line) return null;
  for (const words of [line.label, grid.headers[line.block]?.[column] ?? ""]) {
    const units = [...words.matchAll(BRACKETS)].flatMap(([, inner = ""]) => {
      const [one, more] = readQuantities(`1 ${inner}`);
      const whole = one && !more && one.end === inner.length + 2 && one.value === "1";
      return whole && unitByCode(one.unit.split("/")[0] as string)?.size
        ? [{ unit: one.unit, text: inner.trim() }]
        : [];
    });
    if (units.length > 0) return units.length === 1 ? (units[0] ?? null) : null;
  }
  return null;
}

/** Notes of the running text around a table; those inside other tables are theirs. Offsets of the source's text. */
function notesAround(index: SourceIndex, grid: Grid): ScaleMention[] {
  const kept = known.get(grid);
  if (kept) return kept;
  const { text } = index.source;
  const start = Math.max(0, grid.start - BEFORE);
  const grids = readGrids(index);
  const found = readScaleMentions(text.slice(start, grid.end + AFTER))
    .map((mention) => ({ ...mention, start: mention.start + start, end: mention.end + start }))
    .filter(({ note, start: at }) => note && !grids.some((other) => at >= other.start && at < other.end));
  known.set(grid, found);
  return found;
}
