import { type Claim, type Draft, PASS, type Rule, type RuleContext } from "../check/rule";
import { evidenceOf } from "../evidence/evidence-of";
import { fieldParts, haystackOf, missingParts, passageHaystack, sourceHaystack } from "../evidence/field";
import { nearest, type SourceIndex } from "../evidence/passages";
import { isValue } from "../facts/quantities";
import { type Asked, asksValue, fills } from "../facts/question";
import { isPleasantry } from "../facts/refusal";
import { speaksOfAll } from "../facts/sweeping";

/** The question asks for a field that no cited source states for its subject, and the answer gives one. */
export const hitButUnanswerable: Rule = {
  id: "hit-but-unanswerable",
  summary:
    "The question asks for a field (how many, how much, when, whether) that no cited source states; the answer gives one.",
  codes: ["HIT_BUT_UNANSWERABLE"],
  suspects: (context) =>
    context.sources.size > 0 &&
    context.asked.some(
      (asked) =>
        (asksValue(asked) && asked.topic.match(PLAN) !== null) ||
        ((asksValue(asked) || asked.kind === "whether") &&
          (unstated(asked, [...context.sources.values()].map(sourceHaystack))?.length ?? 0) > 0),
    ),
  check(claim, context) {
    const cited = context.cited(claim);
    if (cited.length === 0 || !context.complete(claim)) return PASS;
    // The answer says itself that the source does not tell: what it then offers is a guess, and another rule's.
    if (context.declines(claim) || isPleasantry(claim.text)) return PASS;
    const drafts: Draft[] = [];
    const haystacks = cited.map(sourceHaystack);
    for (const asked of context.asked) {
      let missing = unstated(asked, haystacks);
      if (missing?.length === 0 && asksValue(asked)) missing = statedOfOthers(asked, cited);
      if (!missing || missing.length === 0) continue;
      // Another date of the same kind in the source: the date itself is faulted, which tells more.
      if (asked.kind === "when" && statesDates(claim, cited)) continue;
      if (asksValue(asked)) drafts.push(...valueDrafts(asked, missing, claim, context));
      else if (asked.kind === "whether" && !isReasoned(claim, asked, haystacks) && !isOfAll(claim, cited))
        drafts.push(...whetherDrafts(asked, missing, claim));
    }
    return { drafts, decided: drafts.length };
  },
};

/** Parts of what is asked that no cited source has; for a count the thing counted is one of them. */
function unstated(asked: Asked, haystacks: Parameters<typeof missingParts>[1]): string[] | null {
  return missingParts(`${asked.topic} ${asked.kind === "count" ? asked.unit : ""}`, haystacks);
}

/** Ends of the names of plans and editions, which stand beside one another in a source. */
const PLAN =
  /(?:[\u4e00-\u9fff]{1,4}(?:版|套餐|会员|卡|账户|方案))|(?:\b[A-Z][\w+-]*\s+(?:plan|edition|tier|package|card|account|membership)\b)/gi;

/** The plan that the question names, where all passages that state the field state it of other plans. */
function statedOfOthers(asked: Asked, cited: readonly SourceIndex[]): string[] {
  const [plan] = asked.topic.match(PLAN) ?? [];
  if (plan === undefined) return [];
  const rest = asked.topic.replace(plan, " ");
  if (fieldParts(rest).length === 0) return [];
  let elsewhere = 0;
  for (const index of cited) {
    for (const passage of index.passages) {
      const own = passageHaystack(index, passage);
      if (missingParts(rest, [own])?.length !== 0) continue;
      if (missingParts(plan, [own])?.length === 0) return [];
      if ((passage.text.match(PLAN) ?? []).length > 0) elsewhere++;
      else return [];
    }
  }
  return elsewhere > 0 ? fieldParts(plan) : [];
}

/** Which of year, month and day the dates of a text tell, as "0000-00-00". */
const shapesOf = (quantities: Claim["quantities"]): string[] =>
  quantities.flatMap(({ kind, value }) =>
    kind === "date" && typeof value === "string" ? [value.replace(/\d/g, "0")] : [],
  );

