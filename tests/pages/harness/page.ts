import "./picker";
import { observe } from "../../../lib/dom/observe";
import { outline } from "../../../lib/dom/outline";
import { readText, type TextMap } from "../../../lib/dom/text-map";
import type { Answer } from "../../../lib/model/answer";
import type { PageState } from "../../../lib/model/page-state";
import type { ReasonCode, Severity } from "../../../lib/model/reasons";
import type { CheckReport, Finding } from "../../../lib/model/report";
import type { Source, SourcesRead } from "../../../lib/model/source";
import { canPaint } from "../../../lib/painter/marks";
import { type Painter, type PainterSettings, startPainter } from "../../../lib/painter/painter";
import { readAnswer } from "../../../lib/reader/read-answer";
import { oneAtATime } from "../../../lib/reader/read-sources";
import { type Reader, startReader } from "../../../lib/reader/reader";
import { Shelf } from "../../../lib/reader/shelf";
import { showSource } from "../../../lib/reader/show-source";
import type { Opening } from "../../../lib/sites/adapter";
import { adapters, detectSite } from "../../../lib/sites/index";
import { type Facts, readFacts } from "./facts";

/** A fault that a test wants found: words of the answer, and where the source says otherwise. */
export interface Fault {
  answer?: string;
  words: string;
  /** The last place where the words stand, not the first. */
  last?: boolean;
  code: ReasonCode;
  severity?: Severity;
  evidence?: { source: string; text: string; mark?: string };
  data?: Record<string, string>;
}

export interface Harness {
  /** Starts reader and painter on this page; faults are found wherever their words stand in the answer. */
  start(faults: Fault[], settings?: Partial<PainterSettings> & { tooLarge?: number; dismissed?: string[] }): void;
  stop(): void;
  /** What was asked, in order. */
  asked: { answer: Answer; sources: Source[] }[];
  states: PageState[];
  dismissed: string[];
  /** Makes the next checks fail with this message; "" makes them succeed again. */
  fail: string;
  painter: Painter | null;
  reader: Reader | null;
  /** "Read all sources" of an answer, and what ends it. */
  readSources(key: string): Promise<SourcesRead | null>;
  stopReading(): void;
  readText: typeof readText;
  observe: typeof observe;
  /** All answers of the page as their adapter reads them, with nothing remembered. */
  readPage(): { adapter: string; answers: unknown[]; panes: unknown[] };
  /** How sure each adapter is that the page is its tool's; those that are not at all are left out. */
  scores(): Record<string, number>;
  map(selector: string): TextMap;
  /** Presses or points at an element as far as the adapter is told; the next `facts` know it. */
  point(selector: string, how: "press" | "hover"): void;
  outline(): string;
  facts(): { facts: Facts; words: string[] };
}

let control: AbortController | null = null;
let opening: Opening | null = null;

function report(answer: Answer, sources: Source[], faults: Fault[], tooLarge: number): CheckReport {
  const findings = answer.text.length > tooLarge ? [] : faults.flatMap((fault) => find(fault, answer, sources));
  const read = sources.filter((source) => source.completeness !== "none").length;
  return {
    answerHash: "",
    sourcesHash: "",
    engine: "harness",
    claims: [],
    findings,
    skipped: answer.text.length > tooLarge ? [{ reason: "too-large" }] : [],
    checked: { claims: 1, claimsTotal: 1, sourcesRead: read, sourcesTotal: sources.length, facts: {} },
  };
}

function find(fault: Fault, answer: Answer, sources: Source[]): Finding[] {
  if (fault.answer && fault.answer !== answer.id) return [];
  const start = fault.last ? answer.text.lastIndexOf(fault.words) : answer.text.indexOf(fault.words);
  if (start < 0) return [];
  const source = sources.find((each) => each.id === fault.evidence?.source);
  const at = source && fault.evidence ? source.text.indexOf(fault.evidence.text) : -1;
  if (fault.evidence && at < 0) return [];
  const evidence =
    source && fault.evidence
      ? {
          source: source.id,
          title: source.title,
          version: source.version,
          start: at,
          end: at + fault.evidence.text.length,
          text: fault.evidence.text,
          how: "exact" as const,
        }
      : null;
  return [
    {
      id: `${answer.id} ${fault.code} ${fault.words}`,
      code: fault.code,
      severity: fault.severity ?? "contradicted",
      rule: "harness",
      start,
      end: start + fault.words.length,
      text: fault.words,
      claim: -1,
      evidence,
      ...(fault.evidence?.mark ? { pair: pair(answer.text, fault, fault.evidence.text, fault.evidence.mark) } : {}),
      data: fault.data ?? {},
    },
  ];
}

