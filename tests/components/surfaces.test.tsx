import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Options } from "../../components/options";
import { Panel, type PanelActions } from "../../components/panel";
import { Popup } from "../../components/popup";
import { Speaking } from "../../components/words";
import type { LookUp, SourcePlace } from "../../lib/model/look-up";
import type { PageState } from "../../lib/model/page-state";
import type { Evidence } from "../../lib/model/report";
import type { Review as Reviewed, Standing } from "../../lib/model/review";
import type { Language, Settings } from "../../lib/model/settings";
import type { VerdictActions } from "../../lib/review/judging";
import { createReview, type Review, showTab, type TabCondition } from "../../lib/review/store";
import { madeUpPage } from "../support/made-up-page";

const nothing = (): void => {};
const verdicts: VerdictActions = {
  onJudge: nothing,
  onExcuse: nothing,
  onAsk: nothing,
  onNote: nothing,
  onDispute: nothing,
  onSettle: nothing,
  onCopyBundle: nothing,
  onUndo: nothing,
};
const actions: PanelActions = {
  onMode: nothing,
  onSettings: nothing,
  onSiteOn: nothing,
  onFrameOn: nothing,
  onReload: nothing,
  onPick: nothing,
  onOutline: nothing,
  onExportLog: nothing,
  onHelp: nothing,
  onDiagnostics: nothing,
  onLookUp: nothing,
  onLookUpClose: nothing,
  onShowPlace: nothing,
  onMissed: nothing,
  onMissedClose: nothing,
  onMissedSave: nothing,
  onName: nothing,
  filter: { onFilter: nothing, onSaveView: nothing, onDeleteView: nothing },
  answer: () => ({
    onOpen: nothing,
    onOpenSource: nothing,
    onReadSources: nothing,
    onStopReading: nothing,
    onAttach: nothing,
    onRescan: nothing,
    onCopyDetails: nothing,
    answer: verdicts,
    onUndo: nothing,
    finding: () => ({
      ...verdicts,
      onChoose: nothing,
      onShowInPage: nothing,
      onShowInSource: nothing,
      onCopyNote: nothing,
      onCopyCorrected: nothing,
    }),
  }),
};
const search = { current: null };
/** What is stored about a finding. */
const judged = (target: string, standing: Standing): [string, Reviewed] => [
  target,
  { target, answer: "h", standing, who: "Reviewer A", at: Date.UTC(2026, 2, 1, 12) },
];

function review(
  tab: TabCondition,
  page?: PageState,
  settings: Partial<Settings> = {},
  more: Partial<Review> = {},
): Review {
  const store = createReview({ language: "en", mode: "agent", chips: true, sites: [], refusals: [], ...settings });
  showTab(store, tab, page?.origin ?? "https://chat.museum.example", page);
  store.setState(more);
  return store.getState();
}

const render = (surface: ReactNode, language: Language = "en"): string =>
  renderToStaticMarkup(<Speaking language={language}>{surface}</Speaking>);
