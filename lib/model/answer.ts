import * as z from "zod/mini";

/**
 * How a marker was joined to its source: a marker's number alone is never proof. `whole`: the tool cites for the answer
 * as a whole, and the marker stands for all of its sources.
 */
export const linkSchema = z.enum(["exact", "position", "whole", "none"]);
export type Link = z.infer<typeof linkSchema>;

/**
 * Why a marker is joined as it is. `by-number`: nothing but its number leads there; `same-name`: several sources bear
 * its name; `renumbered`: it leads to its source by name although another one bears its number; `merged`: several of
 * its members are one source; `unnamed`: it stands for more sources than it names; `dropped`: the tool drew it and
 * names no source; `not-listed`: what it names is no source of the answer; `nested`: the tool left it as plain words
 * inside bold or linked ones.
 */
export const linkReasonSchema = z.enum([
  "by-number",
  "same-name",
  "renumbered",
  "merged",
  "unnamed",
  "dropped",
  "not-listed",
  "nested",
]);
export type LinkReason = z.infer<typeof linkReasonSchema>;

/** A citation mark in the answer's text. `sources` are source ids; empty means that it leads to none. */
export const markerSchema = z.object({
  start: z.int().check(z.nonnegative()),
  end: z.int().check(z.nonnegative()),
  label: z.string(),
  sources: z.array(z.string()),
  link: linkSchema,
  why: z.optional(linkReasonSchema),
  /** Members of a combined mark, such as the 7 of [1, 7], that lead to no source although others do. */
  lost: z.optional(z.array(z.string())),
});
export type Marker = z.infer<typeof markerSchema>;

/**
 * One reply of the bot as plain text. All offsets are UTF-16 code units of `text`.
 * `markers` are those that the page reader found; marks written in the text itself are found by the engine.
 * `cites` (source ids) serves where the answer bears no marker at all. `asOf` is an ISO date.
 */
export const answerSchema = z.object({
  id: z.string(),
  text: z.string(),
  question: z.optional(z.string()),
  markers: z.optional(z.array(markerSchema)),
  cites: z.optional(z.array(z.string())),
  asOf: z.optional(z.string()),
});
export type Answer = z.infer<typeof answerSchema>;