function pair(text: string, fault: Fault, source: string, mark: string): Finding["pair"] {
  const line = text.split("\n").find((each) => each.includes(fault.words)) ?? fault.words;
  const cut = (whole: string, part: string) => {
    const at = whole.indexOf(part);
    return [
      { text: whole.slice(0, at), mark: false },
      { text: part, mark: true },
      { text: whole.slice(at + part.length), mark: false },
    ].filter(({ text: words }) => words !== "");
  };
  return { answer: cut(line.trim(), fault.words), source: cut(source, mark) };
}

const harness: Harness = {
  start(faults, given = {}) {
    const site = detectSite(document);
    if (!site) throw new Error("no adapter knows this page");
    control = new AbortController();
    const { signal } = control;
    const { tooLarge = 100_000, dismissed = [], ...settings } = given;
    const painter = startPainter({
      page: document,
      signal,
      settings: { language: "en", mode: "agent", chips: true, marks: true, ...settings },
      showSource: async (key, { evidence }) =>
        evidence && harness.reader ? showSource(harness.reader, key, evidence, signal) : [],
      dismiss: ({ id }) => harness.dismissed.push(id),
    });
    painter.setDismissed(new Set(dismissed));
    harness.painter = painter;
    queueMicrotask(() => harness.reader && Object.assign(harness, oneAtATime(harness.reader, signal)));
    harness.reader = startReader({
      page: document,
      site,
      signal,
      highlights: canPaint(),
      check: async (answer, sources) => {
        harness.asked.push({ answer, sources });
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (harness.fail) throw new Error(harness.fail);
        return report(answer, sources, faults, tooLarge);
      },
      onAnswer: painter.show,
      onGone: painter.hide,
      onMove: painter.moved,
      onState: (state) => harness.states.push(state),
    });
  },
  stop() {
    control?.abort();
  },
  asked: [],
  states: [],
  dismissed: [],
  fail: "",
  painter: null,
  reader: null,
  readSources: async () => null,
  stopReading: () => {},
  readText,
  observe,
  readPage() {
    const site = detectSite(document);
    if (!site) return { adapter: "", answers: [], panes: [] };
    const { adapter, root } = site;
    const answers = adapter.findAnswers(root).map((found) => {
      const shelf = new Shelf();
      shelf.list(found.key, adapter.listSources(found.element));
      const { answer, sources, map } = readAnswer(adapter, found, shelf);
      const markers = (answer.markers ?? []).map((each) => ({ ...each, text: map.text.slice(each.start, each.end) }));
      return { key: found.key, state: found.state, question: answer.question, text: answer.text, markers, sources };
    });
    const panes = (harness.reader?.panes() ?? adapter.readPanes(root, null)).map(({ parts, text, ...pane }) => ({
      ...pane,
      text: text ?? readText(parts).text,
    }));
    return { adapter: adapter.id, answers, panes };
  },
  scores() {
    const scores = adapters.map(({ id, detect }): [string, number] => [id, detect(document)]);
    return Object.fromEntries(scores.filter(([, score]) => score > 0));
  },
  map(selector) {
    return readText([...document.querySelectorAll(selector)]);
  },
  point(selector, how) {
    const site = detectSite(document);
    const target = site?.root.querySelector(selector);
    if (!site || !target) throw new Error(`nothing to ${how}: ${selector}`);
    opening = (how === "press" ? site.adapter.opening(target, opening) : site.adapter.hovering?.(target)) ?? null;
  },
  outline: () => outline(document.documentElement),
  facts: () => readFacts(opening),
};

(window as unknown as { harness: Harness }).harness = harness;
