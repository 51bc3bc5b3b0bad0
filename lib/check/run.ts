import { linked } from "../evidence/evidence-of";
import { cachedIndex, type SourceIndex } from "../evidence/passages";
import { withGlossary } from "../evidence/source-aliases";
import { type Standing, weigh } from "../evidence/standing";
import { type Opposites, oppositesWith } from "../facts/opposites";
import { isValue, readQuantities } from "../facts/quantities";
import { readAsked } from "../facts/question";
import { readFixedRefusals, readRefusals } from "../facts/refusal";
import { readEdition } from "../facts/versions";
import type { Answer } from "../model/answer";
import type { PolarityPair } from "../model/polarity-pairs";
import type { Quantity } from "../model/quantity";
import { SEVERITY } from "../model/reasons";
import type { CheckedClaim, CheckReport, Evidence, Finding, Skipped } from "../model/report";
import type { Source } from "../model/source";
import { overlaps, type Span } from "../model/span";
import { hash } from "../text/hash";
import { withoutAliased } from "./aliased";
import { doubtByPosition, type Verdicts } from "./by-position";
import { readCalculations } from "./calculations";
import { citationMetrics } from "./citation-metrics";
import { type ReadAnswer, readAnswer } from "./claims";
import { ENGINE } from "./engine";
import { MAX_ANSWER, MAX_SOURCES, MOST_VALUES } from "./limits";
import { isRawMark } from "./markers";
import { Ordered } from "./ordered";
import { pairOf } from "./pair";
import { type Raised, refine } from "./refine";
import { riskOf } from "./risk";
import { type Claim, PASS, type Rule, type RuleContext } from "./rule";
import { withoutVerbatim } from "./verbatim";

export interface CheckOptions {
  /** Whether the report tells how well the answer cites: that costs about as much again as the check. */
  citations?: boolean;
  /** Fixed refusal sentences of the business (settings): an answer that says one of them declines. */
  refusals?: readonly string[];
  /** Pairs of opposite words that a business adds to those of the lexicon. */
  pairs?: readonly PolarityPair[];
  /** Terms of a business, each with all its names: names of one term are one subject, different terms are different ones. */
  glossary?: readonly (readonly string[])[];
}

/**
 * Checks one answer against its sources. Pure: the same input gives the same report, byte for byte.
 * Never throws for a rule's fault: a rule that throws is reported in `skipped` and costs its own verdict only.
 */
