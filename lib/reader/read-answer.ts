import { readText, type TextMap } from "../dom/text-map";
import type { Answer, Marker } from "../model/answer";
import type { Source } from "../model/source";
import type { FoundAnswer, FoundMark, SiteAdapter } from "../sites/adapter";
import { type Candidate, linkCitations, type SeenMark, unnamedId } from "./link-citations";
import { nestedMarks } from "./nested-marks";
import { type Known, type Shelf, toSource } from "./shelf";

/** An answer as the engine takes it, with the sources that came with it and the way back to the page. */
export interface ReadAnswer {
  answer: Answer;
  sources: Source[];
  map: TextMap;
}

/** The answer's text map, with its citation marks and without what is no word of it. */
export function mapAnswer(adapter: SiteAdapter, found: FoundAnswer): { map: TextMap; marks: FoundMark[] } {
  const marks = adapter.findMarks(found.element);
  const elements = new Set(marks.map((mark) => mark.element));
  const map = readText(adapter.textRoots(found.element), {
    leaveOut: (element) => adapter.leaveOut(element),
    isMark: (element) => elements.has(element),
  });
  return { map, marks };
}

/** Reads an answer and joins its marks to the sources known so far; sources that were not read have no text. */
export function readAnswer(adapter: SiteAdapter, found: FoundAnswer, shelf: Shelf): ReadAnswer {
  const { map, marks } = mapAnswer(adapter, found);
  const seen: SeenMark[] = [];
  for (const [index, mark] of marks.entries()) {
    const span = map.marks.get(mark.element);
    if (!span) continue;
    const members = mark.more > 0 ? shelf.group(found.key, index) : null;
    seen.push({ ...span, label: mark.label, keys: members ?? mark.keys, more: members ? 0 : mark.more });
  }
  if (adapter.plainMarksIn !== undefined) {
    seen.push(...nestedMarks(map, adapter.plainMarksIn));
    seen.sort((a, b) => a.start - b.start);
  }
  const known = withImplied(found.key, shelf.known(found.key), seen, shelf);
  const candidates = known.map(candidateOf);
  const markers = linkCitations(seen, candidates);
  const sources = known.map(toSource);
  const whole = adapter.perAnswer === true;
  if (whole) markers.push(...ownNumbers(map.text, markers, sources));
  for (const { label } of seen.filter((mark) => mark.more > 0)) {
    const id = unnamedId(label);
    if (sources.some((source) => source.id === id)) continue;
    if (markers.some((marker) => marker.sources.includes(id)))
      sources.push({ id, text: "", title: label, completeness: "none" });
  }
  const question = found.question ? readText([found.question], { leaveOut: isControl }).text : "";
  const cites = whole && markers.length === 0 ? { cites: sources.map(({ id }) => id) } : {};
  const answer: Answer = { id: found.key, text: map.text, markers, ...cites, ...(question ? { question } : {}) };
  return { answer, sources, map };
}

/**
 * Numbers that a model wrote as marks where the tool cites for the whole answer: each leads to all of its sources, and
 * where no list was seen yet to one that is known to exist.
 */
function ownNumbers(text: string, taken: readonly Marker[], sources: Source[]): Marker[] {
  const marks = [...text.matchAll(/[[【]\d{1,3}(?:\s?[,，]\s?\d{1,3}){0,9}[\]】]/g)]
    .map(({ 0: label, index }) => ({ start: index, end: index + label.length, label }))
    .filter((mark) => !taken.some((other) => mark.start < other.end && other.start < mark.end));
  if (marks[0] && sources.length === 0)
    sources.push({ id: unnamedId(""), text: "", title: marks[0].label, completeness: "none" });
  return marks.map((mark) => ({ ...mark, sources: sources.map(({ id }) => id), link: "whole" }));
}

const isControl = (element: Element): boolean => element.matches("button, [role='button']");

const candidateOf = ({ key, title, url, number, copy }: Known): Candidate => ({
  id: key,
  title,
  url,
  number,
  text: copy?.text,
});

/** Sources that no list shows and that a mark names all the same: a name or an address is a source that exists. */
function withImplied(answer: string, known: Known[], marks: readonly SeenMark[], shelf: Shelf): Known[] {
  const all = [...known];
  for (const key of marks.flatMap((mark) => mark.keys)) {
    if (key.type !== "name" && key.type !== "url") continue;
    const probe = linkCitations([{ start: 0, end: 0, label: "", keys: [key], more: 0 }], all.map(candidateOf));
    if (probe[0] && probe[0].sources.length > 0) continue;
    const url = key.type === "url" ? key.value : undefined;
    all.push({ key: key.value, title: key.value, url, copy: shelf.copy(answer, key.value) });
  }
  return all;
}
