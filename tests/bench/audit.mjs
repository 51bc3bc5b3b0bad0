import { spawn } from "node:child_process";
import { createReadStream, createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { ensureBrowser } from "../../lib/dev/browser.mjs";
import { root } from "../../lib/dev/install.mjs";
import { launch } from "../../lib/dev/launch.mjs";

/*
 * Takes a large batch into the audit page of the built extension and checks a part of it. Tells the longest task of the page's own
 * thread, the most memory that the browser's processes held together, rows a second of import and check, and the command line's
 * rate on the same rows.
 *
 *   npm run build && node tests/bench/audit.mjs [ROWS] [SECONDS OF CHECKING]
 */
const ROWS = Number(process.argv[2] ?? 200_000);
const SECONDS = Number(process.argv[3] ?? 60);
const folder = mkdtempSync(path.join(tmpdir(), "citecheck-bench-"));
const file = path.join(folder, "answers.ndjson");

await writeRows(file, ROWS);
const { context, id } = await launch({
  browser: ensureBrowser(),
  extension: path.join(root, ".output", "chrome-mv3"),
  profile: "",
  headless: true,
});
const page = await context.newPage();
await page.addInitScript(() => {
  const tasks = [];
  Object.assign(globalThis, { tasks });
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: "longtask",
  });
});
const memory = watchMemory();
await page.goto(`chrome-extension://${id}/audit.html`);
await page.setInputFiles("input[type=file]", file);
await page.getByRole("button", { name: /^Import / }).waitFor({ timeout: 300_000 });
await page.evaluate(() => globalThis.tasks.splice(0));
let began = Date.now();
await page.getByRole("button", { name: /^Import / }).click();
const start = page.getByRole("button", { name: /^Check / });
await start.waitFor({ timeout: 1_800_000 });
const taken = (Date.now() - began) / 1000;
const importing = { longest: await longest(page), memory: memory.peak() };
console.log(`import: ${ROWS} rows in ${taken.toFixed(1)} s, ${Math.round(ROWS / taken)} rows a second`);
console.log(
  `  longest task of the page: ${importing.longest} ms; most memory of all processes: ${importing.memory} MB`,
);

began = Date.now();
await start.click();
await page.waitForTimeout(SECONDS * 1000);
await page.getByRole("button", { name: "Pause" }).click();
await page.getByRole("button", { name: "Go on" }).waitFor({ timeout: 60_000 });
const checkedFor = (Date.now() - began) / 1000;
const told = (await page.getByRole("status").first().textContent()) ?? "";
const checked = Number(told.replace(/,/g, "").match(/\d+/)?.[0] ?? 0);
console.log(`check: ${checked} rows in ${checkedFor.toFixed(1)} s, ${Math.round(checked / checkedFor)} rows a second`);
console.log(`  longest task of the page: ${await longest(page)} ms; most memory of all processes: ${memory.peak()} MB`);
memory.stop();
await context.close();

const rate = await commandLine(file, Math.max(200, checked));
console.log(`command line on the same rows, one process: ${Math.round(rate)} rows a second`);
rmSync(folder, { recursive: true, force: true });

/** The longest task since it was last asked, in milliseconds; shorter ones than 50 ms are not told by the browser. */
async function longest(shown) {
  const tasks = await shown.evaluate(() => globalThis.tasks.splice(0));
  return tasks.length === 0 ? "under 50" : Math.round(Math.max(...tasks));
}

/** Answers of a made-up help desk, each with a source of its own; one in five is at odds with it. */
async function writeRows(target, count) {
  const out = createWriteStream(target);
  const filler = "It is reviewed once a year by the office and printed on the back of the form. ".repeat(6);
  for (let n = 1; n <= count; n++) {
    const fee = 10 + (n % 90);
    const wrong = n % 5 === 0 ? 1 : 0;
    const row = {
      id: `row-${n}`,
      question: `What is the fee for service ${n}, and when is it due?`,
      answer: `The fee for service ${n} is ${fee + wrong} euros. [1] It is due within ${7 + (n % 20)} days. [1]`,
      sources: [
        {
          id: "1",
          title: `Fees ${n % 100}`,
          text: `${filler}The fee for service ${n} is ${fee} euros. It is due within ${7 + (n % 20)} days. ${filler}`,
        },
      ],
    };
    if (!out.write(`${JSON.stringify(row)}\n`)) await new Promise((resolve) => out.once("drain", resolve));
  }
  await new Promise((resolve) => out.end(resolve));
}

/** Rows a second of `citecheck check` over the first `count` rows. */
async function commandLine(from, count) {
  const child = spawn(process.execPath, [path.join(root, ".output", "cli", "citecheck.mjs"), "check"], {
    stdio: ["pipe", "ignore", "inherit"],
  });
  const at = Date.now();
  let sent = 0;
  for await (const line of createInterface({ input: createReadStream(from) })) {
    if (!child.stdin.write(`${line}\n`)) await new Promise((resolve) => child.stdin.once("drain", resolve));
    sent++;
    if (sent >= count) break;
  }
  child.stdin.end();
  await new Promise((resolve) => child.once("exit", resolve));
  return (sent * 1000) / (Date.now() - at);
}

/** The most memory that this process's children held together, in MB: shared pages are counted once for each (PSS where told). */
function watchMemory() {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(descendants()));
  }, 1000);
  return {
    peak: () => Math.round(most / 1024),
    stop: () => clearInterval(timer),
  };
}

function descendants() {
  const parents = new Map();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      parents.set(pid, stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    } catch {
      // It ended meanwhile.
    }
  }
  const found = new Set([`${process.pid}`]);
  for (let before = 0; before !== found.size; ) {
    before = found.size;
    for (const [pid, parent] of parents) if (found.has(parent)) found.add(pid);
  }
  found.delete(`${process.pid}`);
  return [...found];
}

function memoryOf(pids) {
  let sum = 0;
  for (const pid of pids) {
    try {
      const told = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
      sum += Number(/^Pss:\s+(\d+)/m.exec(told)?.[1] ?? 0);
    } catch {
      // It ended meanwhile.
    }
  }
  return sum;
}
