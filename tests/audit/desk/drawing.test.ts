import { beforeEach, describe, expect, it, vi } from "vitest";
import { writeAuditFile } from "../../../lib/audit/audit-file";
import { createDesk } from "../../../lib/audit/desk/desk";
import { drawingOn, strataOf } from "../../../lib/audit/desk/drawing";
import { openBatch } from "../../../lib/audit/desk/open-batch";
import { readAudit, reportingOn } from "../../../lib/audit/desk/reporting";
import { reportOf } from "../../../lib/audit/report";
import type { Audit } from "../../../lib/model/audit-file";
import { settingsSchema } from "../../../lib/model/settings";
import { readDraws, readTrail } from "../../../lib/storage/audits";
import { addRows, keepBatch, keepChecked } from "../../../lib/storage/batches";
import { freshDatabase } from "../../support/database";
import { madeUpBatch, madeUpChecked, madeUpRow } from "../../support/made-up-batch";
import { madeUpReport, until } from "../../support/made-up-desk";

beforeEach(freshDatabase);

const ROWS = 60;
const WISH = {
  request: { kind: "stratified", allocation: "equal", perStratum: 5 },
  seed: 7,
  blind: true,
  secondShare: 0.2,
  gates: [{ kind: "groundedness", atLeast: 0.9 }],
} as const;

/** A batch of 60 rows, 55 of them checked; every tenth asks for a refund. */
async function begun() {
  await keepBatch(madeUpBatch({ rows: ROWS, bad: 0 }));
  const rows = Array.from({ length: ROWS }, (_, at) =>
    madeUpRow(at + 1, at % 10 === 9 ? { question: "What is the refund?" } : {}),
  );
  await addRows(rows, []);
  await keepChecked(
    rows.slice(0, 55).map(({ n }) => ({
      row: madeUpChecked(n, { risks: n % 2 === 0 ? ["negation"] : ["number"], faults: n < 5 ? ["BOUND_FLIP"] : [] }),
      report: madeUpReport,
    })),
  );
  const desk = createDesk(settingsSchema.parse({ reviewer: "Mo" }));
  await openBatch(desk, "b", "plan", "run");
  const drawn: string[] = [];
  const actions = drawingOn(desk, {
    now: () => 5000,
    id: () => "d1",
    engine: "rules/1",
    drawn: (id) => drawn.push(id),
  });
  return { desk, actions, drawn };
}

describe("what the strata of a batch hold", () => {
  it("counts checked rows by risk, the others as without a known risk, and leaves critical ones out", async () => {
    const { desk } = await begun();
    expect(Object.fromEntries(strataOf(desk.getState(), new Set()))).toEqual({
      negation: { size: 27, ringing: 2 },
      number: { size: 28, ringing: 2 },
      none: { size: 5, ringing: 0 },
    });
    const apart = new Set([2, 4, 60]);
    expect(Object.fromEntries(strataOf(desk.getState(), apart))).toMatchObject({
      negation: { size: 25, ringing: 0 },
      none: { size: 4 },
    });
  });
});

describe("critical topics", () => {
  it("are counted over all rows, and forgotten when nobody asks for them", async () => {
    const { desk, actions } = await begun();
    actions.onCritical(["refund"]);
    await until(desk, ({ critical }) => critical?.counting === false);
    expect([...(desk.getState().critical?.rows ?? [])]).toEqual([10, 20, 30, 40, 50, 60]);
    actions.onCritical(undefined);
    await until(desk, ({ critical }) => critical === undefined);
  });
});

describe("the draw", () => {
  it("is stored with its gates and logged before anything is reviewed", async () => {
    const { desk, actions, drawn } = await begun();
    actions.onDraw({ ...WISH, critical: ["refund"] });
    await until(desk, ({ draw, drawing }) => draw !== undefined && drawing === undefined);
    const [draw] = await readDraws("b");
    expect(draw).toMatchObject({
      id: "d1",
      seed: 7,
      generator: "xoroshiro128plus/1",
      batchHash: "f".repeat(64),
      engine: "rules/1",
      critical: ["refund"],
      gates: [{ kind: "groundedness", atLeast: 0.9 }],
      drawnBy: "Mo",
      drawnAt: 5000,
      strata: [
        { id: "critical", size: 6, drawn: 6, weight: 1 },
        { id: "negation", size: 22, drawn: 5 },
        { id: "number", size: 28, drawn: 5 },
        { id: "none", size: 4, drawn: 4 },
      ],
    });
    expect(draw?.items.filter(({ second }) => second)).toHaveLength(1 + 1 + 1 + 1);
    expect((await readTrail("d1")).map(({ action }) => action)).toEqual(["draw"]);
    expect(drawn).toEqual(["b"]);
  });

  it("is the same from the same seed", async () => {
    const rowsOf = async (seed: number) => {
      await freshDatabase();
      const { desk, actions } = await begun();
      actions.onDraw({ ...WISH, seed });
      await until(desk, ({ draw }) => draw !== undefined);
      return desk.getState().draw?.items.map(({ row }) => row);
    };
    expect(await rowsOf(7)).toEqual(await rowsOf(7));
    expect(await rowsOf(8)).not.toEqual(await rowsOf(7));
  });
});

describe("what the report is made of", () => {
  it("is read from the store; a row that was never checked has no finding and no supported claim", async () => {
    const { desk, actions } = await begun();
    actions.onDraw({ ...WISH, request: { kind: "simple", n: ROWS } });
    await until(desk, ({ draw }) => draw !== undefined);
    const { batch, draw } = desk.getState();
    if (!batch || !draw) throw new Error("nothing was drawn");
    const audit = await readAudit(batch, draw, () => undefined);
    expect(audit.items).toHaveLength(ROWS);
    expect(
      audit.items
        .filter(({ report }) => report.claims.length === 0)
        .map(({ row }) => row.n)
        .sort(),
    ).toEqual([56, 57, 58, 59, 60]);
    expect(audit.census).toMatchObject({ checked: 55, rows: 60, strata: { negation: 27, number: 28 } });
    expect(reportOf(audit)).toMatchObject({ coverage: { drawn: 60, open: 60 }, log: { entries: 1, broken: null } });
    expect(audit.gates).toEqual(WISH.gates);
  });
});

describe("a report file", () => {
  it("is shown as it was, or said why not; what is exported then is the file's", async () => {
    const { desk, actions } = await begun();
    actions.onDraw(WISH);
    await until(desk, ({ draw }) => draw !== undefined);
    const saved: { file: Blob; name: string }[] = [];
    const reporting = reportingOn(desk, {
      save: (file, name) => saved.push({ file, name }),
      score: () => undefined,
      language: () => "en",
    });
    reporting.onLoad();
    await until(desk, ({ audited }) => audited !== undefined);
    const text = writeAuditFile(desk.getState().audited as Audit);
    reporting.onOpen({ name: "a.json", text: async () => text.replace('"seed":7', '"seed":8') });
    await until(desk, ({ opened }) => opened?.audit === "changed");
    reporting.onOpen({ name: "b.json", text: async () => text });
    await until(desk, ({ opened }) => typeof opened?.audit === "object");
    expect(desk.getState().opened?.audit).toEqual(JSON.parse(JSON.stringify(desk.getState().audited)));
    reporting.onExport("json");
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe("Desk log-ffffffff-7.audit.json");
    expect(await saved[0]?.file.text()).toBe(text);
    reporting.onOpen(undefined);
    await until(desk, ({ opened }) => opened === undefined);
  });
});
