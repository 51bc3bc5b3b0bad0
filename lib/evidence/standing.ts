import { isDenied } from "../facts/denied-value";
import { type Comparison, equalQuantity } from "../facts/equal-quantity";
import { isValue } from "../facts/quantities";
import { unitByCode } from "../facts/unit-index";
import { readUnlimited } from "../facts/unlimited";
import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import { readWords } from "../text/words";
import { type Bounded, isComplement, isLead } from "./complement";
import type { Explanation } from "./explain";
import { type Near, nearest, type Passage, type SourceIndex } from "./passages";
import { ValueIndex } from "./value-index";

/** A quantity of a source that was held against one of the answer. */
export interface Match {
  index: SourceIndex;
  passage: Passage;
  quantity: Quantity;
  comparison: Comparison;
  /** How near the passage stands to the claim, 0..1; 0 where it is not among the nearest. */
  score: number;
}

/** What the sources say of one quantity of a claim. Every rule about quantities reads this one verdict. */
export type Standing =
  | { kind: "question" }
  | { kind: "supported"; matches: Match[] }
  | { kind: "bound" | "unit" | "date"; match: Match }
  | { kind: "unlimited"; index: SourceIndex; passage: Passage; words: Span }
  | { kind: "elsewhere"; match: Match }
  | { kind: "absent"; nearest: Match | null; aligned: Near | null }
  /** It stands nowhere, and follows from cited inputs by calculation. */
  | { kind: "computed"; explanation: Explanation }
  /** A number of a stated calculation, which is judged as a whole. */
  | { kind: "operand" }
  /** The text that was read does not decide it; `chance`: calculations give it, but so many that one had to. */
  | { kind: "open"; chance?: true };

export interface Weighing {
  /** Words of the claim (citation marks blanked out) and where it starts in the answer. */
  claim: { text: string; start: number };
  quantity: Quantity;
  /** All quantities of the claim, where it is one of the answer's. */
  quantities?: readonly Quantity[];
  question: readonly Quantity[];
  cited: readonly SourceIndex[];
  others: readonly SourceIndex[];
  /** False where a cited source was not read in full: an absent value is then open. */
  complete: boolean;
}

/** Score from which a passage counts as being about the same matter as the claim. */
const ALIGNED = 0.3;
/** Score from which a passage that also names the same noun is about the same matter. */
const TOUCHING = 0.12;
/** Passages that are looked at for the nearest value. */
const NEAR = 6;
const EQUAL: ReadonlySet<Comparison> = new Set(["same", "converted", "rounded"]);