export function check(
  answer: Answer,
  sources: readonly Source[],
  rules: readonly Rule[],
  options: CheckOptions = {},
): CheckReport {
  const skipped: Skipped[] = [];
  const report = (
    claims: CheckedClaim[],
    findings: Finding[],
    read: number,
    facts: Record<string, number>,
    more: Pick<CheckReport, "precheckFired" | "risks" | "declined" | "citations"> = {},
  ): CheckReport => ({
    answerHash: hash(answer.text),
    sourcesHash: hash(JSON.stringify(sources.map((s) => [s.id, s.title, s.version, s.text]))),
    engine: ENGINE,
    claims,
    findings,
    skipped,
    checked: {
      claims: claims.filter((c) => c.verdict !== "unchecked").length,
      claimsTotal: claims.length,
      sourcesRead: read,
      sourcesTotal: sources.length,
      facts,
    },
    ...more,
  });

  if (answer.text.length > MAX_ANSWER) {
    skipped.push({ reason: "too-large", detail: `${answer.text.length} > ${MAX_ANSWER}` });
    return report([], [], 0, {});
  }

  const readable = indexSources(sources, skipped, options.glossary ?? []);
  const { text, markers, leading, claims, cites } = readAnswer(answer, sources);
  const limited = leaveOut(claims, skipped);
  const opposites = oppositesWith(options.pairs);
  const fixed = options.refusals ?? [];
  const contextFor = (held: Claim[]) =>
    contextOf(answer, text, held, { markers, leading }, cites, sources, readable, fixed, opposites);
  const context = contextFor(claims);
  const { drafts, decided, untied, precheckFired } = runRules(rules, claims, context, skipped);
  const refined = (raised: Raised[], held: readonly Claim[], seen: RuleContext) =>
    refine(withoutAliased(withoutVerbatim(raised, held, seen), held, seen));
  const stood = refined(drafts, claims, context);
  const judge = (citesOf: (claim: Claim) => string[], only: ReadonlySet<number>): Verdicts => {
    const held = claims.map((claim) => heldAgainst(claim, citesOf(claim)));
    const probe = contextFor(held);
    const again = runRules(rules, held, probe, [], only);
    return { drafts: refined(again.drafts, held, probe), decided: again.decided };
  };
  const seen = answer.markers;
  // What comes without a page (command line, imports) numbers its sources itself: there the order is the mapping.
  const kept = seen ? doubtByPosition({ drafts: stood, decided, claims, context, seen, judge }) : stood;
  const findings = kept.map((draft) => findingOf(draft, answer.text, text, claims, readable));
  const findingsOf = new Map<number, Finding[]>();
  for (const finding of findings) {
    const own = findingsOf.get(finding.claim);
    if (own) own.push(finding);
    else findingsOf.set(finding.claim, [finding]);
  }
  const checkedClaims = claims.map((claim) => ({
    start: claim.start,
    end: claim.end,
    text: answer.text.slice(claim.start, claim.end),
    cites: claim.cites,
    verdict: verdictOf(
      claim,
      findingsOf.get(claim.index) ?? [],
      limited.has(claim) || untied.has(claim) ? 0 : (decided[claim.index] ?? 0),
      context,
    ),
  }));
  for (const { index } of untied) skipped.push({ reason: "table-names", about: `${index}` });
  if (claims.length === 0) skipped.push({ reason: "nothing-to-check" });
  else if (sources.length === 0) skipped.push({ reason: "no-source" });
  return report(checkedClaims, findings, readable.size, countFacts(claims), {
    precheckFired,
    risks: riskOf(context),
    ...(context.refusals.length > 0 ? { declined: true } : {}),
    ...(options.citations
      ? { citations: citationMetrics(claims, context, (claim) => faultsIn(findingsOf.get(claim.index))) }
      : {}),
  });
}

const faultsIn = (findings: readonly Finding[] = []): Finding[] =>
  findings.filter(({ severity }) => severity === "contradicted" || severity === "unsupported");

/** The claim, held against other sources than those that it cites. Its values are new objects: what is known of them is kept by object. */
const heldAgainst = (claim: Claim, cites: string[]): Claim => ({
  ...claim,
  cites,
  quantities: claim.quantities.map((quantity) => ({ ...quantity })),
});

/** Takes the values beyond `MOST_VALUES` from their claims, says so in `skipped`, and returns those claims. */
function leaveOut(claims: readonly Claim[], skipped: Skipped[]): ReadonlySet<Claim> {
  const limited = new Set<Claim>();
  let values = 0;
  for (const claim of claims) {
    const room = Math.max(0, MOST_VALUES - values);
    values += claim.quantities.length;
    if (claim.quantities.length <= room) continue;
    claim.quantities = claim.quantities.slice(0, room);
    limited.add(claim);
  }
  const [first] = limited;
  if (first) skipped.push({ reason: "limit", about: `${first.index}`, detail: `${values} > ${MOST_VALUES}` });
  return limited;
}

function indexSources(
  sources: readonly Source[],
  skipped: Skipped[],
  glossary: readonly (readonly string[])[],
): Map<string, SourceIndex> {
  const readable = new Map<string, SourceIndex>();
  const terms = glossary.map((names) => ({ names }));
  const indexOf = (source: Source) => withGlossary(cachedIndex(source), terms);
  let total = 0;
  for (const source of sources) {
    total += source.text.length;
    if (source.text.trim() === "" || source.completeness === "none") {
      skipped.push({ reason: "source-unread", about: source.id });
    } else if (total > MAX_SOURCES) {
      skipped.push({ reason: "too-large", about: source.id, detail: `${source.text.length}` });
    } else if (!readable.has(source.id)) {
      readable.set(source.id, indexOf(source));
    } else if (![...readable.values()].some((other) => isSame(other.source, source))) {
      // Two texts under one id: nobody can tell which was cited, so that both are searched, and it is said.
      skipped.push({ reason: "same-id", about: source.id });
      readable.set(`${source.id}\0${readable.size}`, indexOf(source));
    }
  }
  return readable;
}

