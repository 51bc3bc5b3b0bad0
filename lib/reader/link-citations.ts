import type { LinkReason, Marker } from "../model/answer";
import type { Span } from "../model/span";
import type { MarkKey } from "../sites/adapter";

/** A citation mark as it stands in the text, before it is joined to a source. */
export interface SeenMark extends Span {
  label: string;
  keys: MarkKey[];
  /** How many sources it stands for without naming them. */
  more: number;
  /** Plain words such as "[1]" where the tool should have drawn a mark. */
  nested?: true;
}

/** A source that a mark may lead to. `number` is the one that the tool shows beside it. */
export interface Candidate {
  id: string;
  title?: string;
  url?: string;
  number?: number;
  /** Its words, where they were read. */
  text?: string;
}

/** Source id that stands for the unnamed members of a mark: known to exist, never read. */
export const unnamedId = (label: string): string => `unnamed: ${label}`;

/**
 * Joins marks to sources. By id, whole name, address or words of the passage the join is `exact`; by the number beside a
 * source, or where several sources bear the same name, it is `position`; a mark that fits none has no sources and `none`.
 * `why` tells what stands in the way of taking the number on the screen at its word. Pure; marks keep their order.
 */
export function linkCitations(marks: readonly SeenMark[], candidates: readonly Candidate[]): Marker[] {
  return marks.map((mark) => {
    const { start, end, label, keys, more } = mark;
    const joined = new Map<string, Candidate>();
    let why: LinkReason | undefined = mark.nested ? "nested" : keys.length === 0 ? "dropped" : undefined;
    let exact = true;
    for (const key of keys) {
      const found = resolve(key, candidates);
      if (found.length === 0) why ??= "not-listed";
      else if (found.length > 1) why ??= "same-name";
      else if (key.type === "index") why ??= "by-number";
      else if (found[0] && joined.has(found[0].id)) why ??= "merged";
      if (found.length !== 1 || key.type === "index") exact = false;
      for (const candidate of found) joined.set(candidate.id, candidate);
    }
    if (exact && joined.size === 1 && isRenumbered(label, [...joined.values()][0], candidates)) why ??= "renumbered";
    const sources = [...joined.keys()];
    if (more > 0 && sources.length > 0) {
      sources.push(unnamedId(label));
      why ??= "unnamed";
    }
    const link = sources.length === 0 ? "none" : exact ? "exact" : "position";
    return { start, end, label, sources, link, ...(why === undefined ? {} : { why }) };
  });
}

/** Whether the number that the mark shows is the one beside another source. */
function isRenumbered(label: string, joined: Candidate | undefined, candidates: readonly Candidate[]): boolean {
  const number = /^\D?(\d{1,3})\D?$/.exec(label.trim())?.[1];
  if (number === undefined || joined?.number === undefined || String(joined.number) === number) return false;
  return candidates.some((each) => each !== joined && String(each.number) === number);
}

function resolve(key: MarkKey, candidates: readonly Candidate[]): Candidate[] {
  switch (key.type) {
    case "objectId":
      return candidates.filter((each) => each.id === key.value);
    case "index":
      return candidates.filter((each) => each.number !== undefined && String(each.number) === key.value);
    case "url":
      return byUrl(key.value, candidates);
    case "name":
      return byName(key.value, candidates);
    case "text":
      return byText(key.value, candidates);
  }
}

const plain = (name: string): string => name.replace(/\s+/g, " ").trim().toLowerCase();

function byName(name: string, candidates: readonly Candidate[]): Candidate[] {
  const wanted = plain(name);
  if (wanted === "") return [];
  const same = candidates.filter((each) => plain(each.title ?? "") === wanted || plain(each.id) === wanted);
  if (same.length > 0) return same;
  const cut = candidates.filter((each) => isCutName(name, each.title ?? each.id));
  if (cut.length > 0) return cut;
  return candidates.filter((each) => hostOf(each.url ?? each.title ?? "") === wanted);
}

/** Whether `shown` is `full` with its middle (or its end) left out: "Framework agree…2026-03.pdf". */
export function isCutName(shown: string, full: string): boolean {
  const [head = "", tail, ...rest] = plain(shown).split(/\.{3}|…/);
  const name = plain(full);
  if (tail === undefined || rest.length > 0 || head.length + tail.length < 6) return false;
  return name.length > head.length + tail.length && name.startsWith(head) && name.endsWith(tail);
}

/** Fewest characters of a passage that tell which source holds it. */
const LEAST_TEXT = 12;

function byText(words: string, candidates: readonly Candidate[]): Candidate[] {
  const wanted = plain(words);
  return wanted.length < LEAST_TEXT ? [] : candidates.filter((each) => plain(each.text ?? "").includes(wanted));
}

function byUrl(url: string, candidates: readonly Candidate[]): Candidate[] {
  const wanted = bare(url);
  const same = candidates.filter((each) => each.url !== undefined && bare(each.url) === wanted);
  if (same.length > 0) return same;
  return candidates.filter((each) => bare(each.id) === wanted);
}

/** Address without scheme, "www." and a closing slash; the fragment stays, because it may name the page. */
const bare = (url: string): string =>
  url
    .trim()
    .replace(/^[a-z]+:\/\//i, "")
    .replace(/^www\./i, "")
    .replace(/\/$/, "");

function hostOf(url: string): string | null {
  return /^[a-z]+:\/\/(?:www\.)?([^/?#:]+)/i.exec(url)?.[1]?.toLowerCase() ?? null;
}
