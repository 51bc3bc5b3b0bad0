import type { SourceIndex } from "../evidence/passages";
import { aliasesOf } from "../evidence/source-aliases";
import type { Aliases } from "../facts/aliases";
import { foldUnits } from "../text/characters";
import type { Raised } from "./refine";
import type { Claim, RuleContext } from "./rule";

/** A part of a name this long is the name: 云溪科技有限公司 of 北京云溪科技有限公司. UTF-16 units. */
const SHORTEST_PART = 4;

/**
 * Leaves out what another name of the same subject refutes: a name that stands in the sources under another name of its term is
 * not missing, and two names of one term are no two subjects.
 */
export function withoutAliased(drafts: readonly Raised[], claims: readonly Claim[], context: RuleContext): Raised[] {
  return drafts.filter((draft) => {
    if (draft.code !== "SUBJECT_NOT_IN_SOURCE" && draft.code !== "SUBJECT_MISMATCH") return true;
    const claim = claims[draft.claim];
    const cited = claim ? context.cited(claim) : [];
    const aliases = aliasesOf(cited);
    if (aliases.isEmpty) return true;
    if (draft.code === "SUBJECT_NOT_IN_SOURCE")
      return !aliases
        .find(context.text.slice(draft.at.start, draft.at.end))
        .some(({ key }) => cited.some((index) => named(index).has(key)));
    const { answerSubject = "", sourceSubject = "" } = draft.data;
    return !sameTerm(answerSubject, sourceSubject, aliases);
  });
}

/** Terms that a source names, by any of their names; read once. */
const known = new WeakMap<Aliases, ReadonlySet<string>>();
function named({ aliases, source }: SourceIndex): ReadonlySet<string> {
  if (!aliases) return NONE;
  let keys = known.get(aliases);
  if (!keys) {
    keys = new Set(aliases.find(source.text).map((hit) => hit.key));
    known.set(aliases, keys);
  }
  return keys;
}
const NONE: ReadonlySet<string> = new Set();

function sameTerm(one: string, other: string, aliases: Aliases): boolean {
  const [a, b] = [one, other].map((text) => aliases.find(text).map((hit) => hit.key)) as [string[], string[]];
  if (a.length > 0) return a.length === b.length && a.every((key, i) => key === b[i]);
  const words = foldUnits(one).toLowerCase().trim();
  return (
    words.length >= SHORTEST_PART &&
    b.some((key) => aliases.namesOf(key).some((name) => foldUnits(name).toLowerCase().includes(words)))
  );
}
