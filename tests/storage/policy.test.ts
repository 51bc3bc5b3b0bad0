import { beforeEach, expect, it, vi } from "vitest";
import { fakeBrowser } from "wxt/testing/fake-browser";

vi.mock("wxt/browser", async () => (await import("../support/browser-double")).module);

import { readPolicy } from "../../lib/storage/policy";
import { resetBrowser } from "../support/browser-double";

beforeEach(resetBrowser);

it.each([
  ["nothing", {}, true],
  ["false", { welcome: false }, false],
  ["true", { welcome: true }, true],
  ["no boolean", { welcome: "no" }, true],
  ["an unknown key", { colour: "red" }, true],
])("with %s set the first-steps page opens or not", async (_, set, expected) => {
  await fakeBrowser.storage.managed.set(set);
  expect((await readPolicy()).welcome).toBe(expected);
});

it("has its defaults where the browser throws for want of a policy, as Firefox does", async () => {
  vi.spyOn(fakeBrowser.storage.managed, "get").mockRejectedValue(new Error("Managed storage manifest not found"));
  expect(await readPolicy()).toEqual({ welcome: true });
});
