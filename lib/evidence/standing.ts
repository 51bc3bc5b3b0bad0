import { isDenied } from "../facts/denied-value";
import { type Comparison, EQUAL, equalQuantity } from "../facts/equal-quantity";
import { extremeBefore, tellsExtreme } from "../facts/extremes";
import { isFrame, isLoose } from "../facts/loose-value";
import { isValue } from "../facts/quantities";
import type { Asked } from "../facts/question";
import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import { type Bounded, isComplement, isLead } from "./complement";
import { countsOther } from "./counted-noun";
import { partsStand, tellsDay, tellsDaysByItsOwn, tellsYear } from "./date-parts";
import { boundsOtherWay } from "./denied-bound";
import type { Explanation } from "./explain";
import { fieldParts } from "./field";
import { standsInParticulars } from "./metadata";
import { type Near, nearest, type Passage, type SourceIndex } from "./passages";
import { comparesRecords } from "./record-faults";
import { recordTables } from "./records";
import { countsTheSame, FAMILY, isSmallCount, kin, meets, type Placed, rivals } from "./rivals";
import { findScaleSlip, findWordSlip, otherUnitOf } from "./scale-slip";
import { isScore, writesScores } from "./scores";
import { isStamp } from "./stamp";
import { unlimitedIn } from "./unlimited-standing";
import { ValueIndex } from "./value-index";
import { standsAsWritten } from "./written-figure";

/** A quantity of a source that was held against one of the answer. */
export interface Match {
  index: SourceIndex;
  passage: Passage;
  quantity: Quantity;
  comparison: Comparison;
  /** How near the passage stands to the claim, 0..1; 0 where it is not among the nearest. */
  score: number;
  /** What the table counts the quantity in, where the answer names another scale: "in millions". */
  scale?: string;
}

/** What the sources say of one quantity of a claim. Every rule about quantities reads this one verdict. */
export type Standing =
  | { kind: "question" }
  | { kind: "supported"; matches: Match[] }
  | { kind: "bound" | "unit" | "date"; match: Match }
  | { kind: "unlimited"; index: SourceIndex; passage: Passage; words: Span }
  | { kind: "elsewhere"; match: Match }
  /** `slip`: the nearest has the same figures with another scale word (万 for 亿). */
  | { kind: "absent"; nearest: Match | null; aligned: Near | null; slip?: true }
  /** It stands nowhere, and follows from cited inputs by calculation. */
  | { kind: "computed"; explanation: Explanation }
  /** A number of a stated calculation, which is judged as a whole. */
  | { kind: "operand" }
  /**
   * The text that was read does not decide it; `chance`: calculations give it, but so many that one had to; `beside`: the source's
   * title or its days of force state it.
   */
  | { kind: "open"; chance?: true; beside?: true };

export interface Weighing {
  /** Words of the claim (citation marks blanked out) and where it starts in the answer. */
  claim: { text: string; start: number };
  quantity: Quantity;
  /** All quantities of the claim, where it is one of the answer's. */
  quantities?: readonly Quantity[];
  question: readonly Quantity[];
  /** What the question asks for: an answer that is a bare value is about that. */
  asked?: readonly Asked[];
  /** Words of the question: a phrase of an answer is about what they name. */
  questionText?: string;
  cited: readonly SourceIndex[];
  others: readonly SourceIndex[];
  /** False where a cited source was not read in full: an absent value is then open. */
  complete: boolean;
}

/** Score from which a passage counts as being about the same matter as the claim. */
const ALIGNED = 0.3;
/** Score that ties a passage to a claim whose date the text itself states nowhere. */
const TIED = 0.15;
/** Passages that are looked at for the nearest value. */
const NEAR = 6;