const isSame = (a: Source, b: Source): boolean => a.id === b.id && a.text === b.text;

/** The readable sources of each id, in the order in which they came. */
function groupById(readable: Map<string, SourceIndex>): Map<string, SourceIndex[]> {
  const groups = new Map<string, SourceIndex[]>();
  for (const index of readable.values()) {
    const group = groups.get(index.source.id);
    if (group) group.push(index);
    else groups.set(index.source.id, [index]);
  }
  return groups;
}

function contextOf(
  answer: Answer,
  text: string,
  claims: Claim[],
  { markers, leading }: Pick<ReadAnswer, "markers" | "leading">,
  cites: boolean,
  sources: readonly Source[],
  readable: Map<string, SourceIndex>,
  fixed: readonly string[],
  opposites: Opposites,
): RuleContext {
  const all = new Map(sources.map((s) => [s.id, s]));
  const question = answer.question ?? "";
  const questionQuantities = readQuantities(question);
  const asked = dayOf(questionQuantities);
  const asOf = asked ?? answer.asOf;
  const fixedRefusals = readFixedRefusals(text, fixed);
  const refusals = [...readRefusals(text), ...fixedRefusals]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((r, i, all) => !all.slice(0, i).some((before) => overlaps(before, r)));
  const asking = readAsked(question);
  const byId = groupById(readable);
  const cited = (claim: Claim) => claim.cites.flatMap((id) => byId.get(id) ?? []);
  const others = (claim: Claim) => [...readable.values()].filter((index) => !claim.cites.includes(index.source.id));
  const laid = new Ordered(markers, (marker) => marker);
  // A claim's marks are those in it and those up to the next claim; of those that lead, those from the claim before on.
  const marks = (claim: Claim) => {
    const from = claims[claim.index - 1]?.end ?? 0;
    const until = claims[claim.index + 1]?.start ?? text.length;
    return laid
      .near({ start: Math.min(from, claim.start), end: Math.max(claim.end, until) })
      .filter((m) =>
        leading.has(m)
          ? m.start >= from && m.start < claim.end
          : overlaps(m, claim) || (m.start >= claim.end && m.start < until),
      );
  };
  const complete = (claim: Claim) =>
    claim.cites.every(
      (id) =>
        !all.has(id) || (readable.has(id) && !["clipped", "snippet"].includes(all.get(id)?.completeness ?? "full")),
    );
  const weighed = new Map<Quantity, Standing>();
  const calculations = readCalculations({
    claims,
    question,
    questionQuantities,
    cited,
    weigh(claim, quantity) {
      const known = weighed.get(quantity);
      if (known) return known;
      const standing = weigh({
        claim: { text: claim.text, start: claim.start },
        quantity,
        quantities: claim.quantities,
        question: questionQuantities,
        asked: asking,
        questionText: question,
        cited: cited(claim),
        others: others(claim),
        complete: complete(claim),
      });
      weighed.set(quantity, standing);
      return standing;
    },
  });
  return {
    text,
    raw: answer.text,
    question,
    asked: asking,
    asOf,
    editions: new Map(sources.map((s) => [s.id, readEdition(s, asOf, asked !== undefined)])),
    questionQuantities,
    claims,
    refusals,
    declines: (claim) => readRefusals(claim.text).length > 0 || fixedRefusals.some((r) => overlaps(r, claim)),
    markers,
    cites,
    all,
    sources: readable,
    opposites,
    cited,
    others,
    marks,
    dangling: (claim) =>
      marks(claim).filter(
        (m) => (m.sources.length === 0 && !isRawMark(m) && m.why !== "nested") || m.lost !== undefined,
      ),
    complete,
    standing: calculations.standing,
    calculations: calculations.stated,
    told: calculations.told,
    unfounded: calculations.unfounded,
  };
}

/** The day that a question names ("as of 1 May 2024", 2023年); of a year its last day. Undefined where it names none. */
function dayOf(quantities: readonly Quantity[]): string | undefined {
  for (const { kind, value } of quantities) {
    if (kind !== "date" || typeof value !== "string") continue;
    const day = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(value);
    if (day) return `${day[1]}-${day[2] ?? "12"}-${day[3] ?? (day[2] ? "28" : "31")}`;
  }
  return undefined;
}

