import * as z from "zod/mini";
import { frameKey } from "./frame-key";
import { checkReportSchema } from "./report";

/** What the panel knows of one answer on a page. `report` is absent until it was checked. */
export const answerStateSchema = z.object({
  key: z.string(),
  question: z.string(),
  /** The first words of the answer, for a list. */
  excerpt: z.string(),
  state: z.enum(["streaming", "checking", "checked", "too-large", "error"]),
  error: z.optional(z.string()),
  report: z.optional(checkReportSchema),
  /** True where it was scrolled out of a list that keeps only a part of the talk in the page. */
  away: z.optional(z.boolean()),
  /** How many of its sources were not read whole and can be opened in the page; absent where none. */
  openable: z.optional(z.int()),
  /** The whole answer text, kept so that the panel can show the claim beside its source. */
  text: z.string(),
});
export type AnswerState = z.infer<typeof answerStateSchema>;

export const sourceStateSchema = z.object({
  id: z.string(),
  title: z.string(),
  version: z.optional(z.string()),
  url: z.optional(z.string()),
  /** True where the page only links to it: no press brings its text there. */
  linkOut: z.optional(z.boolean()),
  /** True where a reviewer gave its text. */
  attached: z.optional(z.boolean()),
  read: z.boolean(),
});
export type SourceState = z.infer<typeof sourceStateSchema>;

/** A part of a chat page of which fewer (or more) stand there than its adapter expects. */
export const shortfallSchema = z.object({
  part: z.enum(["answer", "question", "text", "mark", "source"]),
  found: z.int(),
  least: z.int(),
  most: z.optional(z.int()),
});
export type Shortfall = z.infer<typeof shortfallSchema>;

/** State of one tab's page, in page order. `site` is the adapter's name, "" where none fits. */
export const pageStateSchema = z.object({
  origin: z.string(),
  site: z.string(),
  highlights: z.boolean(),
  answers: z.array(answerStateSchema),
  sources: z.array(sourceStateSchema),
  /** Origins of frames in which the chat may stand, where none was found in the page itself. */
  frames: z.optional(z.array(z.string())),
  /** Where the page is not as its adapter expects: what was found may not be all. Absent where it is. */
  health: z.optional(z.array(shortfallSchema)),
});
export type PageState = z.infer<typeof pageStateSchema>;

/**
 * What a tab shows, from what its frames told, the page itself first. A frame in which no chat was found adds nothing.
 * Undefined where there is nothing at all.
 */
export function joinFrames(frames: readonly { frame: number; state: PageState }[]): PageState | undefined {
  const [first] = frames;
  if (first === undefined) return undefined;
  const health = frames.flatMap(({ state }) => state.health ?? []);
  const foreign = [...new Set(frames.flatMap(({ state }) => state.frames ?? []))];
  const { frames: _, ...page } = first.state;
  return {
    ...page,
    ...(foreign.length > 0 ? { frames: foreign } : {}),
    ...(health.length > 0 ? { health } : {}),
    site: frames.find(({ state }) => state.site !== "")?.state.site ?? "",
    highlights: frames.every(({ state }) => state.highlights),
    answers: frames.flatMap(({ frame, state }) =>
      state.answers.map((answer) => ({ ...answer, key: frameKey(frame, answer.key) })),
    ),
    sources: frames.flatMap(({ state }) => state.sources),
  };
}
