import type { Grid } from "./grid";
import { readTerms } from "./terms";

/** Words of a table's labels and headers, for telling which rows and columns a question names. */
export interface GridTerms {
  rows: { own: ReadonlySet<string>; section: ReadonlySet<string>; weight: number }[];
  /** By block, then by column. */
  columns: ReadonlySet<string>[][];
  /** Rarity of a word among the labels: ln(1 + rows ÷ rows that have it). */
  weights: ReadonlyMap<string, number>;
  /** Columns whose header speaks of a change, a variance or a share: their numbers are results, no inputs. */
  derived: boolean[][];
}

const DERIVED =
  /\b(?:change|changes|variance|variation|vs\.?|versus|increase|decrease|growth|difference|yoy)\b|变动|变化|增减|增长|同比|环比|差异/i;

const known = new WeakMap<Grid, GridTerms>();

export function termsOfText(text: string): Set<string> {
  const terms = new Set<string>();
  readTerms(text, { start: 0, end: text.length }, (term) => terms.add(String(term)));
  return terms;
}

/** The words of a table, read once. */
export function gridTerms(grid: Grid): GridTerms {
  const kept = known.get(grid);
  if (kept) return kept;
  const frequency = new Map<string, number>();
  const raw = grid.rows.map((row) => {
    const section = termsOfText(row.section);
    const own =
      row.label === ""
        ? new Set([...section, ...(row.total ? termsOfText("total 合计") : [])])
        : termsOfText(row.label);
    for (const term of new Set([...own, ...section])) frequency.set(term, (frequency.get(term) ?? 0) + 1);
    return { own, section };
  });
  const weights = new Map(
    [...frequency].map(([term, count]) => [term, Math.log(1 + grid.rows.length / count)] as const),
  );
  const weigh = (terms: ReadonlySet<string>): number =>
    [...terms].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
  const terms: GridTerms = {
    rows: raw.map((row) => ({ ...row, weight: weigh(row.own) })),
    columns: grid.headers.map((header) => header.map(termsOfText)),
    weights,
    derived: grid.headers.map((header) => header.map((words) => DERIVED.test(words))),
  };
  known.set(grid, terms);
  return terms;
}

/** How well each row is named by the words: the share of their weight that its label covers, less where the label says more. */
export function scoreRows(grid: Grid, words: ReadonlySet<string>): number[] {
  const { rows, weights } = gridTerms(grid);
  let whole = 0;
  for (const word of words) whole += weights.get(word) ?? 0;
  if (whole === 0) return rows.map(() => 0);
  return rows.map(({ own, section, weight }) => {
    let covered = 0;
    let said = 0;
    for (const word of words) {
      const value = weights.get(word);
      if (value === undefined) continue;
      if (own.has(word)) {
        covered += value;
        said += value;
      } else if (section.has(word)) covered += value / 2;
    }
    return (covered / whole) * (0.5 + (weight > 0 ? 0.5 * (said / weight) : 0));
  });
}

const isYear = (term: string): boolean => /^(?:19|20)\d\d$/.test(term);

/** Years that the words name, a range from … to … filled. */
export function yearsOf(words: ReadonlySet<string>, text: string): Set<string> {
  const years = [...words].filter(isYear).sort();
  const out = new Set(years);
  const low = Number(years[0]);
  const high = Number(years[years.length - 1]);
  if (
    years.length === 2 &&
    high - low > 1 &&
    high - low <= 10 &&
    /\b(?:to|through|until|average|total)\b|[-–—~～至到]|\d\s?-?\s?year/.test(text)
  )
    for (let year = low + 1; year < high; year++) out.add(String(year));
  return out;
}

/** Columns of a header block that the words name: those of a named year, else those of named words, else all; results last. */
export function namedColumns(
  grid: Grid,
  block: number,
  words: ReadonlySet<string>,
  years: ReadonlySet<string>,
): number[] {
  const { columns, derived } = gridTerms(grid);
  const header = columns[block] ?? [];
  const width = Math.max(0, ...grid.rows.filter((row) => row.block === block).map((row) => row.cells.length));
  const all = Array.from({ length: Math.max(0, width - 1) }, (_, i) => i + 1);
  const inputs = all.filter((column) => !derived[block]?.[column]);
  const plain = inputs.length > 0 ? inputs : all;
  const dated = plain.filter((column) => [...(header[column] ?? [])].some((term) => years.has(term)));
  const base = dated.length > 0 ? dated : plain;
  const common = new Set(
    [...(header[base[0] ?? 0] ?? [])].filter((term) => base.every((column) => header[column]?.has(term))),
  );
  const score = (column: number): number =>
    [...(header[column] ?? [])].filter((term) => words.has(term) && !isYear(term) && !common.has(term)).length;
  const best = Math.max(0, ...base.map(score));
  return best === 0 ? base : base.filter((column) => score(column) >= 0.6 * best);
}
