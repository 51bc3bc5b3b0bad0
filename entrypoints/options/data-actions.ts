import type { DataActions, DataState } from "../../components/data";
import { toNdjson, verifyChains } from "../../lib/log/log-file";
import { deleteDatabase } from "../../lib/storage/database";
import { importLog, readLog } from "../../lib/storage/log";
import { tellReviews } from "../../lib/storage/reviews";
import { deleteSite, deleteTexts, keptSites } from "../../lib/storage/seen";

export const readData = async (): Promise<DataState> => ({ sites: await keptSites() });

/** What the buttons of the data section do; each tells what came of it. */
export function dataActions(told: (state: DataState) => void): DataActions {
  const after = (work: () => Promise<unknown>, more: () => Promise<Partial<DataState>> = async () => ({})) => {
    void work().then(async () => told({ ...(await readData()), ...(await more()) }));
  };
  const verified = async () => ({ chains: verifyChains(await readLog()) });
  return {
    onExport: () => after(async () => save(toNdjson(await readLog()))),
    onVerify: () => after(async () => {}, verified),
    onImport: (file) => {
      let imported: DataState["imported"];
      const take = async (): Promise<void> => {
        const { added, known, refused } = await importLog(await file.text());
        imported = { added, known, refused: refused.length };
      };
      after(take, async () => ({ imported, ...(await verified()) }));
    },
    onDeleteSite: (origin) => after(() => deleteSite(origin)),
    onDeleteTexts: () => after(deleteTexts),
    onDeleteAll: () => after(() => deleteDatabase().then(tellReviews)),
  };
}

/** Hands the text to the browser's own download, as a file of this day. */
function save(text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
  link.download = `citecheck-log-${new Date().toISOString().slice(0, 10)}.ndjson`;
  link.click();
  URL.revokeObjectURL(link.href);
}
