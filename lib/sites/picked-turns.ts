import { around, comesBefore, holds, parentOf } from "../dom/region";
import { words } from "./adapter";

/** A key for each answer that stays across re-renders: an attribute that they all bear, else the place. */
export function keysOf(answers: readonly Element[]): string[] {
  let row: Element[] = [...answers];
  for (let level = 0; level < 4 && row.length > 0; level++) {
    const names = new Set(
      (row[0]?.getAttributeNames() ?? []).filter((name) => name === "id" || /^data-.*(?:id|key)$/.test(name)),
    );
    for (const name of names) {
      const values = row.map((element) => element.getAttribute(name) ?? "");
      if (values.every((value) => value !== "") && new Set(values).size === answers.length) return values;
    }
    row = row.flatMap((element) => parentOf(element) ?? []);
    if (new Set(row).size !== answers.length) break;
  }
  return answers.map((_, place) => `answer ${place + 1}`);
}

/**
 * The answer that a source was given with: the one around it, the only one in an element around both, or the one
 * before it where answers and sources stand in one row. Null for a pane beside the conversation.
 */
export function ownerOf(source: Element, answers: readonly Element[]): Element | null {
  let branch = source;
  for (const outer of [source, ...around(source)]) {
    const within = answers.filter((answer) => holds(outer, answer) || (outer === source && holds(answer, source)));
    if (within.length === 1) return within[0] ?? null;
    if (within.length > 1) {
      const branches = new Set(within.map((answer) => branchOf(outer, answer)));
      if (branches.size < within.length || branch.matches('aside, dialog, [role="complementary"], [role="dialog"]'))
        return null;
      const before = within.filter((answer) => comesBefore(answer, source));
      return before[before.length - 1] ?? null;
    }
    branch = outer;
  }
  return null;
}

function branchOf(outer: Element, inner: Element): Element {
  let branch = inner;
  for (const at of around(inner)) {
    if (at === outer) break;
    branch = at;
  }
  return branch;
}

/** The largest element around a source inside an answer that holds nothing but sources and a heading of theirs. */
export function listOf(source: Element, answer: Element): Element {
  let list = source;
  for (const outer of around(source)) {
    if (outer === answer || holds(outer, answer)) break;
    const own = [...outer.children].filter((child) => !holds(child, list)).map(words);
    // Brothers of the same tag are further sources; whatever else may stand here is a short heading.
    const others = [...outer.children]
      .filter((child) => child.localName !== list.localName && child !== list)
      .map(words);
    if (others.join("").length > 60 || (own.length === 0 && outer.childElementCount === 0)) break;
    list = outer;
  }
  return list;
}
