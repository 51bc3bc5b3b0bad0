// Ledgerline Assist: a chat for demonstrations and tests. Reads nothing, sends nothing; all it says stands in turns.js.
// Address parameters: turn=id,id (only these turns) · theme=dark|light · open=id,id|all (sources open at the start) ·
// stream (the streaming answer begins at once) · rerender (a button that draws every answer again, as a framework does).
import { sources } from "./sources.js";
import { turns } from "./turns.js";

/** Milliseconds between two words of the answer that streams. */
const PACE = 60;
/** Milliseconds before a source's text is there. */
const FETCH = 120;

const query = new URLSearchParams(location.search);
const wanted = query.get("turn")?.split(",");
const theme = query.get("theme");
if (theme) document.documentElement.dataset.theme = theme;

/** @param {string} selector @returns {HTMLElement} */
const one = (selector) => /** @type {HTMLElement} */ (document.querySelector(selector));
const talk = one(".assist-talk");
const pane = one(".assist-sources");

/** @param {string} tag @param {Record<string, string>} attributes @param {(Node | string)[]} children */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** @param {string} id */
const sourceOf = (id) => sources.find((source) => source.id === id);

/** Words with bold runs and marks. @param {string} text @param {string[]} refs */
function inline(text, refs) {
  return text.split(/(\*\*[^*]+\*\*|\[\[[\w-]+\]\])/).flatMap((run) => {
    if (run === "") return [];
    if (run.startsWith("**")) return make("strong", {}, run.slice(2, -2));
    if (!run.startsWith("[[")) return run;
    const id = run.slice(2, -2);
    const at = refs.indexOf(id);
    if (at < 0) return make("button", { class: "cite", type: "button", disabled: "" }, String(refs.length + 2));
    const title = sourceOf(id)?.title ?? id;
    return make("button", { class: "cite", type: "button", "data-source": id, title }, String(at + 1));
  });
}

/** @param {import("./turns.js").Block} block @param {string[]} refs @returns {HTMLElement} */
function draw(block, refs) {
  if ("p" in block) return make("p", {}, ...inline(block.p, refs));
  if ("table" in block) {
    const [head = [], ...rows] = block.table;
    const cells = (/** @type {string[]} */ row, /** @type {string} */ tag) =>
      make("tr", {}, ...row.map((cell) => make(tag, {}, ...inline(cell, refs))));
    const table = make(
      "table",
      {},
      make("thead", {}, cells(head, "th")),
      make("tbody", {}, ...rows.map((row) => cells(row, "td"))),
    );
    return make("div", { class: "table-frame" }, table);
  }
  const [tag, items] = "ul" in block ? ["ul", block.ul] : ["ol", block.ol];
  return make(tag, {}, ...items.map((item) => make("li", {}, ...inline(item, refs))));
}

/** @param {import("./turns.js").Turn} turn */
function refsOf(turn) {
  return turn.refs.map((id, at) => {
    const source = sourceOf(id);
    return make(
      "button",
      { class: "ref", type: "button", "data-source": id },
      make("span", { class: "ref-number" }, String(at + 1)),
      make("span", { class: "ref-title", lang: source?.lang ?? "" }, source?.title ?? id),
      make("span", { class: "ref-version" }, source?.version ?? ""),
    );
  });
}

/** @param {import("./turns.js").Turn} turn */
function show(turn) {
  const answer = make(
    "div",
    { class: "assist-answer", "data-answer": turn.id, "data-state": "done" },
    make("div", { class: "assist-text", lang: turn.lang }, ...turn.answer.map((block) => draw(block, turn.refs))),
    make("div", { class: "assist-refs" }, ...refsOf(turn)),
  );
  talk.append(
    make(
      "section",
      { class: "assist-turn" },
      make("p", { class: "assist-question", lang: turn.lang }, turn.question),
      answer,
    ),
  );
  return answer;
}

