import { difference } from "../evidence/difference";
import type { Pair, Part } from "../model/report";
import type { Span } from "../model/span";

/** Words shown to each side of the differing ones, in UTF-16 code units. */
const REACH = 60;

/**
 * The pair view of a finding: the answer's words around `at` beside the source's words around `focus`,
 * the differing words marked. Without a focus the source's side is shown unmarked.
 */
export function pairOf(answer: string, at: Span, source: string, evidence: Span, focus: Span | undefined): Pair {
  if (!focus)
    return {
      answer: around(answer, at, [{ text: answer.slice(at.start, at.end), mark: true }]),
      source: plain(source, evidence),
    };
  const like = { start: focus.start, end: focus.end + sharedStop(answer.slice(at.start, at.end), source, focus) };
  const inner = difference(answer.slice(at.start, at.end), source.slice(like.start, like.end));
  const limit = like.end > focus.end ? { start: evidence.start, end: like.end } : evidence;
  return { answer: around(answer, at, inner.answer), source: around(source, like, inner.source, limit) };
}

/** Units of the full stop right behind the focus with which the answer's words end: where both sides have it, it is no difference. */
function sharedStop(words: string, source: string, focus: Span): number {
  const stop = words[words.length - 1] ?? "";
  return /[.!?。！？]/.test(stop) && source[focus.end] === stop && source[focus.end - 1] !== stop ? 1 : 0;
}

/** The marked parts with the sentence around them, cut at `limit` and at line breaks. */
function around(text: string, span: Span, inner: Part[], limit: Span = { start: 0, end: text.length }): Part[] {
  const from = Math.max(limit.start, edge(text, span.start, -1));
  const to = Math.min(limit.end, edge(text, span.end, 1));
  const before = text.slice(from, span.start).replace(LIST_MARK, "");
  const after = text.slice(span.end, to).trimEnd();
  return merge([
    { text: (from > limit.start && !isEdge(text[from - 1]) ? "…" : "") + before, mark: false },
    ...inner,
    { text: after + (to < limit.end && !isEdge(text[to]) && !isEdge(text[to - 1]) ? "…" : ""), mark: false },
  ]);
}

/** The mark of a list item is layout, not words. */
const LIST_MARK = /^\s*(?:[-*•]\s+)?/;

const plain = (text: string, span: Span): Part[] => {
  const words = text.slice(span.start, span.end);
  return [{ text: words.length > 4 * REACH ? `${words.slice(0, 4 * REACH)}…` : words, mark: false }];
};

const isEdge = (c: string | undefined) => c === undefined || /[\n。！？；!?;.]/.test(c);

/** The sentence's edge in the given direction, or the last space within reach. */
function edge(text: string, at: number, step: 1 | -1): number {
  let i = at;
  let space = at;
  while (Math.abs(i - at) < REACH) {
    const c = step > 0 ? text[i] : text[i - 1];
    if (c === undefined || c === "\n") return i;
    if (/[。！？；!?;]/.test(c)) return step > 0 ? i + 1 : i;
    if (c === "." && /\s/.test((step > 0 ? text[i + 1] : text[i]) ?? " ")) return step > 0 ? i + 1 : i;
    i += step;
    if (/[\s，,、]/.test(c)) space = step > 0 ? i - 1 : i;
  }
  return space === at ? i : space;
}

function merge(parts: Part[]): Part[] {
  const out: Part[] = [];
  for (const part of parts) {
    if (part.text === "") continue;
    const last = out[out.length - 1];
    if (last && last.mark === part.mark) last.text += part.text;
    else out.push({ ...part });
  }
  return out;
}
