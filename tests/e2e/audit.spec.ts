import { readFile } from "node:fs/promises";
import * as xlsx from "@e965/xlsx";
import type { Page } from "@playwright/test";
import axe from "axe-core";
import Papa from "papaparse";
import { answers, packageText, readPackage } from "../../lib/audit/packages";
import { claimMarks, findingMarks } from "../../lib/audit/queue/claim-marks";
import type { CheckedRow } from "../../lib/model/batch";
import type { Adjudication, Draw, PackedItem, ReviewMark, ReviewPackage } from "../../lib/model/draw";
import type { Judgement } from "../../lib/model/review";
import { auditTable } from "../support/audit-batch";
import { expect, test } from "./fixtures";

const ROWS = 2000;
const BROKEN = new Set([3, 50, 51, 52, 100, 200, 300, 400, 500, 600, 700, 800, 900]);
const ACROSS = 7;
const EACH = 20;

/** What lies in a store of the extension's database. */
const stored = <T>(page: Page, store: string): Promise<T[]> =>
  page.evaluate(
    (name) =>
      new Promise<T[]>((resolve, reject) => {
        const opening = indexedDB.open("citecheck");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction(name).objectStore(name).getAll();
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result);
          };
        };
      }),
    store,
  );

/** What axe-core finds wrong on the page, as "rule: element". */
async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: (node: Document) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run(document);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
}

/** What one reviewer says of an item elsewhere: faulty where the checks ring, with the ringing words marked; else all right. */
function markOf({ item, report }: PackedItem, draw: string, reviewer: string, at: number, other: boolean): ReviewMark {
  const ringing = report.findings.filter(({ severity }) => severity === "contradicted" || severity === "unsupported");
  const faults = ringing.map(({ start, end, text, code }) => ({ start, end, text, code }));
  const verdict: Judgement = other ? "partly-right" : faults.length > 0 ? "fault" : "not-a-fault";
  const claims = claimMarks(report.claims, verdict, faults);
  const findings = findingMarks(report.findings, verdict, faults);
  return { draw, item: item.row, reviewer, verdict, faults, claims, findings, blind: true, seconds: 40, at };
}