/** Whether a cited source states a date that tells as much as one of the claim's. */
function statesDates(claim: Claim, cited: readonly SourceIndex[]): boolean {
  const own = shapesOf(claim.quantities);
  return cited.some(({ passages }) =>
    passages.some(({ quantities }) => shapesOf(quantities).some((shape) => own.includes(shape))),
  );
}

function valueDrafts(asked: Asked, missing: readonly string[], claim: Claim, context: RuleContext): Draft[] {
  const own = haystackOf(claim.text);
  // The claim repeats the field that the sources lack, or is too short to bear more than the value.
  const repeats = missing.some((part) => (missingParts(part, [own])?.length ?? 1) === 0);
  const short = fieldParts(blank(claim)).length === 0;
  if (!repeats && !short) return [];
  const drafts: Draft[] = [];
  for (const quantity of claim.quantities) {
    if (!isValue(quantity) || !fills(asked, quantity)) continue;
    const standing = context.standing(claim, quantity);
    if (
      standing.kind === "question" ||
      standing.kind === "unlimited" ||
      standing.kind === "supported" ||
      standing.kind === "elsewhere" ||
      (standing.kind === "open" && standing.beside) ||
      // It follows from what is stated, or may.
      standing.kind === "computed" ||
      standing.kind === "operand" ||
      // The source states it, in millions rather than in billions.
      (standing.kind === "absent" && standing.slip) ||
      // A bare number that some calculation gives; where the claim names a field that the sources lack it follows from nothing.
      (standing.kind === "open" && standing.chance && !repeats)
    )
      continue;
    const [near] = nearest(asked.topic, context.cited(claim), 1);
    drafts.push({
      code: "HIT_BUT_UNANSWERABLE",
      at: quantity,
      evidence: near && near.score >= 0.3 ? evidenceOf(near.index, near.passage, "approximate") : null,
      data: { asked: asked.text, answer: quantity.text },
    });
  }
  return drafts;
}

const blank = (claim: Claim): string =>
  claim.quantities.reduce(
    (text, q) => text.slice(0, q.start - claim.start) + " ".repeat(q.end - q.start) + text.slice(q.end - claim.start),
    claim.text,
  );

/** Content words beyond those of the question that the sources must have for the claim to give their reasons. */
const REASONS = 3;

/**
 * Whether the claim tells, beside its yes or no, what the sources say of the matter ("…, since its support ended in May"): the
 * word of the question that they lack is then the asker's own name for it, and no field.
 */
function isReasoned(claim: Claim, asked: Asked, haystacks: Parameters<typeof missingParts>[1]): boolean {
  const question = haystackOf(asked.text);
  const own = fieldParts(claim.text).filter((part) => missingParts(part, [question])?.length !== 0);
  const lost = missingParts(own.join(" "), haystacks)?.length ?? own.length;
  return own.length - lost >= REASONS && lost <= own.length / 2;
}

/** What the nearest passage says of all of a kind it says of the one that is asked about, whatever its name is. */
function isOfAll(claim: Claim, cited: readonly SourceIndex[]): boolean {
  const [near] = nearest(claim.text, [...cited], 1);
  return near !== undefined && near.score >= OF_ALL && speaksOfAll(near.passage.text);
}
/** Share of the claim that such a passage must hold: all but the name. */
const OF_ALL = 0.3;

/** Share of what is asked that the sources must lack: a rare word among many may be a turn of phrase. */
const LOST = 0.3;

/** The claim affirms or denies what is asked in the question's own words, and the sources have none of them. */
function whetherDrafts(asked: Asked, missing: readonly string[], claim: Claim): Draft[] {
  const parts = fieldParts(asked.topic);
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  const lost = missing.reduce((sum, part) => sum + part.length, 0);
  if (size === 0 || lost < size * LOST) return [];
  const own = haystackOf(claim.text);
  const repeated = missing.filter((part) => (missingParts(part, [own])?.length ?? 1) === 0);
  const bare = /^(?:yes|no|是的|可以|不可以|支持|不支持|能|不能|会|不会|允许|不允许|有|没有)[\s。，,.!！]*$/i.test(
    claim.text.trim(),
  );
  if (!bare && repeated.length < missing.length) return [];
  return [
    {
      code: "HIT_BUT_UNANSWERABLE",
      at: { start: claim.start, end: claim.end },
      evidence: null,
      data: { asked: asked.text, answer: claim.text },
    },
  ];
}
