import { createStore, type StoreApi } from "zustand/vanilla";
import type { Audit } from "../../model/audit-file";
import type { Batch, BatchRow, CheckedRow, Mapping, SavedMapping } from "../../model/batch";
import type { Adjudication, Draw, MarkedFault, ReviewMark } from "../../model/draw";
import type { CheckReport } from "../../model/report";
import type { Judgement } from "../../model/review";
import type { Settings } from "../../model/settings";
import type { AuditFileFault } from "../audit-file";
import type { CheckProgress } from "../checking/check-batch";
import type { Preview } from "../import/preview";
import type { Reading, UnreadableFile } from "../import/read-file";
import type { ImportProgress } from "../import/take-in";
import type { PackageFault } from "../packages";

/** The page's steps, each with an address of its own. */
export const STEPS = ["import", "check", "plan", "review", "settle", "report"] as const;
export type Step = (typeof STEPS)[number];

/** A file that was chosen and is being looked at. */
export interface ChosenFile {
  file: File;
  reading: Reading;
  columns: string[];
  mapping: Mapping;
  preview?: Preview;
  /** What the batch will be called. */
  name: string;
  /** The name under which the mapping is kept; empty keeps none. */
  remember: string;
}

/** The item in front of a reviewer. */
export interface OpenItem {
  row: BatchRow;
  /** Undefined where the answer was not checked. */
  report?: CheckReport;
  /** When it was opened, in milliseconds. */
  since: number;
}

/** What a reviewer is about to say of the open item. */
export interface Draft {
  verdict?: Judgement;
  faults: MarkedFault[];
  note: string;
  /** Index of the claim in front. */
  claim: number;
  /** The findings may be seen: the draw is not blind, or the answer was saved. */
  shown: boolean;
  /** The reviewer asked to change an answer that was given blind. */
  changing: boolean;
  findings: Record<string, Judgement>;
}

/** What the page has to say once; `n` counts up, so that the same words can be said again. */
export interface Word {
  what:
    | "selectFirst"
    | "chooseFirst"
    | "saved"
    | "changed"
    | "replaced"
    | "noReserve"
    | "merged"
    | "opened"
    | "settled"
    | "notSaved"
    | "stopped"
    | PackageFault["fault"];
  count?: number;
  n: number;
}

export interface Desk {
  settings: Settings;
  step: Step;
  batches: readonly Batch[];
  mappings: readonly SavedMapping[];
  /** Answers seen in the browser that could be taken in. */
  seen: number;
  batch?: Batch;
  chosen?: ChosenFile;
  /** Why nothing of a file could be read, or the words of a fault. */
  unreadable?: UnreadableFile["reason"] | { message: string };
  looking?: boolean;
  importing?: ImportProgress;
  checked: readonly CheckedRow[];
  checking?: CheckProgress;
  draws: readonly Draw[];
  /** Rows on critical topics, by their numbers, while they are to be taken whole. */
  critical?: { rows: ReadonlySet<number>; counting: boolean };
  /** A sample is being drawn and stored, or could not be. */
  drawing?: "running" | "failed";
  /** All that the report of the shown draw is made of. */
  audited?: Audit;
  /** A report file that was opened, or why it could not be. */
  opened?: { name: string; audit: Audit | AuditFileFault };
  draw?: Draw;
  /** What the drawn answers reply to, by row id: how a queue calls them. */
  titles: ReadonlyMap<string, string>;
  marks: readonly ReviewMark[];
  settled: readonly Adjudication[];
  item?: OpenItem;
  draft: Draft;
  /** What the reviewer is asked for in a form of its own. */
  asking?: "name" | "replace" | "package";
  said?: Word;
}

export type DeskStore = StoreApi<Desk>;

export const EMPTY_DRAFT: Draft = { faults: [], note: "", claim: 0, shown: false, changing: false, findings: {} };

export const createDesk = (settings: Settings): DeskStore =>
  createStore<Desk>(() => ({
    settings,
    step: "import",
    batches: [],
    mappings: [],
    seen: 0,
    checked: [],
    draws: [],
    titles: new Map(),
    marks: [],
    settled: [],
    draft: EMPTY_DRAFT,
  }));

export function say(desk: DeskStore, what: Word["what"], count?: number): void {
  const n = (desk.getState().said?.n ?? 0) + 1;
  desk.setState({ said: { what, n, ...(count === undefined ? {} : { count }) } });
}

/** Batch and step in the page's address: `#9f3c…/review`. */
export function addressOf(batch: string | undefined, step: Step): string {
  return batch === undefined ? "#" : `#${batch}/${step}`;
}

/** What an address says; anything else is the first step without a batch. */
export function readAddress(address: string): { batch?: string; step: Step } {
  const [batch = "", name = ""] = address.replace(/^#/, "").split("/");
  const step = STEPS.find((one) => one === name);
  return batch === "" || step === undefined ? { step: "import" } : { batch, step };
}
