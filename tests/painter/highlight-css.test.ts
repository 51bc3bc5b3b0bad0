import { describe, expect, it } from "vitest";
import { luminance, readColour } from "../../lib/painter/ground";
import { type Ground, HIGHLIGHT, highlightCss } from "../../lib/painter/highlight-css";

const SEVERITIES = ["contradicted", "unsupported", "notice", "info"] as const;
const rule = (ground: Ground, name: keyof typeof HIGHLIGHT): string =>
  highlightCss(ground)
    .split("\n")
    .find((line) => line.startsWith(`::highlight(${HIGHLIGHT[name]}){`)) ?? "";
const hex = (css: string) => {
  const [, r = "", g = "", b = ""] = /#(..)(..)(..)/.exec(css) ?? [];
  return { r: Number.parseInt(r, 16) / 255, g: Number.parseInt(g, 16) / 255, b: Number.parseInt(b, 16) / 255 };
};
const ratio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

describe("the lines", () => {
  it("differ in style, not in colour alone", () => {
    const styles = SEVERITIES.map((name) => /underline (\w+)/.exec(rule("light", name))?.[1]);
    expect(styles).toEqual(["wavy", "dashed", "dotted", "double"]);
  });

  it.each<[Ground, number]>([
    ["light", luminance({ r: 0.98, g: 0.98, b: 0.98 })],
    ["dark", luminance({ r: 0.11, g: 0.11, b: 0.13 })],
    ["contrast", 1],
  ])("stand out on a %s ground (3 : 1 and more)", (ground, under) => {
    for (const name of SEVERITIES) expect(ratio(luminance(hex(rule(ground, name))), under), name).toBeGreaterThan(3);
  });

  it("tint the open finding alone, and give their colours up to forced ones", () => {
    for (const name of SEVERITIES) expect(rule("light", name)).not.toContain("background");
    expect(rule("light", "current")).toContain("background-color");
    expect(highlightCss("dark")).toContain("CanvasText");
  });

  it("bear a long prefix, because the page shares the names", () => {
    for (const name of Object.values(HIGHLIGHT)) expect(name).toMatch(/^citecheck-/);
  });
});

describe("readColour", () => {
  it.each([
    ["rgb(255, 0, 0)", { r: 1, g: 0, b: 0, a: 1 }],
    ["rgba(0, 0, 0, 0)", { r: 0, g: 0, b: 0, a: 0 }],
    ["rgb(0 0 0 / 50%)", { r: 0, g: 0, b: 0, a: 0.5 }],
    ["color(srgb 1 0.5 0)", { r: 1, g: 0.5, b: 0, a: 1 }],
    ["oklch(0.5 0.1 200)", null],
    ["transparent", null],
  ])("%s", (value, colour) => {
    expect(readColour(value)).toEqual(colour);
  });
});
