import * as z from "zod/mini";
import { LONGEST_GLOSSARY } from "./glossary";
import { LONGEST_PAIRS } from "./polarity-pairs";
import { MOST_VIEWS, viewSchema } from "./view";

export const languageSchema = z.enum(["en", "zh-CN"]);
export type Language = z.infer<typeof languageSchema>;

/** `agent` shows contradicted and unsupported; `audit` shows everything. */
export const modeSchema = z.enum(["agent", "audit"]);
export type Mode = z.infer<typeof modeSchema>;

/** Most fixed refusal sentences, and the fewest and most characters of one: a shorter one would stand in any answer. */
export const REFUSAL_LIMITS = { lines: 100, shortest: 4, longest: 300 } as const;

export const settingsSchema = z.object({
  /** `auto` follows the browser. */
  language: z._default(z.enum(["auto", "en", "zh-CN"]), "auto"),
  mode: z._default(modeSchema, "agent"),
  /** Who reviews, as the log shall name them; asked once. */
  reviewer: z.optional(z.string().check(z.maxLength(80))),
  /** The reason-code chip at the end of each marked span. */
  chips: z._default(z.boolean(), true),
  /** Origins that are checked, each with its permission granted, such as "https://chat.example.com". */
  sites: z._default(z.array(z.string()), []),
  /** Sentences with which this business declines, word for word: an answer that says one of them declines. */
  refusals: z._default(
    z
      .array(z.string().check(z.minLength(REFUSAL_LIMITS.shortest), z.maxLength(REFUSAL_LIMITS.longest)))
      .check(z.maxLength(REFUSAL_LIMITS.lines)),
    [],
  ),
  /** Keys that the person chose in the panel, by action (lib/review/keys.ts); the others have their own. */
  keys: z.optional(z.record(z.string(), z.string().check(z.minLength(1), z.maxLength(8)))),
  /** Saved filters of the audit. */
  views: z.optional(z.array(viewSchema).check(z.maxLength(MOST_VIEWS))),
  /** Pairs of opposite words of a business, as typed: one a line, `left | right` (polarity-pairs.ts). */
  polarityPairs: z.optional(z.string().check(z.maxLength(LONGEST_PAIRS))),
  /** Terms of a business with all their names, as typed: one term a line, `name = other name` (glossary.ts). */
  glossary: z.optional(z.string().check(z.maxLength(LONGEST_GLOSSARY))),
});
export type Settings = z.infer<typeof settingsSchema>;
