import { isOwn } from "../dom/own";
import { elementsAt } from "../dom/region";
import { type Feature, featuresOf } from "./features";

/** Elements that a person pointed at, and those that they said are others. */
export interface Examples {
  yes: readonly Element[];
  no: readonly Element[];
}

/** Most selectors that are tried for one shadow root, most ancestors that may help to name, most elements compared. */
const MOST_TRIES = 500;
const MOST_LEVELS = 6;
const MOST_ALIKE = 4000;
/** What a step to an ancestor costs, and a second feature of one element: short selectors come first. */
const STEP_COST = 1;
const PAIR_COST = 0.5;
/** From this cost on a feature says nothing but that there is a box. */
const BARE = 5;

/**
 * The shortest robust path that gives the pointed elements and their likes (same features, or the same place below
 * an ancestor that has some) and nothing else of `from`; null where no selector tells them. Built of ids, attributes,
 * class names and stems, tags and ancestors, never of a place among siblings.
 * `from` holds the document, or the elements (answers) that the path shall start in.
 */
export function derivePath({ yes, no }: Examples, from: readonly ParentNode[]): string[] | null {
  const chains = yes.map((element) => chainOf(element, from));
  const [first] = chains;
  if (!first) return null;
  const alike = chains.filter((chain) => chain.length === first.length);
  const others = no.map((element) => chainOf(element, from)).filter((chain) => chain.length === first.length);
  const path: string[] = [];
  let roots = from.flatMap((root) => (root instanceof Element && root.shadowRoot ? [root, root.shadowRoot] : [root]));
  for (let level = 0; level < first.length; level++) {
    const wanted = [...new Set(alike.flatMap((chain) => chain[level] ?? []))];
    const unwanted = others.flatMap((chain) => chain[level] ?? []).filter((element) => !wanted.includes(element));
    const selector = select(wanted, unwanted, roots);
    if (selector === null) return null;
    path.push(selector);
    roots = roots.flatMap((root) => elementsAt(root, [selector])).flatMap((host) => host.shadowRoot ?? []);
  }
  return path;
}

/** The element and the hosts of the shadow roots around it, outermost first, below `from`. */
function chainOf(element: Element, from: readonly ParentNode[]): Element[] {
  const chain = [element];
  for (;;) {
    const root = chain[0]?.getRootNode();
    if (!(root instanceof ShadowRoot)) return chain;
    // A path from an element goes through that element's own shadow root without naming it.
    if (
      from.includes(root.host) ||
      from.some((start) => start instanceof Element && start !== element && start.contains(chain[0] ?? null))
    )
      return chain;
    chain.unshift(root.host);
  }
}

/** What must stand on an element, or on one around it, to be of the kind. */
interface Level {
  tag: string;
  /** Whether the tag must be the same too: up to the first level that has features of its own. */
  strict: boolean;
  needs: string[];
  features: Feature[];
}

function select(yes: readonly Element[], no: readonly Element[], roots: readonly ParentNode[]): string | null {
  const [target] = yes;
  if (!target) return null;
  const known = new Map<Element, Feature[]>();
  const features = (element: Element): Feature[] => {
    const old = known.get(element);
    if (old) return old;
    const made = featuresOf(element);
    known.set(element, made);
    return made;
  };
  const levels = levelsOf(yes, roots, features);
  const likes = new Set(yes);
  const pool = roots.flatMap((root) => [...root.querySelectorAll(CSS.escape(target.localName))]);
  for (const element of pool.slice(0, MOST_ALIKE)) {
    if (!isOwn(element) && !no.includes(element) && isLike(element, levels, features)) likes.add(element);
  }
  let best: string | null = null;
  let bestScore = 0;
  for (const { css } of candidates(levels).slice(0, MOST_TRIES)) {
    const found = roots.flatMap((root) => elementsAt(root, [css]));
    if (!yes.every((element) => found.includes(element)) || found.some((element) => no.includes(element))) continue;
    const right = found.filter((element) => likes.has(element)).length;
    if (right === likes.size && right === found.length) return css;
    const score = right / (likes.size + found.length - right);
    if (score > bestScore) {
      best = css;
      bestScore = score;
    }
  }
  return best;
}

