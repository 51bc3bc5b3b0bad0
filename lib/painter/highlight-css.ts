import type { Severity } from "../model/reasons";

/** Names in the page's registry, which the page sees: one per severity, the finding that is open, and its evidence. */
export const HIGHLIGHT = {
  contradicted: "citecheck-contradicted",
  unsupported: "citecheck-unsupported",
  notice: "citecheck-notice",
  info: "citecheck-info",
  current: "citecheck-current",
  evidence: "citecheck-evidence",
} as const;
export type HighlightName = keyof typeof HIGHLIGHT;

/** The ground that the words stand on; `contrast` where the person asks for more contrast. */
export type Ground = "light" | "dark" | "contrast";

/** Line styles of the design: each severity differs by shape, not by colour alone. */
const LINES: Record<Severity, string> = {
  contradicted: "wavy 1.5px",
  unsupported: "dashed 2px",
  notice: "dotted 2px",
  info: "double 1px",
};

interface Colours extends Record<Severity, string> {
  current: string;
  evidence: string;
  evidenceGround: string;
}

const COLOURS: Record<Ground, Colours> = {
  light: {
    contradicted: "#b0123f",
    unsupported: "#855000",
    notice: "#1d5bb8",
    info: "#56616b",
    current: "rgb(176 18 63 / 0.1)",
    evidence: "#1a6b3b",
    evidenceGround: "rgb(26 107 59 / 0.13)",
  },
  dark: {
    contradicted: "#ff8ba3",
    unsupported: "#f0b35a",
    notice: "#84b4ff",
    info: "#aab4bd",
    current: "rgb(255 139 163 / 0.17)",
    evidence: "#74cb93",
    evidenceGround: "rgb(116 203 147 / 0.18)",
  },
  contrast: {
    contradicted: "#7a0026",
    unsupported: "#553200",
    notice: "#003a8c",
    info: "#2b3238",
    current: "#ffe97a",
    evidence: "#00431c",
    evidenceGround: "#d9f2e0",
  },
};

const COMMON = "text-underline-offset:0.24em;text-decoration-skip-ink:none";

/** The style sheet of the page marks for one ground. Underline only; a tint on the open finding alone. */
export function highlightCss(ground: Ground): string {
  const colours = COLOURS[ground];
  const lines = (Object.keys(LINES) as Severity[]).map(
    (severity) =>
      `::highlight(${HIGHLIGHT[severity]}){text-decoration:underline ${LINES[severity]} ${colours[severity]};${COMMON}}`,
  );
  const ink = ground === "contrast" ? ";color:#000" : "";
  return [
    ...lines,
    `::highlight(${HIGHLIGHT.current}){background-color:${colours.current}${ink}}`,
    `::highlight(${HIGHLIGHT.evidence}){background-color:${colours.evidenceGround};text-decoration:underline solid 2px ${colours.evidence};${COMMON}${ink}}`,
    // Chromium then paints every highlight with the system's own ground; the chip's icon and code tell them apart.
    "@media (forced-colors:active){",
    ...(Object.keys(LINES) as Severity[]).map(
      (severity) => `::highlight(${HIGHLIGHT[severity]}){text-decoration-color:CanvasText}`,
    ),
    `::highlight(${HIGHLIGHT.current}),::highlight(${HIGHLIGHT.evidence}){background-color:Mark;color:MarkText}`,
    "}",
  ].join("\n");
}
