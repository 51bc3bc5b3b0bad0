import type { Span } from "../model/span";

/** A citation of a structured answer: the quote's range in the raw text, without its quotation marks. */
export interface JsonQuote extends Span {
  source: string;
}

/** A structured answer as the claims see it: `view` has the raw text's length, all but the answer's words blanked out. */
export interface JsonAnswer {
  view: string;
  answer: Span;
  quotes: JsonQuote[];
}

/**
 * Reads an answer of the form {"answer": "...", "citations": [{"source": "...", "quote": "..."}]}, also in a code fence.
 * Null where the text is no such JSON: it is then read as plain text. Offsets are UTF-16 code units of `text`.
 */
export function readJsonAnswer(text: string): JsonAnswer | null {
  const body = unfenced(text);
  if (text[body.start] !== "{") return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.slice(body.start, body.end));
  } catch {
    return null;
  }
  if (typeof parsed !== "object" || parsed === null || typeof (parsed as { answer?: unknown }).answer !== "string")
    return null;

  const strings = readStrings(" ".repeat(body.start) + text.slice(body.start, body.end));
  const answer = strings.find((s) => s.path === ".answer");
  if (!answer) return null;
  const quotes: JsonQuote[] = [];
  for (const item of strings) {
    const match = /^\.citations\.(\d+)\.quote$/.exec(item.path);
    if (!match) continue;
    const source = strings.find((s) => s.path === `.citations.${match[1]}.source`);
    quotes.push({
      start: item.start,
      end: item.end,
      source: source ? decode(text.slice(source.start, source.end)).trimEnd() : "",
    });
  }
  let view = "";
  let at = 0;
  for (const span of [answer, ...quotes].sort((a, b) => a.start - b.start)) {
    view += gap(span.start - at) + decode(text.slice(span.start, span.end));
    at = span.end;
  }
  view += gap(text.length - at);
  return { view, answer: { start: answer.start, end: answer.end }, quotes };
}

/** Prose before a fenced answer that introduces it and states nothing. */
const LONGEST_LEAD = 80;

/** The text without white space around it and without the code fence that some tools put around JSON. */
function unfenced(text: string): Span {
  const first = text.search(/\S/);
  if (first < 0) return { start: 0, end: 0 };
  const end = text.trimEnd().length;
  // "Here is the answer:" and its like may stand before the fence.
  const opens = text.indexOf("```json");
  if (
    text[first] !== "{" &&
    opens > first &&
    opens - first <= LONGEST_LEAD &&
    text.indexOf("```", opens + 7) === end - 3
  )
    return unfenced(" ".repeat(opens) + text.slice(opens));
  const fence = /^```[a-z]{0,10}\s*\n\s*/i.exec(text.slice(first, first + 40));
  if (!fence || !text.startsWith("```", end - 3) || end - 3 <= first + fence[0].length) return { start: first, end };
  return { start: first + fence[0].length, end: end - 3 };
}

/** Blank of the given length whose line breaks keep the answer and the quotes in blocks of their own. */
const gap = (length: number) => (length < 2 ? " ".repeat(length) : `\n${" ".repeat(length - 2)}\n`);

/** A JSON string's words at the length of its source: an escape becomes its character, padded by spaces. */
function decode(raw: string): string {
  let out = "";
  for (let i = 0; i < raw.length; i++) {
    if (raw[i] !== "\\") {
      out += raw[i];
      continue;
    }
    const next = raw[i + 1] ?? "";
    if (next === "u") {
      out += `${String.fromCharCode(Number.parseInt(raw.slice(i + 2, i + 6), 16))}     `;
      i += 5;
    } else {
      const char =
        next === "n" || next === "r" ? "\n" : next === "t" ? "\t" : next === "b" || next === "f" ? " " : next;
      out += `${char} `;
      i += 1;
    }
  }
  return out;
}

interface StringAt extends Span {
  path: string;
}

/** Ranges of all string values of a valid JSON text with the path that leads to each. */
function readStrings(text: string): StringAt[] {
  const found: StringAt[] = [];
  const stack: { array: boolean; index: number; key: string }[] = [];
  let expectKey = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    const top = stack[stack.length - 1];
    if (c === "{" || c === "[") {
      stack.push({ array: c === "[", index: 0, key: "" });
      expectKey = c === "{";
    } else if (c === "}" || c === "]") {
      stack.pop();
      expectKey = false;
    } else if (c === ",") {
      if (top?.array) top.index++;
      else expectKey = true;
    } else if (c === ":") {
      expectKey = false;
    } else if (c === '"') {
      let end = i + 1;
      while (text[end] !== '"') end += text[end] === "\\" ? 2 : 1;
      if (expectKey && top && !top.array) top.key = decode(text.slice(i + 1, end)).trimEnd();
      else found.push({ path: stack.map((s) => `.${s.array ? s.index : s.key}`).join(""), start: i + 1, end });
      i = end;
    }
  }
  return found;
}
