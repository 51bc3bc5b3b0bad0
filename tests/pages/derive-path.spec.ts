import type { Bench } from "./harness/fixtures";
import { expect, test } from "./harness/fixtures";
import type { PickerBench } from "./harness/picker";

const derive = (
  bench: Bench,
  yes: string[],
  no: string[] = [],
  from?: string[],
): Promise<ReturnType<PickerBench["derive"]>> =>
  bench.page.evaluate(
    ([yes, no, from]) => (window as unknown as { pickerBench: PickerBench }).pickerBench.derive(yes, no, from),
    [yes, no, from] as const,
  );

interface Case {
  name: string;
  html: string;
  yes: string[];
  no?: string[];
  from?: string[];
  path: string[];
  gives: string[];
}

const CASES: Case[] = [
  {
    name: "a class that names the thing",
    html: '<div class="msg user" data-t="q"></div><div class="answer" data-t="a"></div><div class="answer" data-t="b"></div>',
    yes: ["a"],
    path: [".answer"],
    gives: ["a", "b"],
  },
  {
    name: "a test id before a class",
    html: '<div class="row" data-testid="user-message" data-t="q"></div><div class="row" data-testid="bot-message" data-t="a"></div>',
    yes: ["a"],
    path: ['[data-testid="bot-message"]'],
    gives: ["a"],
  },
  {
    name: "the hash of a CSS module is cut",
    html: '<div class="Chat_turn__aB3xQ Question_text__Zq81p" data-t="q"></div><div class="Chat_turn__aB3xQ Answer_text__x7Gh2" data-t="a"></div><div class="Chat_turn__aB3xQ Answer_text__x7Gh2" data-t="b"></div>',
    yes: ["b"],
    path: ['[class*="Answer_text"]'],
    gives: ["a", "b"],
  },
  {
    name: "names that a compiler drew are refused: the place below a landmark is taken",
    html: '<main class="css-1x2y3z"><div class="sc-bdVaJa kZnHbM" data-t="a"><p>1</p></div><div class="sc-bdVaJa kZnHbM" data-t="b"><p>2</p></div></main><footer><div class="sc-bdVaJa"></div></footer>',
    yes: ["a"],
    path: ["main > div"],
    gives: ["a", "b"],
  },
  {
    name: "an id that counts on gives its beginning",
    html: '<div id="message-17" data-t="a"></div><div id="message-18" data-t="b"></div><div id="messages-end"></div>',
    yes: ["a"],
    path: ['[id^="message-"]'],
    gives: ["a", "b"],
  },
  {
    name: "an id of a library is none",
    html: '<section aria-label="Chat"><div id="radix-:r3:" data-t="a"></div><div id="radix-:r4:" data-t="b"></div></section><div id="radix-:r9:"></div>',
    yes: ["a"],
    path: ["section > div"],
    gives: ["a", "b"],
  },
  {
    name: "an attribute whose value is an id tells by being there",
    html: '<div class="flex p-4" data-t="q"></div><div class="flex p-4" data-message-id="9f2c1e77" data-t="a"></div><div class="flex p-4" data-message-id="77aa01bc" data-t="b"></div>',
    yes: ["b"],
    path: ["[data-message-id]"],
    gives: ["a", "b"],
  },
  {
    name: "the state of one turn is no name of its kind",
    html: '<div class="turn turn--bot turn--last is-new" data-state="done" data-t="a"></div><div class="turn turn--bot" data-t="b"></div><div class="turn turn--user" data-t="q"></div>',
    yes: ["a"],
    path: [".turn--bot"],
    gives: ["a", "b"],
  },
  {
    name: "who speaks is told by what is around the text",
    html: '<div class="row user"><div class="markdown" data-t="q"></div></div><div class="row bot"><div class="markdown" data-t="a"></div></div><div class="row bot"><div class="markdown" data-t="b"></div></div>',
    yes: ["a"],
    path: [".bot .markdown"],
    gives: ["a", "b"],
  },
  {
    name: "the side on which a turn stands, where nothing else tells the speakers apart",
    html: '<div id="log"><div class="flex w-full justify-end" data-t="q"></div><div class="flex w-full justify-start" data-t="a"></div><div class="flex w-full justify-end"></div><div class="flex w-full justify-start" data-t="b"></div></div><div class="flex w-full"></div>',
    yes: ["a"],
    path: [".justify-start"],
    gives: ["a", "b"],
  },
  {
    name: "one that is missing is pointed at, too",
    html: '<div class="card wide" data-t="a"></div><div class="card tall" data-t="b"></div><div class="note"></div>',
    yes: ["a", "b"],
    path: [".card"],
    gives: ["a", "b"],
  },
  {
    name: "one too many is pointed at",
    html: '<div class="list"><div class="text" data-t="a"></div></div><div class="side"><div class="text" data-t="x"></div></div>',
    yes: ["a"],
    no: ["x"],
    path: [".list .text"],
    gives: ["a"],
  },
  {
    name: "marks inside answers, links elsewhere left alone",
    html: '<nav><a href="#src-9">9</a></nav><article data-t="A"><p>Words<sup><a href="#src-1" data-t="m1">1</a></sup> and <a href="https://x.example/">more</a></p></article><article data-t="B"><p>Words<sup><a href="#src-2" data-t="m2">2</a></sup></p></article>',
    yes: ["m1"],
    from: ["A", "B"],
    path: ['[href^="#src-"]'],
    gives: ["m1", "m2"],
  },
  {
    name: "marks without a name: their tag",
    html: '<article data-t="A"><p>Words<sup data-t="m1">1</sup></p></article><article data-t="B"><p>x<sup data-t="m2">2</sup></p></article>',
    yes: ["m2"],
    from: ["A", "B"],
    path: ["sup"],
    gives: ["m1", "m2"],
  },
];

