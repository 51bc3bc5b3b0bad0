/** Shapes of the design on a 16 × 16 grid; `solid` paths are filled, `on` paths are drawn over them. */
interface Shape {
  solid?: string;
  line?: string;
  on?: string;
  /** Dashes of the line. */
  dashes?: string;
}

const SHAPES = {
  contradicted: { solid: "M5.2 1.2h5.6l4 4v5.6l-4 4H5.2l-4-4V5.2z", on: "M5 6.4h6M5 9.6h6M9.6 4.4 6.4 11.6" },
  unsupported: {
    solid: "M8 .9 15.1 8 8 15.1.9 8z",
    // A bar and no question mark: small, that looks like the sign of a lost character.
    on: "M5.4 8h5.2",
  },
  notice: { line: "M3.5 14.5v-12M3.5 3h8.6l-2 3 2 3H3.5" },
  info: {
    line: "M4.8 1.8h6.4a3 3 0 0 1 3 3v6.4a3 3 0 0 1-3 3H4.8a3 3 0 0 1-3-3V4.8a3 3 0 0 1 3-3zM5 6.5h6M5 9.5h6",
  },
  supported: { line: "M14.4 8A6.4 6.4 0 1 1 1.6 8a6.4 6.4 0 0 1 12.8 0zM5.2 8.2l2 2 3.7-4.1" },
  unchecked: { line: "M14.2 8A6.2 6.2 0 1 1 1.8 8a6.2 6.2 0 0 1 12.4 0z", dashes: "2.4 2.5" },
  document: { line: "M9 1.8H4v12.4h8V4.8zM9 1.8v3h3M6 8h4M6 10.8h4" },
  close: { line: "m4 4 8 8M12 4l-8 8" },
  check: { line: "m3 8.5 3.2 3.2L13 4.8" },
  copy: {
    line: "M7 5.5h5.5A1.5 1.5 0 0 1 14 7v5.5a1.5 1.5 0 0 1-1.5 1.5H7a1.5 1.5 0 0 1-1.5-1.5V7A1.5 1.5 0 0 1 7 5.5zM10.5 5.5v-2A1.5 1.5 0 0 0 9 2H3.5A1.5 1.5 0 0 0 2 3.500V9a1.5 1.5 0 0 0 1.5 1.5h2",
  },
  locate: { line: "M12 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM8 1.2V4M8 12v2.8M1.2 8H4M12 8h2.8" },
  left: { line: "m10 4-4 4 4 4" },
  right: { line: "m6 4 4 4-4 4" },
} satisfies Record<string, Shape>;
export type IconName = keyof typeof SHAPES;

const SVG = "http://www.w3.org/2000/svg";

/** A decorative icon; its meaning always stands beside it in words. */
export function icon(page: Document, name: IconName, small = false): SVGElement {
  const svg = page.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 16 16");
  svg.setAttribute("class", small ? "i s" : "i");
  svg.setAttribute("aria-hidden", "true");
  const shape: Shape = SHAPES[name];
  for (const part of ["solid", "line", "on"] as const) {
    const d = shape[part];
    if (d === undefined) continue;
    const path = page.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    path.setAttribute("class", part);
    if (part === "line" && shape.dashes) path.setAttribute("stroke-dasharray", shape.dashes);
    svg.append(path);
  }
  return svg;
}
