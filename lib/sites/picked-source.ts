import { around, holds } from "../dom/region";
import { readText } from "../dom/text-map";
import { webAddress, words } from "./adapter";

/** Where the nodes of an element stand: its open shadow root, if it has one. */
export const inside = (element: Element): ParentNode => element.shadowRoot ?? element;

/** Words on one line, those of an element's own open shadow root included. */
export const spoken = (element: Element): string =>
  element.shadowRoot ? readText([element]).text.replace(/\s+/g, " ").trim() : words(element);

/** What a source of a page that nobody described is called, told from its own words and attributes. */
export interface SourceName {
  key: string;
  title: string;
  url?: string;
  number?: number;
  /** What a mark may refer to: "#id", "data-name=value". */
  handles: string[];
}

/** A source as it stands in the page now. */
export interface SeenSource {
  element: Element;
  name: SourceName;
  /** Elements inside that hold its title or number. */
  heads: Element[];
  /** True where there are no words but the title's. */
  isEntry: boolean;
}

const HEADING =
  'h1, h2, h3, h4, h5, h6, summary, dt, figcaption, [role="heading"], [class*="title" i], [class*="name" i], [data-title], header, a[href], strong, b';
/** "[1]", "1.", "(1)" alone, or before a title. */
const NUMBER = /^[[(【（]?\s*(\d{1,3})\s*[\])】）.:：、]?(?=\s|$)/;
/** Characters that a card may hold beside its source: a title, a date, the words of two buttons. */
const BESIDE = 300;
const LONGEST_TITLE = 160;

/** The largest element around a source that holds nothing else than its title and number. */
function cardOf(element: Element, others: readonly Element[]): Element {
  let card = element;
  let level = 0;
  const size = (element.textContent ?? "").length;
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (level++ > 3 || outer === element.ownerDocument.body) break;
    if (others.some((other) => other !== element && outer.contains(other))) break;
    if ((outer.textContent ?? "").length > size + BESIDE) break;
    card = outer;
  }
  return card;
}

/** What is told of a source; `others` are all sources and answers of the page, `place` its place among the sources. */
export function seeSource(element: Element, others: readonly Element[], place: number): SeenSource {
  const card = cardOf(element, others);
  const all = spoken(card);
  const heads: Element[] = [];
  const numbered = [...inside(card).querySelectorAll("*")].find(
    (each) => each.children.length === 0 && NUMBER.exec(words(each))?.[0] === words(each) && words(each) !== "",
  );
  if (numbered) heads.push(numbered);
  const number = NUMBER.exec(numbered ? words(numbered) : all)?.[1];
  const heading = [...inside(card).querySelectorAll(HEADING)].find((each) => {
    const name = bareTitle(words(each));
    return name !== "" && name.length <= LONGEST_TITLE && (each !== element || name === bareTitle(all));
  });
  const title = bareTitle(words(heading)) || bareTitle(all).slice(0, 60);
  if (heading && heading !== element && !holds(heading, element)) heads.push(heading);
  const url = webAddress(card.matches("a") ? card : inside(card).querySelector("a[href]"));
  const handles = handlesOf(card, element);
  const id = handles.find((handle) => handle.startsWith("#")) ?? handles.find((handle) => handle.includes("="));
  const name: SourceName = {
    key: id?.replace(/^#|^[^=]*=/, "") ?? (url || title || `source ${place + 1}`),
    title,
    url,
    number: number === undefined ? undefined : Number(number),
    handles,
  };
  return {
    element,
    name,
    heads,
    isEntry: bareTitle(spoken(element)) === title && heading !== undefined,
  };
}

const bareTitle = (name: string): string => name.replace(NUMBER, "").trim();

/** The source's words without its title, number and buttons. */
export function sourceText({ element, heads }: SeenSource): string {
  return readText([element], {
    leaveOut: (each) => heads.includes(each) || each.matches('button, [role="button"]'),
  }).text;
}

/** Ids and data attributes of the elements from the card to the source. */
function handlesOf(card: Element, element: Element): string[] {
  const handles: string[] = [];
  for (const each of [element, ...around(element)]) {
    handles.push(...ownHandles(each));
    if (each === card) break;
  }
  const root = card.getRootNode();
  if (root instanceof ShadowRoot) handles.push(...ownHandles(root.host));
  return handles;
}

/** "#id" and "data-name=value" of one element. */
export function ownHandles(element: Element): string[] {
  const handles = element.id ? [`#${element.id}`] : [];
  for (const { name, value } of element.attributes) {
    if (name.startsWith("data-") && value !== "" && value.length <= 80) handles.push(`${name}=${value}`);
  }
  return handles;
}
