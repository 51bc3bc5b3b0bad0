import type { CheckReport, Finding, Part } from "../model/report";
import type { Language } from "../model/settings";
import { type MessageKey, message, type Run } from "../wording/catalogue";
import { evidenceWord, severityWord } from "../wording/label";
import { languageOf } from "../wording/language";
import { linkNote } from "../wording/link-note";
import { sentenceRuns } from "../wording/sentence";
import { sourceName } from "../wording/source-name";
import { type IconName, icon } from "./icons";
import { standingOf } from "./standing";

/** What a card shows: one finding, and its place among those of its answer. */
export interface CardContent {
  finding: Finding;
  report: CheckReport;
  /** 1-based; 0 where the finding is not among the marked ones. */
  index: number;
  count: number;
}

export type Act = "close" | "source" | "copy" | "dismiss" | "previous" | "next";

/** Longest value that is kept on one line. */
const WHOLE = 24;

/**
 * Builds a card as plain nodes; words of answer and source enter as text alone. Controls bear their act in `data-act`,
 * the last line takes what an act has to say.
 */
export function buildCard(page: Document, content: CardContent, language: Language): HTMLElement {
  const { finding } = content;
  const say = (key: MessageKey, args?: Record<string, string | number>): string => message(language, key, args);
  const make = (tag: string, className = "", ...children: (Node | string)[]): HTMLElement => {
    const element = page.createElement(tag);
    if (className) element.className = className;
    element.append(...children);
    return element;
  };
  const button = (act: Act, name: IconName | null, words: string, key: string, className = ""): HTMLElement => {
    const element = make("button", className);
    element.dataset.act = act;
    (element as HTMLButtonElement).type = "button";
    if (name) element.append(icon(page, name, true));
    if (className.includes("icon")) {
      element.setAttribute("aria-label", words);
      element.title = key ? `${words} (${key})` : words;
    } else {
      element.append(make("span", "words", words));
      if (key) element.append(make("kbd", "", key));
    }
    if (key) element.setAttribute("aria-keyshortcuts", key);
    return element;
  };

  /** A page of the web that opens at the words. The page that it stands in is told nothing of where it leads from. */
  const link = (address: string, words: string): HTMLElement => {
    const element = make("a", "cut", words) as HTMLAnchorElement;
    element.href = address;
    element.target = "_blank";
    element.rel = "noopener noreferrer";
    element.title = say("card_openSource");
    return element;
  };

  const standing = standingOf(finding);
  const card = make("section", "card");
  card.setAttribute("role", "dialog");
  card.setAttribute("aria-label", say("extensionName"));
  card.tabIndex = -1;
  card.append(
    make(
      "header",
      "",
      make("span", `sev ${standing}`, icon(page, standing), severityWord(standing, language)),
      make("code", "", finding.code),
      button("close", "close", say("action_close"), "Esc", "ghost icon"),
    ),
    make("p", "say", ...sentenceRuns(finding, language, content.report).map((run) => runNode(page, run))),
  );
  const rows = pairRows(finding);
  if (rows) {
    const pair = make("div", "pair");
    pair.append(make("span", "k", say("pair_answer")), side(page, rows.answer, "del"));
    pair.append(make("span", "k", say("pair_source")), side(page, rows.source, "ins"));
    card.append(pair);
  }
  if (finding.evidence) {
    const place = sourceName({ ...finding.evidence, place: finding.data.place }, language, "line");
    card.append(
      make(
        "div",
        "where",
        icon(page, "document", true),
        finding.evidence.url === undefined ? make("span", "cut", place) : link(finding.evidence.url, place),
        make("span", "how", evidenceWord(finding.evidence, language)),
      ),
    );
  }
  const joined = linkNote(finding, language);
  if (joined) card.append(make("div", "where", icon(page, "notice", true), joined));
  const acts = make("div", finding.evidence ? "acts" : "acts lone");
  if (finding.evidence) acts.append(button("source", "locate", say("action_showInSource"), "S"));
  else if (finding.code === "SOURCE_UNREAD") acts.append(button("source", "locate", say("card_openSource"), "S"));
  acts.append(button("copy", "copy", say("action_copyNote"), "C"));
  acts.append(button("dismiss", null, say("action_notAFault"), "2", "ghost end"));
  const line = make("p", "status");
  line.setAttribute("role", "status");
  card.append(acts, line);
  if (content.index > 0) {
    const footer = make(
      "footer",
      "",
      make("span", "count", say("finding_place", { i: content.index, n: content.count })),
    );
    if (content.count > 1) {
      footer.append(
        button("previous", "left", say("commandPrevious"), "K", "ghost icon"),
        button("next", "right", say("commandNext"), "J", "ghost icon"),
      );
    }
    card.append(footer);
  }
  card.append(make("span", "arrow"));
  return card;
}

/** Runs that fill a sentence are foreign words: marked with their own language, values kept on one line. */
function runNode(page: Document, run: Run): Node {
  if (run.name === undefined) return page.createTextNode(run.text);
  const span = page.createElement("span");
  const language = languageOf(run.text);
  if (language) span.lang = language;
  if ([...run.text].length <= WHOLE) span.className = "whole";
  span.append(run.text);
  return span;
}

/** The two passages: the pair of the report, else the bare words where there is evidence. */
function pairRows(finding: Finding): { answer: Part[]; source: Part[] } | null {
  if (finding.pair) return finding.pair;
  if (!finding.evidence) return null;
  return {
    answer: [{ text: finding.text, mark: false }],
    source: [{ text: finding.evidence.text, mark: false }],
  };
}

function side(page: Document, parts: readonly Part[], tag: "del" | "ins"): HTMLElement {
  const element = page.createElement("span");
  const language = languageOf(parts.map((part) => part.text).join(""));
  if (language) element.lang = language;
  for (const [at, part] of parts.entries()) {
    // The dash of a list item is the text map's, not the page's.
    if (!part.mark) element.append(at === 0 ? part.text.replace(/^\s*- /, "") : part.text);
    else {
      const mark = page.createElement(tag);
      mark.append(part.text);
      element.append(mark);
    }
  }
  return element;
}
