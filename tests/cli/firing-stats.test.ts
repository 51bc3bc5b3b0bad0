import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable, Writable } from "node:stream";
import { expect, it } from "vitest";
import { run } from "../../lib/cli/run";

const source = { id: "terms", text: "The Basic plan includes 5 users." };
const rows = [
  { id: 1, answer: "The Basic plan includes 5 users [terms].", sources: [source] },
  { id: 2, origin: "desk", answer: "The Basic plan includes 9 users [terms].", sources: [source] },
  { id: 3, answer: '{"name": "lookup", "arguments": {}}', sources: [source] },
  { id: 4, answer: "The Basic plan includes 8 users or 9 users [terms].", sources: [source] },
];

async function cli(args: string[], lines: readonly object[] = rows) {
  let out = "";
  let err = "";
  const sink = (add: (text: string) => void) =>
    new Writable({
      write(chunk, _encoding, done) {
        add(String(chunk));
        done();
      },
    });
  const code = await run(
    args,
    Readable.from([lines.map((r) => JSON.stringify(r)).join("\n")]),
    sink((t) => (out += t)),
    sink((t) => (err += t)),
  );
  return { code, out, err };
}

it("prints firing rates per code, pre-checks and verdicts on standard error", async () => {
  const { code, out, err } = await cli(["check", "--stats"]);
  expect(code).toBe(0);
  expect(out.trim().split("\n")).toHaveLength(4);
  const stats = JSON.parse(err);
  expect(stats.answers).toBe(4);
  expect(stats.codes.NUMBER_NOT_IN_SOURCE).toEqual({ answers: 2, faults: 2, findings: 3, oneIn: 2 });
  expect(stats.codes.TOOL_CALL_LEAK).toEqual({ answers: 1, faults: 1, findings: 1, oneIn: 4 });
  expect(stats.codes.CONFLICT).toEqual({ answers: 0, faults: 0, findings: 0, oneIn: null });
  expect(stats.rules["tool-call-leak"]).toEqual({ precheckFired: 4, fired: 1, findings: 1 });
  expect(stats.origins).toEqual({ desk: { answers: 1, codes: { NUMBER_NOT_IN_SOURCE: 1 } } });
  expect(stats.rules.conflict).toEqual({ precheckFired: 0, fired: 0, findings: 0 });
  expect(stats.rules["number-not-in-source"]).toEqual({ precheckFired: 4, fired: 2, findings: 3 });
});

it("prints nothing more without the option", async () => {
  expect((await cli(["check"])).err).toBe("");
});

it("refuses options that it does not know, or that lack their value", async () => {
  expect(await cli(["check", "--statistics"])).toMatchObject({ code: 2 });
  const { code, err } = await cli(["check", "--as-of"]);
  expect(code).toBe(2);
  expect(err).toContain("--as-of needs DATE");
});

it("takes fixed refusal sentences from a file and names a line that it cannot take", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "refusals-"));
  try {
    const file = path.join(folder, "refusals.txt");
    const line = [{ id: 1, answer: "That one is for the front desk.", sources: [] }];
    const codes = async (args: string[]) =>
      JSON.parse((await cli(["check", ...args], line)).out).findings.map((f: { code: string }) => f.code);
    writeFileSync(file, "That one is for the front desk\n");
    expect(await codes([])).toEqual(["NO_HIT"]);
    expect(await codes(["--refusals", file])).toEqual([]);
    writeFileSync(file, "Call us.\nNo.\n");
    const { code, err } = await cli(["check", "--refusals", file], line);
    expect(code).toBe(2);
    expect(err).toContain("line 2: fewer than 4 letters");
    const missing = await cli(["check", "--refusals", path.join(folder, "none.txt")], line);
    expect(missing.code).toBe(2);
    expect(missing.err).toContain("could not be read");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("takes a glossary from a file and names a line that it cannot take, with what to do", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "glossary-"));
  try {
    const file = path.join(folder, "glossary.txt");
    const text = "The Standard plan includes 20 seats. The Enterprise plan includes 50 seats.";
    const line = [{ id: 1, answer: "EP includes 20 seats [1].", sources: [{ id: "1", text }] }];
    const codes = async (args: string[]) =>
      JSON.parse((await cli(["check", ...args], line)).out).findings.map((f: { code: string }) => f.code);
    writeFileSync(file, "Enterprise plan = EP\nStandard plan\n");
    expect(await codes([])).toEqual([]);
    expect(await codes(["--glossary", file])).toEqual(["SUBJECT_MISMATCH"]);
    writeFileSync(file, "Enterprise plan = EP\n\nEnterprise = ep\n");
    const { code, err } = await cli(["check", "--glossary", file], line);
    expect(code).toBe(2);
    expect(err).toContain("line 3: a name stands in line 1, too; write all names of one term in one line");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
