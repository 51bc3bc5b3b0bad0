import type { CheckReport, Finding } from "../model/report";
import type { Language } from "../model/settings";
import { messageRuns, pluralRuns, type Run } from "./catalogue";
import { type Field, type Form, forms } from "./forms";
import { label } from "./label";
import { clip } from "./quote";
import { sourceName } from "./source-name";

/**
 * The plain sentence of a finding: what the source says before what the answer says. `report` gives the number of cited
 * sources ("the cited source", "the cited sources"). Never empty: where a rule left a field out, the label and the
 * flagged words stand instead.
 */
export function sentence(finding: Finding, language: Language, report?: CheckReport): string {
  return sentenceRuns(finding, language, report)
    .map((run) => run.text)
    .join("");
}

/** As `sentence`, in runs: a run with a `name` holds words of the answer or of a source. */
export function sentenceRuns(finding: Finding, language: Language, report?: CheckReport): Run[] {
  const form = pick(finding);
  if (form === undefined) return rowRuns(finding, language);
  const args: Record<string, string | number> = {};
  for (const need of form.needs) args[need] = field(finding, need, language);
  if (form.text !== undefined) return messageRuns(language, form.text, args);
  if (form.plural === undefined) return rowRuns(finding, language);
  if (!form.needs.includes("n")) return pluralRuns(language, form.plural, citedSources(finding, report), args);
  const { n, ...rest } = args;
  return pluralRuns(language, form.plural, Number(n) || 0, rest);
}

/** A finding as one line of a list: `label: “words”`. */
export function rowRuns(finding: Finding, language: Language): Run[] {
  const name = label(finding.code, language, finding.data.form);
  if (finding.text.trim() === "") return [{ text: name }];
  return messageRuns(language, "finding_row", { label: name, answer: clip(finding.text) }).map((run) =>
    run.name === "label" ? { text: run.text } : run,
  );
}

function pick(finding: Finding): Form | undefined {
  const ready = forms[finding.code].filter((form) => form.needs.every((need) => has(finding, need)));
  return ready.find((form) => form.form === (finding.data.form ?? "")) ?? ready[0];
}

/** Codes whose sentence quotes the source: there the evidence's words serve where the rule named none. */
const QUOTING: ReadonlySet<string> = new Set(["NEGATION_FLIP", "BOUND_FLIP", "EXCEPTION_OVERRIDDEN"]);

function raw(finding: Finding, name: Field): string {
  const given = finding.data[name]?.trim() ?? "";
  if (given !== "") return given;
  if (name === "answer") return finding.text.trim();
  if (name === "marker") return finding.text.trim();
  if (name === "source" && QUOTING.has(finding.code)) return finding.evidence?.text.trim() ?? "";
  return "";
}

/** A title may always be named, if only as "a source". */
const TITLES: ReadonlySet<Field> = new Set(["title", "other", "titleA", "titleB", "oldTitle", "newTitle"]);

function has(finding: Finding, name: Field): boolean {
  return TITLES.has(name) ? name === "title" || raw(finding, name) !== "" : raw(finding, name) !== "";
}

function field(finding: Finding, name: Field, language: Language): string {
  if (!TITLES.has(name)) return clip(raw(finding, name));
  const own = name === "title";
  const title = raw(finding, name) || (own ? finding.evidence?.title : undefined);
  const version = finding.data[versionField(name)] ?? (own ? finding.evidence?.version : undefined);
  return sourceName({ title, version }, language, "sentence");
}

const versionField = (name: Field): string =>
  name === "other" ? "otherVersion" : name.replace(/[tT]itle/, (word) => (word === "title" ? "version" : "Version"));

function citedSources(finding: Finding, report: CheckReport | undefined): number {
  return report?.claims[finding.claim]?.cites.length ?? 1;
}
