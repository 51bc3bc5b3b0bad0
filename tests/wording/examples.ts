import type { ReasonCode } from "../../lib/model/reasons";
import type { Finding } from "../../lib/model/report";

/** One example of one form of a code in both languages: the data that a rule would write. */
export interface Example {
  form: string;
  en: Record<string, string>;
  zh: Record<string, string>;
}

/** When a code fires, in one line, and an example of each of its forms. Invented for these pages. */
export const examples: Record<ReasonCode, { when: string; forms: Example[] }> = {
  NUMBER_NOT_IN_SOURCE: {
    when: "The value stands nowhere in the cited sources in any equal form; contradicted where an aligned passage states another value.",
    forms: [
      {
        form: "",
        en: { source: "6 lockers", answer: "9 lockers" },
        zh: { source: "6 个储物柜", answer: "9 个储物柜" },
      },
      { form: "b", en: { answer: "9 lockers" }, zh: { answer: "9 个储物柜" } },
    ],
  },
  UNIT_MISMATCH: {
    when: "The value is equal; the unit or a “per” part differs and does not convert to equality.",
    forms: [
      {
        form: "",
        en: { source: "12 EUR per room", answer: "12 EUR per guest" },
        zh: { source: "12 元/间", answer: "12 元/人" },
      },
    ],
  },
  DATE_MISMATCH: {
    when: "A date, a time of day, or the event from which a period is counted differs from the aligned one.",
    forms: [
      {
        form: "",
        en: { source: "4 May 2031", answer: "5 April 2031" },
        zh: { source: "2031年5月4日", answer: "2031年4月5日" },
      },
      { form: "b", en: { source: "7 a.m.", answer: "7 p.m." }, zh: { source: "上午 7 点", answer: "晚上 7 点" } },
      { form: "c", en: { source: "delivery", answer: "purchase" }, zh: { source: "签收", answer: "下单" } },
    ],
  },
  BOUND_FLIP: {
    when: "At most against at least, before against after.",
    forms: [
      {
        form: "",
        en: { source: "at least 5 kg", answer: "at most 5 kg" },
        zh: { source: "不少于 5 公斤", answer: "不超过 5 公斤" },
      },
    ],
  },
  NEGATION_FLIP: {
    when: "The aligned predicate has the opposite polarity, or an ellipsis in a quote swallows the negator.",
    forms: [
      {
        form: "",
        en: { source: "dogs are not admitted", answer: "dogs are admitted" },
        zh: { source: "不允许携犬", answer: "允许携犬" },
      },
      { form: "b", en: { gap: "save on Sundays, never" }, zh: { gap: "除周日外不得" } },
    ],
  },
  UNLIMITED_TO_NUMBER: {
    when: "The source says unlimited, not applicable or none, the answer gives a number; and the reverse.",
    forms: [
      { form: "", en: { source: "unlimited", answer: "40 loans" }, zh: { source: "不限", answer: "40 次" } },
      { form: "b", en: { source: "40 loans", answer: "unlimited" }, zh: { source: "40 次", answer: "不限" } },
    ],
  },
  SUBJECT_MISMATCH: {
    when: "Value and unit stand in the cited source, but of another subject of the same kind; or the source says the same with two names exchanged, or of another name that it holds.",
    forms: [
      {
        form: "",
        en: { value: "3 guests", sourceSubject: "Single", answerSubject: "Family" },
        zh: { value: "3 位访客", sourceSubject: "单人卡", answerSubject: "家庭卡" },
      },
      {
        form: "b",
        en: { source: "River Trust bought Harbour Trust", answer: "Harbour Trust bought River Trust" },
        zh: { source: "河流基金会收购海港基金会", answer: "海港基金会收购河流基金会" },
      },
      {
        form: "c",
        en: { sourceSubject: "River Trust", answerSubject: "Harbour Trust" },
        zh: { sourceSubject: "河流基金会", answerSubject: "海港基金会" },
      },
    ],
  },
  SUBJECT_NOT_IN_SOURCE: {
    when: "A name that the claim is about stands nowhere in the cited sources in any equal form.",
    forms: [
      { form: "", en: { answer: "Harbour Trust" }, zh: { answer: "海港基金会" } },
      {
        form: "b",
        en: { source: "River Trust", answer: "Harbour Trust" },
        zh: { source: "河流基金会", answer: "海港基金会" },
      },
    ],
  },
  CITATION_MISPLACED: {
    when: "The claim is supported by a source or passage that it does not cite.",
    forms: [
      { form: "", en: { title: "House rules" }, zh: { title: "馆内守则" } },
      { form: "b", en: { title: "House rules", place: "section 4" }, zh: { title: "馆内守则", place: "第 4 节" } },
    ],
  },
  SOURCE_MISSING: {
    when: "A citation mark leads to no source.",
    forms: [{ form: "", en: { marker: "[9]" }, zh: { marker: "[9]" } }],
  },
  NO_CITATION: {
    when: "A claim with a quantity or a polarity, and nothing cited; once for an answer that cites nothing at all.",
    forms: [
      { form: "", en: {}, zh: {} },
      { form: "b", en: { n: "3" }, zh: { n: "3" } },
    ],
  },
  IRRELEVANT_CITATION: {
    when: "A cited source supports nothing in its claim while another cited one does.",
    forms: [
      { form: "", en: { title: "Floor plan", other: "House rules" }, zh: { title: "平面图", other: "馆内守则" } },
    ],
  },
  QUOTE_NOT_FOUND: {
    when: "Words presented as the source's wording stand nowhere in the cited source.",
    forms: [
      { form: "", en: {}, zh: {} },
      { form: "b", en: { source: "Bags are left at the desk." }, zh: { source: "包裹须寄存于前台。" } },
    ],
  },
  QUOTE_ALTERED: {
    when: "The quote is found but for some words.",
    forms: [
      {
        form: "",
        en: { source: "every visitor", answer: "most visitors" },
        zh: { source: "所有访客", answer: "多数访客" },
      },
    ],
  },
  COMPUTED: {
    when: "The value follows from cited inputs by one operation.",
    forms: [
      {
        form: "",
        en: { answer: "42 EUR", formula: "6 × 7 EUR = 42 EUR" },
        zh: { answer: "42 元", formula: "6 × 7 元 = 42 元" },
      },
    ],
  },
  COMPUTED_WRONG: {
    when: "An arithmetic statement, or a result told in words, is false; or its inputs, or those of a step before, are not in the source.",
    forms: [
      {
        form: "",
        en: { formula: "6 × 7", right: "42", answer: "44" },
        zh: { formula: "6 × 7", right: "42", answer: "44" },
      },
      { form: "b", en: { input: "7 EUR" }, zh: { input: "7 元" } },
      { form: "c", en: { step: "6 × 7 = 42 EUR", input: "6" }, zh: { step: "6 × 7 = 42 元", input: "6" } },
    ],
  },
  CONFLICT: {
    when: "Two cited sources in force at the same time give different values for the same subject and attribute.",
    forms: [
      {
        form: "",
        en: { titleA: "House rules", a: "4 hours", titleB: "Floor plan", b: "6 hours" },
        zh: { titleA: "馆内守则", a: "4 小时", titleB: "平面图", b: "6 小时" },
      },
    ],
  },
  VERSION_CONFLICT: {
    when: "The answer's value comes from a version that is superseded or not yet in force while the one in force says otherwise.",
    forms: [
      {
        form: "",
        en: {
          title: "House rules",
          version: "v5",
          source: "4 hours",
          answer: "6 hours",
          oldTitle: "House rules",
          oldVersion: "v4",
        },
        zh: {
          title: "馆内守则",
          version: "v5",
          source: "4 小时",
          answer: "6 小时",
          oldTitle: "馆内守则",
          oldVersion: "v4",
        },
      },
      {
        form: "b",
        en: {
          title: "House rules",
          version: "v5",
          source: "4 hours",
          answer: "6 hours",
          newTitle: "House rules",
          newVersion: "v6",
          date: "1 May 2032",
        },
        zh: {
          title: "馆内守则",
          version: "v5",
          source: "4 小时",
          answer: "6 小时",
          newTitle: "馆内守则",
          newVersion: "v6",
          date: "2032年5月1日",
        },
      },
    ],
  },
  HIT_BUT_UNANSWERABLE: {
    when: "The question asks for a field that no cited source states for that subject, and the answer gives one.",
    forms: [
      { form: "", en: { asked: "how many lockers", answer: "9" }, zh: { asked: "储物柜的数量", answer: "9 个" } },
    ],
  },
  NO_HIT: { when: "The answer states facts although no source came with it.", forms: [{ form: "", en: {}, zh: {} }] },
  FALSE_REFUSAL: {
    when: "The answer declines although a cited passage holds a value of the asked type for the asked subject.",
    forms: [{ form: "", en: { title: "House rules", source: "4 hours" }, zh: { title: "馆内守则", source: "4 小时" } }],
  },
  HEDGED_REFUSAL: {
    when: "The answer declines and then offers content without a source.",
    forms: [{ form: "", en: { answer: "it is usually two hours" }, zh: { answer: "一般是两小时" } }],
  },
  PERMISSION_NOT_STATED: {
    when: "The answer says that the material expressly allows or forbids something, and no cited sentence does.",
    forms: [
      { form: "", en: {}, zh: {} },
      { form: "b", en: {}, zh: {} },
    ],
  },
  EXCEPTION_OVERRIDDEN: {
    when: "An exception is cited, then set aside by general practice.",
    forms: [
      {
        form: "",
        en: { source: "except guide dogs", answer: "but in practice no dog comes in" },
        zh: { source: "导盲犬除外", answer: "但一般都不能带犬" },
      },
    ],
  },
  JURISDICTION_MISSING: {
    when: "A number without its jurisdiction while all cited sources belong to one.",
    forms: [{ form: "", en: { jurisdiction: "Portugal" }, zh: { jurisdiction: "葡萄牙" } }],
  },
  WRONG_DOCUMENT: {
    when: "The question names a document and the cited source is another one.",
    forms: [
      { form: "", en: { asked: "Floor plan", title: "House rules" }, zh: { asked: "平面图", title: "馆内守则" } },
    ],
  },
  TOOL_CALL_LEAK: { when: "The answer is raw tool-call syntax.", forms: [{ form: "", en: {}, zh: {} }] },
  SOURCE_UNREAD: {
    when: "A source is known but its text could not be read; its claims are unchecked.",
    forms: [{ form: "", en: { title: "Floor plan" }, zh: { title: "平面图" } }],
  },
};

/** A finding with these data; the rest is filler that no sentence of the example shows. */
export function findingOf(
  code: ReasonCode,
  form: string,
  data: Record<string, string>,
  over: Partial<Finding> = {},
): Finding {
  const text = data.answer ?? data.value ?? data.marker ?? "";
  return {
    id: "f",
    code,
    severity: "contradicted",
    rule: "r",
    start: 0,
    end: text.length,
    text,
    claim: 0,
    evidence: null,
    data: form === "" ? data : { ...data, form },
    ...over,
  };
}
