import { read, utils } from "@e965/xlsx";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { readAuditFile, writeAuditFile } from "../../lib/audit/audit-file";
import { writeCsv, writeItemsCsv } from "../../lib/audit/csv";
import { reportOf } from "../../lib/audit/report";
import { summaryRows } from "../../lib/audit/summary";
import { auditTables, type Cell, itemTable, writeAuditLines } from "../../lib/audit/tables";
import { writable, writeXlsx } from "../../lib/audit/xlsx";
import type { Audit } from "../../lib/model/audit-file";
import { columnWord, sheetWord } from "../../lib/wording/audit";
import { each, madeUpAudit, madeUpFinding, times } from "../support/made-up-audit";

/** What a spreadsheet would compute, what XML cannot hold, and both languages. */
const HOSTILE = [
  '=HYPERLINK("https://example.com","x")',
  "+1+1",
  "-2",
  "@SUM(A1)",
  "\t=1",
  "=1\nline",
  "＝1+1",
  "a\u0000b\u000bc",
  "\ud800 half a pair",
  "答案：违约金为 3%，“不予退还”。",
  '<b>&amp;</b> "quoted", comma; semicolon',
];

function hostileAudit(): Audit {
  const made = times(HOSTILE.length, {
    risk: "number",
    claims: ["unsupported", "supported"],
    findings: [madeUpFinding("f1"), madeUpFinding("f2", { code: "NO_CITATION", severity: "notice", evidence: null })],
  });
  const audit = madeUpAudit(
    made,
    each(50, "number"),
    (n) => [
      {
        verdict: n % 2 === 0 ? "fault" : "not-a-fault",
        note: "= note",
        findings: { f1: n % 2 === 0 ? "fault" : "not-a-fault" },
      },
      { verdict: n % 2 === 0 ? "fault" : "not-a-fault" },
    ],
    {
      gates: [
        { kind: "groundedness", atLeast: 0.92 },
        { kind: "zero", rulesOut: 0.05 },
      ],
    },
  );
  return {
    ...audit,
    items: audit.items.map((one) => ({ ...one, row: { ...one.row, answer: HOSTILE[one.item.n - 1] ?? "" } })),
    trail: [
      { chain: "d", n: 1, at: 2000, who: "=Mo", action: "draw", from: null, to: { id: "d" }, previous: "0", hash: "1" },
    ],
  };
}

const audit = hostileAudit();
const report = reportOf(audit);
describe("the workbook, read back by another library", () => {
  it.each(["en", "zh-CN"] as const)("holds what the audit holds (%s)", async (language) => {
    const bytes = await (await writeXlsx(audit, report, language)).arrayBuffer();
    const book = read(bytes, { cellFormula: true, cellDates: false });
    expect(book.SheetNames).toEqual(
      ["summary", "items", "reviews", "findings", "trail", "plan"].map((name) => sheetWord(name, language)),
    );
    for (const { name, columns, rows } of auditTables(audit)) {
      const sheet = book.Sheets[sheetWord(name, language)];
      const back = utils.sheet_to_json<Cell[]>(sheet ?? {}, { header: 1, defval: null, raw: true });
      expect(back[0]).toEqual(columns.map((column) => columnWord(column, language)));
      expect(back.slice(1)).toEqual(
        rows.map((row) => row.map((cell) => (cell === "" ? null : typeof cell === "string" ? writable(cell) : cell))),
      );
      for (const cell of Object.values(sheet ?? {})) expect(cell).not.toHaveProperty("f");
    }
    const summary = utils.sheet_to_json<Cell[]>(book.Sheets[sheetWord("summary", language)] ?? {}, {
      header: 1,
      defval: null,
    });
    expect(summary.slice(1)).toEqual(summaryRows(audit, report, language).map((row) => [...row]));
    expect(JSON.stringify(summary)).toContain(audit.draw.batchHash);
    expect(JSON.stringify(summary)).toContain(audit.draw.engine);
  });

  it("cuts what is longer than a cell can be, and writes sheets of any size", async () => {
    const long = {
      ...audit,
      items: audit.items.map((one) => ({ ...one, row: { ...one.row, answer: "长".repeat(40_000) } })),
    };
    const book = read(await (await writeXlsx(long, report, "en")).arrayBuffer());
    const rows = utils.sheet_to_json<Record<string, string>>(book.Sheets.Answers ?? {});
    expect(rows[0]?.["Answer text"]).toHaveLength(32_767);
  });
});

