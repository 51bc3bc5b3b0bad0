import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { run, stop } from "./install.mjs";

/** @typedef {{ path: string, brand: "chromium" | "chrome" | "edge" | "firefox" }} Browser */

const env = process.env;
/** @param {string[]} parts */
const windows = (...parts) =>
  [env.LOCALAPPDATA, env.PROGRAMFILES, env["PROGRAMFILES(X86)"]].flatMap((at) => (at ? [path.join(at, ...parts)] : []));
/** @param {string} name */
const mac = (name) =>
  ["/Applications", `${env.HOME}/Applications`].map((at) => `${at}/${name}.app/Contents/MacOS/${name}`);

/**
 * Usual places, in the order in which they are tried. Debian's `/usr/bin/chromium` is a wrapper that adds flags of its
 * own, so the program behind it comes first; the snap comes last because it cannot read every folder.
 * @type {Record<string, Record<string, string[]>>}
 */
const places = {
  linux: {
    chromium: [
      "/usr/lib/chromium/chromium",
      "/usr/lib/chromium-browser/chromium-browser",
      "/usr/lib64/chromium-browser/chromium-browser",
      "/usr/bin/chromium",
      "/usr/bin/chromium-browser",
    ],
    chrome: ["/opt/google/chrome/chrome", "/usr/bin/google-chrome-stable", "/usr/bin/google-chrome"],
    edge: ["/opt/microsoft/msedge/msedge", "/usr/bin/microsoft-edge-stable", "/usr/bin/microsoft-edge"],
    snap: ["/snap/bin/chromium"],
    firefox: [
      "/usr/lib/firefox-esr/firefox-esr",
      "/usr/bin/firefox-esr",
      "/usr/lib/firefox/firefox",
      "/usr/bin/firefox",
    ],
  },
  darwin: {
    chromium: mac("Chromium"),
    chrome: mac("Google Chrome"),
    edge: mac("Microsoft Edge"),
    firefox: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
  },
  win32: {
    chromium: windows("Chromium", "Application", "chrome.exe"),
    chrome: windows("Google", "Chrome", "Application", "chrome.exe"),
    edge: windows("Microsoft", "Edge", "Application", "msedge.exe"),
    firefox: windows("Mozilla Firefox", "firefox.exe"),
  },
};

/** @param {string} group @returns {string | undefined} */
const firstOf = (group) => (places[process.platform] ?? places.linux)?.[group]?.find((file) => existsSync(file));

/**
 * @param {string} variable
 * @param {(file: string) => Browser["brand"]} brandOf
 * @returns {Browser | undefined}
 */
function named(variable, brandOf) {
  const given = env[variable];
  if (!given) return undefined;
  if (!existsSync(given)) stop(`${variable} names ${given}, and there is no such file.`, 2);
  return { path: given, brand: brandOf(given) };
}

/** @param {string} file @returns {Browser["brand"]} */
function brandOf(file) {
  if (/edge/i.test(file)) return "edge";
  if (/chromium|testing/i.test(file)) return "chromium";
  return /chrome/i.test(file) ? "chrome" : "chromium";
}

/**
 * The Chromium, Chrome or Edge to use: the one that `CITECHECK_BROWSER` names, else the first in the usual places.
 * @returns {Browser | undefined}
 */
export function findBrowser() {
  const given = named("CITECHECK_BROWSER", brandOf);
  if (given) return given;
  /** @type {[string, Browser["brand"]][]} */
  const order = [
    ["chromium", "chromium"],
    ["chrome", "chrome"],
    ["edge", "edge"],
    ["snap", "chromium"],
  ];
  for (const [group, brand] of order) {
    const file = firstOf(group);
    if (file) return { path: file, brand };
  }
  return undefined;
}

/** The Firefox to use (`CITECHECK_FIREFOX`, else the usual places). @returns {Browser | undefined} */
export function findFirefox() {
  const given = named("CITECHECK_FIREFOX", () => "firefox");
  if (given) return given;
  const file = firstOf("firefox");
  return file ? { path: file, brand: "firefox" } : undefined;
}

function canInstall() {
  if (process.platform !== "linux" || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  const release = existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "";
  return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(release);
}

/** @param {string[]} packages @returns {boolean} whether they are installed now */
function apt(packages) {
  console.log(`Installing ${packages.join(", ")} (apt-get) …`);
  const quiet = { env: { ...env, DEBIAN_FRONTEND: "noninteractive" } };
  // A stale package list names files that the server has deleted, so the list comes first.
  if (run("apt-get", ["update", "-qq"], quiet) !== 0) console.error("apt-get update failed; trying with the old list.");
  return run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], quiet) === 0;
}

/** Whether some font draws Chinese; without one a screenshot shows boxes. */
function drawsChinese() {
  const list = spawnSync("fc-list", [":lang=zh", "family"], { encoding: "utf8" });
  return !list.error && list.stdout.trim() !== "";
}

/**
 * The browser, installed if it is missing and this is Debian or Ubuntu as root; elsewhere ends with exit code 2 and
 * says what to install.
 * @returns {Browser}
 */
export function ensureBrowser() {
  const missing = findBrowser() ? [] : ["chromium"];
  if (canInstall()) {
    if (!drawsChinese()) missing.push("fonts-noto-cjk", "fonts-liberation");
    if (missing.length > 0 && !apt(missing)) stop(`apt-get could not install ${missing.join(", ")}; see above.`, 2);
  }
  return (
    findBrowser() ??
    stop(
      [
        "No Chromium, Chrome or Edge was found.",
        "Install one of them (Debian: apt-get install chromium; macOS: brew install --cask chromium; Windows: winget install Google.Chrome),",
        "or set CITECHECK_BROWSER to the full path of the browser's program file, and run the command again.",
      ].join("\n"),
      2,
    )
  );
}

/** As `ensureBrowser`, for the Firefox test. @returns {Browser} */
export function ensureFirefox() {
  const found = findFirefox();
  if (found) return found;
  // Ubuntu has no firefox-esr package of its own and its `firefox` package needs snap: there a person has to choose.
  if (canInstall()) apt(["firefox-esr"]);
  return (
    findFirefox() ??
    stop(
      [
        "No Firefox was found.",
        "Install Firefox 140 or newer (Debian: apt-get install firefox-esr; macOS: brew install --cask firefox; Windows: winget install Mozilla.Firefox),",
        "or set CITECHECK_FIREFOX to the full path of Firefox's program file, and run the command again.",
      ].join("\n"),
      2,
    )
  );
}
