import type { PackedItem, ReviewPackage } from "../../model/draw";
import { keepDraw, mergeMarks, readDraw, readMarks } from "../../storage/audits";
import { addRows, keepBatch, keepChecked, readBatch, readReport, readRow } from "../../storage/batches";
import { checkKey } from "../batch-hash";
import { shortOf } from "../checking/check-range";
import { answers, assignment, packageFault, packageText, readPackage } from "../packages";
import { standing } from "../queue/queue";
import { type DeskStore, say } from "./desk";

export interface PackageActions {
  /** The items for a reviewer elsewhere, without anybody's marks. */
  onAssign: (reviewer: string) => void;
  /** What the reviewer here has answered. */
  onAnswers: () => void;
  onTake: (file: File) => void;
}

/**
 * Files that go from one reviewer's computer to another's and back. `save` hands a text to the browser as a file; `run` names the
 * rule set in force, `opened` is told the id of a batch that came with a package.
 */
export function packagingOn(
  desk: DeskStore,
  world: {
    now: () => number;
    run: () => string;
    save: (text: string, name: string) => void;
    opened: (batch: string) => void;
  },
): PackageActions {
  const about = (): ReviewPackage["batch"] | undefined => {
    const { batch } = desk.getState();
    return batch?.hash === undefined ? undefined : { id: batch.id, name: batch.name, hash: batch.hash };
  };
  const packed = async (): Promise<PackedItem[]> => {
    const { batch, checked, draw } = desk.getState();
    const keys = new Map(checked.map(({ n, check }) => [n, check]));
    const items: PackedItem[] = [];
    for (const item of draw === undefined ? [] : standing(draw)) {
      const row = await readRow(batch?.id ?? "", item.row);
      const report = await readReport(keys.get(item.n) ?? "");
      if (row !== undefined && report !== undefined) items.push({ item, row, report });
    }
    return items;
  };
  const take = async (file: File): Promise<void> => {
    const given = readPackage(await file.text());
    if ("fault" in given) return say(desk, given.fault);
    const here = await readDraw(given.draw.id);
    const by = { who: desk.getState().settings.reviewer ?? "", at: world.now() };
    if (here === undefined) return takeOver(given);
    const fault = packageFault(given, here);
    if (fault !== undefined) return say(desk, fault.fault);
    const merged = await mergeMarks(here.id, given.marks, by);
    if (desk.getState().draw?.id === here.id) desk.setState({ marks: await readMarks(here.id) });
    say(desk, "merged", merged);
  };
  /** A package for somebody who does not have the batch: a small one is made of its items. */
  const takeOver = async (given: ReviewPackage): Promise<void> => {
    const { batch, draw, items } = given;
    if (items.length === 0) return say(desk, "other-draw");
    const asOf = new Date(draw.drawnAt).toISOString().slice(0, 10);
    const run = world.run();
    if ((await readBatch(batch.id)) === undefined) {
      await addRows(
        items.map(({ row }) => ({ ...row, batch: batch.id })),
        [],
      );
      await keepChecked(
        items.map(({ row, report }) => {
          const key = checkKey({ ...row, asOf: row.asOf ?? asOf }, run);
          return { row: shortOf({ ...row, batch: batch.id }, key, run, report), report };
        }),
      );
      const counts = { rows: items.length, bad: 0, reasons: {}, size: 0, mapping: {} };
      const made = { importedBy: given.reviewer, importedAt: world.now(), asOf, file: "", shape: "citecheck" as const };
      await keepBatch({ ...batch, ...counts, ...made });
    }
    await keepDraw(draw);
    world.opened(batch.id);
    say(desk, "opened", items.length);
  };

  return {
    onAssign: (reviewer) =>
      void packed().then((items) => {
        const { draw } = desk.getState();
        const batch = about();
        if (!draw || !batch || reviewer.trim() === "") return;
        desk.setState({ asking: undefined });
        world.save(
          packageText(assignment(batch, draw, reviewer.trim(), items)),
          `citecheck-review-${reviewer.trim()}.json`,
        );
      }),
    onAnswers: () => {
      const { draw, marks, settings } = desk.getState();
      const batch = about();
      const reviewer = settings.reviewer ?? "";
      if (draw && batch)
        world.save(packageText(answers(batch, draw, reviewer, marks)), `citecheck-answers-${reviewer}.json`);
    },
    onTake: (file) => void take(file),
  };
}
