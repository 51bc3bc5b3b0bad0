import { PASS, type Rule } from "../check/rule";
import { readToolCalls } from "../facts/tool-calls";

/** Raw tool-call syntax where an answer should be. */
export const toolCallLeak: Rule = {
  id: "tool-call-leak",
  summary: "The answer, or a part of it that stands alone, is raw tool-call syntax.",
  codes: ["TOOL_CALL_LEAK"],
  check: () => PASS,
  suspects: ({ raw }) => /[<{[|✿]|Action|\w\(/.test(raw),
  checkAnswer: ({ raw }) =>
    readToolCalls(raw).map((call) => ({ code: "TOOL_CALL_LEAK", at: call, evidence: null, data: {} })),
};
