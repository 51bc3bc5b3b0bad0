import type { Marker } from "../model/answer";
import type { Source } from "../model/source";
import type { Span } from "../model/span";
import { foldUnits } from "../text/characters";

/**
 * Finds the citation marks that stand in the text itself (checks.md §1): [1], [1][3], [1, 3], [1-3], 【2】, ¹, [^1],
 * [policy-v3], [citation:1], 【4:0†source】, (Source: …), and raw marks such as turn0search4 that a chat tool failed to render.
 * Offsets are UTF-16 code units of `text`. A mark that leads to no source has empty `sources`.
 */
export function readMarkers(text: string, sources: readonly Source[], taken: readonly Span[] = []): Marker[] {
  const resolver = new Resolver(sources);
  const markers: Marker[] = [];
  const free = (start: number, end: number) => !taken.some((t) => t.start < end && start < t.end);
  const add = (start: number, end: number, keys: string[] | null) => {
    if (!keys || !free(start, end)) return false;
    const found = keys.map((key) => resolver.resolve(key));
    const ids = [...new Set(found.flatMap((f) => (f ? [f.id] : [])))];
    const link = ids.length === 0 ? "none" : found.some((f) => f?.byPosition) ? "position" : "exact";
    const lost = ids.length === 0 ? [] : keys.filter((_, i) => !found[i]);
    markers.push({
      start,
      end,
      label: text.slice(start, end),
      sources: ids,
      link,
      ...(lost.length > 0 ? { lost } : {}),
    });
    return true;
  };

  const raised: { start: number; end: number; digits: string }[] = [];
  for (let i = 0; i < text.length; i++) {
    const c = text[i] as string;
    const close = CLOSERS.get(c);
    if (close) {
      const end = closing(text, i, close);
      if (end < 0) {
        // A mark that is still being written, or was cut off: its digits are no claim, and it leads nowhere yet.
        if (resolver.begins(text, i) && free(i, text.length)) {
          markers.push({ start: i, end: text.length, label: text.slice(i), sources: [], link: "none" });
          break;
        }
        continue;
      }
      const inner = text.slice(i + 1, end);
      // A Markdown link's words are prose; its address may name a source. Where no source has an address its number does.
      if (c === "[" && text[end + 1] === "(") {
        const stop = text.indexOf(")", end + 2);
        const isMark = isNumeral(inner) || resolver.knows(inner);
        if (stop > 0 && stop - end < MAX_LABEL) {
          const source = resolver.byUrl(text.slice(end + 2, stop));
          if (isMark && (source || !resolver.addressed)) add(i, stop + 1, [source?.id ?? inner]);
          i = stop;
        } else if (
          stop < 0 &&
          isMark &&
          !/\s/.test(text.slice(end)) &&
          text.length - end < MAX_LABEL &&
          free(i, text.length)
        ) {
          // The address is still being written.
          markers.push({ start: i, end: text.length, label: text.slice(i), sources: [], link: "none" });
          break;
        }
        continue;
      }
      const keys = c === "(" || c === "（" ? sourceNote(inner) : labelKeys(inner, text, i, end, resolver);
      if (add(i, end + 1, keys)) i = end;
      continue;
    }
    if (SUPERSCRIPTS.has(c)) {
      let end = i;
      let digits = "";
      while (end < text.length && SUPERSCRIPTS.has(text[end] as string))
        digits += SUPERSCRIPTS.get(text[end++] as string);
      if (marksFootnote(text, i)) raised.push({ start: i, end, digits });
      i = end - 1;
      continue;
    }
    if (c === "t" && text.startsWith("turn", i) && !isWordUnit(text[i - 1])) {
      const end = rawTurn(text, i);
      if (end > 0) {
        // Numbers of an unrendered mark count from nought in a list that is not in the page: masked, never resolved.
        if (free(i, end)) markers.push({ start: i, end, label: text.slice(i, end), sources: [], link: "none" });
        i = end - 1;
      }
    }
  }
  // Where one superscript names a source the answer cites by them, and another that names none is a mark without a source; "ten⁷" alone is none.
  const cites = raised.some(({ digits }) => split(digits, resolver).some((key) => resolver.knows(key)));
  for (const { start, end, digits } of cites ? raised : []) add(start, end, split(digits, resolver));
  if (markers.length === 0) for (const { start, end, digits } of roundMarks(text, resolver)) add(start, end, [digits]);
  return markers.sort((a, b) => a.start - b.start);
}

