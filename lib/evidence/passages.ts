import type { Quantity } from "../model/quantity";
import type { Source } from "../model/source";
import type { Span } from "../model/span";

/**
 * The smallest part of a source that stands alone as evidence: a sentence, a list item, a table row.
 * Offsets are those of the source's text.
 */
export interface Passage extends Span {
  index: number;
  text: string;
  kind: "sentence" | "item" | "row" | "heading";
  /** The whole paragraph, list or table around it. */
  parent: Span;
  /** Heading, list lead-in and table header that the passage stands under, in reading order. */
  context: Span[];
  /** Quantities of the passage; offsets of the source's text. Read on first use. */
  readonly quantities: Quantity[];
}

/** A source's text with what the rules need of it, built once per text. */
export interface SourceIndex {
  source: Source;
  passages: Passage[];
}

/** A passage and how near it stands to a claim: `score` 0..1, `shared` the share of the claim's weight that it covers. */
export interface Near {
  passage: Passage;
  index: SourceIndex;
  score: number;
}
