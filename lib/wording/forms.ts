import type { ReasonCode } from "../model/reasons";
import type { MessageKey, PluralKey } from "./catalogue";

/*
 * What rules write into `finding.data`, and which sentence it makes. All values are strings.
 *
 *   form           names the form of the sentence ("b", "c"); without it the first form below whose fields are there
 *   source         words of the source: a value as it stands there ("8 元/席位/月"), or the words to quote
 *   answer         words of the answer; the flagged words (`finding.text`) stand in where it is absent
 *   value          a value that both sides state
 *   sourceSubject, answerSubject   what the value is about on each side
 *   title, version the source that the sentence names; the evidence's own stand in
 *   place          where in the source ("section 2", "第 2 节")
 *   marker         a citation mark as written ("[7]")
 *   gap            what an ellipsis leaves out
 *   n              a count, as decimal digits
 *   other, otherVersion, titleA, versionA, titleB, versionB, oldTitle, oldVersion, newTitle, newVersion   further sources
 *   a, b           values of titleA and titleB
 *   formula, right, input   of a calculation
 *   step           the earlier step, as written, that a calculation builds on and that is false or has no basis
 *   asked          what the question asks for
 *   date           ISO date or words
 *   jurisdiction   its name
 */
export type Field =
  | "source"
  | "answer"
  | "value"
  | "sourceSubject"
  | "answerSubject"
  | "title"
  | "place"
  | "marker"
  | "gap"
  | "n"
  | "other"
  | "titleA"
  | "titleB"
  | "a"
  | "b"
  | "oldTitle"
  | "newTitle"
  | "date"
  | "formula"
  | "right"
  | "input"
  | "step"
  | "asked"
  | "jurisdiction";

export interface Form {
  /** "" for the first form, then "b", "c". */
  form: string;
  needs: readonly Field[];
  /** Text without plural forms, or … */
  text?: MessageKey;
  /** … with plural forms: by the number of cited sources, or by the field `n` where the form needs it. */
  plural?: PluralKey;
}

const one = (text: MessageKey, needs: readonly Field[] = [], form = ""): Form => ({ form, needs, text });
const many = (plural: PluralKey, needs: readonly Field[] = [], form = ""): Form => ({ form, needs, plural });

/**
 * The forms of each code, the one that needs most first. A form is taken if `data.form` names it and its fields are
 * there, else the first one whose fields are there.
 */
export const forms: Readonly<Record<ReasonCode, readonly Form[]>> = {
  NUMBER_NOT_IN_SOURCE: [
    one("say_NUMBER_NOT_IN_SOURCE", ["source", "answer"]),
    many("say_NUMBER_NOT_IN_SOURCE_b", ["answer"], "b"),
  ],
  UNIT_MISMATCH: [one("say_UNIT_MISMATCH", ["source", "answer"])],
  DATE_MISMATCH: [
    one("say_DATE_MISMATCH", ["source", "answer"]),
    one("say_DATE_MISMATCH_b", ["source", "answer"], "b"),
    one("say_DATE_MISMATCH_c", ["source", "answer"], "c"),
  ],
  BOUND_FLIP: [one("say_BOUND_FLIP", ["source", "answer"])],
  NEGATION_FLIP: [one("say_NEGATION_FLIP_b", ["gap"], "b"), one("say_NEGATION_FLIP", ["source", "answer"])],
  UNLIMITED_TO_NUMBER: [
    one("say_UNLIMITED_TO_NUMBER", ["source", "answer"]),
    one("say_UNLIMITED_TO_NUMBER_b", ["source", "answer"], "b"),
  ],
  SUBJECT_MISMATCH: [
    one("say_SUBJECT_MISMATCH", ["value", "sourceSubject", "answerSubject"]),
    one("say_SUBJECT_MISMATCH_b", ["source", "answer"], "b"),
    one("say_SUBJECT_MISMATCH_c", ["sourceSubject", "answerSubject"], "c"),
  ],
  SUBJECT_NOT_IN_SOURCE: [
    one("say_SUBJECT_NOT_IN_SOURCE_b", ["source", "answer"], "b"),
    many("say_SUBJECT_NOT_IN_SOURCE", ["answer"]),
  ],
  CITATION_MISPLACED: [
    one("say_CITATION_MISPLACED", ["title"]),
    one("say_CITATION_MISPLACED_b", ["place", "title"], "b"),
  ],
  SOURCE_MISSING: [one("say_SOURCE_MISSING", ["marker"])],
  NO_CITATION: [many("say_NO_CITATION_b", ["n"], "b"), one("say_NO_CITATION")],
  IRRELEVANT_CITATION: [one("say_IRRELEVANT_CITATION", ["title", "other"])],
  QUOTE_NOT_FOUND: [many("say_QUOTE_NOT_FOUND_b", ["source"], "b"), many("say_QUOTE_NOT_FOUND")],
  QUOTE_ALTERED: [one("say_QUOTE_ALTERED", ["source", "answer"])],
  COMPUTED: [one("say_COMPUTED", ["answer", "formula"])],
  COMPUTED_WRONG: [
    one("say_COMPUTED_WRONG", ["formula", "right", "answer"]),
    one("say_COMPUTED_WRONG_c", ["step"], "c"),
    many("say_COMPUTED_WRONG_b", ["input"], "b"),
  ],
  CONFLICT: [one("say_CONFLICT", ["titleA", "a", "titleB", "b"])],
  VERSION_CONFLICT: [
    one("say_VERSION_CONFLICT_b", ["title", "source", "answer", "newTitle", "date"], "b"),
    one("say_VERSION_CONFLICT", ["title", "source", "answer", "oldTitle"]),
  ],
  HIT_BUT_UNANSWERABLE: [many("say_HIT_BUT_UNANSWERABLE", ["asked", "answer"])],
  NO_HIT: [one("say_NO_HIT")],
  FALSE_REFUSAL: [one("say_FALSE_REFUSAL", ["title", "source"])],
  HEDGED_REFUSAL: [one("say_HEDGED_REFUSAL", ["answer"])],
  PERMISSION_NOT_STATED: [one("say_PERMISSION_NOT_STATED"), one("say_PERMISSION_NOT_STATED_b", [], "b")],
  EXCEPTION_OVERRIDDEN: [one("say_EXCEPTION_OVERRIDDEN", ["source", "answer"])],
  JURISDICTION_MISSING: [one("say_JURISDICTION_MISSING", ["jurisdiction"])],
  WRONG_DOCUMENT: [one("say_WRONG_DOCUMENT", ["asked", "title"])],
  TOOL_CALL_LEAK: [one("say_TOOL_CALL_LEAK")],
  SOURCE_UNREAD: [one("say_SOURCE_UNREAD", ["title"])],
};
