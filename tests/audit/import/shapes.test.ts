import { describe, expect, it } from "vitest";
import { rowsOf, shapeOf } from "../../../lib/audit/import/shapes";

describe("Open WebUI", () => {
  const talk = {
    id: "t",
    title: "Fees",
    chat: {
      history: {
        currentId: "m2",
        messages: {
          m1: { id: "m1", parentId: null, role: "user", content: "What is the fee?" },
          m2: {
            id: "m2",
            parentId: "m1",
            role: "assistant",
            content:
              '<details type="reasoning" done="true"><summary>Thought</summary>5?</details>\nThe fee is 5 euros [1].',
            timestamp: 1_772_323_200,
            sources: [
              {
                source: { id: "f1", name: "Fees.pdf" },
                document: ["The fee is 4 euros.", "It is paid at once."],
                metadata: [
                  { source: "f1", name: "Fees.pdf" },
                  { source: "f1", name: "Fees.pdf" },
                ],
              },
              {
                source: { name: "Web" },
                document: ["Elsewhere 6 euros."],
                metadata: [{ source: "https://a.example/fees" }],
              },
            ],
          },
          m3: { id: "m3", parentId: "m2", role: "user", content: "Thanks" },
          m4: { id: "m4", parentId: "m3", role: "assistant", content: "You are welcome." },
        },
      },
    },
  };

  it("gives an answer with its question, its thoughts left out, and a file with all its chunks under one number", () => {
    expect(shapeOf(talk)).toBe("open-webui");
    expect(rowsOf("open-webui", talk)).toEqual([
      {
        id: "m2",
        question: "What is the fee?",
        answer: "The fee is 5 euros [1].",
        sources: [
          { id: "1", title: "Fees.pdf", text: "The fee is 4 euros.\n\nIt is paid at once." },
          { id: "2", title: "Web", text: "Elsewhere 6 euros.", url: "https://a.example/fees" },
        ],
        date: 1_772_323_200,
      },
      { id: "m4", question: "Thanks", answer: "You are welcome.", sources: [] },
    ]);
  });
});

it("LibreChat: talks are walked by their children, marks of private letters name the chunks", () => {
  const talk = {
    conversationId: "c",
    exportAt: "12:00",
    messages: [
      {
        messageId: "q",
        isCreatedByUser: true,
        text: "What is the fee?",
        children: [
          {
            messageId: "a",
            parentMessageId: "q",
            isCreatedByUser: false,
            createdAt: "2026-03-01T10:00:00Z",
            text: "",
            content: [
              { type: "think", think: "hm" },
              { type: "text", text: "It is 5 euros \uE202turn0file1, or \\ue202turn0search0." },
            ],
            attachments: [
              {
                type: "file_search",
                file_search: {
                  sources: [
                    { fileName: "a.pdf", content: "x" },
                    { fileName: "b.pdf", content: "The fee is 5." },
                  ],
                },
              },
              {
                type: "web_search",
                web_search: { organic: [{ title: "W", link: "https://w.example", snippet: "5 euros" }] },
              },
            ],
          },
        ],
      },
    ],
  };
  expect(shapeOf(talk)).toBe("librechat");
  expect(rowsOf("librechat", talk)).toEqual([
    {
      id: "a",
      question: "What is the fee?",
      answer: "It is 5 euros [turn0file1], or [turn0search0].",
      sources: [
        { id: "turn0file0", title: "a.pdf", text: "x" },
        { id: "turn0file1", title: "b.pdf", text: "The fee is 5." },
        { id: "turn0search0", title: "W", text: "5 euros", url: "https://w.example" },
      ],
      date: "2026-03-01T10:00:00Z",
    },
  ]);
});

it("Dify: messages alone or a page of them, chunks by their position", () => {
  const message = {
    id: "m",
    conversation_id: "c",
    query: "费用多少？",
    answer: "五元。",
    created_at: 1_772_323_200,
    retriever_resources: [{ position: 1, document_name: "收费表", content: "费用为四元。", score: 0.9 }],
  };
  const row = {
    id: "m",
    question: "费用多少？",
    answer: "五元。",
    sources: [{ id: "1", title: "收费表", text: "费用为四元。" }],
    date: 1_772_323_200,
  };
  expect(shapeOf(message)).toBe("dify");
  expect(rowsOf("dify", message)).toEqual([row]);
  expect(shapeOf({ data: [message], has_more: false })).toBe("dify");
  expect(rowsOf("dify", { data: [message, message] })).toEqual([row, row]);
});

describe("Langfuse", () => {
  const trace = { id: "t", timestamp: "2026-03-01T10:00:00Z", sessionId: "s" };
  it.each([
    [
      "messages and a retriever's observation",
      {
        ...trace,
        input: [
          { role: "system", content: "Be short." },
          { role: "user", content: "Fee?" },
        ],
        output: { role: "assistant", content: "5 euros" },
        observations: [
          { type: "RETRIEVER", output: [{ pageContent: "The fee is 4.", metadata: { title: "Fees" } }] },
          { type: "GENERATION", output: ["x"] },
        ],
      },
      { question: "Fee?", answer: "5 euros", sources: [{ id: "1", text: "The fee is 4.", title: "Fees" }] },
    ],
    [
      "words, with the context in the input",
      { ...trace, input: { question: "Fee?", context: ["The fee is 4."] }, output: "5 euros" },
      { question: "Fee?", answer: "5 euros", sources: [{ id: "1", text: "The fee is 4." }] },
    ],
    [
      "cells of a table that hold JSON",
      {
        ...trace,
        input: '{"query":"Fee?"}',
        output: '{"answer":"5 euros"}',
        metadata: '{"documents":[{"text":"x","title":"F"}]}',
      },
      { question: "Fee?", answer: "5 euros", sources: [{ id: "1", text: "x", title: "F" }] },
    ],
    ["no words at all", { ...trace, input: null, output: null }, { question: "", answer: "", sources: [] }],
  ])("reads %s", (_, value, row) => {
    expect(shapeOf(value)).toBe("langfuse");
    expect(rowsOf("langfuse", value)).toEqual([{ id: "t", date: trace.timestamp, ...row }]);
  });
});

it.each([
  ["our own lines", { id: 1, answer: "x", sources: [] }, "citecheck"],
  ["a person's own list", { reply: "x", text: "y" }, undefined],
  ["a talk of another tool", { messages: [] }, undefined],
])("%s", (_, value, shape) => {
  expect(shapeOf(value)).toBe(shape);
});
