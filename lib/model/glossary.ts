/** A line of a glossary that could not be read. `line` counts from 1; `other` is the line that has the same name already. */
export interface GlossaryFault {
  line: number;
  reason: "empty-name" | "too-long" | "too-many-names" | "twice" | "too-many";
  other?: number;
}

/** A name is a word or a short phrase. UTF-16 units. */
const LONGEST_NAME = 60;
const MOST_NAMES = 12;
const MOST_TERMS = 300;
/** UTF-16 units of a whole glossary. */
export const LONGEST_GLOSSARY = 60_000;

/**
 * Reads a glossary: one term a line with all its names, `Enterprise plan = EP = 企业版`. Names of one line are one subject, names of
 * different lines are different ones. Blank lines and lines that begin with `#` are passed over; the full-width sign counts.
 * Returns the terms that could be read and, by line, what is wrong with the others; never throws.
 */
export function readGlossary(text: string): { terms: string[][]; faults: GlossaryFault[] } {
  const terms: string[][] = [];
  const faults: GlossaryFault[] = [];
  const lineOf = new Map<string, number>();
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#")) continue;
    const names = [...new Set(line.split(/[=＝]/).map((name) => name.trim().replace(/\s+/g, " ")))];
    const other = names.map((name) => lineOf.get(name.toLowerCase())).find((known) => known !== undefined);
    const reason = faultOf(names) ?? (other ? "twice" : terms.length >= MOST_TERMS ? "too-many" : null);
    if (reason) {
      faults.push({ line: at + 1, reason, ...(reason === "twice" && other ? { other } : {}) });
      continue;
    }
    for (const name of names) lineOf.set(name.toLowerCase(), at + 1);
    terms.push(names);
  }
  return { terms, faults };
}

function faultOf(names: readonly string[]): GlossaryFault["reason"] | null {
  if (names.some((name) => !/[\p{L}\p{N}]/u.test(name))) return "empty-name";
  if (names.some((name) => name.length > LONGEST_NAME)) return "too-long";
  return names.length > MOST_NAMES ? "too-many-names" : null;
}
