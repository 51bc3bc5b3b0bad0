import type { Span } from "../model/span";
import { readPairs } from "./brackets";
import { isDigit, isHan, isSpace } from "./characters";
import { readWords, type Word } from "./words";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Words that join a clause of its own to the one before. */
const JOINERS = words(
  "and but or so yet while whereas although though unless except because if when where which who whose however then otherwise instead plus",
);
/** Joiners that do so without a comma, if a verb and its own subject follow. */
const BARE_JOINERS = words("and but while whereas although unless because");
/** Finite verbs common in policies and offers: auxiliaries, and forms that say what something costs, has, allows or does. */
const VERBS = words(
  "is are was were has have had does do did can could may might must will would shall should cannot isn't aren't wasn't weren't " +
    "doesn't don't didn't won't can't hasn't haven't " +
    "costs cost includes include included supports support allows allow requires require offers offer provides provide gets get " +
    "applies apply expires expire charges takes take lasts last contains contain covers cover receives receive needs need " +
    "starts start ends begins begin renews renew comes come gives give remains remain pays pay gave took began came went goes go " +
    "became becomes makes make made says said states stated ran runs run won lost rose fell grew increased decreased reached " +
    "opened closed launched moved joined left returned received signed released published announced reported paid sold bought " +
    "expects expect means meant keeps keep lets let holds hold held stays stay works work adds add uses use used",
);

/** "May" is a month. */
const isVerb = (text: string, word: Word): boolean => VERBS.has(word.text) && text[word.start] === word.text[0];
/** Words of a clause in which a verb is looked for. */
const MOST_WORDS = 40;

/** Own subject: some word stands before the first verb. */
const hasSubject = (text: string, list: readonly Word[]): boolean => {
  const verb = list.findIndex((word) => isVerb(text, word));
  return verb > 0;
};

/** Whether a Chinese 、 parts statements (标准版20席、企业版50席) rather than items of one list. */
function partsStatements(text: string, left: Span, right: Span): boolean {
  const states = (span: Span): boolean => {
    let han = 0;
    for (let i = span.start; i < span.end; i++) {
      const unit = text.charCodeAt(i);
      if (isDigit(unit)) return han >= 2;
      if (isHan(unit)) han++;
    }
    return false;
  };
  return states(left) && states(right);
}

/**
 * The clauses of a sentence, in order, without the marks between them: parted at semicolons, at Chinese commas, at commas
 * and joining words that a clause with a subject and a verb of its own follows, and at 、 between statements with numbers.
 * Nothing is parted inside brackets, quotations or numbers. A range of marks alone has no clause.
 */
export function readClauses(text: string, span: Span = { start: 0, end: text.length }): Span[] {
  const pairs = readPairs(text, span, new Set());
  /** Marks that may part clauses, outside brackets. */
  const edges: { at: number; end: number; kind: "always" | "comma" | "list" | "joiner" }[] = [];
  const list = readWords(text, span);
  const joiners = new Map<number, Word>();
  for (const word of list) if (word.kind === "latin" && BARE_JOINERS.has(word.text)) joiners.set(word.start, word);
  for (let i = span.start; i < span.end; i++) {
    const close = pairs.get(i);
    if (close !== undefined) {
      i = close;
      continue;
    }
    const mark = text[i];
    const before = text.charCodeAt(i - 1);
    const after = text.charCodeAt(i + 1);
    if (mark === "；" || mark === ";") edges.push({ at: i, end: i + 1, kind: "always" });
    else if (mark === "，") edges.push({ at: i, end: i + 1, kind: "always" });
    else if (mark === "、") edges.push({ at: i, end: i + 1, kind: "list" });
    else if (mark === "," && !(isDigit(before) && isDigit(after)))
      edges.push({ at: i, end: i + 1, kind: isHan(before) || isHan(after) ? "always" : "comma" });
    else if (joiners.has(i)) edges.push({ at: i, end: i, kind: "joiner" });
  }
  const clauses: Span[] = [];
  let start = span.start;
  /** Words of the open clause that were passed, and whether a verb is among them. */
  let passed = 0;
  let leftWords = 0;
  let leftVerb = false;
  edges.forEach((edge, k) => {
    for (; passed < list.length && (list[passed] as Word).start < edge.at; passed++) {
      leftWords++;
      leftVerb ||= isVerb(text, list[passed] as Word);
    }
    if (leftWords === 0) {
      if (edge.kind !== "joiner") start = edge.end;
      return;
    }
    const before = edges[k - 1];
    // A joiner right after a comma belongs to the comma's decision.
    if (edge.kind === "joiner" && before?.kind === "comma" && text.slice(before.end, edge.at).trim() === "") return;
    let parts = edge.kind === "always";
    if (edge.kind === "list") {
      const left = { start: Math.max(start, before?.end ?? start), end: edge.at };
      parts = partsStatements(text, left, { start: edge.end, end: edges[k + 1]?.at ?? span.end });
    } else if (edge.kind !== "always" && leftVerb) {
      const stop =
        edges.slice(k + 1, k + 6).find((next) => next.kind === "always" || next.kind === "comma")?.at ?? span.end;
      const right: Word[] = [];
      for (let n = passed; n < list.length && right.length < MOST_WORDS && (list[n] as Word).start < stop; n++)
        right.push(list[n] as Word);
      const joined = right[0] !== undefined && JOINERS.has(right[0].text);
      const body = joined ? right.slice(1) : right;
      parts = hasSubject(text, body) && body.length >= 2;
    }
    if (!parts) return;
    push(start, edge.at);
    start = edge.end;
    leftWords = 0;
    leftVerb = false;
  });
  push(start, span.end);
  return clauses;

  function push(from: number, to: number): void {
    let a = from;
    let b = to;
    while (a < b && isSpace(text.charCodeAt(a))) a++;
    while (b > a && isSpace(text.charCodeAt(b - 1))) b--;
    if (b > a) clauses.push({ start: a, end: b });
  }
}
