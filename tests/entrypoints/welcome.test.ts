import { beforeEach, expect, it, vi } from "vitest";
import { fakeBrowser } from "wxt/testing/fake-browser";

vi.mock("wxt/browser", async () => (await import("../support/browser-double")).module);

import { welcome } from "../../entrypoints/background/welcome";
import { resetBrowser } from "../support/browser-double";

beforeEach(resetBrowser);

const opened = async (...reasons: string[]): Promise<number> => {
  const create = vi.spyOn(fakeBrowser.tabs, "create").mockResolvedValue({ id: 7 } as never);
  for (const reason of reasons) await welcome({ reason });
  return create.mock.calls.length;
};

it("opens the first-steps page once, at installation alone", async () => {
  expect(await opened("update", "chrome_update")).toBe(0);
  expect(await opened("install", "update", "install")).toBe(1);
});

it("opens none where the organisation does without it", async () => {
  await fakeBrowser.storage.managed.set({ welcome: false });
  expect(await opened("install")).toBe(0);
});
