import type { Finding } from "../model/report";
import type { Shown } from "./chips";
import { SEVERITIES } from "./spans";

export interface Hit {
  key: string;
  finding: Finding;
}

/** How far (CSS pixels) below and above the letters the pointer still counts as on the mark: the line is there. */
const SLACK = 3;

/** The caret position at a point, in open shadow roots too. */
function caretAt(
  page: Document,
  x: number,
  y: number,
  shadowRoots: ShadowRoot[],
): { node: Node; offset: number } | null {
  if (page.caretPositionFromPoint) {
    const at = page.caretPositionFromPoint(x, y, { shadowRoots });
    return at ? { node: at.offsetNode, offset: at.offset } : null;
  }
  const range = page.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}

/** The gravest painted finding under a point of the viewport, or null. */
export function hitTest(
  page: Document,
  shown: Iterable<Shown>,
  path: readonly EventTarget[],
  x: number,
  y: number,
): Hit | null {
  for (const { key, element, map, painted } of shown) {
    if (painted.length === 0 || !path.includes(element)) continue;
    const root = element.getRootNode();
    const at = caretAt(page, x, y, root instanceof ShadowRoot ? [root] : []);
    const offset = at && map.fromPoint(at.node, at.offset);
    if (offset === null) return null;
    const here = painted
      .filter(({ finding }) => finding.start <= offset && offset <= finding.end)
      .sort((a, b) => SEVERITIES.indexOf(a.finding.severity) - SEVERITIES.indexOf(b.finding.severity));
    // The caret snaps to the nearest letter: the point itself must lie on the words.
    for (const { finding } of here) {
      const on = map
        .toRanges(finding.start, finding.end)
        .some((range) =>
          [...range.getClientRects()].some(
            (box) => x >= box.left && x <= box.right && y >= box.top - SLACK && y <= box.bottom + SLACK,
          ),
        );
      if (on) return { key, finding };
    }
    return null;
  }
  return null;
}
