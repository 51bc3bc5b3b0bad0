import type { Span } from "../model/span";
import { DOCUMENT_NOUNS_EN, DOCUMENT_NOUNS_ZH } from "./lexicon/document-nouns";
import { foldedLower } from "./phrases";
import { readVersions } from "./versions";

/** A document that a text names: 《乙指南》, "the Travel Policy", the “Supplier Handbook”. `name` without brackets and version. */
export interface NamedDocument extends Span {
  name: string;
}

/** Finds the documents that a text names. Offsets are UTF-16 code units of `text`; 《…》 counts only if it ends like a document. */
export function readDocuments(text: string): NamedDocument[] {
  const found: NamedDocument[] = [];
  for (const match of text.matchAll(/《([^《》\n]{2,60})》/g)) {
    found.push({ start: match.index, end: match.index + match[0].length, name: match[1] as string });
  }
  for (const match of text.matchAll(/["“]([A-Z][^"“”\n]{2,60})["”]/g)) {
    if (endsLikeDocument(match[1] as string))
      found.push({ start: match.index, end: match.index + match[0].length, name: match[1] as string });
  }
  const name = /\b[A-Z][\p{L}\p{N}&'’.-]*(?:\s+(?:(?:of|for|and|on|the|to|in|&)\s+)*[A-Z][\p{L}\p{N}&'’-]*)*/gu;
  for (const match of text.matchAll(name)) {
    let words = match[0];
    let start = match.index;
    // The first word of a sentence is a capital by its place.
    const opener =
      /^(?:According|In|Under|Per|Does|Do|Is|Are|What|Which|How|When|Who|Where|Can|Could|May|Must|Should|Will|Has|Have|The|On|As|By|If|From|Our|Your|My|Please|And|For|At)\s+(?:(?:to|the|does|is|of|in)\s+)*/.exec(
        words,
      );
    if (opener) {
      words = words.slice(opener[0].length);
      start += opener[0].length;
    }
    words = words.replace(/['’]s$/, "");
    if (words.includes(" ") && endsLikeDocument(words) && !found.some((f) => f.start <= start && start < f.end))
      found.push({ start, end: start + words.length, name: words });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** A law after a word that leans on it: 依据电子签名法, 违反价格条例. Bounded. */
const LAW = /(?:依据|根据|按照|依照|违反)([\u4e00-\u9fff]{2,20}?(?:法|条例|办法))(?=[，,、第的之规（(]|$)/g;

/** The laws that a Chinese text names without 《》. Offsets are UTF-16 code units of `text`. */
export const readLaws = (text: string): NamedDocument[] =>
  [...text.matchAll(LAW)].map((match) => {
    const name = match[1] as string;
    const end = match.index + match[0].length;
    return { start: end - name.length, end, name };
  });

function endsLikeDocument(name: string): boolean {
  // 《借阅规则（修订）》, "Loan Rules (draft)"
  const bare = withoutVersion(name)
    .trim()
    .replace(/\s*[（(][^（）()]{0,16}[)）]$/, "");
  const last = /([\p{L}]+)\s*$/u.exec(bare)?.[1]?.toLowerCase() ?? "";
  return DOCUMENT_NOUNS_EN.has(last) || DOCUMENT_NOUNS_ZH.some((noun) => bare.endsWith(noun));
}

/** Whether a name in 《》 ends like a document that rules something, not like a book or a film. */
export const isRuling = (document: NamedDocument): boolean => endsLikeDocument(document.name);

function withoutVersion(name: string): string {
  let rest = "";
  let at = 0;
  for (const token of readVersions(name)) {
    rest += name.slice(at, token.start);
    at = token.end;
  }
  return rest + name.slice(at);
}

/** A document's name as it is compared: without version, brackets, spaces and small words. */
export const documentKey = (name: string): string =>
  foldedLower(withoutVersion(name))
    .replace(/\b(?:the|our|your|company|of|for|and|on|pdf|docx?|md|html?|txt)\b/g, " ")
    .replace(/[\s\p{P}\p{S}]+/gu, "");
