import { readText } from "../../../lib/dom/text-map";
import { readAnswer } from "../../../lib/reader/read-answer";
import { Shelf } from "../../../lib/reader/shelf";
import type { Opening } from "../../../lib/sites/adapter";
import { detectSite } from "../../../lib/sites/index";

/**
 * What an adapter reads from a page, in short: counts of UTF-16 units in place of sentences, so that the same form holds
 * pages whose words are not ours. A mark is "label → source ids (link)", a source "id completeness units", a pane
 * "id completeness units", and a group "mark's label → names".
 */
export interface Facts {
  adapter: string;
  answers: {
    state: string;
    question: number;
    text: number;
    marks: string[];
    sources: string[];
  }[];
  panes: string[];
  groups: string[];
}

export const NOTHING: Facts = { adapter: "", answers: [], panes: [], groups: [] };

/** Reads the page once; `opening` is what was pressed or pointed at before. Words outside of marks come as `words`. */
export function readFacts(opening: Opening | null): { facts: Facts; words: string[] } {
  const site = detectSite(document);
  if (!site) return { facts: NOTHING, words: [] };
  const { adapter, root } = site;
  const shelf = new Shelf();
  const panes = adapter.readPanes(root, opening).map((pane) => {
    const text = pane.text ?? readText(pane.parts).text;
    if (!pane.loading) shelf.put(pane, text);
    return `${pane.key} ${pane.loading ? "loading" : pane.completeness} ${text.length}`;
  });
  const found = adapter.findAnswers(root);
  for (const each of found) shelf.list(each.key, adapter.listSources(each.element));
  for (const { answer, sources } of adapter.readLists?.(root, opening) ?? []) shelf.list(answer, sources);
  const groups = (adapter.readGroups?.(root) ?? []).map(({ answer, mark, keys }) => {
    const owner = found.find(({ key }) => key === answer);
    const marks = owner ? adapter.findMarks(owner.element) : [];
    const place = marks.findIndex(({ element }) => element === mark);
    if (place >= 0) shelf.putGroup(answer, place, keys);
    return `${marks[place]?.label ?? "?"} → ${keys.map(({ value }) => value).join(" + ")}`;
  });
  const words: string[] = [];
  const answers = found.map((each) => {
    const { answer, sources } = readAnswer(adapter, each, shelf);
    const markers = answer.markers ?? [];
    let rest = answer.text;
    for (const { start, end } of markers) rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
    words.push(rest);
    return {
      state: each.state,
      question: answer.question?.length ?? 0,
      text: answer.text.length,
      marks: markers.map((mark) => `${mark.label} → ${mark.sources.join(" + ")} (${mark.link})`),
      sources: sources.map(({ id, completeness, text }) => `${id} ${completeness} ${text.length}`),
    };
  });
  return { facts: { adapter: adapter.id, answers, panes, groups }, words };
}
