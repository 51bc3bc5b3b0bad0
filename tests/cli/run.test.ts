import { describe, expect, it } from "vitest";
import { toNdjson } from "../../lib/log/log-file";
import { findingSchema } from "../../lib/model/report";
import type { LogEntry } from "../../lib/model/review";
import { sourceSchema } from "../../lib/model/source";
import { FIRST_SEAL, seal } from "../../lib/text/seal";
import { cli } from "../support/cli";

describe("citecheck log", () => {
  const entries: LogEntry[] = [];
  for (const [index, who] of ["Reviewer A", "Reviewer B"].entries()) {
    const entry = {
      chain: "c1",
      n: index + 1,
      at: index,
      who,
      action: "verdict" as const,
      answer: "h",
      target: "f",
      from: null,
      to: { verdict: "fault" as const },
      engine: "1",
      previous: entries.at(-1)?.hash ?? FIRST_SEAL,
    };
    entries.push({ ...entry, hash: seal(entry) });
  }

  it("says that a whole log verifies", async () => {
    const { code, lines, err } = await cli(["log"], toNdjson(entries));
    expect({ code, lines: lines(), err }).toEqual({
      code: 0,
      lines: [{ chain: "c1", entries: 2, broken: null }],
      err: "",
    });
  });

  it("names the first entry that does not verify, and lines that are no entry", async () => {
    const tampered = toNdjson(entries.map((entry) => ({ ...entry, who: "Somebody" })));
    const { code, lines, err } = await cli(["log"], `{"n":1}\n${tampered}`);
    expect(code).toBe(1);
    expect(lines()).toEqual([{ chain: "c1", entries: 2, broken: 1 }]);
    expect(err).toContain("chain c1 does not verify from entry 1 on");
    expect(err).toContain('"line":1');
  });
});

const terms = { id: "terms", title: "Terms", text: "The Basic plan includes 5 users. Late fees are 3% a month." };

