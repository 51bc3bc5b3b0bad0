// Speed, growth and size of the reader of quantities beside @microsoft/recognizers-text-suite, on the same text in one run.
// Prints tables of processor time; asserts nothing. `npm run bench`, or with `-- --peer 100` to give the other library only the
// first 100 KB of each text: it needs minutes for a megabyte. It gets its text line by line, which suits it best: as one string
// its time grows faster than the text.
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import zlib from "node:zlib";
import * as recognizers from "@microsoft/recognizers-text-suite";
import { build } from "vite";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const folder = path.join(root, ".output", "bench-quantities");
const flag = process.argv.indexOf("--peer");
const peerBytes = flag > 0 ? Number(process.argv[flag + 1]) * 1000 : Number.POSITIVE_INFINITY;

const bundle = async (input, name, ssr) => {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    ...(ssr ? { ssr: { noExternal: true } } : {}),
    build: {
      ...(ssr ? { ssr: true, target: "node20" } : {}),
      outDir: path.join(folder, name),
      emptyOutDir: true,
      minify: !ssr,
      write: ssr,
      rollupOptions: {
        input,
        output: { format: "es", entryFileNames: `${name}.mjs` },
        preserveEntrySignatures: "strict",
      },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  return first.output.map((part) => part.code ?? "").join("");
};

const ours = path.join(root, "lib", "facts", "quantities.ts");
await bundle(ours, "reader", true);
const { readQuantities } = await import(pathToFileURL(path.join(folder, "reader", "reader.mjs")).href);

const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const timed = (work) => {
  const before = spent();
  work();
  return spent() - before;
};
const rate = (bytes, ms) => (bytes / 1e6 / (ms / 1e3)).toFixed(bytes / 1e3 / ms < 0.1 ? 4 : 1);

/** Numbers from a fixed seed, so that each run reads the same text. */
const dice = (seed) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const ENGLISH = [
  () => `The committee met again in the town hall and heard from several residents who asked for more time.`,
  (d) =>
    `Sales in the region rose ${d(40)}.${d(10)}% to $${d(900)} million, while costs fell by ${d(9) + 2} percentage points.`,
  (d) =>
    `Support answers within ${d(30) + 1} business days, and at most ${d(12) + 2} seats are included in the basic plan.`,
  (d) => `She moved there on March ${d(28) + 1}, ${1990 + d(34)} and has lived in the same street ever since.`,
  (d) =>
    `The pipe is ${d(90) + 2} cm long and weighs about ${d(9) + 1}.${d(9)} kg, which is less than the older model.`,
  () => `Nobody had expected that the old library would reopen before the winter, let alone with a new roof.`,
  (d) => `Each request costs $0.00${d(9) + 1} per 1,000 tokens, with a limit of ${d(900) + 100} requests per minute.`,
  () => `According to the report, the change makes it easier to compare offers and to leave a contract early.`,
];
const CHINESE = [
  () => `委员会在市政厅再次开会，听取了多位居民的意见，大家都希望有更多时间考虑。`,
  (d) => `该地区销售额增长${d(40)}.${d(10)}%，达到${d(900)}万元，成本下降${d(9) + 2}个百分点。`,
  (d) => `客服应在${d(30) + 1}个工作日内答复，基础版最多包含${d(12) + 2}个席位。`,
  (d) => `她于${1990 + d(34)}年${d(12) + 1}月${d(28) + 1}日搬到那里，此后一直住在同一条街上。`,
  (d) => `管道长${d(90) + 2}厘米，重约${d(9) + 1}.${d(9)}公斤，比旧型号更轻便，安装也更容易。`,
  () => `没有人想到旧图书馆会在冬天之前重新开放，更没有人想到它会换上新的屋顶。`,
  (d) => `违约金按日万分之${"一二三四五六七八九"[d(9)]}计算，逾期超过三十日的，双方可以解除合同。`,
  () => `报告认为，这一变化让人们更容易比较不同的方案，也更容易提前结束合同。`,
];
const write = (sentences, bytes, seed) => {
  const d = dice(seed);
  const lines = [];
  let size = 0;
  while (size < bytes) {
    const line = sentences[d(sentences.length)](d);
    lines.push(line);
    size += Buffer.byteLength(line) + 1;
  }
  return lines;
};

const models = (culture) => [
  (line) => recognizers.recognizeNumber(line, culture),
  (line) => recognizers.recognizePercentage(line, culture),
  (line) => recognizers.recognizeCurrency(line, culture),
  (line) => recognizers.recognizeDimension(line, culture),
  (line) => recognizers.recognizeTemperature(line, culture),
  (line) => recognizers.recognizeAge(line, culture),
  (line) => recognizers.recognizeDateTime(line, culture),
];

console.log("Speed, processor time\n");
for (const [name, sentences, culture] of [
  ["English", ENGLISH, recognizers.Culture.English],
  ["Chinese", CHINESE, recognizers.Culture.Chinese],
]) {
  const lines = write(sentences, 1e6, 7);
  const text = lines.join("\n");
  const bytes = Buffer.byteLength(text);
  const cold = timed(() => readQuantities(text));
  let warm = cold;
  for (let i = 0; i < 5; i++)
    warm = Math.min(
      warm,
      timed(() => readQuantities(text)),
    );
  const all = models(culture);
  for (const line of lines.slice(0, 8)) for (const model of all) model(line);
  let peer = 0;
  let peerRead = 0;
  for (const line of lines) {
    if (peerRead >= peerBytes) break;
    peerRead += Buffer.byteLength(line) + 1;
    peer += timed(() => {
      for (const model of all) model(line);
    });
  }
  const ratio = bytes / warm / (peerRead / peer);
  console.log(`${name}: ${(bytes / 1e6).toFixed(2)} MB, ${readQuantities(text).length} quantities`);
  console.log(`  our reader         ${rate(bytes, warm)} MB/s (first run ${rate(bytes, cold)} MB/s)`);
  console.log(`  recognizers-text   ${rate(peerRead, peer)} MB/s, seven models, on ${(peerRead / 1e6).toFixed(2)} MB`);
  console.log(`  ratio              ${Math.round(ratio)}×, in the first run ${Math.round((ratio * warm) / cold)}×\n`);
}

console.log("Growth on hostile text, processor ms\n");
const sizes = [1e4, 1e5, 1e6];
console.log(
  `  ${"text".padEnd(16)}${sizes.map((s) => `${s / 1e3} KB`.padStart(10)).join("")}   ms per KB at the end : in the middle`,
);
for (const seed of ["1,", "3-", "jan 2 ", "一", "1 to ", "half a ", "十", "[1, ", "1/", "between 1 and "]) {
  const costs = sizes.map((size) => {
    const text = seed.repeat(Math.ceil(size / Buffer.byteLength(seed)));
    readQuantities(text.slice(0, 4000));
    return Math.min(...[0, 1].map(() => timed(() => readQuantities(text))));
  });
  const growth = costs[2] / 10 / costs[1];
  console.log(
    `  ${JSON.stringify(seed).padEnd(16)}${costs.map((ms) => ms.toFixed(1).padStart(10)).join("")}   ${growth.toFixed(2)}`,
  );
}

const kilobytes = (code) => `${(zlib.gzipSync(code, { level: 9 }).length / 1e3).toFixed(1)} KB`;
console.log("\nSize, minified and compressed (gzip -9)\n");
console.log(`  our reader         ${kilobytes(await bundle(ours, "size", false))}`);
const peerEntry = fileURLToPath(import.meta.resolve("@microsoft/recognizers-text-suite"));
console.log(`  recognizers-text   ${kilobytes(await bundle(peerEntry, "peer", false))}`);
