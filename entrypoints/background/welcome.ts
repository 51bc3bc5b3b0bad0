import { browser } from "wxt/browser";
import { readPolicy } from "../../lib/storage/policy";

/** Where it is written down that the first-steps page was opened, with the tab's id. */
const KEY = "welcomed";

/** Opens the first-steps page at installation, once, unless the organisation does without it. */
export async function welcome({ reason }: { reason: string }): Promise<void> {
  if (reason !== "install" || !(await readPolicy()).welcome) return;
  if ((await browser.storage.local.get(KEY))[KEY] !== undefined) return;
  const tab = await browser.tabs.create({ url: "/welcome.html" });
  await browser.storage.local.set({ [KEY]: tab.id ?? -1 });
}
