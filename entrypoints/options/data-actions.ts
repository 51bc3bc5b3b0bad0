import type { DataActions, DataState } from "../../components/data";
import { verifyChains } from "../../lib/log/log-file";
import { deleteDatabase } from "../../lib/storage/database";
import { importLog, readLog } from "../../lib/storage/log";
import { tellReviews } from "../../lib/storage/reviews";
import { readRoom } from "../../lib/storage/room";
import { deleteSite, deleteTexts, keptSites } from "../../lib/storage/seen";
import { saveLog } from "../desk/save-log";

export const readData = async (): Promise<DataState> => ({ sites: await keptSites(), room: await readRoom() });

/** What the buttons of the data section do; each tells what came of it. */
export function dataActions(told: (state: DataState) => void): DataActions {
  const after = (work: () => Promise<unknown>, more: () => Promise<Partial<DataState>> = async () => ({})) => {
    void work().then(async () => told({ ...(await readData()), ...(await more()) }));
  };
  const verified = async () => ({ chains: verifyChains(await readLog()) });
  return {
    onExport: () => after(saveLog),
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
