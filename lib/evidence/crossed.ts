import { type Aliases, NO_ALIASES, withAliases } from "../facts/aliases";
import { EQUAL, equalQuantity } from "../facts/equal-quantity";
import { HEADS_EN } from "../facts/lexicon/subject-heads";
import { readTokens } from "../facts/tokens";
import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import { stem } from "../text/stem";
import type { Passage, SourceIndex } from "./passages";
import { keysOf, readSlots, type Slot } from "./slots";
import type { Match } from "./standing";

/** A value that its source hands to other words than the claim does. Offsets are the source's. */
export interface Crossed {
  match: Match;
  /** The words that the value belongs to, and those that the claim tells it of. */
  owner: Span;
  rival: Span;
}

/** Passages of a paragraph or list before and after one that may hold the value that the claim's words have. */
const NEAR = 3;
/** The same for passages under other headings. */
const SECTIONS = 30;
/** Share of the rival's own words that the claim must have. */
const NAMED = 0.75;
/** Share of the claim's words that the rival's may lack: more tells of something else. */
const FOREIGN = 0.34;
/** "Plan" of "the Basic plan" says nothing that Basic does not. */
const HEADS: ReadonlySet<string> = new Set(HEADS_EN.map(stem));
/** A slot of more words is a sentence about many things. */
const MOST_KEYS = 24;

/** A slot with the line that it stands under, and the words of that. */
interface Placed extends Slot {
  over: Span | undefined;
  above: readonly string[];
}

/** Slots of a passage with the source's offsets, what it stands under counted to their words; kept with the passage. */
const known = new WeakMap<Passage, { aliases: Aliases | undefined; slots: Placed[] }>();
function slotsOf(passage: Passage, index: SourceIndex): Placed[] {
  const kept = known.get(passage);
  if (kept && kept.aliases === index.aliases) return kept.slots;
  const aliases = index.aliases ?? NO_ALIASES;
  const shift = (q: Quantity, by: number) => ({ ...q, start: q.start + by, end: q.end + by });
  const over = passage.context.at(-1);
  const line = over ? index.source.text.slice(over.start, over.end) : "";
  const above = [...keysOf(withAliases(readTokens(line), aliases.find(line)))];
  const read = readSlots(
    passage.text,
    passage.quantities.map((q) => shift(q, -passage.start)),
    aliases,
  );
  const slots = read.map((slot) => ({
    ...slot,
    start: slot.start + passage.start,
    end: slot.end + passage.start,
    quantity: shift(slot.quantity, passage.start),
    keys: new Set([...above, ...slot.keys]),
    lead: new Set([...above, ...slot.lead]),
    over,
    above,
  }));
  known.set(passage, { aliases: index.aliases, slots });
  return slots;
}

/**
 * Whether a claim's value is crossed: wherever the sources state it, they say it of words that the claim lacks, and the claim has
 * instead the words of another value of the same kind near by. Null where any place leaves it open. `beside` are further words of
 * the claim, which may be about anything: the other name that a cell of a table stands under.
 */
export function crossedValue(
  words: ReadonlySet<string>,
  quantity: Quantity,
  matches: readonly Match[],
  beside: ReadonlySet<string> = new Set(),
): Crossed | null {
  if (words.size === 0 || words.size > MOST_KEYS) return null;
  let best: Crossed | null = null;
  for (const match of matches) {
    const crossed = crossedAt(words, beside, quantity, match);
    if (!crossed) return null;
    if (!best || match.score > best.match.score) best = crossed;
  }
  return best;
}