describe("citecheck check", () => {
  it("answers each line in order under its id", async () => {
    const rows = [
      { id: "b", answer: "The Basic plan includes 5 users [terms].", sources: [terms] },
      { id: 7, answer: "The Basic plan includes 9 users [terms].", sources: [terms] },
    ];
    const result = await cli(["check"], rows.map((r) => JSON.stringify(r)).join("\n"));
    expect(result.code).toBe(0);
    const [first, second] = result.lines();
    expect(first).toMatchObject({
      id: "b",
      findings: [],
      checked: { claims: 1, claimsTotal: 1, sourcesRead: 1, sourcesTotal: 1 },
    });
    expect(first.claims[0]).toMatchObject({ start: 0, cites: ["terms"], verdict: "supported" });
    expect(second.id).toBe(7);
    expect(second.findings).toHaveLength(1);
    const [finding] = second.findings;
    expect(finding).toMatchObject({ code: "NUMBER_NOT_IN_SOURCE", severity: "contradicted" });
    expect(rows[1]?.answer.slice(finding.start, finding.end)).toBe(finding.text);
    expect(terms.text.slice(finding.evidence.start, finding.evidence.end)).toBe(finding.evidence.text);
    expect(second.engine).toMatch(/^citecheck\//);
  });

  it("goes on after a bad line, names it and exits with 1", async () => {
    const good = JSON.stringify({ id: "x", answer: "Fine [terms].", sources: [terms] });
    const result = await cli(
      ["check"],
      [good, "{oops", JSON.stringify({ id: "y", answer: 5, sources: [] }), good].join("\n"),
    );
    expect(result.code).toBe(1);
    expect(result.lines().map((l) => l.id)).toEqual(["x", "x"]);
    expect(result.errors().map((e) => e.line)).toEqual([2, 3]);
    expect(result.errors()[0].error).toContain("not JSON");
    expect(result.errors()[1].error).toContain("answer");
  });

  it("takes a byte-order mark, Windows line ends and empty lines", async () => {
    const good = JSON.stringify({ id: "x", answer: "Fine [terms].", sources: [terms] });
    const result = await cli(["check"], `\uFEFF${good}\r\n\r\n${good}\r\n`);
    expect(result.code).toBe(0);
    expect(result.lines()).toHaveLength(2);
  });
});

describe("citecheck quantities and locate", () => {
  it("reads quantities with their offsets", async () => {
    const input = "Late fees are 3% a month.";
    const { lines } = await cli(["quantities"], JSON.stringify({ id: 1, lang: "en", input }));
    const [row] = lines();
    expect(row.id).toBe(1);
    expect(row.quantities.length).toBeGreaterThan(0);
    for (const q of row.quantities) expect(input.slice(q.start, q.end)).toBe(q.text);
  });

  it("numbers the lines that have no id", async () => {
    const { lines } = await cli(["quantities"], '{"input":"5 km"}\n\n{"id":"x","input":"6 km"}\n{"input":"7 km"}');
    expect(lines().map((row) => row.id)).toEqual([1, "x", 4]);
  });

  it("names a line that is not UTF-8, and goes on", async () => {
    const bad = Buffer.concat([Buffer.from('{"input":"5 '), Buffer.from([0xff, 0xfe]), Buffer.from('"}\n')]);
    const good = Buffer.from('{"input":"五 km \ufffd"}\r\n');
    const result = await cli(["quantities"], Buffer.concat([good, bad, good]));
    expect(result.errors()).toEqual([{ line: 2, error: "not UTF-8" }]);
    expect(result.lines().map((row) => row.id)).toEqual([1, 3]);
    expect(result.code).toBe(1);
  });

  it("tells its version", async () => {
    const { code, out } = await cli(["--version"], "");
    expect(code).toBe(0);
    expect(out).toMatch(/^citecheck\/\d+\.\d+\.\d+ rules\/\d+\n$/);
  });

  it("finds a quote, or says that it is not there", async () => {
    const rows = [
      { id: 1, text: terms.text, quote: "The Basic plan includes 5 users" },
      { id: 2, text: terms.text, quote: "cancellation takes ninety days of notice" },
    ];
    const { lines } = await cli(["locate"], rows.map((r) => JSON.stringify(r)).join("\n"));
    expect(lines()).toEqual([
      {
        id: 1,
        found: "exact",
        start: 0,
        end: 31,
        selectors: [
          {
            type: "TextQuoteSelector",
            exact: "The Basic plan includes 5 users",
            prefix: "",
            suffix: ". Late fees are 3% a month.",
          },
          { type: "TextPositionSelector", start: 0, end: 31 },
        ],
      },
      { id: 2, found: "none" },
    ]);
  });

  it("gives a link to the words in a page of the web, and takes a prefix with its white space", async () => {
    const text = "Fees: 3% a month. Late fees: 3% a month.";
    const row = { id: 1, text, quote: "3% a month", prefix: "Late \n fees: ", url: "https://example.org/terms" };
    const { lines } = await cli(["locate"], JSON.stringify(row));
    expect(lines()[0]).toMatchObject({ found: "exact", start: 29, end: 39 });
    expect(lines()[0].link).toMatch(/^https:\/\/example\.org\/terms#:~:text=.*Late%20fees%3A-,3%25%20a%20month$/);
    expect(lines()[0].all).toHaveLength(2);
  });
});

describe("what is wrong is said", () => {
  it.each([
    [{ id: 1, sources: [] }, "answer", "expected string"],
    [{ id: 1, answer: 5, sources: [] }, "answer", "received number"],
    [{ id: 1, answer: "x", sources: {} }, "sources", "expected array"],
    [{ id: 1, answer: "x", sources: [], asOf: "yesterday" }, "asOf", "expected a day"],
    [{ id: 1, answer: "x", sources: [], asOf: "2026-02-31" }, "asOf", "expected a day"],
    [{ answer: "x", sources: [] }, "id", "expected string or number, received undefined"],
    [{ id: true, answer: "x", sources: [] }, "id", "expected string or number, received boolean"],
    [
      { id: 1, answer: "x", sources: [{ id: "a", text: "t", effectiveFrom: "last May" }] },
      "sources.0.effectiveFrom",
      'expected a day such as 2026-03-01, not "last May"',
    ],
    [[1], "the line", "expected object"],
  ])("%j", async (line, place, words) => {
    const { code, errors } = await cli(["check"], JSON.stringify(line));
    expect(code).toBe(1);
    expect(errors()[0].error).toContain(place);
    expect(errors()[0].error).toContain(words);
  });

  it.each(["soon", "2026-02-31"])("a day that is none: --as-of %s", async (day) => {
    const { code, err } = await cli(["check", "--as-of", day], "");
    expect(code).toBe(2);
    expect(err).toContain("--as-of");
  });
});

describe("options", () => {
  it("check --help names every field of a finding and of a source", async () => {
    const { out } = await cli(["check", "--help"], "");
    for (const field of [...Object.keys(findingSchema.shape), ...Object.keys(sourceSchema.shape)])
      expect(out).toMatch(new RegExp(`[{ ]${field}[?,:}]`));
  });
  it.each(["2026-03-01", "2026/3/1", "2026年3月1日", "2026-03"])("effectiveFrom may be %s", async (effectiveFrom) => {
    const line = { id: 1, answer: "x", sources: [{ id: "a", text: "t", effectiveFrom, status: "whatever" }] };
    expect((await cli(["check"], JSON.stringify(line))).code).toBe(0);
  });
  it("a quote of one letter is told to be too short", async () => {
    const { lines } = await cli(
      ["locate"],
      '{"id":1,"text":"b a b","quote":"a"}\n{"id":2,"text":"b a b","quote":"xyz"}',
    );
    expect(lines()).toEqual([
      { id: 1, found: "none", why: "short" },
      { id: 2, found: "none" },
    ]);
  });
  it.each([["check"], ["quantities"], ["locate"]])("%s --help tells the shapes", async (name) => {
    const result = await cli([name, "--help"], "");
    expect(result.code).toBe(0);
    expect(result.out).toContain("In, one object a line");
  });
  it.each([[[]], [["nonsense"]], [["check", "--nonsense"]]])("exits with 2 and usage: %j", async (args) => {
    const result = await cli(args, "");
    expect(result.code).toBe(2);
    expect(result.err).toContain("citecheck");
    expect(result.out).toBe("");
  });
});
