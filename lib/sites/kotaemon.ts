import {
  type FoundAnswer,
  type FoundMark,
  type Opening,
  ownerOf,
  type PaneReading,
  placeKey,
  press,
  rootOf,
  type SiteAdapter,
  words,
} from "./adapter";

/**
 * kotaemon on Gradio 4 (as of 2026-03). The evidence of one turn stands in a pane at the right without anything being
 * opened: that of the last turn, or of the one that was pressed. A mark's id stands on the cited words there again.
 */
const CHAT = "#main-chat-bot";
const ANSWER = `${CHAT} [data-testid="bot"]`;
const ASKED = `${CHAT} [data-testid="user"]`;
const MARK = 'a.citation[id^="mark-"]';
const PANE = "#html-info-panel";
const EVIDENCE = `${PANE} details.evidence:not(details.evidence details.evidence)`;
const BODY = ".evidence-content";
const CITED = 'mark[id^="mark-"]';

const idsOf = (within: Element, selector: string): string[] =>
  [...new Set([...within.querySelectorAll(selector)].map(({ id }) => id))].sort();
/** "[Page 3] file.pdf [score: 0.83]" → what names the passage. */
const titleOf = (evidence: Element): string =>
  words(evidence.querySelector("summary")).replace(/\s*\[(?:score|relevance)[^\]]*\]\s*$/i, "");

function findAnswers(page: ParentNode): FoundAnswer[] {
  const found: FoundAnswer[] = [];
  let question: Element | null = null;
  for (const element of page.querySelectorAll(`${ANSWER}, ${ASKED}`)) {
    // The words stand in a child: the message itself is a button.
    if (element.matches(ASKED)) question = element.firstElementChild;
    else found.push({ key: placeKey(found.length, question), element, question, state: "done" });
  }
  const last = found.at(-1);
  if (last && page.querySelector(`${CHAT} .generating, ${CHAT} .pending`)) last.state = "streaming";
  return found;
}

/**
 * The answer whose evidence the pane shows: nothing says so. Its cited words bear the ids of the answer's marks; where
 * several answers have the same ids it is the one that was pressed, or the last one if a turn came after that press.
 */
function paneOwner(page: ParentNode, opened: Opening | null): FoundAnswer | null {
  const pane = page.querySelector(PANE);
  const answers = findAnswers(page);
  const ids = pane ? idsOf(pane, CITED).join() : "";
  const fit = answers.filter(({ element }) => idsOf(element, MARK).join() === ids);
  const wanted = opened?.key === turnsOf(answers) ? opened.answer : answers.at(-1)?.key;
  return fit.find(({ key }) => key === wanted) ?? (fit.length === 1 ? (fit[0] ?? null) : null);
}

/** How many turns there were when an answer was pressed: the pane moves on with the next one. */
const turnsOf = (answers: readonly FoundAnswer[]): string => `of ${answers.length} turns`;

export const kotaemon: SiteAdapter = {
  id: "kotaemon",
  name: "kotaemon",
  perAnswer: true,
  expects: [{ part: "source", selector: PANE, within: "page", least: 1 }],

  detect(page) {
    let score = 0;
    if (page.querySelector(CHAT)) score += 0.3;
    if (page.querySelector(PANE)) score += 0.3;
    if (page.querySelector(ANSWER)) score += 0.1;
    if (page.querySelector(`${ANSWER} ${MARK}, ${EVIDENCE}`)) score += 0.3;
    return score;
  },

  findAnswers,

  // Gradio's message is a button itself.
  textRoots: (answer) => [answer],

  leaveOut: (element) => element.matches("button:not([data-testid]), .pending, details"),

  findMarks: (answer) =>
    [...answer.querySelectorAll(MARK)].map(
      (element): FoundMark => ({
        element,
        label: words(element),
        keys: [{ type: "objectId", value: element.id }],
        more: 0,
      }),
    ),

  listSources: (answer) =>
    idsOf(answer, MARK).map((id) => ({ key: id, title: words(answer.querySelector(`#${CSS.escape(id)}`)) || id })),

  opening(target) {
    const answer = target.closest(ANSWER);
    if (!answer) return null;
    return { answer: ownerOf(findAnswers, answer), key: turnsOf(findAnswers(rootOf(answer))), paneWasOpen: true };
  },

  readPanes(page, opened) {
    const owner = paneOwner(page, opened);
    if (!owner || owner.state === "streaming") return [];
    const readings: PaneReading[] = [];
    for (const evidence of page.querySelectorAll(EVIDENCE)) {
      const part = evidence.querySelector(BODY);
      const title = titleOf(evidence);
      if (!part || title === "") continue;
      // A passage with several cited places is the source of each; one without serves the answer all the same.
      const ids = idsOf(evidence, CITED);
      for (const key of ids.length > 0 ? ids : [title])
        readings.push({ key, title, parts: [part], completeness: "full", loading: false, answer: owner.key });
    }
    return readings;
  },

  openSource(answer, key) {
    const shown = document.querySelector(`${PANE} ${CITED}#${CSS.escape(key)}`);
    const evidence = shown?.closest("details");
    if (evidence && !evidence.hasAttribute("open")) return press(evidence.querySelector("summary"));
    return shown !== null || press(answer);
  },
};
