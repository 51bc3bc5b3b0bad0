import { expect, it } from "vitest";
import { zipAtOnce } from "../../lib/dev/zip-at-once.mjs";

const hooks = zipAtOnce() as unknown as {
  resolveId: (source: string, importer?: string) => string | undefined;
  load: (id: string) => string | undefined;
};

it("puts itself before the zip of the workbook's library alone", () => {
  const id = hooks.resolveId("fflate", "/project/node_modules/write-excel-file/modules/zip/zipToArrayBuffer.js");
  expect(id).toBeDefined();
  expect(hooks.load(id ?? "")).toContain("zipSync");
  expect(hooks.resolveId("fflate", "/project/lib/other.ts")).toBeUndefined();
  expect(hooks.resolveId("fflate", id)).toBeUndefined();
  expect(hooks.load("/project/lib/other.ts")).toBeUndefined();
});
