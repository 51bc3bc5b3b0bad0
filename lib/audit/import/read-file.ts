import type { BadReason, Delimiter, Encoding, Expected, FileKind, Mapping, RowContent, Shape } from "../../model/batch";
import { findEncoding, textParts } from "./decode";
import { LARGEST_WHOLE } from "./limits";
import { columnsOf, contentOf, guessMapping } from "./mapping";
import { isRecord, jsonRow, type RawRow } from "./raw-row";
import { readLines } from "./read-lines";
import { readList } from "./read-list";
import { findDelimiter, readTable } from "./read-table";
import { readWorkbook } from "./read-workbook";
import { rowsOf, shapeOf } from "./shapes";

/** A file as it will be read: what was found out about it, which a person may change. */
export interface Reading {
  kind: FileKind;
  shape: Shape;
  /** For text files. */
  encoding?: Encoding;
  /** False where some bytes are wrong in that encoding. */
  strict: boolean;
  delimiter?: Delimiter;
}

/** Why nothing of a file can be read. */
export class UnreadableFile extends Error {
  constructor(readonly reason: "empty" | "too-large" | "no-json" | "no-workbook" | "no-rows") {
    super(reason);
  }
}

/** Rows that are looked at to tell columns and shape. */
const FIRST = 50;

/** Looks how a file is to be read; what is `chosen` is not looked for. Throws `UnreadableFile`. */
export async function lookAt(
  file: Blob,
  name: string,
  chosen: { encoding?: Encoding; delimiter?: Delimiter } = {},
): Promise<{ reading: Reading; columns: string[]; mapping: Mapping }> {
  if (file.size === 0) throw new UnreadableFile("empty");
  const reading = await readingOf(file, name, chosen);
  const first: Record<string, unknown>[] = [];
  for await (const raw of rawRows(file, reading)) {
    if ("value" in raw) first.push(raw.value);
    if (first.length >= FIRST) break;
  }
  const [value] = first;
  if (value === undefined) throw new UnreadableFile("no-rows");
  const shape = first.map(shapeOf).find((one) => one !== undefined) ?? (isTable(reading.kind) ? "table" : "objects");
  // A table's cells hold what the tools hold as JSON; only a trace has the same columns in both.
  const own = isTable(reading.kind) && shape !== "langfuse" ? "table" : shape;
  const columns = columnsOf(first.flatMap((one) => rowsOf(own, one)));
  return { reading: { ...reading, shape: own }, columns, mapping: guessMapping(columns) };
}

const isTable = (kind: FileKind): boolean => kind === "csv" || kind === "xlsx";

async function readingOf(
  file: Blob,
  name: string,
  chosen: { encoding?: Encoding; delimiter?: Delimiter },
): Promise<Reading> {
  const [a, b, c, d] = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const zipped = a === 0x50 && b === 0x4b && c === 3 && d === 4;
  const old = a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0;
  if (zipped || old) {
    if (file.size > LARGEST_WHOLE) throw new UnreadableFile("too-large");
    return { kind: "xlsx", shape: "table", strict: true };
  }
  const { encoding, strict } =
    chosen.encoding === undefined ? await findEncoding(file) : { encoding: chosen.encoding, strict: false };
  const { text } = await firstPart(file, encoding);
  const begins = text.trimStart();
  const shared = { shape: "objects" as const, encoding, strict };
  // Its first line may be broken, or longer than what was read: then the name tells what it is.
  if (/\.(?:ndjson|jsonl)$/i.test(name)) return { ...shared, kind: "ndjson" };
  if (begins.startsWith("[")) return { ...shared, kind: "json" };
  if (begins.startsWith("{")) return { ...shared, kind: isOneObject(begins, file) ? "json" : "ndjson" };
  return {
    kind: "csv",
    shape: "table",
    encoding,
    strict,
    delimiter: chosen.delimiter ?? findDelimiter(text.slice(0, 1 << 18)),
  };
}

async function firstPart(file: Blob, encoding: Encoding): Promise<{ text: string }> {
  for await (const part of textParts(file, encoding)) return part;
  return { text: "" };
}