/** The answer grows word by word; a mark comes whole. @param {import("./turns.js").Turn} turn */
function stream(turn) {
  const answer = show(turn);
  const text = /** @type {HTMLElement} */ (answer.querySelector(".assist-text"));
  const refs = /** @type {HTMLElement} */ (answer.querySelector(".assist-refs"));
  const caret = make("span", { class: "assist-caret", "aria-hidden": "true" });
  answer.dataset.state = "streaming";
  text.replaceChildren();
  refs.replaceChildren();
  const words = turn.answer.map((block) => ("p" in block ? block.p.split(/(?<=\s)|(?=\[\[)/) : []));
  let paragraph = 0;
  let word = 0;
  const tick = () => {
    if (paragraph === words.length) {
      caret.remove();
      refs.replaceChildren(...refsOf(turn));
      answer.dataset.state = "done";
      return;
    }
    word++;
    const shown = draw({ p: (words[paragraph] ?? []).slice(0, word).join("") }, turn.refs);
    shown.append(caret);
    if (text.children[paragraph]) text.children[paragraph]?.replaceWith(shown);
    else text.append(shown);
    if (word === words[paragraph]?.length) {
      paragraph++;
      word = 0;
    }
    talk.scrollTop = talk.scrollHeight;
    setTimeout(tick, PACE);
  };
  tick();
}

/** Sources of the answer that was clicked in last. @type {string[]} */
let listed = [];
/** @type {Set<string>} */
const open = new Set();

function drawPane() {
  const head = make("header", {}, make("h2", {}, "Sources"));
  if (listed.length > 0)
    head.append(make("button", { class: "pane-close", type: "button", "aria-label": "Close sources" }, "×"));
  const empty = make("p", { class: "pane-empty" }, "Press a number in an answer to read the source behind it.");
  pane.replaceChildren(head, ...(listed.length > 0 ? listed.map(drawSource) : [empty]));
  pane.classList.toggle("filled", listed.length > 0);
}

/** @param {string} id */
function drawSource(id) {
  const source = sourceOf(id);
  if (!source) return make("article");
  const card = make(
    "article",
    { class: "source", "data-source": id, lang: source.lang },
    make(
      "button",
      { class: "source-head", type: "button", "aria-expanded": String(open.has(id)) },
      make("span", { class: "source-title" }, source.title),
      make("span", { class: "source-version" }, source.version),
    ),
    make("p", { class: "source-since" }, source.since),
  );
  if (!open.has(id)) return card;
  const body = make("div", { class: "source-body", "aria-busy": "true" });
  card.append(body);
  setTimeout(() => {
    body.removeAttribute("aria-busy");
    body.replaceChildren(
      ...source.parts.map((part) => draw(typeof part === "string" ? { p: part } : { table: part }, [])),
    );
  }, FETCH);
  return card;
}

/** @param {string[]} refs @param {string} id */
function openSource(refs, id) {
  if (refs.join() !== listed.join()) {
    listed = refs;
    open.clear();
  }
  if (!open.has(id)) {
    open.add(id);
    drawPane();
  }
  pane.querySelector(`[data-source="${id}"]`)?.scrollIntoView({ block: "nearest" });
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const entry = target?.closest(".assist-answer [data-source]");
  const answer = entry?.closest(".assist-answer")?.getAttribute("data-answer");
  const turn = turns.find((each) => each.id === answer);
  if (entry && turn) openSource(turn.refs, entry.getAttribute("data-source") ?? "");
  const head = target?.closest(".source-head");
  const id = head?.closest(".source")?.getAttribute("data-source");
  if (id) {
    if (!open.delete(id)) open.add(id);
    drawPane();
  }
  if (target?.closest(".pane-close")) {
    listed = [];
    open.clear();
    drawPane();
  }
});

one(".assist-composer").addEventListener("submit", (event) => event.preventDefault());

/** Draws every answer again in one of the ways in which frameworks do, the same words each time. */
let way = 0;
function rerender() {
  way++;
  for (const turn of turns) {
    const answer = document.querySelector(`[data-answer="${turn.id}"][data-state="done"]`);
    const text = answer?.querySelector(".assist-text");
    if (!answer || !text) continue;
    const blocks = turn.answer.map((block) => draw(block, turn.refs));
    if (way % 4 === 0) text.replaceWith(make("div", { class: "assist-text", lang: turn.lang }, ...blocks));
    else if (way % 4 === 1) text.replaceChildren(...blocks);
    else {
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      /** @type {Text[]} */
      const nodes = [];
      while (walker.nextNode()) nodes.push(/** @type {Text} */ (walker.currentNode));
      for (const node of nodes) {
        if (way % 4 === 2) node.data = `${node.data}`;
        else node.replaceWith(node.data);
      }
    }
  }
}

for (const turn of turns) if (!turn.streams && (wanted?.includes(turn.id) ?? true)) show(turn);
const streaming = turns.find((turn) => turn.streams);
const buttons = one(".assist-buttons");
if (streaming && (wanted?.includes(streaming.id) ?? true)) {
  const ask = make("button", { class: "suggest", type: "button", id: "ask" }, streaming.question);
  const begin = () => {
    ask.remove();
    stream(streaming);
    talk.scrollTop = talk.scrollHeight;
  };
  ask.addEventListener("click", begin);
  if (query.has("stream")) begin();
  else one(".assist-composer").before(ask);
}
if (query.has("rerender")) {
  const button = make("button", { class: "tool", type: "button", id: "rerender" }, "Render again");
  button.addEventListener("click", rerender);
  buttons.append(button);
}
const first = query.get("open");
if (first) {
  listed = first === "all" ? sources.map((source) => source.id) : first.split(",");
  for (const id of listed) open.add(id);
}
drawPane();
