import type { MarkedFault, ReviewMark } from "../../model/draw";
import type { ReasonCode } from "../../model/reasons";
import { type Judgement, judgementSchema } from "../../model/review";
import type { Span } from "../../model/span";
import { keepMark, readMarks, replaceItem } from "../../storage/audits";
import { readReport, readRow } from "../../storage/batches";
import { claimMarks, findingMarks } from "../queue/claim-marks";
import { nextOpen, type QueueGroup, queueFor } from "../queue/queue";
import { type Desk, type DeskStore, type Draft, EMPTY_DRAFT, say } from "./desk";

export interface ReviewActions {
  onOpen: (row: string) => void;
  /** To the item `by` places further on, or to the next one without an answer. */
  onMove: (by: 1 | -1 | "open") => void;
  onClaim: (index: number) => void;
  onVerdict: (verdict: Judgement) => void;
  /** Marks words of the answer; undefined where none are selected. */
  onMark: (span: Span | undefined) => void;
  onFault: (at: number, change: Partial<MarkedFault>) => void;
  onUnmark: (at: number) => void;
  onNote: (note: string) => void;
  /** Decides about a finding, once it is shown. */
  onFinding: (id: string, judgement: Judgement) => void;
  /** Saves; where it is saved and shown already, goes on. */
  onSave: () => void;
  onChange: () => void;
  onReplace: (reason: string) => void;
}

/** The queue of who reviews here. */
export const queueOf = ({ draw, marks, settings }: Pick<Desk, "draw" | "marks" | "settings">): QueueGroup[] =>
  draw === undefined ? [] : queueFor(draw, marks, settings.reviewer ?? "");

/** Longest time on one item that is believed, in seconds: beyond it the reviewer was away. */
const LONGEST = 3600;

/** What a code is until the reviewer chooses another one: most faults are numbers. */
const FIRST_CODE: ReasonCode = "NUMBER_NOT_IN_SOURCE";

