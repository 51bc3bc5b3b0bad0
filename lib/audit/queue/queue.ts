import type { Adjudication, Draw, DrawnItem, ReviewMark } from "../../model/draw";

/** Where an item stands for one reviewer: theirs to do, done by them, or not theirs because others have it. */
export interface QueueItem {
  item: DrawnItem;
  mark?: ReviewMark;
}

/** Items by stratum, in the order in which they were drawn. */
export interface QueueGroup {
  stratum: string;
  items: QueueItem[];
  done: number;
}

/** The items that hold: those that were replaced are gone, what came in their place is there. */
export const standing = (draw: Draw): DrawnItem[] => draw.items.filter(({ replaced }) => replaced === undefined);

/** How many reviewers an item wants. */
const wanted = (item: DrawnItem): number => (item.second ? 2 : 1);

/**
 * What one reviewer has to do and has done. An item that as many others have answered as it wants is not shown. Nothing of what
 * others said is in it: a second reviewer is blind to the first.
 */
export function queueFor(draw: Draw, marks: readonly ReviewMark[], reviewer: string): QueueGroup[] {
  const byItem = new Map<string, ReviewMark[]>();
  for (const mark of marks) byItem.set(mark.item, [...(byItem.get(mark.item) ?? []), mark]);
  const groups = new Map<string, QueueGroup>(
    draw.strata.map(({ id }) => [id, { stratum: id, items: [], done: 0 }] as const),
  );
  for (const item of standing(draw)) {
    const all = byItem.get(item.row) ?? [];
    const mark = all.find((one) => one.reviewer === reviewer);
    if (mark === undefined && all.length >= wanted(item)) continue;
    const group = groups.get(item.stratum) ?? { stratum: item.stratum, items: [], done: 0 };
    groups.set(item.stratum, group);
    group.items.push(mark === undefined ? { item } : { item, mark });
    if (mark !== undefined) group.done++;
  }
  return [...groups.values()].filter(({ items }) => items.length > 0);
}

/** The next item without a mark, after `row` and then from the beginning; undefined where all are done. */
export function nextOpen(groups: readonly QueueGroup[], row: string | undefined): QueueItem | undefined {
  const all = groups.flatMap(({ items }) => items);
  const at = all.findIndex(({ item }) => item.row === row);
  return [...all.slice(at + 1), ...all.slice(0, at + 1)].find(({ mark }) => mark === undefined);
}

/** An item that two reviewers answered. */
export interface Pair {
  item: DrawnItem;
  marks: readonly [ReviewMark, ReviewMark];
  settled?: Adjudication;
}

/** Items with two reviewers' answers, each pair by when it was given, and what was settled of it. */
export function pairsOf(draw: Draw, marks: readonly ReviewMark[], settled: readonly Adjudication[]): Pair[] {
  return standing(draw).flatMap((item) => {
    const [first, second] = marks.filter((mark) => mark.item === item.row).sort((a, b) => a.at - b.at);
    const one = settled.find((each) => each.item === item.row);
    if (first === undefined || second === undefined) return [];
    return [{ item, marks: [first, second] as const, ...(one === undefined ? {} : { settled: one }) }];
  });
}

/** Pairs whose verdicts differ: somebody has to settle them. */
export const disagreements = (pairs: readonly Pair[]): Pair[] =>
  pairs.filter(({ marks: [a, b] }) => a.verdict !== b.verdict);
