import { type Source, sourceSchema } from "../../model/source";
import { isoDay } from "./iso-day";
import { isRecord } from "./raw-row";

/** Names under which tools keep a source's own text, title and the rest, the likelier first. */
const TEXT = [
  "text",
  "content",
  "page_content",
  "pageContent",
  "snippet",
  "passage",
  "chunk",
  "body",
  "document",
  "原文",
  "内容",
  "正文",
];
const TITLE = [
  "title",
  "name",
  "document_name",
  "documentName",
  "file_name",
  "fileName",
  "filename",
  "source",
  "标题",
  "文件名",
  "名称",
];
const ID = ["id", "source_id", "document_id", "key", "编号"];
const VERSION = ["version", "revision", "版本"];
const URL_NAMES = ["url", "link", "href", "网址"];
const FROM = ["effectiveFrom", "effective_from", "valid_from", "生效日期"];
const TO = ["effectiveTo", "effective_to", "valid_to", "失效日期"];

/** The first of these names that holds words or a number, as text. */
export function wordsUnder(record: Record<string, unknown>, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = record[name];
    if (typeof value === "string" && value !== "") return value;
    if (typeof value === "number") return String(value);
  }
  return undefined;
}

/**
 * A source as a tool wrote it down: plain words, or an object in any of the shapes that retrievers use, its metadata beside it or
 * in it. `place` counts from 1 and is its id where it has none. Undefined where it is neither.
 */
export function sourceOf(value: unknown, place: number): Source | undefined {
  if (typeof value === "string") return { id: `${place}`, text: value };
  if (!isRecord(value)) return undefined;
  // As `citecheck check` takes it: the same row has the same hash there and here.
  const own = sourceSchema.safeParse(value);
  if (own.success) return own.data;
  const more = isRecord(value.metadata) ? { ...value.metadata, ...value } : value;
  const text = wordsUnder(value, TEXT);
  const title = wordsUnder(more, TITLE);
  if (text === undefined && title === undefined) return undefined;
  const from = isoDay(wordsUnder(more, FROM));
  const to = isoDay(wordsUnder(more, TO));
  const version = wordsUnder(more, VERSION);
  const status = wordsUnder(more, ["status", "状态"]);
  const jurisdiction = wordsUnder(more, ["jurisdiction", "法域"]);
  const url = wordsUnder(more, URL_NAMES);
  return {
    id: wordsUnder(value, ID) ?? `${place}`,
    text: text ?? "",
    ...(text === undefined ? { completeness: "none" as const } : {}),
    ...(title === undefined ? {} : { title }),
    ...(version === undefined ? {} : { version }),
    ...(status === undefined ? {} : { status }),
    ...(from === undefined ? {} : { effectiveFrom: from }),
    ...(to === undefined ? {} : { effectiveTo: to }),
    ...(jurisdiction === undefined ? {} : { jurisdiction }),
    ...(url === undefined ? {} : { url }),
  };
}

/** Sources whose ids are all different: a second one of an id is told apart by its place. */
export function withOwnIds(sources: readonly Source[]): Source[] {
  const taken = new Set<string>();
  return sources.map((source, at) => {
    const id = taken.has(source.id) ? `${source.id}-${at + 1}` : source.id;
    taken.add(id);
    return { ...source, id };
  });
}
