import { isValue } from "../facts/quantities";
import type { Marker } from "../model/answer";
import type { ReasonCode } from "../model/reasons";
import { SEVERITY } from "../model/reasons";
import { overlaps } from "../model/span";
import type { Raised } from "./refine";
import type { Claim, RuleContext } from "./rule";

/** Faults of the answer's own words: no source could make them right. */
const OWN_FAULTS: readonly ReasonCode[] = ["TOOL_CALL_LEAK", "COMPUTED_WRONG", "NO_HIT", "HEDGED_REFUSAL"];

/** Drafts that stand, and facts decided by claim, where claims are held against other sources. */
export interface Verdicts {
  drafts: readonly Raised[];
  decided: readonly number[];
}

interface Doubt extends Verdicts {
  claims: readonly Claim[];
  context: RuleContext;
  /** Marks that the page reader found; `context.markers` holds those written in the text too. */
  seen: readonly Marker[];
  /** Judges the claims of `only` again, each held against the sources that `citesOf` names. */
  judge: (citesOf: (claim: Claim) => string[], only: ReadonlySet<number>) => Verdicts;
}

/**
 * On a chat tool's page a number is no proof of its source: most tools renumber. A fault that rests on such a mark
 * becomes a notice (`data.link` is `doubted`), unless a source text agrees: either the claim is at fault against every
 * source of the answer, whichever was meant; or another claim, joined to the same source by number too, is supported
 * there and by no other source that was read, so that the numbers are right. Findings of claims that rest on such marks
 * bear `data.link` `position` all the same.
 */
export function doubtByPosition(doubt: Doubt): Raised[] {
  const { drafts, claims, context, seen } = doubt;
  const loose = new Map<number, string[]>();
  for (const claim of claims) {
    const ids = looseSources(claim, context);
    if (ids.length > 0) loose.set(claim.index, ids);
  }
  const written = (d: Raised) =>
    d.code === "SOURCE_MISSING" && isNumeral(context, d) && !seen.some((m) => overlaps(m, d.at));
  const rests = (d: Raised) => loose.has(d.claim) && d.code !== "SOURCE_MISSING" && !OWN_FAULTS.includes(d.code);
  const faulty = drafts.filter((d) => isFault(d) && rests(d));
  const agreed = faulty.length > 0 ? agreement(doubt, loose, faulty) : new Set<Raised>();
  return drafts.map((d): Raised => {
    if (written(d) || (faulty.includes(d) && !agreed.has(d)))
      return { ...d, severity: "notice", data: { ...d.data, link: "doubted" } };
    return rests(d) ? { ...d, data: { ...d.data, link: "position" } } : d;
  });
}

const isFault = (d: Raised): boolean => {
  const severity = d.severity ?? SEVERITY[d.code];
  return severity === "contradicted" || severity === "unsupported";
};

/** The faults that stand although their source is known by a number alone. */
function agreement(
  { drafts, decided, claims, context, judge }: Doubt,
  loose: ReadonlyMap<number, string[]>,
  faulty: readonly Raised[],
): ReadonlySet<Raised> {
  const read = new Set([...context.sources.values()].map(({ source }) => source.id));
  const whole = [...context.all.values()].every(
    ({ id, completeness = "full" }) => read.has(id) && completeness === "full",
  );
  const everything = whole ? judge(() => [...read], new Set(faulty.map((d) => d.claim))) : { drafts: [] };
  const standing = everything.drafts.filter((d) => isFault(d) && d.code !== "CITATION_MISPLACED");
  const agreed = new Set(
    faulty.filter((d) => standing.some((other) => other.claim === d.claim && overlaps(other.at, d.at))),
  );
  const open = faulty.filter((d) => !agreed.has(d));
  if (open.length === 0) return agreed;

  const clean = claims.filter(
    (claim) =>
      loose.get(claim.index)?.length === 1 &&
      (decided[claim.index] ?? 0) > 0 &&
      claim.quantities.some(isValue) &&
      context.cited(claim).length > 0 &&
      !drafts.some((d) => d.claim === claim.index && isFault(d)),
  );
  const elsewhere = (claim: Claim) => [...read].filter((id) => !claim.cites.includes(id));
  const without = judge(elsewhere, new Set(clean.map((claim) => claim.index)));
  const sure = new Set(
    clean
      .filter(
        (claim) => elsewhere(claim).length === 0 || without.drafts.some((d) => d.claim === claim.index && isFault(d)),
      )
      .flatMap((claim) => loose.get(claim.index) ?? []),
  );
  for (const d of open) if (loose.get(d.claim)?.every((id) => sure.has(id))) agreed.add(d);
  return agreed;
}

/** The sources that a claim cites and that no mark names but by its number. */
function looseSources(claim: Claim, context: RuleContext): string[] {
  if (!claim.cited) return [];
  const own = context.marks(claim);
  return claim.cites.filter((id) => {
    const leading = (marks: readonly Marker[]) => marks.filter((mark) => mark.sources.includes(id));
    // A claim without a mark of its own takes a later one's source.
    const marks = leading(own).length > 0 ? leading(own) : leading(context.markers);
    return marks.length > 0 && marks.every((mark) => mark.link === "position");
  });
}

/** Whether a mark shows numbers only: a list that joined or left out sources has fewer than its numbers say. */
const isNumeral = (context: RuleContext, { at }: Raised): boolean =>
  /^\D{0,2}\d{1,3}(?:\D{1,3}\d{1,3}){0,9}\D{0,2}$/.test(context.raw.slice(at.start, at.end));
