import { cutLong } from "../evidence/passages";
import { readToldTables, type ToldRow } from "../evidence/told-table";
import { readPolarity } from "../facts/polarity";
import { readQuantities } from "../facts/quantities";
import { blockRole, quoteRole } from "../facts/quote-role";
import { isWording, readQuotes } from "../facts/quotes";
import type { Answer, Marker } from "../model/answer";
import type { Source } from "../model/source";
import { overlaps, type Span } from "../model/span";
import { type Block, readBlocks } from "../text/blocks";
import { readClauses, readSentences } from "../text/sentences";
import { type JsonAnswer, readJsonAnswer } from "./json-answer";
import { leadingMarks } from "./leading-marks";
import { LONGEST_CLAIM } from "./limits";
import { blank, readMarkers } from "./markers";
import { Ordered } from "./ordered";
import type { Claim, Quote } from "./rule";

/** An answer read into claims. `text` has the answer's length; citation marks (and a structured answer's syntax) are blanked out. */
export interface ReadAnswer {
  text: string;
  markers: Marker[];
  /** Those of them that cite for the words behind them. */
  leading: ReadonlySet<Marker>;
  claims: Claim[];
  /** Whether any mark, or `cites`, names a source. */
  cites: boolean;
}

/** Reads an answer into claims and joins each to the sources that it is held against (checks.md §2). */
export function readAnswer(answer: Answer, sources: readonly Source[]): ReadAnswer {
  const json = readJsonAnswer(answer.text);
  const given = answer.markers ?? [];
  const markers = json ? [] : [...given, ...readMarkers(answer.text, sources, given)].sort((a, b) => a.start - b.start);
  const text = blank(json ? json.view : answer.text, markers);
  const leading = leadingMarks(text, markers);
  const claims = json ? jsonClaims(text, json, sources) : textClaims(text, markers, leading);
  const named = markers.length > 0 || (json?.quotes.length ?? 0) > 0;
  const fallback = answer.cites ?? [];
  for (const claim of claims) {
    if (claim.cites.length > 0 || claim.cited) continue;
    if (!named && fallback.length > 0) {
      claim.cites = [...fallback];
      claim.cited = true;
    } else {
      claim.cites = sources.map((s) => s.id);
    }
  }
  return { text, markers, leading, claims, cites: named || fallback.length > 0 };
}

function textClaims(text: string, markers: readonly Marker[], leading: ReadonlySet<Marker>): Claim[] {
  const blocks = readBlocks(text);
  const units: Unit[] = [];
  const laid = new Ordered(markers, (marker) => marker);
  for (const block of blocks) {
    if (block.kind === "code" || block.kind === "header") continue;
    for (const span of splitBlock(text, block, laid)) units.push({ ...span, block });
  }
  citeUnits(text, units, markers, leading);
  const claims: Claim[] = [];
  const rows = rowsOf(text, blocks);
  let previous: Unit | undefined;
  // "9.7 million" alone looks like a numbered title, and is the answer.
  const onlyHeadings = units.every((unit) => unit.block.kind === "heading" || isBlank(text, unit));
  for (const unit of units) {
    // A heading gives context and states nothing; a line of marks alone only cites.
    if ((unit.block.kind === "heading" && !onlyHeadings) || isBlank(text, unit)) continue;
    const before = previous && previous.block === unit.block ? [{ start: previous.start, end: previous.end }] : [];
    claims.push(
      makeClaim(
        text,
        claims.length,
        unit,
        [...unit.block.context, ...before],
        unit.cites ?? [],
        unit.cites !== undefined,
        unit.block.kind === "quote" ? unit.block : undefined,
        // A row that is too long for one claim is read as running text.
        unit.start <= unit.block.start && unit.end >= unit.block.end ? rows.get(unit.block.start) : undefined,
      ),
    );
    previous = unit;
  }
  return claims;
}

/** Rows of tables under headers, by where they begin. */
const rowsOf = (text: string, blocks: readonly Block[]): ReadonlyMap<number, ToldRow> =>
  new Map(
    readToldTables(text, blocks)
      .filter((table) => table.headers.some(Boolean))
      .flatMap((table) => table.rows.map((row) => [row.start, row] as const)),
  );

interface Unit extends Span {
  block: Block;
  /** Sources named by the marks that cite for this unit; undefined where none does. */
  cites?: string[];
}

/** Sentences of a block; a sentence whose parts are cited apart is cut after each mark. A row or item stays whole, up to `LONGEST_CLAIM`. */
function splitBlock(text: string, block: Block, markers: Ordered<Marker>): Span[] {
  const sentences = block.kind === "row" ? [{ start: block.start, end: block.end }] : readSentences(text, block);
  const whole = attachStrayMarks(text, sentences);
  return whole
    .flatMap((sentence) => splitAtMarkers(text, sentence, markers))
    .flatMap((part) => cutLong(text, part, LONGEST_CLAIM));
}

/** A blanked mark after the full stop belongs to the sentence before it. */
function attachStrayMarks(text: string, sentences: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const sentence of sentences) {
    const last = out[out.length - 1];
    if (last && isBlank(text, sentence)) last.end = sentence.end;
    else out.push({ ...sentence });
  }
  return out;
}

function splitAtMarkers(text: string, sentence: Span, markers: Ordered<Marker>): Span[] {
  const inside = markers.near(sentence).filter((m) => overlaps(m, sentence));
  if (inside.length < 2) return [sentence];
  const cuts: number[] = [];
  for (const [i, marker] of inside.entries()) {
    const next = inside[i + 1];
    if (!next) break;
    const between = text.slice(marker.end, next.start);
    // Two marks side by side cite together; words between them make two parts, cut at the clause's edge.
    if (between.trim() === "" || !/[\p{L}\p{N}]/u.test(between)) continue;
    const edge = readClauses(text, { start: marker.end, end: next.start })[0];
    cuts.push(edge && edge.start > marker.end ? edge.start : marker.end);
  }
  const spans: Span[] = [];
  let at = sentence.start;
  for (const cut of cuts) {
    spans.push({ start: at, end: cut });
    at = cut;
  }
  spans.push({ start: at, end: sentence.end });
  return spans;
}

