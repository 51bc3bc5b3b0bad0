import { runKey } from "../../lib/audit/batch-hash";
import { checkingOn } from "../../lib/audit/desk/checking";
import { addressOf, createDesk, readAddress } from "../../lib/audit/desk/desk";
import { drawingOn } from "../../lib/audit/desk/drawing";
import { badRowsText, importingOn } from "../../lib/audit/desk/importing";
import { openBatch, removeBatch } from "../../lib/audit/desk/open-batch";
import { packagingOn } from "../../lib/audit/desk/packaging";
import { reportingOn } from "../../lib/audit/desk/reporting";
import { reviewingOn } from "../../lib/audit/desk/reviewing";
import { settlingOn } from "../../lib/audit/desk/settling";
import { ENGINE } from "../../lib/check/engine";
import { fareOf } from "../../lib/check/expected";
import type { CheckOptions } from "../../lib/check/run";
import type { Settings } from "../../lib/model/settings";
import { changeSettings, readPairs, readTerms } from "../../lib/storage/settings";
import { resolveLanguage } from "../../lib/wording/language";
import { crewFor, fileReader } from "./crew";
import { save } from "./save";

export type Audit = Awaited<ReturnType<typeof auditOf>>;

/** The page's state and all that its buttons and keys do. The rules in force are those of the settings when it was opened. */
export async function auditOf(settings: Settings) {
  const [pairs, glossary] = await Promise.all([readPairs(), readTerms()]);
  const options: CheckOptions = { refusals: settings.refusals, pairs, glossary };
  const key = runKey(ENGINE, { refusals: settings.refusals, pairs, glossary });
  const desk = createDesk(settings);
  const run = () => key;
  const now = Date.now;
  const go = (batch: string | undefined, step: Parameters<typeof addressOf>[1]) => {
    location.hash = addressOf(batch, step);
  };
  const follow = async (): Promise<void> => {
    const { batch, step } = readAddress(location.hash);
    await openBatch(desk, batch, step, key);
  };
  return {
    desk,
    engine: ENGINE,
    follow,
    go,
    checking: checkingOn(desk, (batch) => crewFor({ batch, run: key, options }), { now, run }),
    importing: importingOn(desk, fileReader, {
      now,
      run,
      id: crypto.randomUUID.bind(crypto),
      opened: (id) => go(id, "check"),
    }),
    reviewing: reviewingOn(desk, now),
    settling: settlingOn(desk, now),
    drawing: drawingOn(desk, {
      now,
      id: crypto.randomUUID.bind(crypto),
      engine: ENGINE,
      drawn: (id) => go(id, "review"),
    }),
    reporting: reportingOn(desk, {
      save,
      score: ({ answer, sources, expected }, report) =>
        expected && fareOf(answer, sources, expected, report, settings.refusals),
      language: () => resolveLanguage(desk.getState().settings.language, navigator.language),
    }),
    packaging: packagingOn(desk, { now, run, save, opened: (id) => go(id, "review") }),
    onDelete: (id: string) => void removeBatch(desk, id),
    onBadRows: () => {
      const { batch } = desk.getState();
      if (batch) void badRowsText(batch.id).then((text) => save(text, `${batch.name}-bad-rows.ndjson`));
    },
    onAsk: (asking: ReturnType<typeof desk.getState>["asking"]) => desk.setState({ asking }),
    onName: (reviewer: string) => {
      desk.setState({ asking: undefined, item: undefined });
      void changeSettings(() => ({ reviewer }));
    },
  };
}
