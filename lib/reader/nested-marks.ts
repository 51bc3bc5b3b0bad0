import type { TextMap } from "../dom/text-map";
import type { SeenMark } from "./link-citations";

/** Brackets around one to six numbers of up to three digits: [1], [1, 2], [3#p2]. A year is no mark. */
const PLAIN = /\[(\d{1,3}(?:#[\w-]{1,20})?(?:\s?,\s?\d{1,3}(?:#[\w-]{1,20})?){0,5})\]/g;

/**
 * Marks that the tool left as plain words because they stand inside others (`inside`: a selector such as "strong, em").
 * Their numbers are those of its list of sources.
 */
export function nestedMarks(map: TextMap, inside: string): SeenMark[] {
  const taken = [...map.marks.values()];
  const marks: SeenMark[] = [];
  for (const match of map.text.matchAll(PLAIN)) {
    const start = match.index;
    const end = start + match[0].length;
    if (taken.some((mark) => mark.start < end && start < mark.end)) continue;
    const parent = map.toRange(start, end)?.startContainer.parentElement;
    if (!parent?.closest(inside)) continue;
    const keys = (match[1] ?? "").split(",").map((each) => ({
      type: "index" as const,
      value: each.trim().replace(/#.*$/, ""),
    }));
    marks.push({ start, end, label: match[0], keys, more: 0, nested: true });
  }
  return marks;
}