/**
 * The pointed element and its ancestors within its root. The element itself needs all features of its kind; where it
 * has none, so does the first ancestor that has some. Further out only what tells the two speakers apart is needed.
 */
function levelsOf(
  yes: readonly Element[],
  roots: readonly ParentNode[],
  features: (element: Element) => Feature[],
): Level[] {
  const levels: Level[] = [];
  let row: Element[] = [...yes];
  let strict = true;
  while (levels.length <= MOST_LEVELS) {
    const [first] = row;
    if (!first || roots.includes(first) || first.localName === "body" || first.localName === "html") break;
    if (!row.every((element) => element.localName === first.localName)) break;
    const mine = features(first).filter(({ css }) =>
      row.every((element) => features(element).some((each) => each.css === css)),
    );
    const kind = strict ? mine.filter((feature) => feature.kind) : [];
    const speaking = mine.filter(({ speaker, css }) => speaker && !css.startsWith("#"));
    const needs = [...new Set([...kind, ...speaking].map(({ css }) => css))];
    levels.push({ tag: first.localName, strict, needs, features: mine });
    if (kind.length > 0) strict = false;
    const around = row.flatMap((element) => element.parentElement ?? []);
    if (around.length < row.length) break;
    row = around;
  }
  return levels;
}

function isLike(element: Element, levels: readonly Level[], features: (element: Element) => Feature[]): boolean {
  let at: Element | null = element;
  for (const { tag, strict, needs } of levels) {
    if (!at || (strict && at.localName !== tag)) return !strict && needs.length === 0;
    if (needs.length > 0) {
      const mine = new Set(features(at).map(({ css }) => css));
      if (!needs.every((css) => mine.has(css))) return false;
    }
    at = at.parentElement;
  }
  return true;
}

interface Candidate {
  css: string;
  cost: number;
}

/** Selectors for the first level, cheapest first: one feature, two, and each of them below an ancestor. */
function candidates(levels: readonly Level[]): Candidate[] {
  const [target, ...around] = levels;
  if (!target) return [];
  const own = compounds(target, true);
  const all = [...own];
  let between = "";
  for (const [index, level] of around.entries()) {
    const outer = compounds(level, false).slice(0, 8);
    for (const ancestor of outer) {
      for (const inner of own.slice(0, 24)) {
        const cost = ancestor.cost + inner.cost + STEP_COST + index * 0.1;
        // A bare box anywhere below would take in boxes inside the text.
        all.push({ css: `${ancestor.css} ${inner.css}`, cost: inner.cost > BARE ? cost + STEP_COST : cost });
        const child = `${ancestor.css} > ${between}${inner.css}`;
        // Each step of a way of children is one more thing that may change.
        all.push({ css: child, cost: cost + 0.3 + index * STEP_COST });
      }
    }
    between = `${CSS.escape(level.tag)} > ${between}`;
  }
  return all.sort((a, b) => a.cost - b.cost || a.css.length - b.css.length);
}

/** One and two features of a level as one compound. A bare box names nothing around another element. */
function compounds({ tag, features }: Level, bare: boolean): Candidate[] {
  const name = CSS.escape(tag);
  const made: Candidate[] = [];
  const rest = features.filter(({ css }) => css !== name).slice(0, 10);
  for (const feature of features) if (feature.css !== name || bare || feature.cost < BARE) made.push(feature);
  for (const { css, cost } of rest) made.push({ css: `${name}${css}`, cost: cost + PAIR_COST });
  for (const [index, first] of rest.entries()) {
    for (const second of rest.slice(index + 1)) {
      made.push({ css: `${first.css}${second.css}`, cost: first.cost + second.cost + PAIR_COST });
    }
  }
  return made.map(({ css, cost }) => ({ css, cost })).sort((a, b) => a.cost - b.cost || a.css.length - b.css.length);
}
