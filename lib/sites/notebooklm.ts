import { hostedChat } from "./hosted-chat";

/** The only hosted chat that shows the cited words: in a card, while one points at a mark or presses it. */
export const notebooklm = hostedChat({
  id: "notebooklm",
  name: "NotebookLM",
  asOf: "2026-09-01",
  hosts: ["notebooklm.google.com"],
  signs: [
    ["chat-message .to-user-container", 0.4],
    ["chat-message .from-user-container", 0.2],
    ["button.citation-marker", 0.3],
  ],
  answer: ".to-user-container",
  text: ".message-text-content",
  question: ".from-user-container",
  running: { answer: ".thinking-message", page: ".thinking-message" },
  marks: "button.citation-marker:has(span[aria-label])",
  named: "span[aria-label]",
  passage: { card: ".citation-tooltip", title: ".citation-tooltip-header", text: ".citation-tooltip-text" },
});
