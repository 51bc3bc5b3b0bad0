import { parentOf } from "../dom/region";
import type { Ground } from "./highlight-css";

interface Colour {
  r: number;
  g: number;
  b: number;
  a: number;
}

/** Reads `rgb(…)`, `rgba(…)` and `color(srgb …)` as computed styles give them; null for any other form. */
export function readColour(value: string): Colour | null {
  const numbers = value
    .match(/[\d.]+%?/g)
    ?.map((part) => (part.endsWith("%") ? Number.parseFloat(part) / 100 : Number(part)));
  if (!numbers || numbers.length < 3) return null;
  const [r = 0, g = 0, b = 0, a = 1] = numbers;
  if (value.startsWith("rgb")) return { r: r / 255, g: g / 255, b: b / 255, a };
  if (value.startsWith("color(srgb ")) return { r, g, b, a };
  return null;
}

/** Relative luminance, 0 black to 1 white (WCAG 2.2, "relative luminance"). */
export function luminance({ r, g, b }: Omit<Colour, "a">): number {
  const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Where black and white words are equally readable: (1.05 / 0.05) ** 0.5 apart on both sides. */
const MIDDLE = 0.179;

/** The ground under an element: its own or its nearest ancestor's painted background, else what the words' colour implies. */
export function groundOf(element: Element): Exclude<Ground, "contrast"> {
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const style = getComputedStyle(at);
    const colour = readColour(style.backgroundColor);
    if (colour && colour.a > 0.5) return luminance(colour) > MIDDLE ? "light" : "dark";
    // A picture may be of any colour: the words that were chosen for it tell.
    if (style.backgroundImage !== "none") break;
  }
  const ink = readColour(getComputedStyle(element).color);
  return ink && luminance(ink) > MIDDLE ? "dark" : "light";
}