/** What a reader sees: one line for each piece of text. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, "\n")
    .replace(/\n+/g, "\n")
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&");
const lookUp: LookUp = {
  answer: "a1",
  quote: "admits five guests",
  start: 0,
  end: 18,
  places: [
    {
      source: "s1",
      title: "House rules",
      state: "read",
      evidence: {
        source: "s1",
        start: 0,
        end: 5,
        text: "admits three guests",
        how: "approximate",
        url: "https://museum.example/rules#:~:text=admits%20three%20guests",
      },
      pair: { answer: [{ text: "five", mark: true }], source: [{ text: "three", mark: true }] },
    },
    { source: "s2", title: "Floor plan", state: "read", evidence: null },
    { source: "s3", title: "Group visits", state: "unread", evidence: null },
  ],
};
const panel = (state: Review, language: Language = "en"): string =>
  render(<Panel review={state} help={false} diagnostics={false} search={search} actions={actions} />, language);
const en = madeUpPage("en");

describe("a chat in a frame of another origin", () => {
  const page: PageState = { ...en, site: "", answers: [], frames: ["https://helper.example", "https://on.example"] };
  it("names the origin and asks for it, in both languages, unless it is on", () => {
    const text = textOf(panel(review("read", page, { sites: ["https://on.example"] })));
    expect(text).toContain("The chat may stand in a frame of another site");
    expect(text).toContain("Check helper.example");
    expect(text).not.toContain("Check on.example");
    expect(textOf(panel(review("read", page), "zh-CN"))).toContain("检查 helper.example");
  });
  it("is silent where the page itself has answers", () => {
    expect(textOf(panel(review("read", { ...en, frames: page.frames })))).not.toContain("helper.example");
  });
});

describe("sources at hand", () => {
  const answer = en.answers.find(({ report }) => report?.skipped.some(({ reason }) => reason === "source-unread"));
  const id = answer?.report?.skipped.find(({ reason }) => reason === "source-unread")?.about ?? "";
  const withSource = (more: object, openable = 0): PageState => ({
    ...en,
    answers: en.answers.map((one) => (one === answer && openable > 0 ? { ...one, openable } : one)),
    sources: en.sources.map((source) => (source.id === id ? { ...source, ...more } : source)),
  });

  it("offers to read all sources where the page can open any, and only there", () => {
    expect(panel(review("read", withSource({})))).not.toContain("Read all sources");
    const html = panel(review("read", withSource({}, 2)));
    expect(textOf(html)).toContain("Read all sources");
    expect(textOf(html)).toContain("Opens each source in the chat, reads it and puts the page back.");
  });

  it("says that it runs, with the way to stop it, and what came of it", () => {
    const key = answer?.key ?? "";
    const runs = textOf(panel(review("read", withSource({}, 2), {}, { reading: { answer: key } })));
    expect(runs).toContain("Opening and reading the sources in the chat…");
    expect(runs).toContain("Stop");
    expect(runs).not.toContain("Read all sources");
    const outcome = { read: 1, total: 2, partly: 0, left: ["Floor plan"] };
    const ended = panel(review("read", withSource({}, 1), {}, { reading: { answer: key, outcome } }));
    expect(textOf(ended)).toContain("1 of 2 sources read. Not shown by the chat: Floor plan.");
    expect(textOf(ended)).toContain("Read all sources");
  });

  it("offers the link and a field for the text where the chat only links to the source", () => {
    const html = panel(review("read", withSource({ linkOut: true, url: "https://museum.example/fares" })));
    expect(html).toMatch(
      /<a class="button plain" href="https:\/\/museum.example\/fares" target="_blank" rel="noopener/,
    );
    expect(textOf(html)).toContain("Open the link");
    expect(textOf(html)).toContain("Paste its text");
    expect(textOf(html)).toContain("The chat only links to it");
  });
});

describe("the panel", () => {
  it("shows the finding in front in full, with both passages, and the next ones as sentences", () => {
    const html = panel({ ...review("read", en), chosen: { answer: "a1", finding: "f1" } });
    expect(html).toContain("The cited source says <bdi");
    expect(html).toMatch(/<del>5 guests<\/del>.*<ins>3 guests<\/ins>/s);
    expect(html).toContain('aria-label="Contradicted, Number not in source"');
    expect(textOf(html)).toContain("NUMBER_NOT_IN_SOURCE");
    expect(textOf(html)).toContain("House rules v5, section 2");
    expect(html.match(/class="finding current/g)?.length).toBe(1);
    expect(html.match(/class="finding brief/g)?.length).toBe(3);
  });

  it("lists the answers for agents with the newest first, each with its question and standing", () => {
    const html = panel(review("read", en));
    const places = en.answers.map(({ question }) => html.indexOf(question)).filter((place) => place >= 0);
    expect(places.length).toBeGreaterThan(5);
    expect([...places].sort((a, b) => b - a)).toEqual(places);
    const text = textOf(html);
    for (const words of [
      "2 contradicted",
      "1 not in source",
      "3 of 4 claims checked",
      "2 of 2",
      "being written",
      "The check stopped",
    ]) {
      expect(text).toContain(words);
    }
    expect(text).toContain("8 of 12 claims checked · 2 of 3 sources read");
  });

  it("says what could not be checked and the next step", () => {
    const text = textOf(panel(review("read", en)));
    expect(text).toContain("Source not read: Group visits");
    expect(text).toContain("2 claims rest on it. Open it in the chat to check.");
    expect(text).toContain("Our staff are friendly.");
    expect(text).toContain("It has 214,000 characters, more than one check takes.");
    expect(text).toContain("This answer holds nothing that can be checked");
  });

  it("shows notices in an audit only", () => {
    expect(panel(review("read", en))).not.toContain("worth a look");
    const html = panel(review("read", en, { mode: "audit" }));
    expect(html).toContain("1 worth a look");
    expect(textOf(html)).toContain("Nothing cited: “\nBags are stored\n”");
  });

  it("keeps a dismissed finding in sight with its undo, and out of the counts", () => {
    const text = textOf(
      panel(
        review(
          "read",
          en,
          {},
          { dismissed: new Set(["f22"]), reviews: new Map([judged("f22", { verdict: "not-a-fault" })]) },
        ),
      ),
    );
    expect(text).toContain("1 contradicted");
    expect(text).toMatch(/Not a fault\nUndo/);
  });

  it("marks foreign words with their language", () => {
    expect(panel(review("read", madeUpPage("zh-CN")), "en")).toMatch(/<bdi lang="zh-CN"[^>]*>5 位<\/bdi>/);
    expect(panel(review("read", en), "zh-CN")).toMatch(/<bdi lang="en"[^>]*>5 guests<\/bdi>/);
  });

  it.each<[TabCondition, PageState | undefined, string, string]>([
    ["off", undefined, "Citecheck is off on this site", "Check this site"],
    ["closed", undefined, "Citecheck is off in this tab", "click the Citecheck icon"],
    ["silent", undefined, "Citecheck is not running in this tab", "Reload this tab"],
    ["read", { ...en, site: "", answers: [] }, "0 answers found here", "nothing on this page was checked"],
    ["read", { ...en, answers: [] }, "0 answers found here yet", "Ask something"],
    [
      "read",
      { ...en, highlights: false },
      "This browser cannot underline in the page",
      "All findings are listed here.",
    ],
  ])("%s: says what is so and the next step", (tab, page, title, step) => {
    const text = textOf(panel(review(tab, page)));
    expect(text).toContain(title);
    expect(text).toContain(step);
    if (page === undefined || page.answers.length === 0) expect(text).not.toContain("No fault found");
  });

  it("warns when other tabs were dropped", () => {
    expect(panel(review("read", en, {}, { dropped: true }))).toContain("Storage is nearly full");
  });

  it("speaks through one polite region", () => {
    const html = panel(review("read", en, {}, { announcement: { what: "findings", answer: "a1", n: 1 } }));
    expect(html.match(/aria-live/g)?.length).toBe(1);
    expect(textOf(html)).toContain("3 findings in the last answer.");
    const clean = panel(review("read", en, {}, { announcement: { what: "clean", answer: "a4", n: 2 } }));
    expect(textOf(clean)).toContain("No fault found, 2 of 2 claims checked · 2 of 2 sources read.");
  });

  it("names every button, in both languages", () => {
    for (const language of ["en", "zh-CN"] as const) {
      const html = panel(review("read", madeUpPage(language)), language);
      for (const [, attributes = "", content = ""] of html.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)) {
        expect(attributes.includes("aria-label") || textOf(content).trim() !== "", attributes).toBe(true);
      }
    }
  });

  it("shows words of the page as text, never as markup", () => {
    const hostile = {
      ...en,
      answers: en.answers.map((answer) => ({ ...answer, question: "<img src=x onerror=alert(1)>" })),
    };
    expect(panel(review("read", hostile))).not.toContain("<img");
  });
});

describe("words that were looked up", () => {
  const told = (found: LookUp | null, language: Language = "en"): string => {
    const html = panel(review("read", madeUpPage(language), {}, { lookUp: found }), language);
    return html.slice(html.indexOf("<dialog"));
  };

  it("are shown with their standing in each source; a like passage is no proof", () => {
    const html = told(lookUp);
    const text = textOf(html);
    expect(text).toMatch(/admits five guests[\s\S]*Only a similar passage; not a proof[\s\S]*Not found here/);
    expect(text).toContain("Source not read: open it in the chat");
    expect(html).toContain("<ins>three</ins>");
    expect(html).toContain('href="https://museum.example/rules#:~:text=admits%20three%20guests"');
    expect(html).not.toContain("standing supported");
    expect(textOf(told(lookUp, "zh-CN"))).toContain("只有相近的文字，不能作为依据");
  });

  it("a word right outside that denies them is told", () => {
    const [place] = lookUp.places ?? [];
    const evidence = { ...(place?.evidence as Evidence), how: "exact" as const };
    const denied: SourcePlace = { ...(place as SourcePlace), evidence, pair: undefined, denied: true };
    const html = told({ ...lookUp, places: [denied] });
    expect(textOf(html)).toContain("Words right beside it deny it");
    expect(html).not.toContain("standing supported");
  });

  it("say how to select where none could be", () => {
    expect(textOf(told(null))).toContain("Select words of an answer in the page");
  });
});

describe("what narrows a verdict", () => {
  it("is told of an answer without a fault too", () => {
    const answers = en.answers.map((answer) =>
      answer.key === "a4" && answer.report
        ? { ...answer, report: { ...answer.report, skipped: [{ reason: "same-id" as const, about: "s1" }] } }
        : answer,
    );
    const text = textOf(panel(review("read", { ...en, answers })));
    expect(text).toContain("Two different texts came as House rules v5; both were searched.");
    expect(textOf(panel(review("read", en)))).not.toContain("Two different texts");
  });
});

describe("the firing rates", () => {
  const open = (language: Language = "en") =>
    render(
      <Panel
        review={review("read", madeUpPage(language))}
        help={false}
        diagnostics
        search={search}
        actions={actions}
      />,
      language,
    );

  it("tell how many answers were checked and how often each check rang on them", () => {
    const html = open();
    const dialog = html.slice(html.indexOf("<dialog"));
    expect(textOf(dialog)).toContain("answers checked in this tab");
    expect(dialog).toMatch(/title="NUMBER_NOT_IN_SOURCE"[^>]*>Number not in source<\/th><td>\d+<\/td><td>1<\/td>/);
    expect(textOf(open("zh-CN"))).toContain("各项检查的触发次数");
  });

  it("say so where nothing rang", () => {
    const quiet = { ...en, answers: en.answers.map(({ report: _, ...answer }) => answer) };
    const html = render(
      <Panel review={review("read", quiet)} help={false} diagnostics search={search} actions={actions} />,
      "en",
    );
    expect(textOf(html)).toContain("No check rang or looked closer.");
  });
});

describe("the popup", () => {
  const popup = {
    origin: "https://chat.museum.example:8443",
    on: true,
    declined: false,
    page: en,
    dismissed: new Set<string>(),
    version: "1.2.3",
    keys: { panel: "Alt+Shift+S", next: "Alt+J" },
    frames: [] as string[],
    onFrameOn: nothing,
    onSwitch: nothing,
    onPanel: nothing,
    onNext: nothing,
    onPick: nothing,
    onSettings: nothing,
  };

  it("shows site, counts, coverage and the privacy line", () => {
    const html = render(<Popup {...popup} />);
    const text = textOf(html);
    for (const words of [
      "chat.museum.example:8443",
      "9 answers",
      "8 of 12 claims checked",
      "Everything stays on this computer.",
      "1.2.3",
    ]) {
      expect(text).toContain(words);
    }
    expect(html).toMatch(/>2<\/dd><dt>.*?Contradicted/s);
    expect(html).toMatch(/>2<\/dd><dt>.*?Not in source/s);
    expect(html).toMatch(/>4<\/dd><dt>.*?Unchecked/s);
    expect(html).toContain('aria-checked="true"');
  });

  it("offers to check a site that is off, and shows no counts", () => {
    const text = textOf(render(<Popup {...popup} on={false} page={undefined} />));
    expect(text).toContain("Check this site");
    expect(text).toContain("Off on this site");
    expect(text).not.toContain("Contradicted");
  });

  it("says so where the permission was refused, or the page cannot be checked", () => {
    expect(render(<Popup {...popup} on={false} declined />)).toContain("Nothing was changed.");
    expect(render(<Popup {...popup} on={false} origin={undefined} />)).toContain("This page cannot be checked");
  });
});

describe("the settings", () => {
  const options = {
    version: "1",
    picked: { sites: [], onRemove: nothing, onExport: nothing, onImport: () => ({ kept: 0, faults: [] }) },
    data: { sites: [{ origin: "https://chat.museum.example", answers: 2 }] },
    dataActions: {
      onExport: nothing,
      onVerify: nothing,
      onImport: nothing,
      onDeleteSite: nothing,
      onDeleteTexts: nothing,
      onDeleteAll: nothing,
    },
    keyboard: { browserKeys: [{ name: "next", shortcut: "Alt+J" }], onBrowser: nothing },
    onChange: nothing,
    onRemove: nothing,
    onWelcome: nothing,
  };
  it("list the sites, each with its own button", () => {
    const settings: Settings = {
      language: "zh-CN",
      mode: "audit",
      chips: false,
      sites: ["https://a.example", "http://127.0.0.1:8080"],
      refusals: [],
    };
    const html = render(<Options {...options} settings={settings} />);
    expect(html).toContain('aria-label="Remove http://127.0.0.1:8080"');
    expect(html).toContain('<option value="zh-CN" selected="">简体中文</option>');
    expect(html).toContain('aria-checked="false"');
  });
  it("hold the sentences that decline, one a line", () => {
    const settings: Settings = {
      language: "en",
      mode: "agent",
      chips: true,
      sites: [],
      refusals: ["That is for the desk.", "No idea at all."],
    };
    const html = render(<Options {...options} settings={settings} />);
    expect(html).toContain("That is for the desk.\nNo idea at all.</textarea>");
    expect(textOf(html)).toContain("2 sentences in use");
  });
  it("name a line that cannot be taken", () => {
    const settings: Settings = {
      language: "en",
      mode: "agent",
      chips: true,
      sites: [],
      refusals: ["Ask a clerk.", "…no"],
    };
    expect(textOf(render(<Options {...options} settings={settings} />))).toContain(
      "Line 2 is left out: fewer than 4 letters",
    );
  });
  it("count the pairs of opposite words and name the lines that cannot be read", () => {
    const settings: Settings = {
      language: "en",
      mode: "agent",
      chips: true,
      sites: [],
      refusals: [],
      polarityPairs: "refundable | final sale\nrefundable\n可退 | final",
    };
    const html = textOf(render(<Options {...options} settings={settings} />));
    expect(html).toContain("Pairs in use: 1");
    expect(html).toContain("Line 2: one bar must stand between two words");
    expect(html).toContain("Line 3: both sides must be in the same script");
  });
  it("count the subjects of the glossary and name the lines that cannot be read", () => {
    const settings: Settings = {
      language: "en",
      mode: "agent",
      chips: true,
      sites: [],
      refusals: [],
      glossary: "Enterprise plan = EP\nTeam plan =\nep = Other",
    };
    const html = textOf(render(<Options {...options} settings={settings} />));
    expect(html).toContain("Subjects in use: 1");
    expect(html).toContain("Line 2: a name is missing beside =");
    expect(html).toContain("Line 3: a name stands in line 1, too");
  });
  it("say how to turn a site on where none is", () => {
    const settings: Settings = { language: "en", mode: "agent", chips: true, sites: [], refusals: [] };
    expect(render(<Options {...options} settings={settings} />, "zh-CN")).toContain("尚未开启任何网站");
  });
});
