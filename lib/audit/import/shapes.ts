import type { Shape } from "../../model/batch";
import { isRecord } from "./raw-row";
import { sourceOf, withOwnIds, wordsUnder } from "./source-of";

/*
 * Exports of chat tools. One value of the file (a talk, a trace) gives one row for each answer in it, with the columns id,
 * question, answer, sources and date. What a tool does not export is empty: its sources are then an empty list.
 */
type Row = Record<string, unknown>;
interface Tool {
  shape: Shape;
  fits(value: Row): boolean;
  rows(value: Row): Row[];
}

const rowsIn = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const row = (id: unknown, question: unknown, answer: string, sources: unknown[], date: unknown): Row => ({
  id: typeof id === "string" || typeof id === "number" ? id : "",
  question: typeof question === "string" ? question : "",
  answer,
  sources: withOwnIds(sources.flatMap((one, at) => sourceOf(one, at + 1) ?? [])),
  ...(typeof date === "string" || typeof date === "number" ? { date } : {}),
});

/**
 * Open WebUI, "Export chats": a list of talks with `chat.history.messages` by id. An answer's `sources` (before `citations`) hold
 * one entry for each file with the chunks of its text; [n] is the n-th file that the prompt named.
 */
const openWebui: Tool = {
  shape: "open-webui",
  fits: (value) => isRecord(value.chat) && (isRecord(value.chat.history) || Array.isArray(value.chat.messages)),
  rows(value) {
    const chat = isRecord(value.chat) ? value.chat : {};
    const history = isRecord(chat.history) && isRecord(chat.history.messages) ? chat.history.messages : {};
    const messages = Object.keys(history).length > 0 ? Object.values(history).filter(isRecord) : rowsIn(chat.messages);
    const byId = new Map(messages.map((message) => [message.id, message]));
    return messages.flatMap((message, at) => {
      if (message.role !== "assistant" || typeof message.content !== "string" || message.content === "") return [];
      const asked = byId.get(message.parentId) ?? messages.slice(0, at).findLast(({ role }) => role === "user");
      const answer = message.content.replace(REASONING, "").trim();
      const named = rowsIn(message.sources ?? message.citations);
      return answer === "" ? [] : [row(message.id, asked?.content, answer, filesOf(named), message.timestamp)];
    });
  },
};

/** Thoughts and tool calls stand in the text of the answer as folded parts. */
const REASONING = /<details type="(?:reasoning|tool_calls)"[\s\S]*?<\/details>/g;

/** The chunks of one file under one number, in the order in which the files are first met. */
function filesOf(entries: readonly Row[]): Row[] {
  const files = new Map<string, { id: string; title: string; text: string; url?: string }>();
  for (const entry of entries) {
    const about = isRecord(entry.source) ? entry.source : {};
    const chunks = Array.isArray(entry.document) ? entry.document : [];
    const metadata = rowsIn(entry.metadata);
    for (const [at, chunk] of chunks.entries()) {
      if (typeof chunk !== "string") continue;
      const own = metadata[at] ?? {};
      const key = wordsUnder(own, ["source"]) ?? wordsUnder(about, ["id", "name"]) ?? "";
      const title = wordsUnder(own, ["name", "title"]) ?? wordsUnder(about, ["name"]) ?? key;
      const known = files.get(key);
      if (known) known.text += `\n\n${chunk}`;
      else
        files.set(key, { id: `${files.size + 1}`, title, text: chunk, ...(/^https?:/.test(key) ? { url: key } : {}) });
    }
  }
  return [...files.values()];
}

/**
 * LibreChat, "Export conversation" as JSON: `messages`, flat or under `children`. Chunks of a file search and pages of a web search
 * are attachments; a mark in the text is a run of private letters around turn0file2.
 */
const libreChat: Tool = {
  shape: "librechat",
  fits: (value) => typeof value.conversationId === "string" && Array.isArray(value.messages),
  rows(value) {
    const messages: Row[] = [];
    const waiting = rowsIn(value.messages).reverse();
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      messages.push(next);
      waiting.push(...rowsIn(next.children).reverse());
    }
    const byId = new Map(messages.map((message) => [message.messageId, message]));
    return messages.flatMap((message, at) => {
      if (message.isCreatedByUser !== false) return [];
      const answer = marksRead(textIn(message));
      if (answer.trim() === "") return [];
      const asked =
        byId.get(message.parentMessageId) ??
        messages.slice(0, at).findLast(({ isCreatedByUser }) => isCreatedByUser === true);
      const date = message.createdAt ?? value.exportAt;
      return [
        row(message.messageId, asked && textIn(asked), answer, rowsIn(message.attachments).flatMap(attached), date),
      ];
    });
  },
};

function textIn(message: Row): string {
  const parts = rowsIn(message.content).flatMap(({ type, text }) => {
    if (type !== "text") return [];
    return typeof text === "string" ? [text] : isRecord(text) && typeof text.value === "string" ? [text.value] : [];
  });
  return parts.length > 0 ? parts.join("\n\n") : typeof message.text === "string" ? message.text : "";
}

/** [turn0file2] for what the tool draws as a chip: its letters stand as themselves or as escapes that were written out. */
const marksRead = (text: string): string =>
  text
    .replace(/(?:\uE202|\\ue202)turn(\d+)(search|image|news|video|ref|file)(\d+)/gi, "[turn$1$2$3]")
    .replace(/[\uE200-\uE206]|\\ue20[0-6]/gi, "");

