import { describe, expect, it } from "vitest";
import { readJsonAnswer } from "../../lib/check/json-answer";

describe("structured answers", () => {
  it("reads the answer and its quotes at their places", () => {
    const text = JSON.stringify({
      answer: 'Line one.\nThe fee is "9 yuan".',
      citations: [
        { source: "terms", quote: "the fee is 9 yuan" },
        { quote: "late payers pay more", source: "rules" },
      ],
    });
    const json = readJsonAnswer(text);
    expect(json).not.toBeNull();
    if (!json) return;
    expect(json.view).toHaveLength(text.length);
    expect(json.view.slice(json.answer.start, json.answer.end)).toContain('The fee is " 9 yuan"');
    expect(json.quotes.map((q) => [q.source, text.slice(q.start, q.end)])).toEqual([
      ["terms", "the fee is 9 yuan"],
      ["rules", "late payers pay more"],
    ]);
    expect(json.view).not.toContain("citations");
  });

  it("keeps the length through escapes", () => {
    const text = '{"answer":"\\u4e8c\\u5341 tabs\\tand \\\\ end","citations":[]}';
    const json = readJsonAnswer(text);
    expect(json?.view).toHaveLength(text.length);
    expect(json?.view.replace(/\s+/g, " ").trim()).toBe("二 十 tabs and \\ end");
  });

  it.each(["plain text", "{not json", '{"answer": 5}', '{"other":"x"}', "[1,2]", ""])(
    "falls back to plain text: %s",
    (text) => {
      expect(readJsonAnswer(text)).toBeNull();
    },
  );

  it("reads it out of a fence that a few words introduce", () => {
    const text =
      'Here is the "answer":\n```json\n{"answer": "Nine yuan.", "citations": [{"source": "a", "quote": "九元"}]}\n```';
    const json = readJsonAnswer(text);
    expect(json && text.slice(json.answer.start, json.answer.end)).toBe("Nine yuan.");
    expect(json?.view).toHaveLength(text.length);
    expect(json?.quotes.map((q) => [q.source, text.slice(q.start, q.end)])).toEqual([["a", "九元"]]);
  });

  it("leaves an example in a fence alone that more words stand around", () => {
    const fence = '```json\n{"answer": "Nine yuan.", "citations": []}\n```';
    expect(readJsonAnswer(`Send this body:\n${fence}\nThe server then answers.`)).toBeNull();
    expect(readJsonAnswer(`${"The fee is nine yuan. ".repeat(8)}\n${fence}`)).toBeNull();
  });

  it("reads it out of a code fence", () => {
    const text = '```json\n{"answer": "Nine yuan.", "citations": [{"source": "a", "quote": "九元"}]}\n```\n';
    const json = readJsonAnswer(text);
    expect(json?.view).toHaveLength(text.length);
    expect(json?.quotes.map((q) => text.slice(q.start, q.end))).toEqual(["九元"]);
    expect(json?.view).not.toContain("`");
  });

  it.each(['```json\n{"answer": "Nine', "```\nplain\n```", '{"answer": "Nine yuan.", "cit', "```"])(
    "falls back to plain text where it is cut off: %s",
    (text) => {
      expect(readJsonAnswer(text)).toBeNull();
    },
  );

  it("is not led astray by braces and quotes inside strings", () => {
    const text = '{"note":"a \\"quote\\": {[","answer":"Yes."}';
    const json = readJsonAnswer(text);
    expect(json?.view.slice(json.answer.start, json.answer.end)).toBe("Yes.");
  });
});