/** Weighs one quantity of a claim against the cited sources, then against the others (checks.md §2, §4). */
export function weigh(w: Weighing): Standing {
  const { quantity } = w;
  // What is denied is not claimed: neither its absence nor its presence in a source says anything.
  if (isDenied(w.claim.text, spanIn(quantity, w.claim.start))) return { kind: "open" };
  if (w.question.some((q) => EQUAL.has(equalQuantity(quantity, q)))) {
    const stated = matchesIn(w.cited, quantity, new Map());
    const same = stated.filter((m) => EQUAL.has(m.comparison));
    return same.length > 0 ? { kind: "supported", matches: same } : { kind: "question" };
  }
  const near = nearest(w.claim.text, [...w.cited], NEAR);
  const scores = scoresOf(near);
  const matches = matchesIn(w.cited, quantity, scores);
  const same = matches.filter((m) => EQUAL.has(m.comparison));
  if (same.length > 0) return { kind: "supported", matches: same };
  const ends = endsIn(w);
  if (ends) return ends;

  const bounds = matches.filter((m) => m.comparison === "bound");
  const lead = bounds.filter((m) => agreesAsLead(w, m));
  if (lead.length > 0) return { kind: "supported", matches: lead };
  if (bounds.some((m) => saysTheSame(w, m))) return { kind: "open" };
  const bound = best(bounds);
  if (bound) return { kind: "bound", match: bound };

  const nearOthers = scoresOf(nearest(w.claim.text, [...w.others], NEAR));
  const elsewhere = best(matchesIn(w.others, quantity, nearOthers).filter((m) => EQUAL.has(m.comparison)));
  const unit = best(
    matches.filter(
      (m) =>
        m.comparison === "unit" &&
        (kin(quantity, m.quantity) || (m.score >= ALIGNED && FAMILY[quantity.kind] === FAMILY[m.quantity.kind])),
    ),
  );
  // The same number in another unit of the cited passage outweighs a look-alike of a source that is not cited.
  if (unit && (!elsewhere || unit.score > elsewhere.score)) return { kind: "unit", match: unit };

  const rival = best(
    matches.filter((m) => m.comparison === "value" && m.score >= ALIGNED && rivals(quantity, m.quantity)),
    quantity,
    (m) => !isSmallCount(quantity) || countsTheSame(w, m),
  );
  const unlimited = unlimitedIn(w, near, rival?.score ?? 0);
  if (unlimited) return unlimited;

  // A common number of an unrelated source is no basis where the cited passage states another value.
  if (elsewhere && (!rival || elsewhere.score >= rival.score)) return { kind: "elsewhere", match: elsewhere };
  if (rival && isPoint(quantity.kind)) return { kind: "date", match: rival };
  if (!rival && (!w.complete || isSmallCount(quantity) || isGloss(w))) return { kind: "open" };
  return { kind: "absent", nearest: rival, aligned: near[0] && near[0].score >= ALIGNED ? near[0] : null };
}

/** The places of the sources that state a quantity in an equal form. */
export const equalIn = (indexes: readonly SourceIndex[], quantity: Quantity): Match[] =>
  matchesIn(indexes, quantity, new Map()).filter((m) => EQUAL.has(m.comparison));

const spanIn = ({ start, end }: Quantity, from: number): Span => ({ start: start - from, end: end - from });

const sides = ({ claim, quantity }: Weighing, { passage, quantity: other }: Match): [Bounded, Bounded] => [
  { text: claim.text, quantity, span: spanIn(quantity, claim.start) },
  { text: passage.text, quantity: other, span: spanIn(other, passage.start) },
];

/** Whether the bounds differ only because one of the spans is counted back from its event. */
const agreesAsLead = (w: Weighing, match: Match): boolean => {
  const [a, s] = sides(w, match);
  return isLead(a) !== isLead(s);
};

/** Whether opposite bounds may be two ways to say one rule. */
const saysTheSame = (w: Weighing, match: Match): boolean => isComplement(...sides(w, match));

/** Counts up to this are often counted by the answer itself ("two genres") rather than stated by the source. */
const COUNTED = 12;

/** A small whole number of things, with no unit of measure: its absence alone proves nothing. */
function isSmallCount({ kind, value, unit }: Quantity): boolean {
  if (kind !== "number" && kind !== "quantity") return false;
  if (typeof value !== "string" || !/^\d{1,2}$/.test(value) || Number(value) > COUNTED) return false;
  const known = unitByCode(unit);
  return unit === "" || known === undefined || known.sort === "measure";
}

/** Words after a number that name what it counts. */
const COUNTED_WORDS = 3;

/** Whether both numbers count the same things: a word that follows the one also follows the other. */
function countsTheSame({ claim, quantity }: Weighing, { passage, quantity: other }: Match): boolean {
  const own = counted(claim.text, quantity, claim.start);
  return counted(passage.text, other, passage.start).some((word) => own.includes(word));
}

function counted(text: string, quantity: Quantity, start: number): string[] {
  const words = readWords(text, {
    start: quantity.start - start,
    end: Math.min(text.length, quantity.end - start + 60),
  });
  return words
    .filter((word) => word.kind !== "number" && word.text.length > (word.kind === "han" ? 0 : 2))
    .slice(0, COUNTED_WORDS + 1)
    .map((word) => word.stem);
}