/** A file that begins with a brace holds one object, or one a line. */
function isOneObject(begins: string, file: Blob): boolean {
  const end = begins.indexOf("\n");
  if (end < 0) return file.size <= LARGEST_WHOLE;
  const isLine = "value" in jsonRow(begins.slice(0, end), 0);
  return !isLine && !begins.startsWith("{", end + 1);
}

async function* rawRows(file: Blob, { kind, encoding = "utf-8", delimiter = "," }: Reading): AsyncGenerator<RawRow> {
  if (kind === "csv") yield* readTable(file, encoding, delimiter);
  else if (kind === "ndjson") yield* readLines(file, encoding);
  else if (kind === "xlsx") yield* workbook(file);
  else if ((await firstPart(file, encoding)).text.trimStart().startsWith("[")) yield* readList(file, encoding);
  else yield* oneObject(file, encoding);
}

async function* workbook(file: Blob): AsyncGenerator<RawRow> {
  try {
    yield* readWorkbook(file);
  } catch (fault) {
    if (fault instanceof UnreadableFile) throw fault;
    throw new UnreadableFile("no-workbook");
  }
}

/** A JSON file with one object: a talk, a page of messages, or an object with one list of rows in it. */
async function* oneObject(file: Blob, encoding: Encoding): AsyncGenerator<RawRow> {
  if (file.size > LARGEST_WHOLE) throw new UnreadableFile("too-large");
  const text = new TextDecoder(encoding).decode(await file.arrayBuffer());
  const row = jsonRow(text, file.size);
  if (!("value" in row)) throw new UnreadableFile("no-json");
  const lists = Object.values(row.value).filter((value) => Array.isArray(value) && value.some(isRecord));
  const [list] = lists;
  if (shapeOf(row.value) !== undefined || lists.length !== 1 || !Array.isArray(list)) yield row;
  else
    for (const value of list)
      yield isRecord(value)
        ? { bytes: file.size, value, raw: () => JSON.stringify(value) }
        : { bytes: file.size, reason: "not-an-object", raw: () => JSON.stringify(value) };
}

/** A row that was read: what it holds, or why it cannot be taken and how it begins. */
export type ReadRow = { n: number; bytes: number } & (
  | { content: RowContent; expected?: Expected }
  | { reason: BadReason; detail?: string; raw: string }
);

/** Longest text that a row's answer may have: a longer one is not checked (lib/check/limits.ts). UTF-16 code units. */
const LONGEST_ANSWER = 100_000;

/** All rows of a file by a mapping, in their order; `n` counts from 1. An id that came before costs the later row. */
export async function* readRows(file: Blob, reading: Reading, mapping: Mapping): AsyncGenerator<ReadRow> {
  const ids = new Set<string>();
  let n = 0;
  for await (const raw of rawRows(file, reading)) {
    if (!("value" in raw)) {
      n++;
      yield {
        n,
        bytes: raw.bytes,
        reason: raw.reason,
        ...(raw.detail === undefined ? {} : { detail: raw.detail }),
        raw: raw.raw(),
      };
      continue;
    }
    for (const row of rowsOf(reading.shape, raw.value)) {
      n++;
      const read = contentOf(row, mapping, n);
      const fault = "reason" in read ? read : faultOf(read.content, reading, ids);
      if (fault) yield { n, bytes: raw.bytes, ...fault, raw: raw.raw() };
      else if (!("reason" in read)) {
        ids.add(read.content.id);
        yield { n, bytes: raw.bytes, ...read };
      }
    }
  }
}

function faultOf(
  content: RowContent,
  { strict }: Reading,
  ids: ReadonlySet<string>,
): { reason: BadReason; detail?: string } | undefined {
  const { id, answer, sources } = content;
  if (ids.has(id)) return { reason: "duplicate-id", detail: id };
  if (answer.length > LONGEST_ANSWER)
    return { reason: "answer-too-long", detail: `${answer.length} > ${LONGEST_ANSWER}` };
  const damaged = !strict && (answer.includes("\uFFFD") || sources.some(({ text }) => text.includes("\uFFFD")));
  return damaged ? { reason: "encoding" } : undefined;
}
