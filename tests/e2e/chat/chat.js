// A chat that a test drives through `window.chat`. It speaks the demo chat's DOM and holds no content of its own.
// Answers are lists of pieces: a string is text, {cite, label} a mark.

/** @typedef {string | { cite: string, label: string }} Piece */
/** @typedef {{ id: string, title: string, version?: string, url?: string, text: string, never?: boolean }} Source */

/** @type {Map<string, Source>} */
const sources = new Map();
/** @type {Map<string, Piece[][]>} paragraphs of each answer */
const answers = new Map();

/** @param {string} tag @param {Record<string, string>} attributes @param {(Node | string)[]} children */
function element(tag, attributes = {}, children = []) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** @param {string} selector */
const one = (selector) => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
};

/** @param {string} id */
const answerElement = (id) => one(`.assist-answer[data-answer="${id}"]`);

/** @param {Piece[][]} paragraphs */
const render = (paragraphs) =>
  paragraphs.map((pieces) =>
    element(
      "p",
      {},
      pieces.map((piece) =>
        typeof piece === "string"
          ? piece
          : element("button", { class: "cite", type: "button", "data-source": piece.cite }, [piece.label]),
      ),
    ),
  );

/** @param {string} id @param {Piece[][]} paragraphs */
const show = (id, paragraphs) => {
  answers.set(id, paragraphs);
  one(`.assist-answer[data-answer="${id}"] .assist-text`).replaceChildren(...render(paragraphs));
};

/** @param {string} id @param {string} question @param {string} state */
function addTurn(id, question, state) {
  one(".assist-talk").append(
    element("section", { class: "assist-turn" }, [
      element("p", { class: "assist-question" }, [question]),
      element("div", { class: "assist-answer", "data-answer": id, "data-state": state }, [
        element("div", { class: "assist-text" }),
        element("div", { class: "assist-refs" }),
      ]),
    ]),
  );
}

/** @param {string} id @param {string[]} refs */
function addRefs(id, refs) {
  const list = one(`.assist-answer[data-answer="${id}"] .assist-refs`);
  refs.forEach((ref, at) => {
    const source = sources.get(ref);
    list.append(
      element("button", { type: "button", "data-source": ref }, [
        element("span", { class: "ref-number" }, [String(at + 1)]),
        " ",
        element("span", { class: "ref-title" }, [source?.title ?? ref]),
        " ",
        element("span", { class: "ref-version" }, [source?.version ?? ""]),
      ]),
    );
  });
}

const chat = {
  /** @param {Source} source */
  addSource: (source) => void sources.set(source.id, source),

  /** A whole answer at once. @param {string} id @param {string} question @param {Piece[][]} paragraphs @param {string[]} refs */
  say(id, question, paragraphs, refs) {
    addTurn(id, question, "done");
    show(id, paragraphs);
    addRefs(id, refs);
  },

  /** Begins an answer that streams; `grow` adds to it and `finish` ends it. @param {string} id @param {string} question */
  begin(id, question) {
    addTurn(id, question, "streaming");
    answers.set(id, [[]]);
  },
  /** @param {string} id @param {Piece} piece */
  grow(id, piece) {
    const paragraphs = answers.get(id) ?? [[]];
    paragraphs.at(-1)?.push(piece);
    show(id, paragraphs);
  },
  /** @param {string} id @param {string[]} refs */
  finish(id, refs) {
    addRefs(id, refs);
    answerElement(id).setAttribute("data-state", "done");
  },

  /** Draws the answer again, in one of the ways in which hosts do. @param {string} id @param {number} way */
  rerender(id, way) {
    const text = one(`.assist-answer[data-answer="${id}"] .assist-text`);
    const paragraphs = answers.get(id) ?? [];
    if (way % 3 === 0) text.replaceChildren(...render(paragraphs));
    else if (way % 3 === 1) text.replaceWith(element("div", { class: "assist-text" }, render(paragraphs)));
    else {
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) node.nodeValue = `${node.nodeValue}`;
    }
  },

  /** Puts a source into the pane. @param {string} id */
  open(id) {
    const source = sources.get(id);
    if (!source) return;
    one(".assist-sources").replaceChildren(
      element("article", { class: "source", "data-source": id }, [
        element("h2", { class: "source-title" }, [
          source.url === undefined ? source.title : element("a", { href: source.url }, [source.title]),
        ]),
        element("p", { class: "source-version" }, [source.version ?? ""]),
        source.never
          ? element("div", { class: "source-body", "aria-busy": "true" }, [])
          : element("div", { class: "source-body" }, [source.text]),
      ]),
    );
  },

  /** Puts a new body in the place of the old one, with the same content drawn anew. */
  replaceBody() {
    const body = document.createElement("body");
    body.append(
      ...[...document.body.children].filter((child) => child.id === "assist").map((child) => child.cloneNode(true)),
    );
    document.body = body;
  },
};

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("button[data-source]") : null;
  if (button) chat.open(button.getAttribute("data-source") ?? "");
});

/** @type {any} */ (window).chat = chat;
