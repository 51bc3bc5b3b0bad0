import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root, absolute. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Ends this process with a plain message; 2 means "the machine lacks something", 1 "something failed".
 * @param {string} message
 * @returns {never}
 */
export function stop(message, code = 1) {
  console.error(`\n${message}`);
  process.exit(code);
}

/**
 * Runs a command to its end with our own output and returns its exit code. `npm` is a script on Windows and needs a
 * shell there; no argument of ours holds anything that a shell would read.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnSyncOptions} [options]
 * @returns {number}
 */
export function run(command, args, options = {}) {
  const shell = process.platform === "win32" && command === "npm";
  const done = spawnSync(command, args, { cwd: root, stdio: "inherit", shell, ...options });
  if (done.error) stop(`${command} could not be started: ${done.error.message}`);
  return done.status ?? 1;
}

/**
 * Runs the command that an installed package provides, under the Node that runs us.
 * @param {string} name the package, such as "wxt"
 * @param {string[]} args
 * @param {import("node:child_process").SpawnSyncOptions} [options]
 * @param {string} [command] the command, where its name is not the package's
 */
export function runPackage(name, args, options = {}, command = name.replace(/^@.*\//, "")) {
  const require = createRequire(path.join(root, "package.json"));
  const manifest = path.join(root, "node_modules", name, "package.json");
  const { bin } = require(manifest);
  const file = typeof bin === "string" ? bin : bin[command];
  return run(process.execPath, [path.join(path.dirname(manifest), file), ...args], options);
}

/**
 * Runs WXT. Its spinner draws for ever in a terminal that tells no width, as some containers do; `CI` turns it off.
 * @param {string[]} args
 */
export const wxt = (args) => runPackage("wxt", args, { env: { ...process.env, CI: "1" } });

/** @param {string} name @returns {number} milliseconds since the epoch; 0 where there is no such file */
const changed = (name) => (existsSync(path.join(root, name)) ? statSync(path.join(root, name)).mtimeMs : 0);

/** npm writes `node_modules/.package-lock.json` last; the lockfile that is newer than it was not installed yet. */
const needsInstall = () => changed("node_modules/.package-lock.json") < changed("package-lock.json");

/** Installs what is missing: the packages of the lockfile, then WXT's generated types. */
export function install() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 12)) stop(`Node 20.12 or newer is needed; this is ${process.version}.`, 2);
  if (needsInstall()) {
    console.log("Installing packages (npm ci) …");
    if (run("npm", ["ci", "--no-audit", "--no-fund"]) !== 0) stop("npm ci failed; see its message above.");
  }
  if (!existsSync(path.join(root, ".wxt", "tsconfig.json")) && wxt(["prepare"]) !== 0) {
    stop("wxt prepare failed; see its message above.");
  }
}
