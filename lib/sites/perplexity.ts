import { hostedChat } from "./hosted-chat";

/** Since 2026 a citation is no link any more: its address stands in an attribute. */
export const perplexity = hostedChat({
  id: "perplexity",
  name: "Perplexity",
  asOf: "2026-04-07",
  hosts: ["www.perplexity.ai", "perplexity.ai"],
  signs: [
    ["span.citation[data-pplx-citation]", 0.5],
    ['button[data-testid="copy-query-button"]', 0.4],
    [".prose", 0.1],
  ],
  answer: ".prose:not(.prose .prose)",
  text: ".prose",
  question: "span.select-text",
  running: { page: '[aria-label="Stop"]' },
  marks: "span.citation[data-pplx-citation]",
  address: "data-pplx-citation-url",
});
