import type { RowContent } from "../../model/batch";
import type { Draw } from "../../model/draw";
import { keepDraw, readAdjudications, readDraws, readMarks } from "../../storage/audits";
import { deleteBatch, readBatch, readBatches, readChecked, readMappings, readRow } from "../../storage/batches";
import { readSeen, seenIds } from "../../storage/seen";
import { isoDay } from "../import/iso-day";
import { type DeskStore, EMPTY_DRAFT, type Step } from "./desk";

/** Shows a batch at a step; a batch that is gone, or none, shows the list. `run` names the rule set in force. */
export async function openBatch(desk: DeskStore, id: string | undefined, step: Step, run: string): Promise<void> {
  const before = desk.getState();
  if (id !== undefined && before.batch?.id === id) {
    desk.setState({ step });
    return;
  }
  const [batch, batches, mappings, seen] = await Promise.all([
    id === undefined ? undefined : readBatch(id),
    readBatches(),
    readMappings(),
    seenIds(),
  ]);
  const whole = batch?.hash === undefined ? undefined : batch;
  const [checked, draws] = whole
    ? await Promise.all([readChecked(whole.id, run), readDraws(whole.id)])
    : [[], [] as Draw[]];
  desk.setState({
    step: whole === undefined ? "import" : step,
    batches: batches.filter(({ hash }) => hash !== undefined),
    mappings,
    seen: seen.length,
    batch: whole,
    checked,
    draws,
    checking: undefined,
    item: undefined,
    draft: EMPTY_DRAFT,
  });
  await showDraw(desk, draws[0]);
}

/** Characters of a question by which a queue calls an answer. */
const TITLE = 80;

/** Shows a draw with its marks; undefined where none was made. */
export async function showDraw(desk: DeskStore, draw: Draw | undefined): Promise<void> {
  const [marks, settled] = draw ? await Promise.all([readMarks(draw.id), readAdjudications(draw.id)]) : [[], []];
  const titles = new Map<string, string>();
  for (const { row } of draw?.items ?? []) {
    const content = await readRow(draw?.batch ?? "", row);
    titles.set(row, (content?.question ?? content?.answer ?? "").slice(0, TITLE));
  }
  desk.setState({ draw, titles, marks, settled, item: undefined, draft: EMPTY_DRAFT });
}

/** Stores a sample before its review begins and shows it. */
export async function startDraw(desk: DeskStore, draw: Draw): Promise<void> {
  await keepDraw(draw);
  desk.setState({ draws: [draw, ...desk.getState().draws] });
  await showDraw(desk, draw);
}

/** Deletes a batch with everything of it. */
export async function removeBatch(desk: DeskStore, id: string): Promise<void> {
  await deleteBatch(id);
  desk.setState({ batches: desk.getState().batches.filter((batch) => batch.id !== id) });
}

/** Batches whose import was cut off, by a closed page or a crash: nothing of them can be used. */
export async function removeUnfinished(): Promise<void> {
  for (const { id, hash } of await readBatches()) if (hash === undefined) await deleteBatch(id);
}

/** The answers that were met in the browser, as rows of a batch. */
export async function seenAnswers(): Promise<RowContent[]> {
  const rows: RowContent[] = [];
  for (const id of await seenIds()) {
    const kept = await readSeen(id);
    if (kept === undefined) continue;
    const { answer, at } = kept.seen;
    const asOf = answer.asOf ?? isoDay(at);
    rows.push({
      id,
      answer: answer.text,
      sources: kept.sources,
      ...(answer.question ? { question: answer.question } : {}),
      ...(answer.cites ? { cites: answer.cites } : {}),
      ...(answer.markers ? { markers: answer.markers } : {}),
      ...(asOf === undefined ? {} : { asOf }),
    });
  }
  return rows;
}