/** Weighs one quantity of a claim against the cited sources, then against the others (checks.md §2, §4). */
export function weigh(w: Weighing): Standing {
  const { quantity } = w;
  // What is denied is not claimed: neither its absence nor its presence in a source says anything.
  const place = spanIn(quantity, w.claim.start);
  if (isDenied(w.claim.text, place)) return { kind: "open" };
  if (w.question.some((q) => EQUAL.has(equalQuantity(quantity, q)))) {
    const stated = matchesIn(w.cited, quantity, new Map());
    const same = stated.filter((m) => EQUAL.has(m.comparison));
    return same.length > 0 ? { kind: "supported", matches: same } : { kind: "question" };
  }
  const about = aboutOf(w);
  const near = nearest(about, [...w.cited], NEAR);
  const scores = scoresOf(near);
  const matches = matchesIn(w.cited, quantity, scores);
  const same = matches.filter((m) => EQUAL.has(m.comparison));
  const units = same.map((m) => otherUnitOf(m.index, m.quantity, quantity));
  const fits = same.filter((_, i) => units[i] === null);
  if (fits.length > 0) {
    const stamped = eventBeside(quantity, fits, matches);
    if (stamped) return { kind: "date", match: stamped };
    const alike = fits.filter((m) => !isOtherEnd(w, m) && !boundsOtherWay(...sides(w, m)));
    if (alike.length === 0) return { kind: "bound", match: best(fits) as Match };
    // An equal number of other things is no basis, and no fault either: it may be told of the same by another word.
    const counted = alike.filter((m) => !countsOther(w.claim, quantity, m.index, m.passage, m.quantity));
    return counted.length > 0 ? { kind: "supported", matches: counted } : { kind: "open" };
  }
  // Of so many places not all were looked at: one of them may fit.
  if (same.length >= MOST_PLACES) return { kind: "open" };
  if (same[0]) return { kind: "unit", match: { ...same[0], comparison: "unit", scale: units[0] as string } };
  const ends = endsIn(w, matches);
  if (ends) return ends;

  const bounds = matches.filter((m) => m.comparison === "bound");
  const lead = bounds.filter((m) => agreesAsLead(w, m));
  if (lead.length > 0) return { kind: "supported", matches: lead };
  if (bounds.some((m) => saysTheSame(w, m))) return { kind: "open" };
  const bound = best(bounds);
  if (bound) return { kind: "bound", match: bound };
  const slip = findScaleSlip({ quantity, claim: w.claim.text, question: w.questionText ?? "", cited: w.cited });
  if (slip) return { kind: "unit", match: { ...slip, comparison: "unit", score: 0 } };

  const nearOthers = scoresOf(nearest(about, [...w.others], NEAR));
  const elsewhere = best(
    matchesIn(w.others, quantity, nearOthers).filter((m) => EQUAL.has(m.comparison) && m.score >= ELSEWHERE),
  );
  const unit = best(
    matches.filter(
      (m) =>
        m.comparison === "unit" &&
        (kin(quantity, m.quantity) || (m.score >= ALIGNED && FAMILY[quantity.kind] === FAMILY[m.quantity.kind])),
    ),
  );
  // The same number in another unit of the cited passage outweighs a look-alike of a source that is not cited.
  if (unit && (!elsewhere || unit.score > elsewhere.score)) return { kind: "unit", match: unit };

  const turned = elsewhere ? null : findWordSlip(quantity, w.cited, scores);
  if (turned) {
    const match: Match = { ...turned, comparison: "value", score: scores.get(turned.passage) ?? 0 };
    return { kind: "absent", nearest: match, aligned: null, slip: true };
  }

  if (standsInParticulars(quantity, w.cited)) return { kind: "open", beside: true };
  // Only what would ring is looked at once more: the source may hold it unread, or it may state nothing.
  if (isLoose(w.claim.text, quantity, place) || isUnread(w, near)) return { kind: "open" };
  const others = matches.filter((m) => m.comparison === "value" && m.score >= ALIGNED);
  // a source of one sentence speaks of nothing else, in whatever words
  const alone = w.cited.reduce((sum, { passages }) => sum + passages.length, 0) === 1;
  const met = alone ? matches.filter((m) => m.comparison === "value") : others;
  if (met.some((m) => meets(quantity, m.quantity))) return { kind: "open" };
  const rival = best(
    others.filter((m) => rivals(quantity, m.quantity)),
    quantity,
    (m) => !isSmallCount(quantity) || countsTheSame(...placed(w, m)) || countsAsked(w, m),
  );
  const unlimited = unlimitedIn(w, near, rival?.score ?? 0);
  if (unlimited) return unlimited;

  // A common number of an unrelated source is no basis where the cited passage states another value.
  if (elsewhere && (!rival || elsewhere.score >= rival.score)) return { kind: "elsewhere", match: elsewhere };
  if (rival && isPoint(quantity.kind)) return { kind: "date", match: rival };
  if (compares(w)) return { kind: "open" };
  if (!rival && (!w.complete || isSmallCount(quantity) || isGloss(w) || isOwnDate(w, near))) return { kind: "open" };
  return { kind: "absent", nearest: rival, aligned: near[0] && near[0].score >= ALIGNED ? near[0] : null };
}

