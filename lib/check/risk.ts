import { missingParts, sourceHaystack } from "../evidence/field";
import { nearest, type SourceIndex } from "../evidence/passages";
import { foldedLower, hasPhrase } from "../facts/phrases";
import { readPolarity } from "../facts/polarity";
import { isValue } from "../facts/quantities";
import { asksValue } from "../facts/question";
import { type Risk, riskSchema } from "../model/report";
import type { RuleContext } from "./rule";

/** Words that ask for, or announce, a value that is worked out. */
const COMPUTING = [
  "一共",
  "总共",
  "合计",
  "总计",
  "共计",
  "累计",
  "相差",
  "差多少",
  "平均",
  "增长",
  "下降",
  "增加了",
  "减少了",
  "同比",
  "环比",
  "倍",
  "折合",
  "换算",
  "剩余",
  "还剩",
  "占比",
  "in total",
  "altogether",
  "total of",
  "sum of",
  "combined",
  "difference between",
  "on average",
  "average",
  "increase of",
  "decrease of",
  "increased by",
  "decreased by",
  "percent more",
  "percent less",
  "twice",
  "times as",
  "per cent higher",
  "percent higher",
  "how many more",
  "how much more",
  "remaining",
  "left over",
  "converted",
];
const SIGNS = /\d\s*[×*÷+=]\s*\d|[=＝]\s*[\d¥$€]/;

/**
 * Which kinds of fault an answer is exposed to: for sampling, so that the risky ones are looked at more often. Told from the
 * facts of answer, question and sources alone; findings are not looked at, so that a rule that is blind to a fault does not
 * also hide it from the sample. In a fixed order; empty where none holds.
 */
export function riskOf(context: RuleContext): Risk[] {
  const { claims } = context;
  const values = claims.flatMap((claim) => claim.quantities.filter(isValue));
  const risks = new Set<Risk>();
  if (values.length > 0 || context.asked.some(asksValue)) risks.add("number");
  if (values.some((q) => q.unit.includes("/") || q.kind === "currency" || q.kind === "percent" || q.per !== undefined))
    risks.add("unit");
  if (claims.some((c) => c.denies) || context.asked.some((a) => a.kind === "whether") || nearDenials(context))
    risks.add("negation");
  if (rivals(context)) risks.add("subject");
  if (versions(context)) risks.add("version-conflict");
  if (unanswerable(context)) risks.add("unanswerable");
  const words = foldedLower(`${context.question}\n${context.text}`);
  if (SIGNS.test(context.text) || (values.length > 0 && hasPhrase(words, COMPUTING))) risks.add("computation");
  return riskSchema.options.filter((risk) => risks.has(risk));
}

/** The passage nearest to a claim denies something: the negator is there to be lost. */
const nearDenials = (context: RuleContext): boolean =>
  context.claims.some((claim) => {
    const [near] = nearest(claim.text, context.cited(claim), 1);
    return near !== undefined && near.score >= 0.3 && readPolarity(near.passage.text).cues.length > 0;
  });

/** The cited sources give several values of the kind and unit that a claim gives: they can be taken for one another. */
function rivals(context: RuleContext): boolean {
  for (const claim of context.claims) {
    const units = new Set(claim.quantities.filter(isValue).map((q) => `${q.kind} ${q.unit}`));
    if (units.size === 0) continue;
    const seen = new Map<string, string>();
    for (const index of context.cited(claim)) {
      const stated = valuesByUnit(index);
      for (const unit of units) {
        const value = stated.get(unit);
        if (value === undefined) continue;
        const other = seen.get(unit);
        if (value === SEVERAL || (other !== undefined && other !== value)) return true;
        seen.set(unit, value);
      }
    }
  }
  return false;
}

/** Stands for more than one value; no value is written so. */
const SEVERAL = "several";

/** The value that a source gives of each kind and unit, `SEVERAL` where there are more: read once, not for each claim. */
function valuesByUnit({ passages }: SourceIndex): ReadonlyMap<string, string> {
  const known = unitsOf.get(passages);
  if (known) return known;
  const values = new Map<string, string>();
  for (const passage of passages)
    for (const q of passage.quantities) {
      if (!isValue(q)) continue;
      const unit = `${q.kind} ${q.unit}`;
      const value = JSON.stringify(q.value);
      values.set(unit, (values.get(unit) ?? value) === value ? value : SEVERAL);
    }
  unitsOf.set(passages, values);
  return values;
}
const unitsOf = new WeakMap<SourceIndex["passages"], ReadonlyMap<string, string>>();

/** Several editions of one document, or one that is not in force. */
function versions(context: RuleContext): boolean {
  const families = new Map<string, string>();
  for (const { force, family, version } of context.editions.values()) {
    if (force === "superseded" || force === "pending") return true;
    if (!version || family === "") continue;
    const order = version.order.join(".");
    if ((families.get(family) ?? order) !== order) return true;
    families.set(family, order);
  }
  return false;
}

/** Nothing came with the answer, it declines, or the sources have no word for what is asked. */
function unanswerable(context: RuleContext): boolean {
  if (context.claims.length > 0 && context.all.size === 0) return true;
  if (context.refusals.length > 0) return true;
  const haystacks = [...context.sources.values()].map(sourceHaystack);
  return context.asked.some(
    (asked) =>
      (missingParts(asked.topic, haystacks) ?? []).length > 0 && (asksValue(asked) || asked.kind === "whether"),
  );
}
