import { cachedIndex, passageAt } from "../evidence/passages";
import { readEnglishNames } from "../facts/names-en";
import { readChineseNames } from "../facts/names-zh";
import { isValue } from "../facts/quantities";
import { readUnlimited } from "../facts/unlimited";
import type { Answer, Marker } from "../model/answer";
import type { Grounded, Replacement } from "../model/grounded";
import type { ReasonCode } from "../model/reasons";
import type { CheckedClaim, CheckReport, Evidence, Finding } from "../model/report";
import type { Source } from "../model/source";
import { contains, overlaps, type Span } from "../model/span";
import { readAnswer } from "./claims";
import type { Claim, Rule } from "./rule";
import { type CheckOptions, check } from "./run";

/** The words that stand where the sources say nothing, in the answer's language. */
export interface GroundedWords {
  /** "no basis in the source" */
  none: string;
}

/** Codes whose flagged span is a value: the source's value can stand in its place. */
const VALUES: ReadonlySet<ReasonCode> = new Set([
  "NUMBER_NOT_IN_SOURCE",
  "UNIT_MISMATCH",
  "DATE_MISMATCH",
  "BOUND_FLIP",
  "VERSION_CONFLICT",
]);

/** The text is checked again after each turn; what still rings in the last one has no basis, whole. */
const TURNS = 3;

/**
 * The answer with every faulty span taken out: a wrong value gives way to the source's own with its name (`8 元/席位/月
 * [policy-v3]`), another fault to the passage that holds the field, word for word, and what no passage states to
 * `words.none`. Claims that nobody could check keep no value, negation or name that stands in none of their sources. The
 * result is checked again, with the same rules, before it is returned.
 */
export function ground(
  answer: Answer,
  sources: readonly Source[],
  rules: readonly Rule[],
  words: GroundedWords,
  options: CheckOptions = {},
): Grounded {
  let draft: Draft = { text: answer.text, markers: answer.markers ?? [], cites: answer.cites };
  let replaced: Replacement[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const now: Answer = { ...answer, ...draft };
    const report = check(now, sources, rules, options);
    const edits = editsOf(now, report, sources, words, turn > 0);
    if (edits.length === 0) return { text: draft.text, replaced };
    replaced = [
      ...replaced,
      ...edits.map(({ was, now, code, source, version }) => ({ was, now, code, source, version })),
    ];
    draft = apply(draft, edits);
  }
  const last = check({ ...answer, ...draft }, sources, rules, options);
  if (editsOf({ ...answer, ...draft }, last, sources, words, true).length === 0) return { text: draft.text, replaced };
  return { text: words.none, replaced: [...replaced, { was: draft.text, now: words.none }] };
}

interface Draft {
  text: string;
  markers: Marker[];
  cites: string[] | undefined;
}

interface Edit extends Span, Replacement {
  /** Source id that the new words name. */
  cite?: string;
  /** The part of the new words that is a citation mark, from their start. */
  label?: Span;
}

/** What must be taken out of an answer. `strict`: a claim that still rings after a replacement goes whole. */
function editsOf(
  answer: Answer,
  report: CheckReport,
  sources: readonly Source[],
  words: GroundedWords,
  strict: boolean,
): Edit[] {
  const { claims } = readAnswer(answer, sources);
  const faults = report.findings.filter(({ severity }) => severity === "contradicted" || severity === "unsupported");
  const whole = faults.find(({ claim }) => claim < 0);
  if (whole !== undefined) {
    return [{ start: 0, end: answer.text.length, was: answer.text, now: words.none, code: whole.code }];
  }
  return report.claims.flatMap((checked, index) => {
    const claim = claims[index];
    const own = faults.filter((fault) => fault.claim === index);
    const first = own[0];
    if (checked.text.trim() === words.none || claim === undefined) return [];
    if (first === undefined) {
      return isProven(checked, claim, sources) ? [] : [withoutBasis(answer, claim, undefined, words)];
    }
    const values = own.flatMap((fault) => valueEdit(answer, fault, sources));
    if (!strict && values.length === own.length && !values.some((a) => values.some((b) => a !== b && overlaps(a, b)))) {
      return values;
    }
    const quoted = strict ? undefined : passageEdit(answer, claim, own, sources);
    return [quoted ?? withoutBasis(answer, claim, first.code, words)];
  });
}