/** What the review step does: the mark is stored first and shown then. `now` in milliseconds. */
export function reviewingOn(desk: DeskStore, now: () => number): ReviewActions {
  const draft = (change: Partial<Draft>): void => desk.setState({ draft: { ...desk.getState().draft, ...change } });
  /** Once an answer was given blind it stays until the reviewer asks to change it. */
  const open = (): boolean => {
    const { draft: now, draw } = desk.getState();
    return !now.shown || now.changing || draw?.blind === false;
  };

  const show = async (row: string): Promise<void> => {
    const { batch, checked, draw, marks, settings } = desk.getState();
    if (batch === undefined || draw === undefined) return;
    // Whose answer it is must be known before it is given.
    if (!settings.reviewer) return desk.setState({ asking: "name" });
    const content = await readRow(batch.id, row);
    if (content === undefined) return;
    const key = checked.find(({ n }) => n === content.n)?.check;
    const report = key === undefined ? undefined : await readReport(key);
    const mark = marks.find((one) => one.item === row && one.reviewer === settings.reviewer);
    const item = { row: content, since: now(), ...(report === undefined ? {} : { report }) };
    const { verdict, faults = [], note = "", findings = {} } = mark ?? {};
    desk.setState({
      item,
      asking: undefined,
      draft: {
        ...EMPTY_DRAFT,
        faults,
        note,
        findings,
        shown: mark !== undefined || !draw.blind,
        ...(verdict === undefined ? {} : { verdict }),
      },
    });
  };
  const move = (by: 1 | -1 | "open"): void => {
    const groups = queueOf(desk.getState());
    const here = desk.getState().item?.row.id;
    const all = groups.flatMap(({ items }) => items);
    const at = all.findIndex(({ item }) => item.row === here);
    const next = by === "open" ? nextOpen(groups, here) : all[at + by];
    if (next !== undefined) void show(next.item.row);
    else if (by === "open") desk.setState({ item: undefined, draft: EMPTY_DRAFT });
  };

  const save = async (): Promise<void> => {
    const { draw, item, draft: said, marks, settings } = desk.getState();
    if (draw === undefined || item === undefined) return;
    const before = marks.find((one) => one.item === item.row.id && one.reviewer === settings.reviewer);
    const blind = before?.blind ?? draw.blind;
    if (before !== undefined && !said.changing && same(before, said)) return move("open");
    if (said.verdict === undefined) return say(desk, "chooseFirst");
    if (said.verdict === "fault" && said.faults.length === 0) return say(desk, "selectFirst");
    const reports = item.report;
    const faults = said.verdict === "not-a-fault" ? [] : said.faults;
    const mark: ReviewMark = {
      draw: draw.id,
      item: item.row.id,
      reviewer: settings.reviewer ?? "",
      verdict: said.verdict,
      faults,
      claims: claimMarks(reports?.claims ?? [], said.verdict, faults),
      blind,
      findings: { ...findingMarks(reports?.findings ?? [], said.verdict, faults), ...said.findings },
      seconds: Math.min(LONGEST, Math.round((now() - item.since) / 1000)) + (before?.seconds ?? 0),
      at: now(),
      ...(said.note.trim() === "" ? {} : { note: said.note }),
      ...beforeOf(before, said),
    };
    try {
      await keepMark(mark);
    } catch (fault) {
      say(desk, "notSaved");
      throw fault;
    }
    desk.setState({ marks: await readMarks(draw.id) });
    if (draw.blind && before === undefined) {
      draft({ shown: true, changing: false, faults, findings: mark.findings });
      return say(desk, "saved");
    }
    say(desk, before === undefined ? "saved" : "changed");
    move("open");
  };

  return {
    onOpen: (row) => void show(row),
    onMove: move,
    onClaim: (claim) => draft({ claim }),
    onVerdict: (verdict) => open() && draft({ verdict }),
    onMark: (span) => {
      const { item, draft: said } = desk.getState();
      if (item === undefined || !open()) return;
      const text = span && item.row.answer.slice(span.start, span.end);
      if (!span || !text?.trim()) return say(desk, "selectFirst");
      const fault: MarkedFault = { ...span, text, code: FIRST_CODE };
      const faults = [...said.faults, fault].sort((a, b) => a.start - b.start);
      draft({ faults, verdict: said.verdict === undefined || said.verdict === "not-a-fault" ? "fault" : said.verdict });
    },
    onFault: (at, change) =>
      draft({
        faults: desk.getState().draft.faults.map((fault, index) => (index === at ? { ...fault, ...change } : fault)),
      }),
    onUnmark: (at) => draft({ faults: desk.getState().draft.faults.filter((_, index) => index !== at) }),
    onNote: (note) => draft({ note }),
    onFinding: (id, judgement) => draft({ findings: { ...desk.getState().draft.findings, [id]: judgement } }),
    onSave: () => void save(),
    onChange: () => draft({ changing: true }),
    onReplace: (reason) =>
      void (async () => {
        const { batch, draw, item, settings } = desk.getState();
        if (batch === undefined || draw === undefined || item === undefined || reason.trim() === "") return;
        const by = { who: settings.reviewer ?? "", at: now() };
        const next = await replaceItem(draw.id, item.row.id, reason.trim(), by, (row) => readRow(batch.id, row));
        desk.setState({ asking: undefined });
        if (next === undefined) return say(desk, "noReserve");
        desk.setState({ draw: next, draws: desk.getState().draws.map((one) => (one.id === next.id ? next : one)) });
        say(desk, "replaced");
        const came = next.items.find(({ replaces }) => replaces === item.row.id);
        if (came !== undefined) {
          const content = await readRow(batch.id, came.row);
          const title = content?.question ?? content?.answer ?? "";
          desk.setState({ titles: new Map(desk.getState().titles).set(came.row, title.slice(0, 80)) });
          await show(came.row);
        }
      })(),
  };
}

/** Nothing of the draft differs from what is stored. */
const same = (mark: ReviewMark, { verdict, faults, note, findings }: Draft): boolean =>
  mark.verdict === verdict &&
  (mark.note ?? "") === note &&
  JSON.stringify(mark.faults) === JSON.stringify(faults) &&
  JSON.stringify(mark.findings) === JSON.stringify({ ...mark.findings, ...findings });

/** What was said blind, kept for ever once it was changed after the findings were seen. */
function beforeOf(before: ReviewMark | undefined, said: Draft): Pick<ReviewMark, "before"> {
  if (before === undefined || !before.blind) return {};
  if (before.before !== undefined) return { before: before.before };
  const unchanged = before.verdict === said.verdict && JSON.stringify(before.faults) === JSON.stringify(said.faults);
  return unchanged ? {} : { before: { verdict: before.verdict, faults: before.faults } };
}

/** The verdict that a digit means. */
export const verdictOf = (digit: string): Judgement | undefined => judgementSchema.options[Number(digit) - 1];