/**
 * Which sources each unit is held against: its own marks; else those of the next marked unit of its paragraph or list;
 * else those of the list's lead-in; else those of a line of marks alone that follows.
 */
function citeUnits(text: string, units: Unit[], markers: readonly Marker[], leading: ReadonlySet<Marker>): void {
  let m = 0;
  let u = 0;
  for (const marker of markers) {
    if (!leading.has(marker)) continue;
    // Its words are the first ones behind it.
    const rest = text.slice(marker.end).search(/[\p{L}\p{N}]/u);
    while (u < units.length && (units[u] as Unit).end <= marker.end + rest) u++;
    const unit = units[u];
    if (unit) addMark(unit, marker);
  }
  if (leading.size === markers.length)
    for (const [i, unit] of units.entries()) {
      const before = units[i - 1];
      if (!unit.cites && before?.cites && before.block === unit.block) unit.cites = [...before.cites];
    }
  for (const [i, unit] of units.entries()) {
    const limit = units[i + 1]?.start ?? text.length;
    while (m < markers.length && (markers[m] as Marker).start < unit.start) m++;
    for (let k = m; k < markers.length && (markers[k] as Marker).start < limit; k++)
      if (!leading.has(markers[k] as Marker)) addMark(unit, markers[k] as Marker);
  }
  for (let i = units.length - 2; i >= 0; i--) {
    const unit = units[i] as Unit;
    const next = units[i + 1] as Unit;
    if (unit.cites || !next.cites) continue;
    if (sameGroup(unit.block, next.block) || isBlank(text, next)) unit.cites = [...next.cites];
  }
  for (const [i, unit] of units.entries()) {
    if (unit.cites || unit.block.kind === "paragraph") continue;
    const lead = unit.block.context.at(-1);
    const from = lead && units.slice(0, i).findLast((u) => overlaps(u, lead) && u.cites);
    if (from?.cites) unit.cites = [...from.cites];
  }
}

function addMark(unit: Unit, marker: Marker): void {
  if (marker.sources.length === 0 && marker.label.startsWith("turn")) return;
  unit.cites ??= [];
  for (const id of marker.sources) if (!unit.cites.includes(id)) unit.cites.push(id);
}

/** Sentences of one paragraph, or items (rows) of one list (table). */
const sameGroup = (a: Block, b: Block) =>
  a === b || (a.kind === b.kind && a.group.start === b.group.start && a.group.end === b.group.end);

function jsonClaims(text: string, json: JsonAnswer, sources: readonly Source[]): Claim[] {
  const ids = new Set(sources.map((s) => s.id));
  const named = [...new Set(json.quotes.map((q) => q.source))].filter((id) => ids.has(id));
  const only = blank(text, json.quotes);
  const claims = textClaims(only, [], new Set());
  for (const claim of claims) {
    claim.cites = [...named];
    claim.cited = json.quotes.some(({ source }) => source !== "");
  }
  for (const quote of json.quotes) {
    const span = { start: quote.start, end: quote.end };
    claims.push({
      index: claims.length,
      ...span,
      text: text.slice(quote.start, quote.end),
      context: [],
      cites: quote.source === "" ? [] : [quote.source],
      cited: true,
      quantities: [],
      quotes: [{ ...span, text: text.slice(quote.start, quote.end).trimEnd(), wording: true }],
      denies: false,
    });
  }
  return claims;
}

function makeClaim(
  text: string,
  index: number,
  span: Span,
  context: Span[],
  cites: string[],
  cited: boolean,
  block?: Span,
  row?: ToldRow,
): Claim {
  const { start, end } = trim(text, span);
  const words = text.slice(start, end);
  const shift = <T extends Span>(fact: T): T => ({ ...fact, start: fact.start + start, end: fact.end + start });
  return {
    index,
    start,
    end,
    text: words,
    context,
    cites,
    cited,
    // What only counts the rows of a table states nothing.
    quantities: readQuantities(words)
      .map(shift)
      .filter((q) => !row || q.end > row.label.start),
    quotes: [
      ...readQuotes(words)
        .map(shift)
        .map((quote) => {
          const role = quoteRole(text, quote);
          return { ...quote, wording: role === "wording", ...(role === undefined ? { bare: true as const } : {}) };
        }),
      ...(block ? blockQuote(text, { start, end }, block) : []),
    ],
    denies: readPolarity(words).cues.length > 0,
    ...(row ? { row } : {}),
  };
}

/** A sentence of a block quote as a quotation, unless it stands in quotation marks itself. */
function blockQuote(text: string, span: Span, block: Span): Quote[] {
  const words = text.slice(span.start, span.end);
  const role = blockRole(text, block, words);
  if (role === "mention" || !isWording(words) || readQuotes(words).length > 0) return [];
  return [
    { ...span, text: words, wording: role === "wording", ...(role === undefined ? { bare: true as const } : {}) },
  ];
}

function trim(text: string, span: Span): Span {
  let { start, end } = span;
  while (start < end && /\s/.test(text[start] as string)) start++;
  while (end > start && /\s/.test(text[end - 1] as string)) end--;
  return { start, end };
}

const isBlank = (text: string, span: Span) => !/[\p{L}\p{N}]/u.test(text.slice(span.start, span.end));
