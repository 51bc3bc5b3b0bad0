import type { Span } from "../model/span";
import { TOOL_KEYS, TOOL_TAGS } from "./lexicon/tool-calls";

/** Longest text that is looked through for JSON that calls a tool. */
const LONGEST = 50_000;

/**
 * Finds raw tool-call syntax: <tool_call>…</tool_call> and its like, JSON that names a function and its arguments,
 * "Action: … Action Input: …", functions.search({…}). A call that prose explains inside a code fence or inline code is an
 * example and none of these; a fence that is the whole answer is. Offsets are UTF-16 code units of `text`.
 */
export function readToolCalls(text: string): Span[] {
  const body = trimmed(text, { start: 0, end: text.length });
  if (body.start >= body.end) return [];
  const fence = wholeFence(text, body);
  const inside = fence ?? body;
  if (
    isCallJson(text, inside) ||
    startsWithTag(text, inside) ||
    isReAct(text, inside) ||
    isCallExpression(text, inside)
  )
    return [reach(text, inside, body)];
  // Prose around: only whole tagged calls outside code count.
  const calls: Span[] = [];
  const code = codeRanges(text);
  for (const [open, close] of TOOL_TAGS) {
    if (close === "") continue;
    for (let at = text.indexOf(open); at >= 0; at = text.indexOf(open, at + 1)) {
      if (code.some((c) => c.start <= at && at < c.end)) continue;
      const end = text.indexOf(close, at + open.length);
      if (end < 0) continue;
      if (!/[{"':=<(]/.test(text.slice(at + open.length, end))) continue;
      calls.push({ start: at, end: end + close.length });
    }
  }
  return calls.sort((a, b) => a.start - b.start).filter((c, i, all) => i === 0 || c.start >= (all[i - 1] as Span).end);
}

/** A call at the start of the answer leaks to the end of the call where prose follows, else to the end. */
function reach(text: string, inside: Span, body: Span): Span {
  for (const [open, close] of TOOL_TAGS) {
    if (close === "" || !text.startsWith(open, inside.start)) continue;
    const end = text.lastIndexOf(close);
    if (end > 0 && end + close.length < inside.end) return { start: body.start, end: end + close.length };
  }
  return body;
}

function trimmed(text: string, span: Span): Span {
  let { start, end } = span;
  while (start < end && /\s/.test(text[start] as string)) start++;
  while (end > start && /\s/.test(text[end - 1] as string)) end--;
  return { start, end };
}

/** The inside of a code fence that is all of the answer. */
function wholeFence(text: string, body: Span): Span | null {
  if (!text.startsWith("```", body.start) || !text.startsWith("```", body.end - 3) || body.end - body.start < 8)
    return null;
  const line = text.indexOf("\n", body.start);
  if (line < 0 || line >= body.end - 3) return null;
  if (text.indexOf("```", line) !== body.end - 3) return null;
  return trimmed(text, { start: line + 1, end: body.end - 3 });
}

function startsWithTag(text: string, span: Span): boolean {
  return TOOL_TAGS.some(([open]) => text.startsWith(open, span.start));
}

/** JSON that is a call, or a list of calls, and nothing else. */
function isCallJson(text: string, span: Span): boolean {
  const first = text[span.start];
  if ((first !== "{" && first !== "[") || span.end - span.start > LONGEST) return false;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.slice(span.start, span.end));
  } catch {
    return false;
  }
  return Array.isArray(parsed) ? parsed.length > 0 && parsed.every(isCall) : isCall(parsed);
}

function isCall(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const record = new Map<string, unknown>(Object.entries(value));
  if (typeof record.get("answer") === "string") return false;
  for (const key of ["tool_calls", "function_call", "tool_call", "toolCalls", "functionCall", "tool_use"])
    if (typeof record.get(key) === "object" && record.get(key) !== null) return true;
  for (const [name, given] of TOOL_KEYS) {
    const called = record.get(name);
    const names = typeof called === "string" || (typeof called === "object" && called !== null && "name" in called);
    if (names && record.has(given)) return true;
  }
  return record.get("type") === "function" && typeof record.get("function") === "object";
}

/** "Thought: … Action: search Action Input: {…}". */
function isReAct(text: string, span: Span): boolean {
  const words = text.slice(span.start, span.start + 2000);
  return (
    /^(?:Thought|Action)\s?[:：]/.test(words) &&
    /(?:^|\n)Action\s?[:：]\s?\S/.test(words) &&
    /\nAction Input\s?[:：]/.test(words) &&
    !/\n(?:Final Answer|Answer)\s?[:：]/.test(text)
  );
}

/** functions.search({"query": "…"}), search(query="…") alone. */
function isCallExpression(text: string, span: Span): boolean {
  const words = text.slice(span.start, Math.min(span.end, span.start + 4000));
  if (words.length !== span.end - span.start) return false;
  return (
    /^(?:to=)?functions?\.[A-Za-z_]\w{0,60}\s?[({]/.test(words) ||
    /^[a-z][a-z]*_\w{1,60}\((?:\{|\w{1,40}\s?=\s?["'{[])[^\n]*\)$/.test(words) ||
    /^print\(\w{1,40}\.\w{1,40}\(/.test(words)
  );
}

/** Fenced and inline code. */
function codeRanges(text: string): Span[] {
  const ranges: Span[] = [];
  for (let i = text.indexOf("`"); i >= 0; ) {
    let n = 1;
    while (text[i + n] === "`") n++;
    const mark = "`".repeat(n);
    const close = text.indexOf(mark, i + n);
    if (close < 0) break;
    ranges.push({ start: i, end: close + n });
    i = text.indexOf("`", close + n);
  }
  return ranges;
}
