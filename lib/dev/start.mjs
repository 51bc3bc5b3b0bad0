// `npm start`: installs what is missing, builds the extension, serves the demo chat and opens it in a browser with the
// extension loaded. Without a display, or with `-- --headless`, it prints the findings and saves pictures instead.
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { install, root, stop, wxt } from "./install.mjs";

const noDisplay = process.platform === "linux" && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY;
const headless = process.argv.includes("--headless") || noDisplay;

install();
const browser = ensureBrowser();
if (wxt(["build"]) !== 0) stop("The extension could not be built; see above.");

// These need what install() brought.
const { openDemo, pointAt, readAll } = await import("./demo.mjs");
const { table } = await import("./table.mjs");

console.log(`Opening ${browser.path}${headless ? " without a window" : ""} …`);
const demo = await openDemo({ browser, headless });

let ending = false;
/** @param {number} code */
async function end(code) {
  if (ending) return;
  ending = true;
  await demo.close();
  process.exit(code);
}
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, () => void end(0));

if (headless) {
  try {
    await show();
    await end(0);
  } catch (error) {
    console.error(error);
    await end(1);
  }
} else {
  demo.launched.context.on("close", () => void end(0));
  console.log(
    `\nThe demo chat is at ${demo.origin}. Click a citation mark to open its source; the answer is checked as soon as`,
  );
  console.log("the source was read. Point at underlined words for the reason. Ctrl-C here ends everything.");
}

/** Prints the findings and saves pictures of the underlined page and of an open card. */
async function show() {
  const state = await readAll(demo);
  const found = state.answers.flatMap((answer, at) =>
    (answer.report?.findings ?? []).map((finding) => [
      `${at + 1}`,
      finding.code,
      finding.text,
      finding.evidence ? (finding.data.source ?? finding.evidence.text) : "",
    ]),
  );
  console.log(`\n${table(["answer", "code", "words", "source words"], found)}`);
  const reports = state.answers.flatMap((answer) => answer.report ?? []);
  const sum = (/** @type {(report: (typeof reports)[number]) => number} */ of) =>
    reports.reduce((total, report) => total + of(report), 0);
  console.log(
    `\n${state.answers.length} answers, ${found.length} findings; ${sum((r) => r.checked.claims)} of ${sum((r) => r.checked.claimsTotal)} claims checked, ${state.sources.filter((source) => source.read).length} of ${state.sources.length} sources read`,
  );

  const folder = path.join(root, ".output", "start");
  await mkdir(folder, { recursive: true });
  const [first] = state.answers
    .flatMap((answer) => answer.report?.findings ?? [])
    .filter(({ severity }) => severity === "contradicted");
  if (!first) throw new Error("the demo has no contradicted words to point at");
  const page = path.join(folder, "page.png");
  const card = path.join(folder, "card.png");
  await demo.page.screenshot({ path: page, fullPage: true });
  await pointAt(demo.page, first.text);
  await demo.page.waitForTimeout(800);
  await demo.page.screenshot({ path: card });
  console.log(`Pictures: ${path.relative(root, page)}, ${path.relative(root, card)}`);
}
