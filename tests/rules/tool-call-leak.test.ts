import { ruleCases } from "../support/rule-cases";
import { toolCallCases } from "./cases/tool-calls";

const source = "The desk opens at 9 am.";
const whole = (name: string, answer: string) => ({ name, sources: [source], answer, flags: [answer] });

ruleCases("TOOL_CALL_LEAK", [
  whole("tag", '<tool_call>{"name": "lookup", "arguments": {"q": "desk"}}</tool_call>'),
  whole("tag without its end", '<tool_call>\n{"name": "lookup", "arguments"'),
  whole("JSON call", '{"name": "lookup", "arguments": {"q": "desk", "limit": 3}}'),
  whole("JSON list of calls", '[{"name": "lookup", "parameters": {"q": "desk"}}]'),
  whole(
    "JSON tool_calls",
    '{"tool_calls": [{"id": "c1", "type": "function", "function": {"name": "lookup", "arguments": "{}"}}]}',
  ),
  whole("action", '{"action": "search", "action_input": "desk hours"}'),
  whole("fenced", '```json\n{"tool": "search", "tool_input": {"query": "开放时间"}}\n```'),
  whole("ReAct", "Thought: I need the hours.\nAction: search\nAction Input: desk hours"),
  whole("call expression", 'functions.search({"query": "desk"})'),
  whole("call with arguments by name", 'search_desk(query="开放时间")'),
  whole("function tag", '<function=search>{"query": "几点"}</function>'),
  {
    name: "prose before it",
    sources: [source],
    answer: '我来查一下。\n<tool_call>{"name": "lookup", "arguments": {}}</tool_call>',
    flags: ['<tool_call>{"name": "lookup", "arguments": {}}</tool_call>'],
  },
  { name: "near: an answer", sources: [source], answer: "The desk opens at 9 am [1].", flags: [] },
  { name: "near: 答案", sources: ["前台 9 点开放。"], answer: "前台 9 点开放。[1]", flags: [] },
  {
    name: "near: structured answer",
    sources: [source],
    answer: '{"answer": "The desk opens at 9 am.", "citations": [{"source": "1", "quote": "The desk opens at 9 am."}]}',
    flags: [],
  },
  {
    name: "near: explained in code",
    sources: [source],
    answer: 'Send `<tool_call>{"name": "x", "arguments": {}}</tool_call>` to the server [1].',
    flags: [],
  },
  { name: "near: JSON that calls nothing", sources: [source], answer: '{"name": "Ann", "age": 30}', flags: [] },
  { name: "near: the word action", sources: [source], answer: "Action: open the desk at 9 am [1].", flags: [] },
  ...toolCallCases,
]);
