import { elementsAt } from "../../../lib/dom/region";
import type { PickedSite } from "../../../lib/model/picked-site";
import type { Language } from "../../../lib/model/settings";
import { derivePath } from "../../../lib/picker/derive-path";
import { prefixOf, stemOf } from "../../../lib/picker/names";
import { startPicker } from "../../../lib/picker/picker";
import { readAnswer } from "../../../lib/reader/read-answer";
import { Shelf } from "../../../lib/reader/shelf";
import { pickedSite } from "../../../lib/sites/picked";

let control = new AbortController();

/** The picker's parts as a page test drives them. Elements are named by their `data-t` attribute, found in shadow roots too. */
const bench = {
  stemOf,
  prefixOf,
  saved: [] as PickedSite[],
  left: 0,
  /** The path for pointed elements, and the names of all that it gives, "?" for one without a name. */
  derive(yes: string[], no: string[] = [], from?: string[]): { path: string[] | null; gives: string[] } {
    const start = from ? from.map(named) : [document];
    const marks = new Map<Element, string>();
    for (const element of everything(document)) {
      marks.set(element, element.getAttribute("data-t") ?? "?");
    }
    const [y, n] = [yes.map(named), no.map(named)];
    // The names are for the test alone: a selector must not use them.
    for (const element of marks.keys()) element.removeAttribute("data-t");
    const path = derivePath({ yes: y, no: n }, start);
    const gives = path
      ? start.flatMap((root) => elementsAt(root, path)).map((element) => marks.get(element) ?? "?")
      : [];
    for (const [element, name] of marks) if (name !== "?") element.setAttribute("data-t", name);
    return { path, gives };
  },
  start(language: Language = "en"): void {
    control.abort();
    control = new AbortController();
    startPicker({
      page: document,
      signal: control.signal,
      language,
      origin: location.origin,
      onSave: (site) => {
        bench.saved.push(site);
        control.abort();
      },
      onLeave: () => {
        bench.left++;
        control.abort();
      },
    });
  },
  stop: () => control.abort(),
  /** Answers and open sources as an adapter of these regions reads them. */
  read(site: PickedSite) {
    const adapter = pickedSite(site);
    const answers = adapter.findAnswers(document).map((found) => {
      const shelf = new Shelf();
      shelf.list(found.key, adapter.listSources(found.element));
      const { answer, sources } = readAnswer(adapter, found, shelf);
      const markers = (answer.markers ?? []).map(({ label, sources: ids, link }) => ({ label, sources: ids, link }));
      return { key: found.key, state: found.state, text: answer.text, question: answer.question, markers, sources };
    });
    const panes = adapter
      .readPanes(document, null)
      .map(({ key, title, text, answer }) => ({ key, title, text, answer }));
    return { answers, panes };
  },
};

function everything(root: ParentNode): Element[] {
  return [...root.querySelectorAll("*")].flatMap((element) => [
    element,
    ...(element.shadowRoot ? everything(element.shadowRoot) : []),
  ]);
}

function named(name: string): Element {
  const found = everything(document).find((element) => element.getAttribute("data-t") === name);
  if (!found) throw new Error(`nothing is named ${name}`);
  return found;
}

export type PickerBench = typeof bench;
(window as unknown as { pickerBench: PickerBench }).pickerBench = bench;
