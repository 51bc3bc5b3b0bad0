import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Box, type ChipForm, meets, placeCard, placeChips } from "../../lib/painter/placement";

const box = (left: number, top: number, width: number, height = 20): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const FORMS: ChipForm[] = [
  { name: "code", width: 120, height: 16 },
  { name: "short", width: 50, height: 16 },
  { name: "tiny", width: 40, height: 12 },
];
const VIEW = box(0, 0, 800, 600);
const free = () => true;
const place = (lines: Box[], obstacles: Box[], isFree: (box: Box) => boolean = free) =>
  placeChips([{ id: "a", lines, forms: FORMS }], [...lines, ...obstacles], VIEW, isFree)[0];

describe("placeChips", () => {
  it("behind the last thing on the line", () => {
    expect(place([box(100, 100, 80)], [])).toMatchObject({ form: "code", box: { left: 186, top: 102 } });
    expect(place([box(100, 100, 80)], [box(180, 100, 30)])?.box.left).toBe(216);
    expect(place([box(600, 100, 60), box(40, 130, 50)], [])?.box).toMatchObject({ left: 96, top: 132 });
  });

  it("the short label where the code has no room", () => {
    expect(place([box(100, 100, 600)], [])).toMatchObject({ form: "short", box: { left: 706 } });
    expect(place([box(100, 100, 80)], [], (each) => each.right - each.left < 60)?.form).toBe("short");
  });

  it("under the line, then above it, then not at all", () => {
    const line = box(300, 100, 490);
    expect(place([line], [])).toMatchObject({ form: "tiny", box: { left: 750, top: 124 } });
    expect(place([line], [box(0, 126, 800)])).toMatchObject({ form: "tiny", box: { bottom: 99 } });
    expect(place([line], [box(0, 126, 800), box(0, 74, 800)])).toBeUndefined();
    expect(place([], [])).toBeUndefined();
  });

  it("two marks of one line stand behind one another", () => {
    const lines = [box(100, 100, 40), box(200, 100, 40)];
    const requests = lines.map((line, at) => ({ id: String(at), lines: [line], forms: FORMS }));
    const [first, second] = placeChips(requests, lines, VIEW, free);
    expect(first?.box.left).toBe(246);
    expect(second?.box.left).toBe((first?.box.right ?? 0) + 6);
  });

  it("never meets words or another chip, never leaves the bounds", () => {
    const boxes = fc.record({ x: fc.nat(780), y: fc.nat(580), w: fc.integer({ min: 5, max: 300 }) });
    fc.assert(
      fc.property(
        fc.array(boxes, { minLength: 1, maxLength: 25 }),
        fc.array(fc.nat(24), { maxLength: 8 }),
        (all, picks) => {
          const words = all.map(({ x, y, w }) => box(x, y, w));
          const requests = picks.flatMap((pick, at) => {
            const line = words[pick % words.length];
            return line ? [{ id: String(at), lines: [line], forms: FORMS }] : [];
          });
          const places = placeChips(requests, words, VIEW, free);
          for (const [at, { box: chip }] of places.entries()) {
            expect(words.some((word) => meets(word, chip))).toBe(false);
            expect(places.slice(at + 1).some((other) => meets(other.box, chip))).toBe(false);
            expect(chip.left >= 0 && chip.top >= 0 && chip.right <= 800 && chip.bottom <= 600).toBe(true);
          }
        },
      ),
    );
  });
});

describe("placeCard", () => {
  const size = { width: 456, height: 260 };
  const view = { width: 1280, height: 800 };
  const at = (place: { left: number; top: number }): Box => box(place.left, place.top, size.width, size.height);

  it("below the mark, its arrow on it", () => {
    const place = placeCard([box(300, 100, 80)], [], size, view);
    expect(place).toMatchObject({ side: "below", top: 130 });
    expect(place.left + (place.arrow ?? 0)).toBeCloseTo(340, 0);
  });

  it("above where there is no room below", () => {
    const place = placeCard([box(300, 700, 80)], [], size, view);
    expect(place).toMatchObject({ side: "above", top: 700 - 10 - 260 });
  });

  it("covers no other mark where that can be", () => {
    const mark = [box(300, 300, 80)];
    for (const others of [[box(320, 340, 60)], [box(320, 340, 60), box(320, 260, 60)], [box(600, 420, 60)]]) {
      const card = at(placeCard(mark, others, size, view));
      expect([...others, ...mark].some((other) => meets(card, other))).toBe(false);
    }
  });

  it("stays in the view, whatever its size", () => {
    fc.assert(
      fc.property(fc.nat(1200), fc.nat(780), fc.integer({ min: 320, max: 1600 }), (x, y, width) => {
        const small = { width: Math.min(456, width * 0.92), height: 300 };
        const place = placeCard([box(x, y, 60)], [], small, { width, height: 800 });
        expect(place.left).toBeGreaterThanOrEqual(8);
        expect(place.left + small.width).toBeLessThanOrEqual(width - 8 + 1);
        expect(place.top).toBeGreaterThanOrEqual(8);
        expect(place.top + small.height).toBeLessThanOrEqual(792);
      }),
    );
  });
});
