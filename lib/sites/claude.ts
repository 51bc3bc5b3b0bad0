import { hostedChat } from "./hosted-chat";

/** No hook of a citation is known: links whose words name the site are taken for one. */
export const claude = hostedChat({
  id: "claude",
  name: "Claude",
  asOf: "2026-08-04",
  hosts: ["claude.ai"],
  signs: [
    [".font-claude-response", 0.4],
    ["div[data-is-streaming]", 0.2],
    ['[data-testid="user-message"]', 0.2],
    ["div[data-test-render-count]", 0.1],
  ],
  answer: ".font-claude-response",
  text: ".standard-markdown, .progressive-markdown",
  question: '[data-testid="user-message"]',
  running: { answer: '[data-is-streaming="true"]', page: 'button[aria-label="Stop response"]' },
  marks: "a[href]",
  chipsOnly: true,
});
