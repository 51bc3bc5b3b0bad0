import { EQUAL, equalQuantity } from "../facts/equal-quantity";
import { eventsNamed, type PeriodStart, readPeriodStarts, startOfPeriod } from "../facts/period-starts";
import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import { nearest, type Passage, type SourceIndex } from "./passages";

/** The event of a period of the claim, in whose place the passage that states the period counts from another. */
export interface StartRival {
  /** Words of the claim's text. */
  at: Span;
  index: SourceIndex;
  passage: Passage;
  /** The source's event; offsets of the source's text. */
  rival: Span;
}

/** Passages that are looked at, and the share of the claim's words that ties one to it: low, since the equal period ties them too. */
const NEAR = 4;
const TIED = 0.1;

const shares = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean => [...a].some((event) => b.has(event));

/**
 * Finds the first period of a claim that it counts from one event and the nearest passage that states the period from another:
 * two years from purchase, where the source says from delivery. Silent where a passage with the period, or its heading, names
 * the claim's event at all. `quantities` are the claim's, offsets those of `claim`.
 */
export function findStartRival(
  claim: string,
  quantities: readonly Quantity[],
  cited: readonly SourceIndex[],
): StartRival | null {
  const starts = readPeriodStarts(claim);
  if (starts.length === 0) return null;
  for (const quantity of quantities) {
    if (quantity.kind !== "duration") continue;
    const start = startOfPeriod(claim, quantity, starts);
    if (!start) continue;
    const rival = rivalOf(claim, quantity, start, cited);
    if (rival) return { at: { start: start.start, end: start.end }, ...rival };
  }
  return null;
}

function rivalOf(
  claim: string,
  quantity: Quantity,
  own: PeriodStart,
  cited: readonly SourceIndex[],
): Omit<StartRival, "at"> | null {
  if (cited.some((index) => index.passages.some((passage) => bears(index, passage, quantity, own)))) return null;
  for (const { passage, index, score } of nearest(claim, [...cited], NEAR)) {
    if (score < TIED) continue;
    const starts = readPeriodStarts(passage.text);
    for (const { start, end } of stating(passage, quantity)) {
      const at = { start: start - passage.start, end: end - passage.start };
      const other = startOfPeriod(passage.text, at, starts);
      if (other && !shares(other.events, own.events))
        return { index, passage, rival: { start: passage.start + other.start, end: passage.start + other.end } };
    }
  }
  return null;
}

/** Whether a passage may count the claim's period from the claim's event, or says of no other period that it starts there. */
function bears({ source }: SourceIndex, passage: Passage, quantity: Quantity, own: PeriodStart): boolean {
  if (stating(passage, quantity).length > 0) {
    const context = passage.context.map((span) => source.text.slice(span.start, span.end));
    return shares(eventsNamed([...context, passage.text].join("\n")), own.events);
  }
  return (
    passage.quantities.every(({ kind }) => kind !== "duration") &&
    readPeriodStarts(passage.text).some(({ events }) => shares(events, own.events))
  );
}

/** The periods of a passage that equal one of the claim; offsets of the source's text. */
const stating = (passage: Passage, quantity: Quantity): Quantity[] =>
  passage.quantities.filter((other) => other.kind === "duration" && EQUAL.has(equalQuantity(quantity, other)));