/**
 * A range whose ends both stand in one cited passage ("3 or 4 weeks", "from $30 to around $90") is supported; where they stand
 * in different passages nothing is decided. Null for single values, and where an end stands nowhere.
 */
function endsIn({ quantity, cited }: Weighing): Standing | null {
  if (typeof quantity.value === "string") return null;
  const { min, max } = quantity.value;
  const [low = [], high = []] = [min, max].map((value) => equalIn(cited, { ...quantity, value, op: undefined }));
  if (low.length === 0 || high.length === 0) return null;
  const together = low.filter((l) => high.some((h) => h.passage === l.passage));
  return together.length > 0 ? { kind: "supported", matches: together } : { kind: "open" };
}

/** A value in brackets right after the same measure in another unit, "350 °F (175 °C)", repeats it for the reader. */
function isGloss({ claim, quantity, quantities = [] }: Weighing): boolean {
  const before = claim.text.slice(0, quantity.start - claim.start).trimEnd();
  if (!/[(（]$/.test(before)) return false;
  const end = claim.start + before.slice(0, -1).trimEnd().length;
  return quantities.some((q) => q.end === end && q.kind === quantity.kind && q.unit !== quantity.unit);
}

const scoresOf = (near: readonly Near[]): ReadonlyMap<Passage, number> =>
  new Map(near.map((n) => [n.passage, n.score] as const));

const isPoint = (kind: Quantity["kind"]) => kind === "date" || kind === "time";

/** All comparable quantities of the sources. Those that merely differ count only in passages near the claim. */
function matchesIn(indexes: readonly SourceIndex[], quantity: Quantity, scores: ReadonlyMap<Passage, number>): Match[] {
  const out: Match[] = [];
  for (const index of indexes) {
    const { list, values, of } = distinct(index);
    const numbers = new Set<number>();
    values.collect(quantity, numbers);
    for (const passage of scores.keys()) for (const number of of.get(passage) ?? []) numbers.add(number);
    for (const number of [...numbers].sort((a, b) => a - b)) {
      const { sample, places } = list[number] as Distinct;
      const comparison = equalQuantity(quantity, sample);
      if (comparison === "incomparable") continue;
      for (const { passage, quantity: other } of places) {
        const score = scores.get(passage);
        if (comparison === "value" && score === undefined) continue;
        out.push({ index, passage, quantity: other, comparison, score: score ?? 0 });
      }
    }
  }
  return out;
}

interface Distinct {
  sample: Quantity;
  places: { passage: Passage; quantity: Quantity }[];
}

/** The values of a source, each once with all its places: a long source repeats few values many times. */
interface Values {
  list: Distinct[];
  values: ValueIndex;
  /** Numbers in `list` of the values that a passage states. */
  of: ReadonlyMap<Passage, number[]>;
}

const distinctOf = new WeakMap<SourceIndex["passages"], Values>();
function distinct(index: SourceIndex): Values {
  const known = distinctOf.get(index.passages);
  if (known) return known;
  const groups = new Map<string, Distinct>();
  for (const passage of index.passages) {
    for (const quantity of passage.quantities) {
      if (!isValue(quantity)) continue;
      const key = JSON.stringify([quantity.kind, quantity.value, quantity.unit, quantity.per, quantity.op]);
      const group = groups.get(key);
      if (group) group.places.push({ passage, quantity });
      else groups.set(key, { sample: quantity, places: [{ passage, quantity }] });
    }
  }
  const list = [...groups.values()];
  const of = new Map<Passage, number[]>();
  for (const [number, { places }] of list.entries())
    for (const { passage } of places) {
      const numbers = of.get(passage);
      if (!numbers) of.set(passage, [number]);
      else if (numbers[numbers.length - 1] !== number) numbers.push(number);
    }
  const built = { list, values: new ValueIndex(list.map(({ sample }) => sample)), of };
  distinctOf.set(index.passages, built);
  return built;
}

/** The match in the nearest passage; of equals the one whose unit is the claim's, then the first. */
function best(matches: readonly Match[], like?: Quantity, fits: (match: Match) => boolean = () => true): Match | null {
  let top: Match | null = null;
  for (const match of matches) {
    if (!fits(match)) continue;
    if (!top || rank(match, like) > rank(top, like)) top = match;
  }
  return top;
}

const rank = (match: Match, like?: Quantity) => match.score + (like && like.unit === match.quantity.unit ? 1 : 0);

/** Kinds whose values may be mistaken for one another by a slip of the unit; $13 is never a slip for 13 months. */
const FAMILY: Partial<Record<Quantity["kind"], string>> = {
  number: "count",
  quantity: "count",
  percent: "share",
  currency: "money",
  duration: "time",
  age: "time",
  temperature: "temperature",
  date: "date",
  time: "date",
};

/** Whether two units measure the same kind of thing, so that the same number in both is a slip of the unit. */
function kin(a: Quantity, b: Quantity): boolean {
  if (a.kind !== b.kind || a.kind === "number") return false;
  return a.unit.split("/")[0] === b.unit.split("/")[0] || a.kind !== "quantity";
}

/** Whether one value could stand in the place of the other: same kind, and same unit where both name one. */
function rivals(a: Quantity, b: Quantity): boolean {
  if (a.kind !== b.kind) return false;
  return (
    a.unit === "" ||
    b.unit === "" ||
    a.unit === b.unit ||
    a.kind === "currency" ||
    a.kind === "percent" ||
    a.kind === "duration"
  );
}

/** A passage near the claim that calls the same thing unlimited, where the answer gives a number, and nearer than its rival. */
function unlimitedIn(w: Weighing, near: readonly Near[], rival: number): Standing | null {
  const words = w.claim.text;
  for (const { index, passage, score } of near) {
    if (score < TOUCHING || score < rival) break;
    for (const cue of readUnlimited(passage.text)) {
      if (!sameNoun(words, w.quantity, w.claim.start, passage.text.slice(cue.of.start, cue.of.end))) continue;
      const span = { start: passage.start + cue.start, end: passage.start + cue.end };
      return { kind: "unlimited", index, passage, words: span };
    }
  }
  return null;
}

/**
 * The number that a passage near the claim gives for what the answer calls unlimited; null where none does,
 * or where that passage calls it unlimited too.
 */
export function statesNumberOf(claim: string, noun: string, cited: readonly SourceIndex[]): Match | null {
  for (const { index, passage, score } of nearest(claim, [...cited], NEAR)) {
    if (score < ALIGNED) break;
    if (readUnlimited(passage.text).length > 0) return null;
    const quantity = passage.quantities.find(
      (q) => isValue(q) && sharesWord(noun, passage.text.slice(q.start - passage.start, q.end - passage.start + 24)),
    );
    if (quantity) return { index, passage, quantity, comparison: "value", score };
  }
  return null;
}

/** Whether what the source calls unlimited is what the quantity counts: its unit or noun stands in both. */
function sameNoun(claim: string, quantity: Quantity, start: number, noun: string): boolean {
  const around = claim
    .slice(Math.max(0, quantity.start - start - 8), Math.min(claim.length, quantity.end - start + 24))
    .toLowerCase();
  return sharesWord(noun, `${around} ${quantity.unit}`);
}

/** Whether a word (or two Han characters in a row) of the noun stands in the text. */
function sharesWord(noun: string, text: string): boolean {
  const lower = text.toLowerCase();
  const words = noun.toLowerCase().match(/[a-z]{3,}|[\u4e00-\u9fff]+/g) ?? [];
  return words.some((word) => {
    if (/^[a-z]/.test(word)) return lower.includes(word.replace(/s$/, ""));
    if (word.length === 1) return lower.includes(word);
    for (let i = 0; i + 2 <= word.length; i++) if (lower.includes(word.slice(i, i + 2))) return true;
    return false;
  });
}
