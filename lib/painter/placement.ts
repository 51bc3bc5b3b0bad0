/** A rectangle on the screen, in CSS pixels of the viewport. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** One way to draw a chip; the first that fits is taken. */
export interface ChipForm {
  name: "code" | "short" | "tiny";
  width: number;
  height: number;
}

export interface ChipRequest {
  id: string;
  /** Rectangles of the marked words, in reading order. */
  lines: readonly Box[];
  forms: readonly ChipForm[];
}

export interface ChipPlace {
  id: string;
  form: ChipForm["name"];
  box: Box;
}

/** Room between a chip and the words beside it. */
const GAP = 6;
/** Room between a chip and the words above and below it. */
const LEADING = 1;
/** How far a line under the words reaches below their rectangle: offset 0.24 em and the height of a wave. */
const UNDERLINE = 4;

export const meets = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Finds room for chips: right of the line's end, else in the gap under or above the line, else nowhere (the chip is
 * left out). `obstacles` are the words and controls that must stay free, `bounds` the room that may be used, and
 * `isFree` asks the page whether something else stands there. A chip never meets an obstacle or another chip.
 */
export function placeChips(
  requests: readonly ChipRequest[],
  obstacles: readonly Box[],
  bounds: Box,
  isFree: (box: Box) => boolean,
): ChipPlace[] {
  const taken: Box[] = [...obstacles];
  const places: ChipPlace[] = [];
  for (const request of requests) {
    const place = placeOne(request, taken, bounds, isFree);
    if (!place) continue;
    places.push(place);
    taken.push(place.box);
  }
  return places;
}

function placeOne(
  { id, lines, forms }: ChipRequest,
  taken: readonly Box[],
  bounds: Box,
  isFree: (box: Box) => boolean,
): ChipPlace | null {
  const first = lines[0];
  const last = lines[lines.length - 1];
  if (!first || !last) return null;
  const fits = (box: Box): boolean =>
    box.left >= bounds.left &&
    box.right <= bounds.right &&
    box.top >= bounds.top &&
    box.bottom <= bounds.bottom &&
    !taken.some((other) => meets(grown(box), other)) &&
    isFree(box);
  for (const form of forms) {
    const boxes = form.name === "tiny" ? [under(last, form), above(first, form)] : [atLineEnd(last, form, taken)];
    const box = boxes.find(fits);
    if (box) return { id, form: form.name, box };
  }
  return null;
}

/** A hair of room around a chip, so that it never touches a letter's edge. */
const grown = (box: Box): Box => ({
  left: box.left - 2,
  right: box.right + 2,
  top: box.top - LEADING,
  bottom: box.bottom + LEADING,
});

/** Behind the last thing that stands on the line, its middle on the line's middle. */
function atLineEnd(line: Box, form: ChipForm, taken: readonly Box[]): Box {
  const middle = (line.top + line.bottom) / 2;
  let right = line.right;
  for (const box of taken) {
    const onLine = box.top < middle && box.bottom > middle;
    if (onLine && box.right > right) right = box.right;
  }
  const left = right + GAP;
  const top = middle - form.height / 2;
  return { left, top, right: left + form.width, bottom: top + form.height };
}

/** Under the end of the line, clear of its underline. */
function under(line: Box, form: ChipForm): Box {
  const left = Math.max(line.left, line.right - form.width);
  const top = line.bottom + UNDERLINE;
  return { left, top, right: left + form.width, bottom: top + form.height };
}

function above(line: Box, form: ChipForm): Box {
  const left = Math.max(line.left, line.right - form.width);
  const bottom = line.top - LEADING;
  return { left, top: bottom - form.height, right: left + form.width, bottom };
}

export interface CardPlace {
  left: number;
  top: number;
  /** Where the pointer to the mark stands, from the card's left edge; null where the card does not touch the mark. */
  arrow: number | null;
  side: "below" | "above";
}

/** Room between mark and card. */
const STEP = 10;
const EDGE = 8;

/**
 * Places the card below the mark, above if there is no room, and moves it until it covers no other mark; where that
 * cannot be, it covers as few as possible. Never leaves the viewport (0, 0, `view.width`, `view.height`).
 */
export function placeCard(
  mark: readonly Box[],
  others: readonly Box[],
  size: { width: number; height: number },
  view: { width: number; height: number },
): CardPlace {
  const first = mark[0] ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const last = mark[mark.length - 1] ?? first;
  const clampX = (x: number): number => Math.max(EDGE, Math.min(x, view.width - size.width - EDGE));
  const clampY = (y: number): number => Math.max(EDGE, Math.min(y, view.height - size.height - EDGE));

  const xs = [last.left - 24, (last.left + last.right - size.width) / 2, last.right - size.width + 24];
  const edges = others.flatMap((box) => [box.left - size.width - STEP, box.right + STEP]);
  const ys = [last.bottom + STEP, first.top - STEP - size.height];
  const steps = others.flatMap((box) => [box.bottom + STEP, box.top - STEP - size.height]);

  let best: (CardPlace & { cost: number }) | null = null;
  for (const [yi, y] of [...ys, ...steps].entries()) {
    for (const [xi, x] of [...xs, ...edges].entries()) {
      const left = clampX(x);
      const top = clampY(y);
      const box = { left, top, right: left + size.width, bottom: top + size.height };
      const covered = others.filter((other) => meets(box, other)).length;
      const own = mark.some((line) => meets(box, line)) ? 1 : 0;
      const side = top >= last.bottom - 1 ? "below" : "above";
      const away = side === "below" ? top - last.bottom : first.top - box.bottom;
      const aside = Math.max(0, left - last.right, last.left - box.right);
      const cost =
        own * 5000 +
        covered * 1000 +
        Math.abs(away - STEP) +
        aside * 2 +
        (side === "above" ? 30 : 0) +
        (yi > 1 ? 5 : 0) +
        xi;
      if (best && cost >= best.cost) continue;
      const line = side === "below" ? last : first;
      const point = Math.max(left + 16, Math.min((line.left + line.right) / 2, left + size.width - 16));
      const touches = Math.abs(away - STEP) < 2 && point >= line.left - 4 && point <= line.right + 4;
      best = { left, top, side, arrow: touches ? point - left : null, cost };
    }
  }
  return best ?? { left: EDGE, top: EDGE, arrow: null, side: "below" };
}