test("a batch is taken in, checked, drawn from, reviewed by two, settled and reported", async ({
  context,
  launched,
}) => {
  test.setTimeout(180_000);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  await page.goto(`chrome-extension://${launched.id}/audit.html`);

  await test.step("import, with 13 rows that cannot be read", async () => {
    const buffer = Buffer.from(auditTable(ROWS, BROKEN));
    await page.setInputFiles("input[type=file]", { name: "november.csv", mimeType: "text/csv", buffer });
    await expect(page.getByLabel("Delimiter")).toHaveValue(";");
    const columns = { Question: "asked", "Answer *": "reply", "Sources *": "passage", ID: "ticket", Date: "created" };
    for (const [field, column] of Object.entries(columns)) await page.getByLabel(field).selectOption(column);
    await expect(page.getByText("1,987 readable, 13 not")).toBeVisible();
    await expect(page.getByText("5 without an answer, 4 without sources, 4 duplicate IDs")).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Import 1,987 answers" }).click();
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download the 13 rows" }).click();
    const bad = (await readFile(await (await saving).path(), "utf8")).trim().split("\n");
    expect(bad.map((line) => JSON.parse(line).row)).toEqual([...BROKEN]);
  });

  await test.step("check, with a pause and the page closed in between", async () => {
    await page.getByRole("button", { name: "Check 1,987 answers" }).click();
    await expect(page.getByText(/^[1-9][\d,]* of 1,987 checked/)).toBeVisible();
    await page.getByRole("button", { name: "Pause" }).click();
    await expect(page.getByRole("button", { name: "Go on" })).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: "Go on" }).click();
    await expect(page.getByText("1,987 answers checked")).toBeVisible({ timeout: 60_000 });
    const checked = await stored<CheckedRow>(page, "checked");
    expect(checked).toHaveLength(ROWS - BROKEN.size);
    // The log says the same again and again: each answer with its sources was checked once.
    expect((await stored(page, "checks")).length).toBe(new Set(checked.map(({ check }) => check)).size);
    expect((await stored(page, "checks")).length).toBeLessThan(160);
  });

  await test.step("draw 7 strata × 20 with a seed", async () => {
    await page.getByRole("link", { name: "Draw a sample" }).click();
    await page.getByLabel("Seed").fill("7");
    await page.getByRole("button", { name: `Draw ${ACROSS * EACH} answers` }).click();
    await page.getByRole("button", { name: "Begin" }).waitFor();
    const [draw] = await stored<Draw>(page, "draws");
    expect(draw).toMatchObject({ seed: 7, blind: true, secondShare: 0.2 });
    expect(draw?.strata.map(({ drawn }) => drawn)).toEqual(Array.from({ length: ACROSS }, () => EACH));
  });

  const given = await test.step("review blind, by keyboard; a file for those who review elsewhere", async () => {
    await page.getByRole("button", { name: "Your name" }).click();
    await page.getByRole("textbox", { name: "Who reviews?" }).fill("Li Na");
    await page.getByRole("button", { name: "Use this name" }).click();
    await page.getByRole("button", { name: "Begin" }).waitFor();
    await page.keyboard.press("u");
    await expect(page.getByRole("button", { name: "Save and next" })).toBeVisible();
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Select the wrong words, then press 5.")).toBeVisible();
    await page.evaluate(() => {
      const words = document.querySelector("#audit-answer [data-start]")?.firstChild;
      if (words) getSelection()?.setBaseAndExtent(words, 0, words, 6);
    });
    await page.keyboard.press("5");
    await expect(page.getByText("The checks found")).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(page.getByText("The checks found")).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByText("Other computers").click();
    await page.getByRole("button", { name: "File for another reviewer" }).click();
    await page.getByRole("textbox", { name: "For which reviewer?" }).fill("Wang");
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Make the file" }).click();
    const read = readPackage(await readFile(await (await saving).path(), "utf8"));
    if ("fault" in read) throw new Error(read.fault);
    expect(read.items).toHaveLength(ACROSS * EACH);
    expect(read.marks).toEqual([]);
    return read;
  });

  await test.step("take in what two reviewers answered elsewhere", async () => {
    const seconds = given.items.filter(({ item }) => item.second);
    expect(seconds).toHaveLength(28);
    const differing = new Set(seconds.slice(-2).map(({ item }) => item.row));
    const [mine] = await stored<ReviewMark>(page, "marks");
    const own = given.items.filter(({ item }) => item.row !== mine?.item);
    await takeIn(page, given, "Li Na", own, new Set());
    await expect(page.getByText("139 answers of the file were new")).toBeVisible();
    await takeIn(page, given, "Wang", seconds, differing);
    await expect(page.getByText("28 answers of the file were new")).toBeVisible();
    const spoiled = packageText(answers(given.batch, given.draw, "Eve", [])).replace('"seed":7', '"seed":8');
    await page.getByLabel("Take in a file").setInputFiles(file(spoiled));
    await expect(page.getByText("This file was changed after it was made")).toBeVisible();
    expect(await stored(page, "marks")).toHaveLength(ACROSS * EACH + 28);
  });

  await test.step("settle what they disagree on", async () => {
    await page.getByRole("link", { name: "Settle" }).click();
    const title = page.getByRole("heading", { name: /^Settle \d disagreement/ });
    for (let n = Number((await title.textContent())?.match(/\d/)?.[0]); n > 0; n--) {
      await expect(title).toHaveText(new RegExp(`^Settle ${n} `));
      await page.keyboard.press(n % 2 === 0 ? "b" : "a");
      await page.getByLabel("Reason (required)").fill("the source says so");
      await page.keyboard.press("Enter");
    }
    await expect(page.getByText("Nothing waits to be settled.")).toBeVisible();
  });

  await test.step("report; the workbook and the table say what is stored", async () => {
    await page.getByRole("link", { name: "Report", exact: true }).click();
    await expect(page.getByRole("heading", { name: "november: citation audit" })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    const marks = await stored<ReviewMark>(page, "marks");
    const settled = await stored<Adjudication>(page, "adjudications");
    const [draw] = await stored<Draw>(page, "draws");
    const verdicts = new Map([...marks.reverse(), ...settled].map(({ item, verdict }) => [item, verdict]));
    const due = new Map((draw?.items ?? []).map(({ row, stratum }) => [row, [stratum, verdicts.get(row)]]));
    const book = xlsx.read(await exported(page, "XLSX"), { type: "buffer" });
    const items = xlsx.utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[1] ?? ""] ?? {}, { header: 1 });
    expect(new Map(items.slice(1).map((row) => [row[0], [row[2], row[7]]]))).toEqual(due);
    const csv = Papa.parse<string[]>((await exported(page, "CSV")).toString("utf8").slice(1), { skipEmptyLines: true });
    expect(new Map(csv.data.slice(1).map((row) => [row[0], [row[2], row[7]]]))).toEqual(due);
    expect(csv.data[1]?.slice(-2)).toEqual([draw?.batchHash, "7"]);
  });
  expect(faults).toEqual([]);
});

const file = (text: string) => ({ name: "a.json", mimeType: "application/json", buffer: Buffer.from(text) });

/** Hands in the answers of a reviewer elsewhere; on `differing` items they say something else than the checks. */
async function takeIn(
  page: Page,
  given: ReviewPackage,
  reviewer: string,
  items: readonly PackedItem[],
  differing: ReadonlySet<string>,
): Promise<void> {
  const marks = items.map((one, at) => markOf(one, given.draw.id, reviewer, 1e12 + at, differing.has(one.item.row)));
  const text = packageText(answers(given.batch, given.draw, reviewer, marks));
  await page.getByLabel("Take in a file").setInputFiles(file(text));
}

/** The bytes of an export that the page hands to the browser. */
async function exported(page: Page, name: string): Promise<Buffer> {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name }).click();
  return readFile(await (await saving).path());
}