test("what a person points at and its likes, by the shortest path that stands after the next build", async ({
  bench,
}) => {
  await bench.write("");
  for (const { name, html, yes, no, from, path, gives } of CASES) {
    await bench.page.evaluate((html) => {
      document.body.innerHTML = html;
    }, html);
    expect.soft(await derive(bench, yes, no, from), name).toEqual({ path, gives });
  }
});

test("a path goes through open shadow roots, and a host tells who speaks", async ({ bench }) => {
  await bench.write('<div id="app"></div>');
  await bench.page.evaluate(() => {
    const app = document.querySelector("#app")?.attachShadow({ mode: "open" });
    for (const [author, name] of [
      ["visitor", "q"],
      ["bot", "a"],
      ["bot", "b"],
    ] as const) {
      const turn = document.createElement("chat-turn");
      turn.setAttribute("author", author);
      const text = document.createElement("div");
      text.className = "body";
      text.setAttribute("data-t", name);
      turn.attachShadow({ mode: "open" }).append(text);
      app?.append(turn);
    }
  });
  expect(await derive(bench, ["a"])).toEqual({ path: ["#app", '[author="bot"]', ".body"], gives: ["a", "b"] });
});

test("a mark in the shadow root of its answer starts from that answer", async ({ bench }) => {
  await bench.write('<chat-answer data-t="A"></chat-answer>');
  await bench.page.evaluate(() => {
    const root = document.querySelector("chat-answer")?.attachShadow({ mode: "open" });
    const mark = document.createElement("cite-mark");
    mark.setAttribute("data-t", "m");
    root?.append(mark);
  });
  expect(await derive(bench, ["m"], [], ["A"])).toEqual({ path: ["cite-mark"], gives: ["m"] });
});

test("a place among brothers is never a name", async ({ bench }) => {
  await bench.write('<div><div data-t="a"></div><div data-t="b"></div><div data-t="c"></div></div>');
  const { path, gives } = await derive(bench, ["b"], ["a", "c"]);
  expect(path).toBeNull();
  expect(gives).toEqual([]);
});

test("a large page is told apart in good time", async ({ bench }) => {
  const turn =
    '<div class="x1 row"><div class="flex p-2 text-sm"><div class="flex" data-x="1"><p>w</p><p>w</p><span>v</span></div></div></div>';
  await bench.write(
    `<main>${turn.repeat(1500)}<div class="x1 row"><div class="flex p-2 text-sm"><div class="flex" data-t="a"><p>w</p></div></div></div></main>`,
  );
  const started = Date.now();
  await derive(bench, ["a"]);
  expect(Date.now() - started).toBeLessThan(4000);
});

const STEMS: [string, string | null][] = [
  ["answer", "answer"],
  ["chatAnswer", "chatAnswer"],
  ["MuiBox-root", "MuiBox-root"],
  ["msg--bot", "msg--bot"],
  ["Answer_text__x7Gh2", "Answer_text"],
  ["Answer_text__lofiu", "Answer_text"],
  ["_answerText_1a2b3_12", "_answerText_"],
  ["styles-module__answer--3xYz1", "styles-module__answer"],
  ["makeStyles-answer-42", "makeStyles-answer"],
  ["css-1q2w3e", null],
  ["css-1q2w3e-AnswerText", "-AnswerText"],
  ["sc-bdVaJa", null],
  ["kZnHbM", null],
  ["jss123", null],
  ["svelte-1tqpc2m", null],
  ["xkcdqr", null],
  ["9lives", null],
];
test("what of a class name is stable", async ({ bench }) => {
  await bench.write("");
  const stems = await bench.page.evaluate(
    (names) =>
      names.map((name) => (window as unknown as { pickerBench: PickerBench }).pickerBench.stemOf(name)?.text ?? null),
    STEMS.map(([name]) => name),
  );
  expect(Object.fromEntries(STEMS.map(([name], i) => [name, stems[i]]))).toEqual(Object.fromEntries(STEMS));
});
