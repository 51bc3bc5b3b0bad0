import type { BadReason, BatchField, Expected, Mapping, RowContent } from "../../model/batch";
import { expectedSchema } from "../../model/batch";
import type { Source } from "../../model/source";
import { isoDay } from "./iso-day";
import { CELL_LIMIT } from "./limits";
import { isRecord } from "./raw-row";
import { sourceOf, withOwnIds } from "./source-of";

/** Names of columns by what they mostly hold, the likelier first, folded by `fold`. */
const NAMES: Readonly<Record<BatchField, readonly string[]>> = {
  id: ["id", "traceid", "messageid", "rowid", "uuid", "key", "编号", "序号", "会话id", "消息id"],
  question: [
    "question",
    "query",
    "input",
    "prompt",
    "userquestion",
    "usermessage",
    "request",
    "问题",
    "提问",
    "用户问题",
    "输入",
  ],
  answer: [
    "answer",
    "output",
    "response",
    "reply",
    "completion",
    "botanswer",
    "generatedanswer",
    "assistant",
    "答案",
    "回答",
    "回复",
    "输出",
  ],
  sources: [
    "sources",
    "contexts",
    "context",
    "documents",
    "chunks",
    "retrieverresources",
    "retrievedcontexts",
    "passages",
    "references",
    "sourcetext",
    "source",
    "来源",
    "参考资料",
    "知识库内容",
    "上下文",
    "召回内容",
    "原文",
  ],
  sourceTitle: [
    "sourcetitle",
    "sourcename",
    "documentname",
    "title",
    "filename",
    "来源标题",
    "文件名",
    "标题",
    "来源名称",
  ],
  version: ["version", "sourceversion", "revision", "版本", "来源版本"],
  citations: ["cites", "citations", "cited", "citedsources", "引用", "引用来源", "引用编号"],
  date: ["asof", "date", "timestamp", "createdat", "time", "datetime", "日期", "时间", "创建时间", "提问时间"],
};

const fold = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s_\-.]+/g, "");

/** Most columns that are offered. */
const MOST_COLUMNS = 200;

/**
 * The columns of some rows: their members, and in JSON also what lies one level deeper as `context[].text` or `metadata.version`,
 * in the order in which they are met.
 */
export function columnsOf(rows: readonly Record<string, unknown>[]): string[] {
  const columns = new Set<string>();
  for (const row of rows) {
    for (const [name, value] of Object.entries(row)) {
      columns.add(name);
      const inner = Array.isArray(value) ? value[0] : value;
      const path = Array.isArray(value) ? `${name}[].` : `${name}.`;
      if (isRecord(inner)) for (const deeper of Object.keys(inner)) columns.add(path + deeper);
      if (columns.size >= MOST_COLUMNS) return [...columns].slice(0, MOST_COLUMNS);
    }
  }
  return [...columns];
}

/** Which column is likely what, by their names alone. */
export function guessMapping(columns: readonly string[]): Mapping {
  const byName = new Map(columns.map((column) => [fold(column), column]));
  const mapping: Mapping = {};
  const used = new Set<string>();
  for (const [field, names] of Object.entries(NAMES) as [BatchField, readonly string[]][]) {
    const found = names.map((name) => byName.get(name)).find((column) => column !== undefined && !used.has(column));
    if (found === undefined) continue;
    mapping[field] = found;
    used.add(found);
  }
  return mapping;
}

/** True where every column that a mapping names is there. */
export const fitsColumns = (mapping: Mapping, columns: readonly string[]): boolean =>
  Object.values(mapping).every((column) => column === undefined || columns.includes(column));

/** Why a row cannot be taken. */
export interface Refused {
  reason: BadReason;
  detail?: string;
}