/** ¹² beside sources 1 and 2 alone is two marks. */
const split = (digits: string, resolver: Resolver): string[] =>
  resolver.knows(digits) || ![...digits].every((digit) => resolver.knows(digit)) ? [digits] : [...digits];

/** Words before a number in brackets that make it a part of a document: "section 4 (2)", 第三条 (1). */
const PART_BEFORE =
  /(?:\d|[a-z]\)|条|款|项|\b(?:section|article|clause|paragraph|para|rule|item|figure|table|step|option|type|class|category|note|part|phase))\s?$/i;

/**
 * "(1)" as a mark: only in an answer without any other mark whose numbers in round brackets all name a source and all close a
 * claim. Anywhere else they number a list, or are figures.
 */
function roundMarks(text: string, resolver: Resolver): { start: number; end: number; digits: string }[] {
  const found: { start: number; end: number; digits: string }[] = [];
  for (const match of text.matchAll(/[(（]\s?(\d{1,2})\s?[)）]/g)) {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - 16), match.index);
    const digits = match[1] as string;
    const line = before.slice(before.lastIndexOf("\n") + 1).trim();
    if (line === "" || PART_BEFORE.test(before) || !resolver.knows(digits)) return [];
    if (!/^\s?(?:[.。!！?？;；,，]|$|\n|[(（]\s?\d{1,2}\s?[)）])/.test(text.slice(end, end + 8))) return [];
    found.push({ start: match.index, end, digits });
  }
  return found;
}

/** True where a mark was only masked: it names no source because the chat tool never resolved it, or it is not written out. */
export const isRawMark = ({ label }: Marker): boolean => {
  const close = CLOSERS.get(label[0] ?? "");
  const open = label.includes("](") && !label.endsWith(")");
  return label.startsWith("turn") || open || (close !== undefined && !label.includes(close));
};

/** `text` with the ranges blanked out by spaces, so that every offset still holds. */
export function blank(text: string, spans: readonly Span[]): string {
  let out = "";
  let at = 0;
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    if (span.end <= at) continue;
    const start = Math.max(span.start, at);
    out += text.slice(at, start) + " ".repeat(span.end - start);
    at = span.end;
  }
  return out + text.slice(at);
}

const MAX_LABEL = 120;
const CLOSERS = new Map([
  ["[", "]"],
  ["【", "】"],
  ["［", "］"],
  ["(", ")"],
  ["（", "）"],
  ["〔", "〕"],
]);
const SUPERSCRIPTS = new Map([..."⁰¹²³⁴⁵⁶⁷⁸⁹"].map((c, n) => [c, String(n)]));
const SOURCE_WORDS = ["source:", "sources:", "来源:", "出处:", "资料来源:", "引自:", "参见来源:", "见来源:"];

function closing(text: string, open: number, close: string): number {
  const stop = Math.min(text.length, open + MAX_LABEL);
  for (let i = open + 1; i < stop; i++) {
    const c = text[i];
    if (c === close) return i;
    if (c === "\n" || c === text[open]) return -1;
  }
  return -1;
}

const isDigit = (c: string | undefined) => c !== undefined && c >= "0" && c <= "9";
const isWordUnit = (c: string | undefined) => c !== undefined && /[A-Za-z0-9_]/.test(c);
/** Up to three digits: [2024] is a year, not a mark. */
const isNumeral = (s: string) => /^\d{1,3}$/.test(s);

