import { hostedChat } from "./hosted-chat";

/** Two generations: test ids in 2025, ids and classes in 2026. Marks and sources were not found. */
export const doubao = hostedChat({
  id: "doubao",
  name: "Doubao",
  asOf: "2026-10-01",
  hosts: ["www.doubao.com"],
  signs: [
    ['[data-testid="receive_message"]', 0.5],
    ['[data-testid="send_message"]', 0.2],
    ["[data-message-id] .flow-markdown-body", 0.5],
    ["[data-message-id].justify-end", 0.2],
  ],
  answer: '[data-testid="receive_message"], [data-message-id]:not(.justify-end):has(.flow-markdown-body)',
  text: ".flow-markdown-body",
  question: '[data-testid="send_message"], [data-message-id].justify-end',
  beside: "details",
  running: { page: '[class*="break-btn-"]' },
});
