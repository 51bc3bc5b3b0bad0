import * as z from "zod/mini";

/** Longest selector (UTF-16 units), most shadow roots on the way to an element, and most sites in one file. */
export const PICKED_LIMITS = { selector: 400, path: 6, sites: 200 } as const;

/**
 * The way to some elements of a page: one selector for each open shadow root on the way, which names the root's host,
 * and last the one for the elements themselves. Never empty.
 */
const regionSchema = z
  .array(z.string().check(z.minLength(1), z.maxLength(PICKED_LIMITS.selector)))
  .check(z.minLength(1), z.maxLength(PICKED_LIMITS.path));
export type Region = z.infer<typeof regionSchema>;

/** What a person pointed at on the pages of one origin, so that a chat tool that no adapter knows can be read. */
export const pickedSiteSchema = z.object({
  origin: z.string().check(z.regex(/^https?:\/\/[^/?#\s]+$/)),
  /** Each reply of the bot. Looked for from the document. */
  answer: regionSchema,
  /** Citation marks. Looked for inside an answer. */
  mark: z.optional(regionSchema),
  /** Texts or list entries of the sources. Looked for from the document. */
  source: z.optional(regionSchema),
  /** True where a source's text stands in the page only once its mark or entry was pressed. */
  opens: z.optional(z.boolean()),
  /** The person's questions. Looked for from the document. */
  question: z.optional(regionSchema),
  /** True where these regions are used although the page is one of a chat tool that is known. */
  always: z.optional(z.boolean()),
});
export type PickedSite = z.infer<typeof pickedSiteSchema>;

/** An entry that cannot be taken. `entry` counts from 1; 0 means the file as a whole. */
export interface PickedFault {
  entry: number;
  /** The entry's origin, "" where it has none. */
  origin: string;
  reason: "not-json" | "no-list" | "too-many" | "bad-origin" | "bad-field" | "bad-selector";
  /** The field at fault, such as "answer"; "" where it is the whole. */
  field: string;
}

const KIND = "citecheck picked regions";

/** The file that holds some sites: JSON, one kind and version, the sites in their order. */
export function writePickedSites(sites: readonly PickedSite[]): string {
  return `${JSON.stringify({ kind: KIND, version: 1, sites }, null, 2)}\n`;
}

/**
 * Reads a file of `writePickedSites`. Its texts come from anywhere: every entry is held against the schema and every
 * selector given to `isSelector`; an entry that fails is named and left out, the others are kept. Never throws.
 */
export function readPickedSites(
  text: string,
  isSelector: (selector: string) => boolean,
): { sites: PickedSite[]; faults: PickedFault[] } {
  const whole = (reason: PickedFault["reason"]) => ({
    sites: [],
    faults: [{ entry: 0, origin: "", reason, field: "" }],
  });
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return whole("not-json");
  }
  const list = z.object({ kind: z.literal(KIND), version: z.literal(1), sites: z.array(z.unknown()) }).safeParse(file);
  if (!list.success) return whole("no-list");
  if (list.data.sites.length > PICKED_LIMITS.sites) return whole("too-many");
  const sites = new Map<string, PickedSite>();
  const faults: PickedFault[] = [];
  for (const [index, entry] of list.data.sites.entries()) {
    const named = z.object({ origin: z.string() }).safeParse(entry);
    const origin = named.success ? named.data.origin.slice(0, 80) : "";
    const read = pickedSiteSchema.safeParse(entry);
    if (!read.success) {
      const field = String(read.error.issues[0]?.path[0] ?? "");
      faults.push({ entry: index + 1, origin, reason: field === "origin" ? "bad-origin" : "bad-field", field });
      continue;
    }
    const bad = REGIONS.find((name) => read.data[name]?.some((selector) => !isSelector(selector)));
    if (bad === undefined) sites.set(read.data.origin, read.data);
    else faults.push({ entry: index + 1, origin, reason: "bad-selector", field: bad });
  }
  return { sites: [...sites.values()], faults };
}

/** The fields of a picked site that hold selectors. */
export const REGIONS = ["answer", "mark", "source", "question"] as const;
export type RegionName = (typeof REGIONS)[number];
