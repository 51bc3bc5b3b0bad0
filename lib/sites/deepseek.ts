import { hostedChat } from "./hosted-chat";

export const deepseek = hostedChat({
  id: "deepseek",
  name: "DeepSeek",
  asOf: "2026-10-01",
  hosts: ["chat.deepseek.com"],
  signs: [
    [".ds-message .ds-assistant-message-main-content", 0.6],
    [".ds-markdown", 0.2],
    [".ds-virtual-list-visible-items", 0.1],
  ],
  answer: ".ds-message:has(.ds-assistant-message-main-content)",
  text: ".ds-assistant-message-main-content",
  question: ".ds-message:not(:has(.ds-assistant-message-main-content))",
  beside: ".ds-think-content",
  running: { answer: ".ds-loading" },
  virtual: true,
  marks: ".ds-markdown-cite",
});
