import type { BatchField, Delimiter, Encoding, Mapping } from "../../model/batch";
import { deleteBatch, keepMapping, readBadRows } from "../../storage/batches";
import { fitsColumns } from "../import/mapping";
import { type About, takeAnswers } from "../import/take-in";
import type { ImportAsk, ImportTold } from "../import/talk";
import { type DeskStore, say } from "./desk";
import { openBatch, seenAnswers } from "./open-batch";

/** The worker that reads files: asked, it tells until it is ended. */
export interface Reader {
  ask(ask: ImportAsk): void;
  end(): void;
}

export interface ImportActions {
  onFile: (file: File) => void;
  onReading: (chosen: { encoding?: Encoding; delimiter?: Delimiter }) => void;
  onMapping: (field: BatchField, column: string) => void;
  onSavedMapping: (name: string) => void;
  onName: (name: string) => void;
  onRemember: (name: string) => void;
  onImport: () => void;
  onSeen: () => void;
  /** Leaves the file, or stops the import and forgets what it has stored so far. */
  onCancel: () => void;
}

/** What the import step does. `reader` starts a worker whose words go to `tell`; `opened` is told the id of a new batch. */
export function importingOn(
  desk: DeskStore,
  reader: (tell: (told: ImportTold) => void) => Reader,
  world: { now: () => number; id: () => string; run: () => string; opened: (batch: string) => void },
): ImportActions {
  let current: Reader | undefined;
  let about: About | undefined;

  /** Ends what is under way, so that its late words are not heard, and asks anew. */
  const ask = (what: ImportAsk): void => {
    current?.end();
    current = reader(hear);
    current.ask(what);
  };
  const preview = (): void => {
    const { chosen } = desk.getState();
    if (chosen) ask({ ask: "preview", file: chosen.file, reading: chosen.reading, mapping: chosen.mapping });
  };
  const change = (mapping: Mapping): void => {
    const { chosen } = desk.getState();
    if (!chosen) return;
    desk.setState({ chosen: { ...chosen, mapping, preview: undefined } });
    preview();
  };
  const look = (file: File, chosen: { encoding?: Encoding; delimiter?: Delimiter }): void => {
    desk.setState({ looking: true, unreadable: undefined });
    lookedAt = file;
    ask({ ask: "look", file, chosen });
  };
  let lookedAt: File | undefined;
  const described = (name: string, file: string): About => {
    const at = world.now();
    const importedBy = desk.getState().settings.reviewer ?? "";
    return { id: world.id(), name, file, importedBy, importedAt: at, asOf: new Date(at).toISOString().slice(0, 10) };
  };
  const finished = async (batch: string): Promise<void> => {
    current?.end();
    desk.setState({ importing: undefined, chosen: undefined });
    await openBatch(desk, batch, "check", world.run());
    world.opened(batch);
  };

  function hear(told: ImportTold): void {
    const { chosen, mappings } = desk.getState();
    if (told.told === "looked" && lookedAt !== undefined) {
      // A mapping that a person made for these columns is better than a guess by names.
      const known = mappings.find(
        ({ mapping, columns }) => fitsColumns(mapping, told.columns) && columns.length === told.columns.length,
      );
      const name = chosen?.file === lookedAt ? chosen.name : lookedAt.name.replace(/\.[^.]+$/, "").slice(0, 120);
      const { reading, columns } = told;
      const mapping = known?.mapping ?? told.mapping;
      desk.setState({
        looking: false,
        chosen: { file: lookedAt, reading, columns, mapping, name, remember: known?.name ?? "" },
      });
      preview();
    } else if (told.told === "preview" && chosen) desk.setState({ chosen: { ...chosen, preview: told.preview } });
    else if (told.told === "progress") desk.setState({ importing: told.progress });
    else if (told.told === "done") void finished(told.batch.id);
    else if (told.told === "unreadable" || told.told === "failed") {
      const unreadable = told.told === "unreadable" ? told.reason : { message: told.message };
      desk.setState({ unreadable, looking: false, importing: undefined, chosen: undefined });
      if (about !== undefined) void deleteBatch(about.id);
      about = undefined;
    }
  }

  return {
    onFile: (file) => look(file, {}),
    onReading: (changed) => {
      const { chosen } = desk.getState();
      if (!chosen) return;
      const { encoding, delimiter } = chosen.reading;
      look(chosen.file, { ...(encoding ? { encoding } : {}), ...(delimiter ? { delimiter } : {}), ...changed });
    },
    onMapping: (field, column) => {
      const { [field]: _, ...rest } = desk.getState().chosen?.mapping ?? {};
      change(column === "" ? rest : { ...rest, [field]: column });
    },
    onSavedMapping: (name) => {
      const { chosen, mappings } = desk.getState();
      const saved = mappings.find((one) => one.name === name);
      if (!saved || !chosen) return;
      desk.setState({ chosen: { ...chosen, remember: saved.name } });
      change(saved.mapping);
    },
    onName: (name) => {
      const { chosen } = desk.getState();
      if (chosen) desk.setState({ chosen: { ...chosen, name } });
    },
    onRemember: (remember) => {
      const { chosen } = desk.getState();
      if (chosen) desk.setState({ chosen: { ...chosen, remember } });
    },
    onImport: () => {
      const { chosen } = desk.getState();
      if (!chosen) return;
      const { file, reading, mapping, columns, remember } = chosen;
      about = described(chosen.name.trim() || file.name, file.name);
      if (remember.trim() !== "") void keepMapping({ name: remember.trim(), mapping, columns, at: world.now() });
      desk.setState({ importing: { bytes: 0, size: file.size, rows: 0, bad: 0 } });
      ask({ ask: "import", file, reading, mapping, about });
    },
    onSeen: () =>
      void (async () => {
        const rows = await seenAnswers();
        if (rows.length === 0) return;
        const day = new Date(world.now()).toISOString().slice(0, 10);
        await finished((await takeAnswers(rows, described(day, ""))).id);
      })(),
    onCancel: () => {
      current?.end();
      const stopped = desk.getState().importing === undefined ? undefined : about;
      about = undefined;
      desk.setState({ chosen: undefined, importing: undefined, looking: false });
      if (stopped !== undefined) void deleteBatch(stopped.id).catch(() => say(desk, "notSaved"));
    },
  };
}

/** The bad rows of a batch as lines of JSON: number, reason, what explains it, and how the row begins. */
export async function badRowsText(batch: string): Promise<string> {
  const rows = await readBadRows(batch);
  return rows.map(({ n, reason, detail, raw }) => `${JSON.stringify({ row: n, reason, detail, raw })}\n`).join("");
}
