import { expect, it } from "vitest";
import { check } from "../../lib/check/run";
import { rules } from "../../lib/rules";

const text = "The Basic plan includes 5 users. Late fees are 3% a month.";
const evidenceOf = (url?: string) =>
  check(
    { id: "a", text: "The Basic plan includes 9 users [1]." },
    [{ id: "1", text, ...(url === undefined ? {} : { url }) }],
    rules,
  ).findings[0]?.evidence;

it("links the evidence of a web page to its words", () => {
  const evidence = evidenceOf("https://example.org/terms");
  expect(evidence?.url).toMatch(/^https:\/\/example\.org\/terms#:~:text=/);
  const words = decodeURIComponent(evidence?.url?.replace(/^.*text=/, "") ?? "");
  expect(text).toContain(words);
  expect(evidence?.text).toContain(words);
});

it("links nothing where the source is no web page", () => {
  expect(evidenceOf()).not.toHaveProperty("url");
  expect(evidenceOf("javascript:alert(1)")).not.toHaveProperty("url");
});
