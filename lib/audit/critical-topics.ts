import { foldUnits, isLetter } from "../text/characters";

/**
 * Words that make an answer critical unless others are given: what it charges, what it threatens, what it pays back. A word of
 * letters stands whole; a Chinese one anywhere.
 */
export const CRITICAL_WORDS: readonly string[] = [
  "rate",
  "rates",
  "interest",
  "APR",
  "fee",
  "fees",
  "charge",
  "charges",
  "penalty",
  "penalties",
  "fine",
  "fines",
  "late payment",
  "refund",
  "refunds",
  "reimbursement",
  "compensation",
  "费率",
  "利率",
  "年化",
  "手续费",
  "服务费",
  "收费",
  "违约金",
  "滞纳金",
  "罚款",
  "罚息",
  "退款",
  "退费",
  "退还",
  "赔偿",
  "赔付",
];

/** The words in the form in which they are looked for; empty ones are left out. */
export const readTopics = (words: readonly string[]): string[] =>
  words.map((word) => foldUnits(word).toLowerCase().trim()).filter((word) => word !== "");

/** Whether question or answer names one of `topics` (of `readTopics`). */
export function isCritical(question: string | undefined, answer: string, topics: readonly string[]): boolean {
  const text = foldUnits(`${question ?? ""}\n${answer}`).toLowerCase();
  return topics.some((topic) => names(text, topic));
}

function names(text: string, topic: string): boolean {
  const letter = (at: number, whole: string): boolean => at >= 0 && at < whole.length && isLetter(whole.charCodeAt(at));
  const first = letter(0, topic);
  const last = letter(topic.length - 1, topic);
  for (let at = text.indexOf(topic); at >= 0; at = text.indexOf(topic, at + 1))
    if (!(first && letter(at - 1, text)) && !(last && letter(at + topic.length, text))) return true;
  return false;
}
