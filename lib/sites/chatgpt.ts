import { hostedChat } from "./hosted-chat";

/** The turn was an `article` and became a `section` in 2026-07; the attributes stayed. */
export const chatgpt = hostedChat({
  id: "chatgpt",
  name: "ChatGPT",
  asOf: "2026-08-20",
  hosts: ["chatgpt.com", "chat.openai.com"],
  signs: [
    ['[data-message-author-role="assistant"][data-message-id]', 0.4],
    ['[data-testid^="conversation-turn-"]', 0.3],
    ['[data-testid="webpage-citation-pill"]', 0.1],
  ],
  answer: '[data-message-author-role="assistant"][data-message-id]',
  text: ".markdown",
  question: '[data-message-author-role="user"]',
  beside: ".sr-only",
  running: { page: '[data-testid="stop-button"]' },
  key: "data-message-id",
  marks: '[data-testid="webpage-citation-pill"]',
});
