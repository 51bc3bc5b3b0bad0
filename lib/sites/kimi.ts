import { hostedChat } from "./hosted-chat";

export const kimi = hostedChat({
  id: "kimi",
  name: "Kimi",
  asOf: "2025-12-01",
  hosts: ["www.kimi.com", "kimi.moonshot.cn"],
  signs: [
    [".segment-assistant .markdown", 0.4],
    [".segment-user .user-content", 0.3],
  ],
  answer: ".segment-assistant",
  text: ".markdown",
  question: ".segment-user .user-content",
  beside: ".thinking-container, .toolcall-flow, .info-container",
  running: { page: ".send-button-container.stop" },
  marks: ".rag-tag",
});
