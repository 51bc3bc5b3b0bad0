import { REFUSAL_LIMITS } from "./settings";

/** A line that cannot be taken, by its number (from 1). `many` names the first line over the limit. */
export interface RefusalFault {
  line: number;
  fault: "short" | "long" | "many";
}

export interface RefusalLines {
  /** The sentences, trimmed, each once, in their order. */
  refusals: string[];
  faults: RefusalFault[];
}

/** Reads fixed refusal sentences, one a line. Empty lines are left out; a line that does not fit is named and left out. */
export function readRefusalLines(text: string): RefusalLines {
  const refusals: string[] = [];
  const faults: RefusalFault[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === "" || refusals.includes(line)) continue;
    // Marks alone name nothing.
    const letters = line.replace(/[^\p{L}\p{N}]/gu, "").length;
    if (letters < REFUSAL_LIMITS.shortest) faults.push({ line: index + 1, fault: "short" });
    else if (line.length > REFUSAL_LIMITS.longest) faults.push({ line: index + 1, fault: "long" });
    else if (refusals.length >= REFUSAL_LIMITS.lines) {
      faults.push({ line: index + 1, fault: "many" });
      break;
    } else refusals.push(line);
  }
  return { refusals, faults };
}
