/**
 * Vite plugin: workbooks are zipped on the thread that asks. The library would start a worker from a blob for large sheets, which
 * an extension's pages may not: it would wait for it for ever.
 * @returns {import("vite").Plugin}
 */
export function zipAtOnce() {
  const id = "\0zip-at-once";
  return {
    name: "zip-at-once",
    enforce: "pre",
    resolveId: (source, importer) => (source === "fflate" && importer?.includes("/write-excel-file/") ? id : undefined),
    load: (asked) =>
      asked === id
        ? `import { zipSync } from "fflate";
export * from "fflate";
export function zip(files, done) {
  let archive = null;
  let fault = null;
  try {
    archive = zipSync(files);
  } catch (error) {
    fault = error;
  }
  done(fault, archive);
}`
        : undefined,
  };
}
