// Speed of the quote locator beside other ways to find a quote, and of the source index. Prints tables of processor time;
// asserts nothing: times depend on the machine, so read the ratios. `node tests/bench/locate.mjs`
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import v8 from "node:v8";
import vm from "node:vm";
import search from "approx-string-match";
import DiffMatchPatch from "diff-match-patch";
import { build } from "vite";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const folder = path.join(root, ".output", "bench");
const room = (file) => path.join(root, "lib", "evidence", file);
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: "node20",
    outDir: folder,
    emptyOutDir: true,
    minify: false,
    rollupOptions: {
      input: {
        locate: room("locate.ts"),
        passages: room("passages.ts"),
        grams: room("gram-index.ts"),
        folded: room("folded-text.ts"),
      },
      output: { format: "es", entryFileNames: "[name].mjs" },
    },
  },
});
const load = (name) => import(pathToFileURL(path.join(folder, `${name}.mjs`)).href);
const { locate } = await load("locate");
const { indexSource, nearest } = await load("passages");
const { GramIndex } = await load("grams");
const { foldedText } = await load("folded");

v8.setFlagsFromString("--expose_gc");
const collect = vm.runInNewContext("gc");

/** Milliseconds of processor time: other programs on the machine do not count. */
const spent = () => process.cpuUsage().user / 1000;

// The same texts in every run: words with the frequencies of natural language (the n-th is n times rarer than the first).
let seed = 20240102;
const random = () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 4294967296;
};
const zipf = (count) =>
  Math.min(count - 1, Math.floor(Math.exp(random() * Math.log(count))) - 1 + (random() < 0.5 ? 0 : 1));
const syllables = "ba co de fi gu ha jo ke li mu na po re si tu va wo xe yi zu tion ment ing er al st".split(" ");
const vocabulary = Array.from({ length: 12000 }, (_, n) => {
  let word = "";
  for (let rest = n + 1; rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length];
  return word;
});
const characters = Array.from({ length: 3000 }, (_, n) => String.fromCharCode(0x4e00 + ((n * 7919) % 20000)));

function english(size) {
  let text = "";
  while (text.length < size) {
    const length = 8 + Math.floor(random() * 18);
    const words = Array.from({ length }, () =>
      random() < 0.04 ? String(Math.floor(random() * 5000)) : vocabulary[zipf(vocabulary.length)],
    );
    text += `${words[0][0].toUpperCase()}${words.join(" ").slice(1)}.${random() < 0.15 ? "\n\n" : " "}`;
  }
  return text.slice(0, size);
}

function chinese(size) {
  let text = "";
  while (text.length < size) {
    const length = 12 + Math.floor(random() * 30);
    for (let i = 0; i < length; i++) {
      text += random() < 0.02 ? String(Math.floor(random() * 5000)) : characters[zipf(characters.length)];
      if (random() < 0.07) text += "，";
    }
    text += `。${random() < 0.15 ? "\n\n" : ""}`;
  }
  return text.slice(0, size);
}

/** Quotes of 200 units from all over the text, each with so many single-unit changes. */
function quotes(text, count, edits) {
  return Array.from({ length: count }, (_, n) => {
    let start = Math.floor(((n + random()) / count) * (text.length - 400));
    // Whole words and numbers, so that the exact search has nothing to refuse.
    while (start > 0 && /[A-Za-z0-9]/.test(text[start - 1])) start--;
    let end = start + 200;
    while (/[A-Za-z0-9]/.test(text[end] ?? "") && /[A-Za-z0-9]/.test(text[end - 1])) end++;
    while (/\s/.test(text[start])) start++;
    while (/\s/.test(text[end - 1])) end--;
    const units = [...text.slice(start, end)];
    for (let e = 0; e < edits; e++) units[Math.floor(((e + random()) / edits) * (units.length - 20)) + 10] = "Q";
    return { start, end, quote: units.join("") };
  });
}

const engine = new DiffMatchPatch();
engine.Match_Distance = 1e9;
engine.Match_Threshold = 0.2;

/** diff-match-patch finds at most 32 units near a place: the first and the last 32 of the quote, the place unknown. */
function matchMain(text, quote) {
  const start = engine.match_main(text, quote.slice(0, 32), 0);
  if (start < 0) return undefined;
  const end = engine.match_main(text, quote.slice(-32), start + quote.length - 32);
  return end < 0 ? undefined : { start, end: end + 32 };
}

const ways = [
  ["Citecheck", (text, quote) => locate(text, quote)],
  [
    "indexOf for all places",
    (text, quote) => {
      const places = [];
      for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1))
        places.push({ start: at, end: at + quote.length });
      return places[0];
    },
  ],
  ["approx-string-match alone", (text, quote, edits) => search(text, quote, edits)[0]],
  ["diff-match-patch match_main", matchMain],
];

const COUNT = 50;
const WARMING = 30;
const cell = (value, width) => String(value).padStart(width);
for (const [language, text] of [
  ["English", english(1_000_000)],
  ["Chinese", chinese(1_000_000)],
]) {
  for (const edits of [0, 3]) {
    console.log(
      `\n${language}, ${(text.length / 1e6).toFixed(1)} million units, ${COUNT} quotes of 200 units with ${edits} changes`,
    );
    const cases = quotes(text, COUNT, edits);
    const before = quotes(text, WARMING, edits);
    let ours;
    for (const [name, find] of ways) {
      // Other quotes beforehand compile the code and build what is kept of the text: a page asks for many quotes, not for one.
      for (const { quote } of before) find(text, quote, edits);
      let right = 0;
      let each = Number.POSITIVE_INFINITY;
      // The fastest of several passes, for each way alike: what disturbs a pass only ever makes it longer.
      for (let pass = 0, all = 0; pass < 5 && all < 1000; pass++) {
        right = 0;
        const from = spent();
        for (const { start, end, quote } of cases) {
          const hit = find(text, quote, edits);
          if (hit && Math.abs(hit.start - start) <= 3 && Math.abs(hit.end - end) <= 4) right++;
        }
        const took = spent() - from;
        all += took;
        each = Math.min(each, took / COUNT);
      }
      ours ??= each;
      console.log(
        `  ${name.padEnd(28)} ${cell(each.toFixed(3), 9)} ms a quote  ${cell((each / ours).toFixed(1), 7)} × ours  right ${right}/${COUNT}`,
      );
    }
  }
  const bytes = Buffer.byteLength(text);
  const folding = spent();
  const folded = foldedText(`${text} `);
  const built = spent();
  const grams = new GramIndex(folded.text);
  const done = spent();
  console.log(
    `  locator: folding ${(bytes / 1e3 / (built - folding)).toFixed(0)} MB/s, gram index ${(bytes / 1e3 / (done - built)).toFixed(0)} MB/s, ${(grams.bytes / bytes).toFixed(1)} bytes held per byte of source`,
  );
  collect();
  const before = process.memoryUsage();
  const from = spent();
  const index = indexSource({ id: "bench", text });
  nearest(text.slice(5000, 5100), [index]);
  const seconds = (spent() - from) / 1000;
  collect();
  const after = process.memoryUsage();
  const held = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  const asked = spent();
  for (const { quote } of quotes(text, COUNT, 0)) nearest(quote, [index]);
  const each = (spent() - asked) / COUNT;
  console.log(
    `  index: ${index.passages.length} passages, ${(bytes / 1e6 / seconds).toFixed(1)} MB/s, ${(held / bytes).toFixed(1)} bytes held per byte of source, nearest ${each.toFixed(2)} ms a claim`,
  );
}