function attached(attachment: Row): Row[] {
  const files = isRecord(attachment.file_search) ? rowsIn(attachment.file_search.sources) : [];
  const web = isRecord(attachment.web_search) ? attachment.web_search : {};
  const turn = (isRecord(attachment.file_search) ? attachment.file_search.turn : web.turn) ?? 0;
  return [
    ...files.map((file, at) => ({ ...file, id: `turn${turn}file${at}` })),
    ...["organic", "topStories"].flatMap((list) =>
      rowsIn(web[list]).map((page, at) => ({
        ...page,
        id: `turn${turn}${list === "organic" ? "search" : "news"}${at}`,
      })),
    ),
  ];
}

/** Dify: messages of a talk or of the log, alone or as `data`; `retriever_resources` hold the chunks by `position`. */
const dify: Tool = {
  shape: "dify",
  fits: (value) =>
    (typeof value.query === "string" &&
      typeof value.answer === "string" &&
      ("conversation_id" in value || resourcesOf(value) !== undefined)) ||
    rowsIn(value.data).some((one) => dify.fits(one)),
  rows(value) {
    if (Array.isArray(value.data)) return rowsIn(value.data).flatMap(dify.rows);
    if (typeof value.answer !== "string") return [];
    const resources = rowsIn(resourcesOf(value)).map(({ position, ...rest }) => ({ ...rest, id: position }));
    return [row(value.id ?? value.message_id, value.query, value.answer, resources, value.created_at)];
  },
};

const resourcesOf = (value: Row): unknown =>
  value.retriever_resources ?? (isRecord(value.metadata) ? value.metadata.retriever_resources : undefined);

/**
 * Langfuse: traces with `input` and `output`, words or a list of messages; what was retrieved stands in the observations of type
 * RETRIEVER, in the input as context, or in the metadata.
 */
const langfuse: Tool = {
  shape: "langfuse",
  fits: (value) =>
    "output" in value &&
    "input" in value &&
    ["observations", "traceId", "sessionId", "timestamp", "startTime"].some((name) => name in value),
  rows(value) {
    const answer = spoken(value.output, ["answer", "output", "response", "content", "text"], "assistant");
    const question = spoken(value.input, ["question", "query", "input", "prompt", "content", "text"], "user");
    const id = value.id ?? value.trace_id ?? value.traceId;
    // Without words the row is still one, so that it is told that it has no answer.
    return [row(id, question, answer ?? "", retrieved(value), value.timestamp ?? value.startTime)];
  },
};

/** The words of an input or output: itself, the last message of a role, or what stands under one of these names. */
function spoken(given: unknown, names: readonly string[], role: string): string | undefined {
  const value = parsedJson(given);
  if (typeof value === "string") return value;
  const list = Array.isArray(value)
    ? value
    : isRecord(value) && Array.isArray(value.messages)
      ? value.messages
      : undefined;
  if (list) {
    const last = list.filter(isRecord).findLast((message) => message.role === role);
    return last === undefined ? undefined : spoken(last.content, ["text"], role);
  }
  if (!isRecord(value)) return undefined;
  return wordsUnder(value, names) ?? spoken(value.message ?? undefined, names, role);
}

/** Names under which what was retrieved is kept beside an input or in the metadata. */
const RETRIEVED = ["sources", "context", "contexts", "documents", "chunks", "retrieved_documents", "source_documents"];

function retrieved(value: Row): unknown[] {
  const found = rowsIn(parsedJson(value.observations)).filter(
    ({ type, name }) => type === "RETRIEVER" || (typeof name === "string" && /retriev|search|检索/i.test(name)),
  );
  const inObservations = found.flatMap(({ output }) => documentsIn(output) ?? []);
  if (inObservations.length > 0) return inObservations;
  for (const place of [value.output, value.metadata, value.input]) {
    const holder = parsedJson(place);
    if (!isRecord(holder)) continue;
    for (const name of RETRIEVED) {
      const documents = documentsIn(holder[name]);
      if (documents !== undefined) return documents;
    }
  }
  return [];
}

function documentsIn(given: unknown): unknown[] | undefined {
  const value = parsedJson(given);
  if (Array.isArray(value)) return value;
  if (typeof value === "string" && value.trim() !== "") return [value];
  if (!isRecord(value)) return undefined;
  for (const name of [...RETRIEVED, "results"]) if (Array.isArray(value[name])) return value[name];
  return undefined;
}

function parsedJson(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{"]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Our own lines, as `citecheck check` reads them. */
const own: Tool = {
  shape: "citecheck",
  fits: (value) => typeof value.answer === "string" && Array.isArray(value.sources) && "id" in value,
  rows: (value) => [value],
};

const TOOLS: readonly Tool[] = [own, openWebui, libreChat, dify, langfuse];

/** Which tool wrote this value, by the members that it has; undefined for lists of a person's own. */
export const shapeOf = (value: Row): Shape | undefined => TOOLS.find((tool) => tool.fits(value))?.shape;

/** The rows in one value of the file. */
export function rowsOf(shape: Shape, value: Row): Row[] {
  const tool = TOOLS.find((one) => one.shape === shape);
  return tool === undefined || !tool.fits(value) ? [value] : tool.rows(value);
}
