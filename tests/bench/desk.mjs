// `node tests/bench/desk.mjs`: how fast the side panel opens, and how smoothly its list scrolls, with 5,000 answers and
// 20,000 findings, all with stored reviews, against an empty store. Build first. Prints one line of JSON.
import path from "node:path";
import { ensureBrowser } from "../../lib/dev/browser.mjs";
import { root } from "../../lib/dev/install.mjs";
import { awaitWelcome, launch } from "../../lib/dev/launch.mjs";

const ANSWERS = Number(process.argv[2] ?? 5000);
const PER_ANSWER = 4;
/** Openings of each kind; the median counts. */
const TRIES = 5;
const TAB = 4711;

const launched = await launch({
  browser: ensureBrowser(),
  extension: path.join(root, ".output", "chrome-mv3"),
  profile: "",
  headless: true,
});
await awaitWelcome(launched);
const { context, id, worker } = launched;

/** Milliseconds from the start of the navigation until the panel shows `selector`. */
async function opening(selector) {
  const page = await context.newPage();
  await page.addInitScript(
    (tab) => {
      Object.assign(chrome.tabs, { query: async () => [tab] });
      Object.assign(chrome.permissions, { contains: async () => true });
    },
    { id: TAB, status: "complete", url: "https://chat.example/x" },
  );
  await page.goto(`chrome-extension://${id}/sidepanel.html`);
  const took = await page.evaluate(async (selector) => {
    while (document.querySelector(selector) === null) await new Promise((resolve) => setTimeout(resolve, 1));
    return performance.now();
  }, selector);
  return { page, took };
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

async function openings(selector) {
  const times = [];
  for (let i = 0; i <= TRIES; i++) {
    const { page, took } = await opening(selector);
    // The first one warms the browser's caches.
    if (i > 0) times.push(took);
    await page.close();
  }
  return median(times);
}

await worker.evaluate(() =>
  chrome.storage.local.set({
    settings: { language: "en", mode: "audit", reviewer: "A", sites: ["https://chat.example"] },
  }),
);
const empty = await openings(".notice-box, .list");

const kept = await context.newPage();
await kept.goto(`chrome-extension://${id}/options.html`);
await kept.evaluate(
  async ({ answers, per, tab }) => {
    const finding = (a, f) => ({
      id: `f${a}-${f}`,
      code: "NUMBER_NOT_IN_SOURCE",
      severity: f % 2 ? "unsupported" : "contradicted",
      rule: "number-not-in-source",
      start: f * 10,
      end: f * 10 + 8,
      text: `${a} seats`,
      claim: 0,
      evidence: null,
      data: { answer: `${a} seats` },
    });
    const report = (a) => ({
      answerHash: `h${a}`,
      sourcesHash: "s",
      engine: "bench",
      skipped: [],
      claims: [{ start: 0, end: 9, text: "15 seats.", cites: ["s"], verdict: "contradicted" }],
      findings: Array.from({ length: per }, (_, f) => finding(a, f)),
      checked: { claims: 1, claimsTotal: 1, sourcesRead: 1, sourcesTotal: 1, facts: { quantities: per } },
    });
    const opening = indexedDB.open("citecheck");
    const db = await new Promise((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const writing = db.transaction(["reviews", "answers"], "readwrite");
    for (let a = 0; a < answers; a++) {
      const seen = {
        id: `a${a}`,
        origin: "https://chat.example",
        answer: { id: `k${a}`, text: "15 seats." },
        sources: [],
        report: report(a),
        at: a,
      };
      writing.objectStore("answers").put(seen);
      for (let f = 0; f < per; f++)
        writing.objectStore("reviews").put({
          target: `f${a}-${f}`,
          answer: `h${a}`,
          standing: f === 0 ? { verdict: "fault" } : { note: "n" },
          who: "A",
          at: a,
        });
    }
    await new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
    db.close();
    // As many of them as the browser keeps of one tab stand in the panel's list.
    const onPage = Math.min(answers, 1500);
    const list = Array.from({ length: onPage }, (_, a) => ({
      key: `k${a}`,
      question: `Question ${a}?`,
      excerpt: "15 seats.",
      state: "checked",
      text: "15 seats.",
      report: report(a),
    }));
    const state = {
      origin: "https://chat.example",
      site: "demo",
      highlights: true,
      sources: [{ id: "s", title: "S", read: true }],
      answers: list,
    };
    globalThis.fill = () => chrome.storage.session.set({ [`page:${tab}`]: { at: 1, state } });
  },
  { answers: ANSWERS, per: PER_ANSWER, tab: TAB },
);
const fullStore = await openings(".notice-box, .list");
await kept.evaluate(() => globalThis.fill());
const fullList = await openings(".answers article");

const { page } = await opening(".answers article");
await page.setViewportSize({ width: 360, height: 900 });
await page.waitForTimeout(1500);
const longest = await page.evaluate(async () => {
  const list = document.querySelector(".list");
  let worst = 0;
  new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) worst = Math.max(worst, duration);
  }).observe({ type: "longtask" });
  for (let i = 0; i < 120; i++) {
    list.scrollTop += 600;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  return Math.round(worst);
});
console.log(
  JSON.stringify({
    answers: ANSWERS,
    findings: ANSWERS * PER_ANSWER,
    emptyMs: Math.round(empty),
    fullStoreMs: Math.round(fullStore),
    ratio: Number((fullStore / empty).toFixed(2)),
    longListMs: Math.round(fullList),
    longestTaskMs: longest,
  }),
);
await context.close();
