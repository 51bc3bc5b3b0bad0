// `.ci/run`: tests, linters and the ratchet of a fresh clone; the last line is "N passed, N failed".
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { root, run, runPackage } from "./install.mjs";

const folder = path.join(root, ".output", "test");
let passed = 0;
let failed = 0;

/**
 * Adds what a step counted; a step that failed and counted no failure is one.
 * @param {number} code exit code
 * @param {string} file the step's own count, {passed, failed}
 */
function add(code, file) {
  const counts = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { passed: 0, failed: 0 };
  passed += counts.passed;
  failed += code !== 0 && counts.failed === 0 ? 1 : counts.failed;
}

const summary = path.join(folder, "summary.json");
rmSync(summary, { force: true });
add(run(process.execPath, ["lib/dev/test.mjs"]), summary);

/** @type {[string, string[], string?][]} */
const linters = [
  ["@biomejs/biome", ["check", "."]],
  ["typescript", ["--noEmit"], "tsc"],
  ["knip", []],
];
for (const [name, args, command] of linters) {
  console.log(`\n── ${command ?? name} ──`);
  if (existsSync(path.join(root, "node_modules", name)) && runPackage(name, args, {}, command) === 0) passed++;
  else failed++;
}

console.log("\n── ratchet ──");
const ratchet = path.join(folder, "ratchet.json");
rmSync(ratchet, { force: true });
add(run(process.execPath, ["tests/labelled/ratchet.mjs", "--summary", ratchet]), ratchet);

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
