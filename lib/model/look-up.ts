import type { Evidence, Pair } from "./report";

/**
 * Where some words stand in one source. `evidence` is null where they stand nowhere in it, nor anything like them, and
 * where its text was not read (`state`). Evidence that is `approximate` shows a like place and is never support.
 */
export interface SourcePlace {
  source: string;
  title?: string;
  version?: string;
  state: "read" | "unread" | "too-large";
  evidence: Evidence | null;
  /** The words beside the passage around the place, the differing ones marked. */
  pair?: Pair;
  /** The words stand there as they are, and a word right outside of them denies them. */
  denied?: true;
}

/** Words that a person selected in an answer (its key), and where they stand in the sources of that answer. */
export interface LookUp {
  answer: string;
  quote: string;
  /** Where the words stand in the answer's text, in UTF-16 code units; marks and all between them included. */
  start: number;
  end: number;
  /** Null where the words are too few, or too many, to tell anything. */
  places: SourcePlace[] | null;
}