/** The keys that a bracket names, or null where it is no citation mark. */
function labelKeys(raw: string, text: string, open: number, close: number, resolver: Resolver): string[] | null {
  const inner = foldUnits(raw).trim();
  if (inner === "") return null;
  if (resolver.knows(inner) && !(isNumeral(inner) && isIndexing(text, open))) return [inner];
  const dagger = inner.indexOf("†");
  if (dagger > 0) {
    const [first = ""] = inner.slice(0, dagger).split(":");
    return isNumeral(first.trim()) ? [first.trim()] : null;
  }
  const parts: string[] = [];
  for (const piece of inner.split(/[,;、]/)) {
    const bare = stripKeyword(piece.trim());
    const range = /^(\d{1,3})\s?[-~]\s?(\d{1,3})$/.exec(bare);
    if (range) {
      const from = Number(range[1]);
      const to = Number(range[2]);
      if (from >= to || to - from > 50) return null;
      for (let n = from; n <= to; n++) parts.push(String(n));
    } else if (isNumeral(bare)) {
      parts.push(bare);
    } else if (resolver.knows(bare)) {
      parts.push(bare);
    } else {
      return resolver.looksLikeId(inner) && endsClaim(text, close + 1) ? [inner] : null;
    }
  }
  if (isIndexing(text, open)) return null;
  return parts.length > 0 ? parts : null;
}

/** `a[1]` in code or an index into a name is no citation; after a Han character or a space it is. */
const isIndexing = (text: string, open: number) => text[open] === "[" && text[open - 1] === "`";

const KEYWORDS = [
  "citation:",
  "source:",
  "doc:",
  "ref:",
  "cite:",
  "id:",
  "^",
  "来源:",
  "来源",
  "文档",
  "资料",
  "引用",
  "source ",
  "doc ",
  "ref ",
];
function stripKeyword(piece: string): string {
  const lower = piece.toLowerCase();
  for (const word of KEYWORDS) if (lower.startsWith(word)) return piece.slice(word.length).trim();
  return piece;
}

/** (Source: policy-v3), （来源：计费条款） */
function sourceNote(raw: string): string[] | null {
  const folded = foldUnits(raw).trim();
  const lower = folded.toLowerCase();
  for (const word of SOURCE_WORDS) {
    if (lower.startsWith(word)) {
      const rest = folded.slice(word.length).trim();
      return rest === "" ? null : rest.split(/[,;、]/).map((key) => key.trim().replace(/^[[《]|[\]》]$/g, ""));
    }
  }
  return null;
}

/** A mark closes a claim: what follows is punctuation, white space, another mark or the end. */
function endsClaim(text: string, at: number): boolean {
  const c = text[at];
  return c === undefined || /[\s.,;:!?。，；：！？、)）[【]/.test(c);
}

/** A superscript is a footnote mark after punctuation, a Han character or a long word; after `m`, `km` or a digit it is a power. */
function marksFootnote(text: string, at: number): boolean {
  const before = text[at - 1];
  if (before === undefined || isDigit(before) || /\s/.test(before)) return false;
  if (!/[A-Za-zµμ]/.test(before)) return true;
  let letters = 0;
  while (letters < 5 && /[A-Za-zµμ]/.test(text[at - 1 - letters] ?? "")) letters++;
  return letters > 3;
}

const TURN_WORDS = ["search", "file", "news", "image", "video", "ref", "view"];
function rawTurn(text: string, at: number): number {
  let i = at + 4;
  const first = i;
  while (isDigit(text[i]) && i - first < 4) i++;
  if (i === first) return -1;
  const word = TURN_WORDS.find((w) => text.startsWith(w, i));
  if (!word) return -1;
  i += word.length;
  const second = i;
  while (isDigit(text[i]) && i - second < 4) i++;
  return i === second || isWordUnit(text[i]) ? -1 : i;
}

