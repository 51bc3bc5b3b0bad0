import { hostedChat } from "./hosted-chat";

/** Marks and sources were not found in what others have seen: numbers in the text lead to sources that are not told. */
export const m365Copilot = hostedChat({
  id: "m365-copilot",
  name: "Microsoft 365 Copilot",
  asOf: "2026-10-01",
  hosts: ["m365.cloud.microsoft", "copilot.cloud.microsoft", "www.microsoft365.com"],
  signs: [
    ['.fai-CopilotMessage[role="article"]', 0.4],
    [".fai-CopilotMessage__content", 0.3],
    [".fai-UserMessage", 0.2],
  ],
  answer: ".fai-CopilotMessage",
  text: ".fai-CopilotMessage__content",
  question: ".fai-UserMessage",
  beside: ".fai-CopilotMessage__footnote",
  running: { answer: '[aria-busy="true"]' },
});