/** What a row holds by a mapping; `number` is its id where it has none. */
export function contentOf(
  row: Record<string, unknown>,
  mapping: Mapping,
  number: number,
): { content: RowContent; expected?: Expected } | Refused {
  const at = (field: BatchField): unknown => {
    const path = mapping[field];
    return path === undefined ? undefined : valueAt(row, path);
  };
  const answer = at("answer");
  if (typeof answer !== "string" || answer.trim() === "") return { reason: "no-answer" };
  const read = sourcesOf(at("sources"));
  if ("reason" in read) return read;
  const named = withNames(read.sources, at("sourceTitle"), at("version"));
  const question = at("question");
  const cites = citesOf(at("citations"));
  const asOf = isoDay(at("date"));
  const id = at("id");
  const expected = expectedOf(row);
  return {
    content: {
      id: typeof id === "number" || (typeof id === "string" && id.trim() !== "") ? String(id) : `${number}`,
      ...(typeof question === "string" && question.trim() !== "" ? { question } : {}),
      answer,
      sources: withOwnIds(named),
      ...(cites === undefined ? {} : { cites }),
      ...(asOf === undefined ? {} : { asOf }),
    },
    ...(expected === undefined ? {} : { expected }),
  };
}

/** The value under a path: `a`, `a.b`, or of each member of a list `a[].b`. A cell that holds JSON is read. */
function valueAt(row: Record<string, unknown>, path: string): unknown {
  if (Object.hasOwn(row, path)) return row[path];
  const [outer = "", inner = ""] = path.split(path.includes("[].") ? "[]." : ".", 2);
  const value = parsed(row[outer]);
  if (Array.isArray(value)) return value.map((member) => (isRecord(member) ? member[inner] : undefined));
  return isRecord(value) ? value[inner] : undefined;
}

/** A cell that holds a JSON list or object, as what it holds; everything else as it is. */
function parsed(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** An empty list says that nothing came with the answer; where nothing is said at all the row is told. */
function sourcesOf(given: unknown): { sources: Source[] } | Refused {
  if (typeof given === "string" && given.length === CELL_LIMIT)
    return { reason: "sources-cut", detail: `${CELL_LIMIT}` };
  const value = parsed(given);
  if (value === undefined || value === null || value === "") return { reason: "no-sources" };
  const list = Array.isArray(value) ? value : [value];
  const sources = list.map((one, at) => sourceOf(one, at + 1));
  const missing = sources.indexOf(undefined);
  if (missing >= 0) return { reason: "sources-shape", detail: `${missing + 1}` };
  return { sources: sources.filter((source) => source !== undefined) };
}

/** Titles and versions that stand in columns of their own: one for all sources, or one for each. */
function withNames(sources: readonly Source[], titles: unknown, versions: unknown): Source[] {
  const of = (value: unknown, at: number): string | undefined => {
    const one = Array.isArray(value) ? value[at] : value;
    return typeof one === "string" && one.trim() !== "" ? one : undefined;
  };
  return sources.map((source, at) => {
    const title = of(titles, at);
    const version = of(versions, at);
    return { ...source, ...(title === undefined ? {} : { title }), ...(version === undefined ? {} : { version }) };
  });
}

/** Ids of cited sources: a list, or words with commas between them. */
function citesOf(value: unknown): string[] | undefined {
  const list = parsed(value);
  if (Array.isArray(list))
    return list.flatMap((one) => (typeof one === "string" || typeof one === "number" ? [`${one}`] : []));
  if (typeof list === "number") return [`${list}`];
  if (typeof list !== "string" || list.trim() === "") return undefined;
  return list
    .split(/[,;，；、|]/)
    .map((one) => one.trim())
    .filter((one) => one !== "");
}

/** What a labelled set expects, under the names that `citecheck evaluate` reads. */
function expectedOf(row: Record<string, unknown>): Expected | undefined {
  const list = (name: string): unknown => parsed(row[name]) ?? [];
  if (!["gold_quotes", "must_include", "must_not", "unanswerable_fields"].some((name) => Object.hasOwn(row, name)))
    return undefined;
  const expected = expectedSchema.safeParse({
    goldQuotes: list("gold_quotes"),
    mustInclude: list("must_include"),
    mustNot: list("must_not"),
    unanswerableFields: list("unanswerable_fields"),
    ...(row.mark === undefined ? {} : { mark: row.mark }),
  });
  return expected.success ? expected.data : undefined;
}