/** Share of the claim's words under which an equal value of a source that is not cited is a coincidence: any text has a 2. */
const ELSEWHERE = 0.2;

/** The places of the sources that state a quantity in an equal form. */
export const equalIn = (indexes: readonly SourceIndex[], quantity: Quantity): Match[] =>
  matchesIn(indexes, quantity, new Map()).filter((m) => EQUAL.has(m.comparison));

const spanIn = ({ start, end }: Quantity, from: number): Span => ({ start: start - from, end: end - from });

const sides = ({ claim, quantity }: Weighing, { passage, quantity: other }: Match): [Bounded, Bounded] => [
  { text: claim.text, quantity, span: spanIn(quantity, claim.start) },
  { text: passage.text, quantity: other, span: spanIn(other, passage.start) },
];

const placed = ({ claim, quantity }: Weighing, { passage, quantity: other }: Match): [Placed, Placed] => [
  { ...claim, quantity },
  { text: passage.text, start: passage.start, quantity: other },
];

/** The words to look for: those of the claim; of a claim that is a bare value those of the question, too. */
function aboutOf({ claim, quantity, quantities = [quantity], asked = [] }: Weighing): string {
  if (asked.length === 0) return claim.text;
  let rest = claim.text;
  for (const q of quantities) {
    const { start, end } = spanIn(q, claim.start);
    rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
  }
  return fieldParts(rest).length > 0 ? claim.text : `${asked.map(({ text }) => text).join(" ")} ${claim.text}`;
}

/**
 * Another day of the event in a near passage, where the answer's day stands only in the stamps of the sources: the day on which a
 * text was put out is no basis for it. Null where the passage counts its days from the text's own ("today").
 */
function eventBeside(quantity: Quantity, fits: readonly Match[], matches: readonly Match[]): Match | null {
  if (quantity.kind !== "date" || !fits.every((m) => isStamp(m.index, m.passage, m.quantity))) return null;
  const others = matches.filter(
    (m) =>
      m.comparison === "value" &&
      m.score >= TIED &&
      rivals(quantity, m.quantity) &&
      !isStamp(m.index, m.passage, m.quantity) &&
      !tellsDaysByItsOwn(m.passage),
  );
  return best(others, quantity);
}

/** Whether the cited sources hold the value in a form that the reader does not read as this value. */
function isUnread({ quantity, claim, cited }: Weighing, near: readonly Near[]): boolean {
  return (
    standsAsWritten(quantity, cited) ||
    partsStand(quantity, cited) ||
    (isScore(quantity) && !cited.some(writesScores)) ||
    near.some(({ passage }) =>
      passage.quantities.some(
        (other) =>
          other.kind === "ordinal" &&
          other.value === quantity.value &&
          countsTheSame({ ...claim, quantity }, { text: passage.text, start: passage.start, quantity: other }),
      ),
    )
  );
}

/** A date of the answer's own: a year up to which it speaks ("as of 2016"), or what follows from the source's day ("last year", "on Wednesday"). */
function isOwnDate({ claim, quantity: { kind, value, start, end } }: Weighing, near: readonly Near[]): boolean {
  if (kind !== "date" || typeof value !== "string") return false;
  if (near.some((one) => one.score >= TIED && tellsDay(one, value))) return true;
  if (!/^\d{4}(?:-\d\d)?$/.test(value)) return false;
  if (value.length === 4 && isFrame(claim.text, { start: start - claim.start, end: end - claim.start })) return true;
  return near.some((one) => one.score >= ALIGNED && tellsYear(one, Number(value.slice(0, 4))));
}

/**
 * Whether words call the value the highest on one side and the lowest on the other: a "minimum order" told as the maximum, which
 * the passage tells as well. (Where it has no such word, the turned word itself is at fault.)
 */
