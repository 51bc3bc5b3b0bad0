import { isOwn } from "./own";

/** Most lines of an outline, and how deep it goes. */
const MOST_LINES = 1500;
const DEEPEST = 40;
/** Names of classes that are kept of one element. */
const MOST_CLASSES = 6;
const LEFT_OUT = new Set("SCRIPT STYLE LINK META NOSCRIPT TEMPLATE PATH G CIRCLE RECT USE DEFS".split(" "));

/**
 * What a page looks like, for a report of a chat tool that is not read: tags, ids, stems of classes, roles, test ids and
 * the names of data attributes, a line for each element, equal neighbours counted. No text and no value that can hold
 * any: parts with digits or foreign letters become `*`, and `…` says only that an element has text of its own.
 */
export function outline(root: Element): string {
  const lines: string[] = [];
  draw(root, 0, lines);
  if (lines.length >= MOST_LINES) lines.push("(cut)");
  return lines.join("\n");
}

function draw(element: Element, depth: number, lines: string[]): void {
  if (lines.length >= MOST_LINES || depth > DEEPEST) return;
  lines.push(`${" ".repeat(depth)}${formOf(element)}`);
  const { shadowRoot } = element;
  if (shadowRoot) lines.push(`${" ".repeat(depth + 1)}#shadow`);
  let last = "";
  let count = 0;
  const tell = (): void => {
    if (count > 1) lines.push(`${" ".repeat(depth + 1)}(${count} like this)`);
  };
  for (const child of [...(shadowRoot?.children ?? []), ...element.children]) {
    if (LEFT_OUT.has(child.tagName.toUpperCase()) || isOwn(child)) continue;
    const shape = shapeOf(child, 0);
    if (shape === last) {
      count++;
      continue;
    }
    tell();
    last = shape;
    count = 1;
    draw(child, depth + 1, lines);
  }
  tell();
}

/** An element with its children and theirs: what makes two neighbours alike. */
function shapeOf(element: Element, level: number): string {
  const below = level < 2 ? [...element.children].map((child) => shapeOf(child, level + 1)) : [];
  return `${formOf(element)}(${below.join(",")})`;
}

function formOf(element: Element): string {
  const tag = element.tagName.toLowerCase();
  const id = element.id ? `#${scrub(element.id)}` : "";
  const classes = [...new Set([...element.classList].map(scrub))].filter((name) => /[a-z]/i.test(name));
  const names = classes
    .slice(0, MOST_CLASSES)
    .map((name) => `.${name}`)
    .join("");
  const attributes: string[] = [];
  for (const { name, value } of element.attributes) {
    if (name === "role" || name === "data-testid" || name === "data-test-id")
      attributes.push(`${name}=${scrub(value)}`);
    else if (name.startsWith("data-") || name.startsWith("aria-")) attributes.push(scrub(name));
  }
  const given = attributes.length > 0 ? `[${attributes.join(" ")}]` : "";
  const own = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ""),
  );
  return `${tag}${id}${names}${given}${own ? " …" : ""}`;
}

/** Name parts of letters alone and of a usual length stay; all others could hold data. */
const scrub = (name: string): string =>
  name
    .split(/([-_:./\s])/)
    .map((part) => (/^(?:[A-Za-z]{0,24}|[-_:./])$/.test(part) ? part : /\s/.test(part) ? "_" : "*"))
    .join("")
    .slice(0, 80);
