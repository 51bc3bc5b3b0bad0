import { toNdjson } from "../../lib/log/log-file";
import { readLog } from "../../lib/storage/log";

/** Hands the whole log to the browser's own download, as a file of this day. */
export async function saveLog(): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([toNdjson(await readLog())], { type: "application/x-ndjson" }));
  link.download = `citecheck-log-${new Date().toISOString().slice(0, 10)}.ndjson`;
  link.click();
  URL.revokeObjectURL(link.href);
}