interface Resolved {
  id: string;
  byPosition: boolean;
}

/** Joins a mark's label to a source: by id, title, title with version, address, and last by position. */
class Resolver {
  private readonly keys = new Map<string, string>();
  private readonly numericIds: boolean;
  private readonly idShapes: Set<string>;

  constructor(private readonly sources: readonly Source[]) {
    for (const source of sources) {
      for (const name of [
        source.id,
        source.title,
        source.title && source.version ? `${source.title} ${source.version}` : undefined,
      ]) {
        if (name && !this.keys.has(norm(name))) this.keys.set(norm(name), source.id);
      }
    }
    // "[4] The dam …": a source that writes its number itself is the one that the mark names, where no id is that number.
    for (const source of sources) {
      const own = /^\s{0,4}[[【](\d{1,3})[\]】]/.exec(source.text)?.[1];
      if (own !== undefined && !this.keys.has(own)) this.keys.set(own, source.id);
    }
    this.numericIds = sources.some((s) => isNumeral(s.id));
    this.idShapes = new Set(sources.map((s) => shape(s.id)));
  }

  /** Whether any source has an address. */
  get addressed(): boolean {
    return this.sources.some((s) => s.url !== undefined);
  }

  knows(label: string): boolean {
    return this.resolve(label) !== null;
  }

  resolve(label: string): Resolved | null {
    const id = this.keys.get(norm(label)) ?? this.byUrl(label)?.id;
    if (id !== undefined) return { id, byPosition: false };
    if (this.numericIds || !isNumeral(label)) return null;
    const source = this.sources[Number(label) - 1];
    return source ? { id: source.id, byPosition: true } : null;
  }

  byUrl(url: string): Source | undefined {
    const wanted = url.trim().replace(/#.*$/, "");
    return wanted === ""
      ? undefined
      : this.sources.find((s) => s.url !== undefined && s.url.replace(/#.*$/, "") === wanted);
  }

  /** Whether a bracket that is not closed begins a mark: [, [1, [1, [^2, [citation:, 【4:0†sou, [policy-, (Source: pol. */
  begins(text: string, open: number): boolean {
    // A row of openers is an ornament, and a bracket on a bracket's digit the middle of something else.
    if (isIndexing(text, open) || /[[【［(（][\d[【［(（]$/.test(text.slice(Math.max(0, open - 2), open))) return false;
    const rest = text.slice(open, open + MAX_LABEL + 1);
    if (rest.length > MAX_LABEL || rest.includes("\n")) return false;
    const inner = norm(rest.slice(1)).replace(/^\[/, "");
    const note = SOURCE_WORDS.some((word) => inner.startsWith(word) || (inner.length >= 3 && word.startsWith(inner)));
    if (rest[0] === "(" || rest[0] === "（") return note;
    return (
      note ||
      /^\^?\d{0,3}(?:\s?[,;、~-]\s?\d{0,3}){0,20}$/.test(inner) ||
      /^\d{1,3}:\d{0,3}(?:†.{0,60})?$/.test(inner) ||
      "citation:".startsWith(inner) ||
      /^citation:\s?\d{0,3}$/.test(inner) ||
      (inner.length >= 2 && [...this.keys.keys()].some((key) => key.startsWith(inner)))
    );
  }

  /** Whether an unknown label is built like the ids that are known: policy-v9 beside policy-v3. */
  looksLikeId(label: string): boolean {
    return (
      /^[\w.:-]{2,60}$/.test(label) && /[A-Za-z]/.test(label) && /[\d_-]/.test(label) && this.idShapes.has(shape(label))
    );
  }
}

const norm = (s: string) => foldUnits(s).toLowerCase().replace(/\s+/g, " ").trim();
/** policy-v3 → a-a9: which kinds of characters follow one another. */
const shape = (s: string) => s.replace(/[A-Za-z]+/g, "a").replace(/\d+/g, "9");
