// `npm test`: installs what is missing, builds, then unit, page and end-to-end tests. A missing browser, a suite that
// ran nothing and a skipped test are failures.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ensureBrowser, ensureFirefox } from "./browser.mjs";
import { install, root, run, runPackage, stop, wxt } from "./install.mjs";

/** @typedef {{ name: string, passed: number, failed: number, skipped: number }} Suite */

const folder = path.join(root, ".output", "test");
/** @param {string} name */
const report = (name) => path.join(folder, `${name}.json`);

install();
const browser = ensureBrowser();
const firefox = ensureFirefox();
const env = { ...process.env, CITECHECK_BROWSER: browser.path, CITECHECK_FIREFOX: firefox.path };
console.log(`Browsers: ${browser.path}, ${firefox.path}`);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

for (const args of [["build"], ["build", "-b", "firefox", "--mv3"]]) {
  if (wxt(args) !== 0) stop(`wxt ${args.join(" ")} failed; see above.`);
}
if (run(process.execPath, ["lib/dev/build-cli.mjs"]) !== 0) stop("The command line could not be built; see above.");

/** @type {Suite[]} */
const suites = [];

/**
 * Runs one suite and reads what it counted. A suite that ends badly without a failed test (a crash, a page that did not
 * load) counts as one failure.
 * @param {string} name
 * @param {() => number} start gives the exit code
 * @param {(json: any) => { passed: number, failed: number, skipped: number }} count
 */
function suite(name, start, count) {
  console.log(`\n── ${name} ──`);
  const code = start();
  const file = report(name);
  const counts = existsSync(file)
    ? count(JSON.parse(readFileSync(file, "utf8")))
    : { passed: 0, failed: 0, skipped: 0 };
  if ((code !== 0 || counts.passed === 0) && counts.failed === 0) counts.failed = 1;
  suites.push({ name, ...counts });
}

/** @param {string} name @param {string} config */
const playwright = (name, config) =>
  suite(
    name,
    () =>
      runPackage(
        "@playwright/test",
        ["test", "-c", config, "--reporter=list,json"],
        {
          env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report(name) },
        },
        "playwright",
      ),
    // A flaky test passed only at the second try: that is a failure here.
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }),
  );

suite(
  "unit",
  () =>
    runPackage(
      "vitest",
      [
        "run",
        "--config",
        "tests/vitest.config.ts",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${report("unit")}`,
      ],
      { env },
    ),
  (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests + json.numTodoTests,
  }),
);
playwright("pages", "tests/pages");
playwright("e2e", "tests/e2e");
suite(
  "firefox",
  () => run(process.execPath, ["tests/e2e/firefox.mjs", "--summary", report("firefox")], { env }),
  (json) => ({ skipped: 0, ...json }),
);

/** @param {"passed" | "failed" | "skipped"} key */
const sum = (key) => suites.reduce((total, each) => total + each[key], 0);
console.log("\n── summary ──");
for (const { name, passed, failed, skipped } of suites) {
  console.log(
    `${name.padEnd(8)} ${passed} passed, ${failed} failed${skipped ? `, ${skipped} SKIPPED (counted as failed)` : ""}`,
  );
}
const passed = sum("passed");
const failed = sum("failed") + sum("skipped");
writeFileSync(report("summary"), JSON.stringify({ passed, failed }));
console.log(`npm test: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