const isOtherEnd = (w: Weighing, match: Match): boolean => {
  const [a, s] = sides(w, match).map(({ text, quantity, span }) =>
    quantity.op === undefined ? extremeBefore(text, span.start) : null,
  );
  return a != null && s != null && a.way !== s.way && tellsExtreme(match.passage.text, a.way);
};

/** Whether the bounds differ only because one of the spans is counted back from its event. */
const agreesAsLead = (w: Weighing, match: Match): boolean => {
  const [a, s] = sides(w, match);
  return isLead(a) !== isLead(s);
};

/** Whether the claim's value is a difference of a table's rows or years, which the calculations judge. */
const compares = ({ claim, quantities = [], cited }: Weighing): boolean =>
  comparesRecords(
    { text: claim.text, quantities: quantities.map((q) => ({ ...q, ...spanIn(q, claim.start) })), denies: false },
    cited.flatMap(recordTables),
  );

/** Whether opposite bounds may be two ways to say one rule. */
const saysTheSame = (w: Weighing, match: Match): boolean => isComplement(...sides(w, match));

/**
 * A range whose ends both stand in one cited passage ("3 or 4 weeks", "from $30 to around $90") is supported; where they stand
 * in different passages nothing is decided. Null for single values, where an end stands nowhere, and where a near passage tells a range
 * with one of the ends and another than the other.
 */
function endsIn({ quantity, cited }: Weighing, matches: readonly Match[]): Standing | null {
  if (typeof quantity.value === "string") return null;
  const { min, max } = quantity.value;
  const [low = [], high = []] = [min, max].map((value) =>
    equalIn(cited, { ...quantity, value, op: undefined }).filter((m) => !isStamp(m.index, m.passage, m.quantity)),
  );
  if (low.length === 0 || high.length === 0) return null;
  const together = low.filter((l) => high.some((h) => h.passage === l.passage));
  if (together.length > 0) return { kind: "supported", matches: together };
  // 2015至2017 where a near passage tells 2016-2017: the other end stands elsewhere by chance
  const own = quantity.value;
  const moved = matches.some(({ score, comparison, quantity: { value } }) => {
    if (score < ALIGNED || comparison !== "value" || typeof value === "string") return false;
    return (value.min === own.min) !== (value.max === own.max);
  });
  return moved ? null : { kind: "open" };
}

/** A value in brackets right after the same measure in another unit, "350 °F (175 °C)", repeats it for the reader. */
function isGloss({ claim, quantity, quantities = [] }: Weighing): boolean {
  const before = claim.text.slice(0, quantity.start - claim.start).trimEnd();
  if (!/[(（]$/.test(before)) return false;
  const end = claim.start + before.slice(0, -1).trimEnd().length;
  return quantities.some((q) => q.end === end && q.kind === quantity.kind && q.unit !== quantity.unit);
}

/** Whether the answer is a bare number, and the source's number counts what the question asks for: 64 个成员国 of "有多少个成员国". */
function countsAsked(
  { claim, quantity, asked = [], questionText = "" }: Weighing,
  { passage, quantity: other }: Match,
): boolean {
  const rest = claim.text.replace(quantity.text, "");
  if (asked.length === 0 || fieldParts(rest).length > 0) return false;
  const noun = /^\s*([\u4e00-\u9fff]{2}|[a-z]{4,})/i.exec(passage.text.slice(other.end - passage.start))?.[1];
  return noun !== undefined && questionText.toLowerCase().includes(noun.toLowerCase());
}

const scoresOf = (near: readonly Near[]): ReadonlyMap<Passage, number> =>
  new Map(near.map((n) => [n.passage, n.score] as const));

const isPoint = (kind: Quantity["kind"]) => kind === "date" || kind === "time";

/**
 * Places of one value in one source that are told, near the claim and elsewhere each: thousands of equal values in a source would
 * otherwise be listed for each value of the answer. A value with this many places is said of nothing in particular.
 */
export const MOST_PLACES = 64;

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
      let far = 0;
      let close = 0;
      for (const { passage, quantity: other } of places) {
        const score = scores.get(passage);
        if (comparison === "value" && score === undefined) continue;
        if (score === undefined ? ++far > MOST_PLACES : ++close > MOST_PLACES) {
          if (far > MOST_PLACES && (close > MOST_PLACES || scores.size === 0)) break;
          continue;
        }
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
