import { hostedChat } from "./hosted-chat";

/** A mark is an icon: its source is named in a pane at most, as a link. Icons are words of a font ("thumb_up"). */
export const gemini = hostedChat({
  id: "gemini",
  name: "Gemini",
  asOf: "2026-07-24",
  hosts: ["gemini.google.com"],
  signs: [
    ["model-response message-content .markdown", 0.5],
    ["user-query, user-query-content", 0.2],
    ["source-inline-chip, source-footnote, sources-carousel-inline", 0.1],
  ],
  answer: "model-response",
  text: "message-content .markdown",
  question: "user-query-content",
  beside: "sources-carousel-inline, model-thoughts",
  running: { page: ".send-button.stop" },
  marks: "source-inline-chip, source-footnote, sup.superscript",
  named: "button",
});