it("shows what XML cannot hold as a box, and nothing else", () => {
  expect(writable("a\u0000b\u000bc\ud800d\ufffee")).toBe("a□b□c□d□e");
  expect(writable("tab\tline\nend\r 😀 𠮷 长 ﷽ ~")).toBe("tab\tline\nend\r 😀 𠮷 长 ﷽ ~");
});

describe("CSV", () => {
  it("computes nothing, keeps numbers, and is read back whole", () => {
    const text = writeCsv(
      ["a", "b"],
      HOSTILE.map((cell) => [cell, -5]),
    );
    expect(text.startsWith("\uFEFF")).toBe(true);
    const { data } = Papa.parse<string[]>(text.slice(1).trimEnd());
    expect(data).toHaveLength(HOSTILE.length + 1);
    for (const [at, [cell = "", number]] of data.slice(1).entries()) {
      expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      expect(cell.replace(/^'/, "")).toBe(HOSTILE[at]?.replace(/^'/, ""));
      expect(number).toBe("-5");
    }
  });

  it("names rule set, batch and seed in each row", () => {
    const { data } = Papa.parse<string[]>(writeItemsCsv(audit, "zh-CN").slice(1).trimEnd());
    expect(data[0]?.slice(-3)).toEqual(["规则集", "批次哈希", "种子"]);
    for (const row of data.slice(1)) expect(row.slice(-3)).toEqual([audit.draw.engine, audit.draw.batchHash, "7"]);
    expect(data).toHaveLength(itemTable(audit).rows.length + 1);
  });
});

describe("NDJSON", () => {
  it("tells first what it is of, then each drawn answer with its reviews and findings", () => {
    const [head, ...lines] = writeAuditLines(audit, report)
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(head).toMatchObject({ engine: audit.draw.engine, batchHash: audit.draw.batchHash, seed: 7 });
    expect(head.report.coverage.decided).toBe(11);
    expect(lines).toHaveLength(11);
    expect(lines[0]).toMatchObject({ state: "decided", findings: [{ id: "f1" }, { id: "f2" }] });
    expect(lines[0].reviews).toHaveLength(2);
  });
});

describe("the JSON export", () => {
  it("read back gives the same report", () => {
    const text = writeAuditFile(audit);
    const back = readAuditFile(text);
    if (typeof back === "string") throw new Error(back);
    expect(reportOf(back)).toEqual(report);
    expect(writeAuditFile(back)).toBe(text);
  });

  it("says what is wrong with a text that is none, or was changed", () => {
    const text = writeAuditFile(audit);
    expect(readAuditFile("{")).toBe("no-json");
    expect(readAuditFile("[]")).toBe("no-audit");
    expect(readAuditFile(text.replace('"verdict":"fault"', '"verdict":"not-a-fault"'))).toBe("changed");
  });
});

describe("what the tables tell", () => {
  it("an item that was replaced stays in the list and says by what and why", () => {
    const replaced = { by: "r9", reason: "source gone", who: "Mo", at: 1 };
    const changed = {
      ...audit,
      items: audit.items.map((one, at) => (at === 0 ? { ...one, item: { ...one.item, replaced } } : one)),
    };
    const { columns, rows } = itemTable(changed);
    const first = Object.fromEntries(columns.map((column, at) => [column, rows[0]?.[at]]));
    expect(first).toMatchObject({ state: "replaced", verdict: null, replacedBy: "r9", replaceReason: "source gone" });
  });

  it("every reviewer stands in the reviews", () => {
    const reviews = auditTables(audit).find(({ name }) => name === "reviews");
    expect(new Set(reviews?.rows.map((row) => row[1]))).toEqual(new Set(["Mo", "Reviewer 2"]));
  });
});
