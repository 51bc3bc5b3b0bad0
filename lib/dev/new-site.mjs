// `npm run new:site NAME`: an adapter, a fixture page and a test for a chat tool, to be filled in.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { root, stop } from "./install.mjs";

const INDEX = "lib/sites/index.ts";

/**
 * The files of a new adapter, by their path from the root. The page and the adapter fit each other, so that the test is
 * green before anything is filled in.
 * @param {string} name kebab-case
 * @returns {Record<string, string>}
 */
export function siteFiles(name) {
  const id = name.replace(/-(\w)/g, (_, /** @type {string} */ letter) => letter.toUpperCase());
  return {
    [`lib/sites/${name}.ts`]: `import { type FoundAnswer, type FoundMark, type ListedSource, press, rootOf, type SiteAdapter, words } from "./adapter";

/** Which tool this is, which versions were seen, as of which month; what of its page is stable and what is not. */
const ANSWER = ".${name}-answer";
const TEXT = ".${name}-text";
const QUESTION = ".${name}-question";
const MARK = ".${name}-mark";
const ENTRY = ".${name}-source";
const PANE = ".${name}-pane";

export const ${id}: SiteAdapter = {
  id: "${name}",
  name: "${name}",
  // What stands on every healthy page with an answer; the panel tells where it does not.
  expects: [
    { part: "question", selector: QUESTION, within: "page", least: 1 },
    { part: "text", selector: TEXT, within: "answer", least: 1 },
  ],

  // Several signatures, never the title alone. Asked of the page and of each open shadow root.
  detect(page) {
    let score = 0;
    if (page.querySelector(ANSWER)) score += 0.4;
    if (page.querySelector(\`\${ANSWER} \${TEXT}\`)) score += 0.3;
    if (page.querySelector(QUESTION)) score += 0.3;
    return score;
  },

  findAnswers(page) {
    const found: FoundAnswer[] = [];
    let question: Element | null = null;
    for (const element of page.querySelectorAll(\`\${QUESTION}, \${ANSWER}\`)) {
      if (element.matches(QUESTION)) question = element;
      else found.push({ key: element.id || \`\${found.length}\`, element, question, state: "done" });
    }
    return found;
  },

  textRoots: (answer) => [...answer.querySelectorAll(TEXT)],

  // Buttons, counters, reasoning, doubled formulas: all that is no word of the answer.
  leaveOut: (element) => element.matches("button, .katex-html"),

  // A mark's number is no proof of its source: give the name, address or id where the page has one.
  findMarks: (answer) =>
    [...answer.querySelectorAll(MARK)].map(
      (element): FoundMark => ({
        element,
        label: words(element),
        keys: [{ type: "name", value: element.getAttribute("title") ?? "" }],
        more: 0,
      }),
    ),

  listSources: (answer) =>
    [...answer.querySelectorAll(ENTRY)].map((entry): ListedSource => ({ key: words(entry), title: words(entry) })),

  opening(target) {
    const entry = target.closest(ENTRY);
    const answer = target.closest(ANSWER);
    if (!entry || !answer) return null;
    return { answer: answer.id, key: words(entry), paneWasOpen: rootOf(target).querySelector(PANE) !== null };
  },

  // Only a pane that says whose text it shows, or that was opened by the press that is remembered.
  readPanes(page, opened) {
    const pane = page.querySelector(PANE);
    if (!pane || !opened?.key || opened.answer === null) return [];
    const { key, answer } = opened;
    return [{ key, title: key, parts: [pane], completeness: "full", loading: false, answer }];
  },

  openSource: (answer, key) => press([...answer.querySelectorAll(ENTRY)].find((entry) => words(entry) === key)),
};
`,
    [`tests/fixtures/sites/${name}/index.html`]: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${name}</title>
    <link rel="icon" href="data:,">
  </head>
  <!-- Write this page after what the tool really renders, in words of your own. -->
  <body>
    <div class="${name}-question">How long is the loan?</div>
    <div class="${name}-answer" id="answer-1">
      <div class="${name}-text"><p>The loan is 28 days.<sup class="${name}-mark" title="loans">1</sup></p></div>
      <button type="button">Copy</button>
      <button type="button" class="${name}-source">loans</button>
    </div>
  </body>
</html>
`,
    [`tests/pages/${name}.spec.ts`]: `import { expect, test } from "./harness/fixtures";

const PAGE = "fixtures/sites/${name}/";

test("answers, questions, marks and sources are read, and nothing beside them", async ({ bench, page }) => {
  await bench.open(PAGE);
  const read = await page.evaluate(() => window.harness.readPage());
  expect(read.adapter).toBe("${name}");
  expect(read.answers).toMatchObject([
    {
      key: "answer-1",
      state: "done",
      question: "How long is the loan?",
      text: "The loan is 28 days. 1",
      markers: [{ text: "1", sources: ["loans"], link: "exact" }],
      sources: [{ id: "loans", completeness: "none" }],
    },
  ]);
});
`,
  };
}

/**
 * The list of adapters with one more, in the order of their names.
 * @param {string} list text of lib/sites/index.ts
 * @param {string} name
 */
export function listed(list, name) {
  const id = name.replace(/-(\w)/g, (_, /** @type {string} */ letter) => letter.toUpperCase());
  const block = /(readonly SiteAdapter\[\] = \[)([^\]]*)\]/.exec(list);
  if (!block) throw new Error(`${INDEX} has no list of adapters`);
  const ids = (block[2] ?? "").split(",").flatMap((each) => each.trim() || []);
  const all = [...ids, id].sort().map((each) => `  ${each},\n`);
  const first = list.search(/^import \{ \w+ \} from "\.\/(?!adapter)/m);
  if (first < 0) throw new Error(`${INDEX} imports no adapter`);
  const line = `import { ${id} } from "./${name}";\n`;
  const withList = list.replace(block[0], `${block[1]}\n${all.join("")}]`);
  return withList.slice(0, first) + line + withList.slice(first);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const name = process.argv[2] ?? "";
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    stop("npm run new:site NAME, in letters, digits and hyphens: my-chat", 2);
  const files = siteFiles(name);
  const there = Object.keys(files).find((file) => existsSync(path.join(root, file)));
  if (there) stop(`${there} is there already`, 2);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    console.log(file);
  }
  writeFileSync(path.join(root, INDEX), listed(readFileSync(path.join(root, INDEX), "utf8"), name));
  console.log(`${INDEX}\nNow: npm run format && npx playwright test -c tests/pages tests/pages/${name}`);
}
