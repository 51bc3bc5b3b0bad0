import type { MarkKey } from "./adapter";
import { webAddress } from "./adapter";
import { inside, ownHandles, type SourceName, spoken } from "./picked-source";

/** Attributes by which an element names another one's id. */
const REFERENCES = ["aria-controls", "aria-describedby", "aria-details", "aria-owns", "for"];
const NUMBERS_ONLY = /^[\s\d[\](){}【】（）,，、;；·–-]+$/;

export const labelOf = (mark: Element): string => spoken(mark) || (mark.getAttribute("aria-label") ?? "");
export const linkOf = (mark: Element): string | undefined =>
  webAddress(mark.matches("a") ? mark : inside(mark).querySelector("a[href]"));

/** A name that a mark bears in words: its title, its label, or its text where that is no number. */
export function nameOf(mark: Element): string {
  const inner = inside(mark).querySelector("[title], [aria-label]");
  for (const each of [mark, ...(inner ? [inner] : [])]) {
    const title = each.getAttribute("title") ?? each.getAttribute("aria-label");
    if (title && /\p{L}{2}/u.test(title)) return title.trim();
  }
  const text = spoken(mark);
  return /\p{L}{2}/u.test(text) ? text : "";
}

/** What a mark refers to, as `SeenSource.handles`. */
function references(mark: Element): string[] {
  const found: string[] = [];
  for (const each of [mark, ...inside(mark).querySelectorAll("*")].slice(0, 10)) {
    const href = each.getAttribute("href") ?? "";
    if (href.startsWith("#") && href.length > 1) found.push(href);
    for (const name of REFERENCES)
      for (const id of (each.getAttribute(name) ?? "").split(/\s+/)) if (id) found.push(`#${id}`);
    for (const handle of ownHandles(each)) {
      if (handle.startsWith("#")) continue;
      found.push(handle);
      const value = handle.slice(handle.indexOf("=") + 1);
      if (!/^\d+$/.test(value)) found.push(`#${value}`);
    }
  }
  return found;
}

const plain = (name: string): string => name.replace(/\s+/g, " ").trim().toLowerCase();

/** Whether mark and source bear the same id, data attribute, address or title. */
export function refersTo(mark: Element, source: SourceName): boolean {
  const wanted = references(mark);
  if (source.handles.some((handle) => wanted.includes(handle))) return true;
  const url = linkOf(mark);
  if (url !== undefined && url === source.url) return true;
  const name = plain(nameOf(mark));
  return name !== "" && source.title !== "" && (name === plain(source.title) || name.includes(plain(source.title)));
}

/** The keys of a mark among sources that stand in the page. */
export function joined(mark: Element, sources: readonly SourceName[]): MarkKey[] {
  const same = sources.filter((source) => refersTo(mark, source));
  // A data attribute that all of them bear ("data-type") tells nothing.
  const [only] = same;
  if (only && same.length === 1) return [{ type: "objectId", value: only.key }];
  const label = labelOf(mark);
  if (NUMBERS_ONLY.test(label)) return (label.match(/\d{1,3}/g) ?? []).map((value) => ({ type: "index", value }));
  const url = linkOf(mark);
  if (url !== undefined) return [{ type: "url", value: url }];
  const name = nameOf(mark);
  return name ? [{ type: "name", value: name }] : [];
}

/** The key of a mark whose source does not stand in the page. */
export function impliedKey(mark: Element): MarkKey {
  const url = linkOf(mark);
  if (url !== undefined) return { type: "url", value: url };
  const reference = references(mark).find((each) => each.startsWith("#"));
  return { type: "objectId", value: reference?.slice(1) ?? (nameOf(mark) || labelOf(mark)) };
}