function crossedAt(
  words: ReadonlySet<string>,
  beside: ReadonlySet<string>,
  quantity: Quantity,
  match: Match,
): Crossed | null {
  const { index, passage } = match;
  if (passage.cells) return null;
  const own = slotsOf(passage, index).find((slot) => slot.quantity.start === match.quantity.start);
  if (!own || own.keys.size === 0 || own.keys.size > MOST_KEYS) return null;
  for (const slot of around(index, passage)) {
    if (slot.quantity.start === own.quantity.start || slot.keys.size > MOST_KEYS) continue;
    if (slot.quantity.kind !== quantity.kind || EQUAL.has(equalQuantity(quantity, slot.quantity))) continue;
    const together = slot.start >= passage.start && slot.end <= passage.end;
    const theirs = naming(apart(slot, own, together));
    const ours = apart(own, slot, together);
    if (theirs.length === 0 || ours.length === 0) continue;
    // A value that has taken over its neighbour's words is theirs as well.
    if (theirs.some((key) => own.carried.has(key)) || ours.some((key) => words.has(key) || beside.has(key))) continue;
    if (theirs.filter((key) => holds(words, key)).length < NAMED * theirs.length) continue;
    const foreign = [...words].filter(
      (key) => !HEADS.has(key) && ![slot, own].some((s) => [s.keys, s.carried, s.shared].some((k) => k.has(key))),
    );
    if (foreign.length > FOREIGN * words.size) continue;
    return { match, owner: calledBy(own, ours), rival: calledBy(slot, theirs) };
  }
  return null;
}

/** What a slot is called by the words that are its own: the line above it where they all stand there. */
const calledBy = (slot: Placed, own: readonly string[]): Span =>
  slot.over && own.every((key) => slot.above.includes(key)) ? slot.over : slot;

/** Words rather than the numbers and letters of a code, where there are any: 编号 B-202：落地电扇 is called by its name. */
function naming(keys: readonly string[]): readonly string[] {
  const words = keys.filter((key) => key.length > 1 && !/\d/.test(key));
  return words.length > 0 ? words : keys;
}

/** Whether a key is among others; of a pair of Chinese characters each may stand in another pair: 人票 of 成人票价 in 成人的票价. */
function holds(keys: ReadonlySet<string>, key: string): boolean {
  if (keys.has(key)) return true;
  if (!/^\p{Script=Han}{2}$/u.test(key)) return false;
  const [first, second] = key as unknown as [string, string];
  const among = (character: string) => [...keys].some((other) => other.includes(character));
  return among(first) && among(second);
}

/**
 * The words of one slot that the other has not. Where both have words before their value these name them; what follows the one
 * counts only where the other has something there too ("tenants give 30 days notice, landlords 60 days"). Words that open the
 * first one are said of both: of 从市区到机场 before 到码头 only 机场 is its own.
 */
function apart(one: Slot, other: Slot, together: boolean): string[] {
  const trails = (slot: Slot) => slot.keys.size > slot.lead.size;
  const led = one.lead.size > 0 && other.lead.size > 0;
  const after = (slot: Slot) => [...slot.keys].filter((key) => !slot.lead.has(key));
  // "Made 300 tonnes in 2015 and 420 tonnes in 2018": what comes before the first value is said of both.
  const later = one.start < other.start ? other : one;
  const follows = together && later.lead.size === 0 && later.carried.size === 0 && trails(one) && trails(other);
  if (!led) return (follows ? after(one) : [...one.keys]).filter((key) => !other.keys.has(key));
  const opens = together && one.start < other.start && one.lead.size > other.lead.size;
  const lead = opens ? [...one.lead].slice(-other.lead.size) : [...one.lead];
  const trail = trails(one) && trails(other) ? after(one) : [];
  return [...lead, ...trail].filter((key) => !other.keys.has(key));
}

function around(index: SourceIndex, passage: Passage): Placed[] {
  const out: Placed[] = [...slotsOf(passage, index)];
  const heading = passage.context.at(-1)?.start;
  for (let i = passage.index - SECTIONS; i <= passage.index + SECTIONS; i++) {
    const other = index.passages[i];
    if (!other || other === passage || other.cells || other.kind === "heading") continue;
    const beside = other.parent.start === passage.parent.start && Math.abs(i - passage.index) <= NEAR;
    const apart = heading !== undefined && other.context.length > 0 && other.context.at(-1)?.start !== heading;
    if (beside || apart) out.push(...slotsOf(other, index));
  }
  return out;
}