function runRules(
  rules: readonly Rule[],
  claims: Claim[],
  context: RuleContext,
  skipped: Skipped[],
  /** Claims that are asked for; all, and the answer as a whole, where absent. */
  only?: ReadonlySet<number>,
): { drafts: Raised[]; decided: number[]; untied: ReadonlySet<Claim>; precheckFired: string[] } {
  const drafts: Raised[] = [];
  const untied = new Set<Claim>();
  const decided = claims.map(() => 0);
  const precheckFired: string[] = [];
  for (const rule of rules) {
    try {
      if (rule.suspects && !rule.suspects(context)) continue;
      if (rule.suspects) precheckFired.push(rule.id);
      const raised: Raised[] = [];
      const counts = claims.map((claim) => {
        if (only && !only.has(claim.index)) return 0;
        const result = rule.check?.(claim, context) ?? PASS;
        for (const draft of result.drafts) raised.push({ ...draft, rule: rule.id, claim: claim.index });
        if (result.untied && result.untied.length > 0) untied.add(claim);
        return result.decided;
      });
      for (const draft of only ? [] : (rule.checkAnswer?.(context) ?? [])) {
        raised.push({ ...draft, rule: rule.id, claim: claims.find((c) => overlaps(c, draft.at))?.index ?? -1 });
      }
      drafts.push(...raised);
      for (const [i, count] of counts.entries()) decided[i] = (decided[i] ?? 0) + count;
    } catch (error) {
      skipped.push({
        reason: "rule-failed",
        about: rule.id,
        detail: error instanceof Error ? error.message : String(error),
      });
    }
  }
  return { drafts, decided, untied, precheckFired };
}

/** The source that a range was taken from: of several with one id the one that holds its words. */
function sourceOf({ source, start, end, text }: Evidence, readable: Map<string, SourceIndex>): Source | undefined {
  const first = readable.get(source)?.source;
  if (!first || first.text.slice(start, end) === text) return first;
  const holds = (index: SourceIndex) => index.source.id === source && index.source.text.slice(start, end) === text;
  return [...readable.values()].find(holds)?.source ?? first;
}

function findingOf(
  draft: Raised,
  answer: string,
  view: string,
  claims: Claim[],
  readable: Map<string, SourceIndex>,
): Finding {
  const at: Span = { start: draft.at.start, end: draft.at.end };
  const words = answer.slice(at.start, at.end);
  const cited = draft.evidence ? sourceOf(draft.evidence, readable) : undefined;
  const source = cited?.text;
  const claim = claims[draft.claim];
  return {
    id: hash(
      JSON.stringify([draft.rule, draft.code, words, claim?.text, draft.evidence?.source, draft.evidence?.text]),
    ).slice(0, 32),
    code: draft.code,
    severity: draft.severity ?? SEVERITY[draft.code],
    rule: draft.rule,
    ...at,
    text: words,
    claim: draft.claim,
    evidence: draft.evidence && linked(draft.evidence, cited),
    ...(draft.evidence && source !== undefined ? { pair: pairOf(view, at, source, draft.evidence, draft.focus) } : {}),
    data: draft.data,
  };
}

function verdictOf(claim: Claim, own: Finding[], decided: number, context: RuleContext): CheckedClaim["verdict"] {
  if (own.some((f) => f.severity === "contradicted")) return "contradicted";
  if (own.some((f) => f.severity === "unsupported")) return "unsupported";
  // A fault that may be the tool's numbering says neither yes nor no.
  if (own.some((f) => f.data.link === "doubted")) return "unchecked";
  // A value that an unread source may hold leaves the claim unchecked, whatever else of it was found.
  const open = claim.quantities.some(
    (q) => isValue(q) && context.cited(claim).length > 0 && context.standing(claim, q).kind === "open",
  );
  return decided > 0 && !open ? "supported" : "unchecked";
}

function countFacts(claims: readonly Claim[]): Record<string, number> {
  const facts = { quantities: 0, quotes: 0, negations: 0 };
  for (const claim of claims) {
    facts.quantities += claim.quantities.length;
    facts.quotes += claim.quotes.length;
    facts.negations += claim.denies ? 1 : 0;
  }
  return facts;
}