/**
 * Whether a claim without a finding may stand: it is supported, or it states nothing that a rule reads; and the names in it
 * stand in its sources.
 */
function isProven(checked: CheckedClaim, claim: Claim, sources: readonly Source[]): boolean {
  const cited = sources.filter(({ id }) => checked.cites.includes(id)).map(({ text }) => text.toLowerCase());
  const names = [...readEnglishNames(claim.text), ...readChineseNames(claim.text)];
  if (
    names.some(({ start, end }) => !cited.some((text) => text.includes(claim.text.slice(start, end).toLowerCase())))
  ) {
    return false;
  }
  if (checked.verdict === "supported") return true;
  const states = claim.quantities.some(isValue) || claim.quotes.length > 0 || claim.denies;
  return !states && readUnlimited(claim.text).length === 0;
}

/** The source's own value in the place of a wrong one. Empty where the source gives none in so many words. */
function valueEdit(answer: Answer, fault: Finding, sources: readonly Source[]): Edit[] {
  const { evidence } = fault;
  const value = fault.data.source;
  if (!VALUES.has(fault.code) || evidence === null || value === undefined || !evidence.text.includes(value)) return [];
  const source = sources.find(({ id }) => id === evidence.source);
  if (source === undefined) return [];
  return [replacement(answer, fault, value, evidence, fault.code)];
}

/** The passage that holds the field, word for word, in the place of a claim. */
function passageEdit(
  answer: Answer,
  claim: Span,
  faults: readonly Finding[],
  sources: readonly Source[],
): Edit | undefined {
  const fault = faults.find(({ evidence }) => evidence !== null && evidence.how !== "approximate");
  const source = sources.find(({ id }) => id === fault?.evidence?.source);
  if (fault?.evidence == null || source === undefined) return undefined;
  const passage = passageAt(cachedIndex(source), fault.evidence);
  const at = passage !== undefined && contains(passage, fault.evidence) ? passage : fault.evidence;
  return replacement(answer, claim, `“${source.text.slice(at.start, at.end).trim()}”`, fault.evidence, fault.code);
}

function withoutBasis(answer: Answer, { start, end }: Span, code: ReasonCode | undefined, words: GroundedWords): Edit {
  return { start, end, was: answer.text.slice(start, end), now: words.none, code };
}

function replacement(
  answer: Answer,
  { start, end }: Span,
  words: string,
  { source, title, version }: Evidence,
  code: ReasonCode,
): Edit {
  const name = `[${[title ?? source, version].filter((part) => part !== undefined && part !== "").join(" ")}]`;
  const now = `${words} ${name}`;
  return {
    start,
    end,
    was: answer.text.slice(start, end),
    now,
    code,
    source,
    version,
    cite: source,
    label: { start: words.length + 1, end: now.length },
  };
}

/** Puts the new words in, moves the marks that stay and adds those of the new words. */
function apply({ text, markers, cites }: Draft, edits: readonly Edit[]): Draft {
  const sorted = [...edits].sort((a, b) => a.start - b.start);
  const kept: Marker[] = [];
  let built = "";
  let at = 0;
  const until = (end: number): void => {
    for (const marker of markers) {
      if (marker.start < at || marker.end > end) continue;
      const shift = built.length - at;
      kept.push({ ...marker, start: marker.start + shift, end: marker.end + shift });
    }
    built += text.slice(at, end);
  };
  for (const { start, end, now, cite, label } of sorted) {
    until(start);
    if (cite !== undefined && label !== undefined) {
      kept.push({
        start: built.length + label.start,
        end: built.length + label.end,
        label: now.slice(label.start, label.end),
        sources: [cite],
        link: "exact",
      });
    }
    built += now;
    at = end;
  }
  until(text.length);
  return { text: built, markers: kept, cites };
}
