import type { Span } from "../model/span";
import { FIRST_OF_TWO_EN, FIRST_OF_TWO_ZH, SECOND_OF_TWO_EN, SECOND_OF_TWO_ZH } from "./lexicon/back-references";
import type { Subject } from "./subjects";
import type { Token } from "./tokens";

/** A place that stands for one of two names. */
export interface BackReference extends Span {
  /** 0: the former, 1: the latter. */
  which: 0 | 1;
}

/** "The former", "the latter", 前者, 后者 among the tokens of a text. */
export function readBackReferences(tokens: readonly Token[]): BackReference[] {
  return tokens.flatMap((token, i) => {
    const next = tokens[i + 1];
    const pair = next && next.start === token.end ? token.text + next.text : "";
    // "The former director": a word before a name.
    const alone = FIRST_OF_TWO_EN.has(token.text) ? next === undefined || next.kind !== "word" || isVerb(next) : true;
    const which =
      (FIRST_OF_TWO_EN.has(token.text) && alone) || FIRST_OF_TWO_ZH.includes(pair)
        ? 0
        : SECOND_OF_TWO_EN.has(token.text) || SECOND_OF_TWO_ZH.includes(pair)
          ? 1
          : null;
    if (which === null) return [];
    return [{ start: token.start, end: pair === "" || token.kind === "word" ? token.end : (next as Token).end, which }];
  });
}

/** A verb's form: costs, had, takes. Names and nouns in the singular do not end so. */
const isVerb = ({ text }: Token): boolean => /(?:s|ed)$/.test(text) && text.length > 3;

/**
 * The members that back-references stand for: of the two different members of one set that were named last before them. `named` are
 * the members before and in the text, in text order.
 */
export function referredMembers(references: readonly BackReference[], named: readonly Subject[]): Subject[] {
  return references.flatMap((reference) => {
    const before = named.filter((member) => member.end <= reference.start);
    const last = before.at(-1);
    if (!last) return [];
    const set = before.filter((member) => member.role === last.role);
    const second = set.at(-1) as Subject;
    const first = set.findLast((member) => member.keys.join(" ") !== second.keys.join(" "));
    if (!first) return [];
    const meant = reference.which === 0 ? first : second;
    return [{ ...meant, start: reference.start, end: reference.end }];
  });
}
