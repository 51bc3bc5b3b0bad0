import { isState, isUtility, namesSpeaker, prefixOf, stemOf } from "./names";

/** One thing by which an element can be named in a selector. */
export interface Feature {
  css: string;
  /** The lower, the likelier it stands after the tool's next release. Unitless; sums over a selector. */
  cost: number;
  /** Whether elements of the same kind have it too: no own id, no state, no mere look. */
  kind: boolean;
  /** It tells the bot's turns from the person's. */
  speaker: boolean;
}

/*
 * Costs, from what chat tools kept over their releases: test ids and attributes that scripts read outlive classes, a
 * class that names a thing outlives one that styles it, and `div` tells nothing.
 */
const COST = {
  test: 1,
  id: 1,
  custom: 1.2,
  data: 1.5,
  counted: 1.6,
  role: 2,
  name: 2,
  present: 2.2,
  stem: 2.4,
  tag: 3,
  look: 7,
  box: 6,
};

const BOXES = new Set(["div", "span"]);
const TEST_ID = /^data-(?:testid|test-id|test|cy|qa|e2e)$/;
/** Attributes whose value says of what sort an element is; of all others it may say which one it is. */
const SORT =
  /(?:^|-)(?:role|author|sender|speaker|type|kind|variant|component|part|slot|section|block|element|item|from|is|name|testid)$/;
/** Attributes of built-in elements that say what the element is; those of custom elements are the author's own. */
const TELLING = new Set(["role", "type", "name", "itemprop", "part", "slot", "is"]);
/** Attributes that change with language, state or content. */
const NEVER =
  /^(?:class|id|style|href|src|srcset|title|alt|tabindex|hidden|open|disabled|dir|lang|value|placeholder|width|height|contenteditable|draggable|spellcheck|target|rel|on.*|aria-.*|_ng.*|ng-.*|data-v-.*|data-(?:.*-)?(?:state|status|theme|index|position|count|time|date|label|title|text))$/;

const quote = (value: string): string => `"${value.replace(/["\\]/g, "\\$&")}"`;

/** Everything that names an element, cheapest first. Reads attributes only; the list is short. */
export function featuresOf(element: Element): Feature[] {
  const features: Feature[] = [];
  const add = (css: string, cost: number, kind: boolean, name: string): void => {
    features.push({ css, cost, kind, speaker: namesSpeaker(name) });
  };
  const tag = element.localName;
  const custom = tag.includes("-");
  add(CSS.escape(tag), custom ? COST.custom : BOXES.has(tag) ? COST.box : COST.tag, custom, custom ? tag : "");
  readId(element.id, add);
  readHref(element.getAttribute("href") ?? "", add);
  for (const { name, value } of [...element.attributes].slice(0, MOST_ATTRIBUTES)) {
    if (NEVER.test(name) || !(name.startsWith("data-") || custom || TELLING.has(name))) continue;
    readAttribute(name, value, add);
  }
  for (const name of [...element.classList].slice(0, MOST_CLASSES)) {
    const stem = stemOf(name);
    if (!stem || isState(stem.text)) continue;
    const look = isUtility(name);
    if (stem.whole) add(`.${CSS.escape(name)}`, look ? COST.look : COST.name, !look, name);
    else if (!look) add(`[class*=${quote(stem.text)}]`, COST.stem, true, stem.text);
  }
  return features.sort((a, b) => a.cost - b.cost || a.css.length - b.css.length);
}

const MOST_ATTRIBUTES = 30;
const MOST_CLASSES = 30;

type Add = (css: string, cost: number, kind: boolean, name: string) => void;

function readId(id: string, add: Add): void {
  if (id === "") return;
  if (stemOf(id)?.whole) add(`#${CSS.escape(id)}`, COST.id, false, id);
  else {
    const prefix = prefixOf(id);
    if (prefix) add(`[id^=${quote(prefix)}]`, COST.counted, true, prefix);
  }
}

/** Marks often link to a place in the page that is counted on: `#source-3`. */
function readHref(href: string, add: Add): void {
  const prefix = href.startsWith("#") ? prefixOf(href.slice(1)) : null;
  if (prefix) add(`[href^=${quote(`#${prefix}`)}]`, COST.counted, true, prefix);
}

function readAttribute(name: string, value: string, add: Add): void {
  if (!name.split("-").every((part) => /^[a-z]{1,20}$/.test(part) && stemOf(`x${part}`) !== null) || isState(name))
    return;
  const css = CSS.escape(name);
  if (value === "true" || value === "false" || isState(value)) return;
  const telling = TEST_ID.test(name) || SORT.test(name) || namesSpeaker(value);
  const cost = TEST_ID.test(name) ? COST.test : name === "role" ? COST.role : COST.data;
  if (telling && value.length <= LONGEST_VALUE && stemOf(value)?.whole) {
    add(`[${css}=${quote(value)}]`, cost, true, value);
    return;
  }
  const prefix = telling ? prefixOf(value) : null;
  if (prefix) add(`[${css}^=${quote(prefix)}]`, Math.max(cost, COST.counted), true, prefix);
  else add(`[${css}]`, COST.present, true, name);
}

const LONGEST_VALUE = 40;
