import type { SourceIndex } from "../evidence/passages";
import type { Standing } from "../evidence/standing";
import type { ToldVerdict } from "../evidence/told-results";
import type { ToldRow } from "../evidence/told-table";
import type { Opposites } from "../facts/opposites";
import type { Asked } from "../facts/question";
import type { Refusal } from "../facts/refusal";
import type { Edition } from "../facts/versions";
import type { Marker } from "../model/answer";
import type { Quantity } from "../model/quantity";
import type { ReasonCode, Severity } from "../model/reasons";
import type { Evidence, FindingData } from "../model/report";
import type { Source } from "../model/source";
import type { Span } from "../model/span";
import type { Calculation, Unfounded } from "./calculations";

export type { Unfounded } from "./calculations";

/** Words that the answer puts in quotation marks or presents as the source's wording. Offsets without the marks. */
export interface Quote extends Span {
  text: string;
  /** False where the words are set off as a question, a name or a term: they need not stand in a source. */
  wording: boolean;
  /** Nothing introduces them: they are held to the source only where they are nearly its words. */
  bare?: true;
}

/**
 * A claim of the answer, as the rules see it: one sentence, list item or table row. Offsets are those of the answer.
 * `text` has its citation marks blanked out by spaces of the same length, so that offsets still hold.
 */
export interface Claim extends Span {
  index: number;
  text: string;
  /** Heading, list lead-in, table header or the sentence before: words that an elided subject may refer to. */
  context: Span[];
  /** Ids of the sources that the claim is held against; all of the answer's sources where nothing is cited. */
  cites: string[];
  /** False where no mark cites for this claim and `cites` holds all sources. */
  cited: boolean;
  quantities: Quantity[];
  quotes: Quote[];
  /** Whether the claim holds a negation. */
  denies: boolean;
  /** The row of a table under headers that the claim is: its cells are told of row and column, not of one another. */
  row?: ToldRow;
}

/** What a rule sees of the answer and its sources. Everything is computed once and shared by the rules. */
export interface RuleContext {
  /** The answer's text with citation marks blanked out; claim offsets index into it. */
  text: string;
  /** The answer's text as it came. */
  raw: string;
  question: string;
  /** What the question asks for, in its order. */
  asked: Asked[];
  /** ISO day at which the answer is judged; undefined where none is known: dates are then left aside. */
  asOf: string | undefined;
  /** Version, status and dates of each source that came with the answer, by id. */
  editions: ReadonlyMap<string, Edition>;
  /** Quantities that the question supplied: they need no source. */
  questionQuantities: Quantity[];
  claims: Claim[];
  /** Sentences of the answer that decline: by their words, or as fixed refusals of the business. In text order. */
  refusals: Refusal[];
  /** Whether a claim declines. */
  declines(claim: Claim): boolean;
  /** Citation marks in the order of the text. */
  markers: Marker[];
  /** False where no mark of the answer names a source. */
  cites: boolean;
  /** All sources that came with the answer by id, readable or not. */
  all: Map<string, Source>;
  /** Readable sources by id, in the order in which they came. */
  sources: Map<string, SourceIndex>;
  /** Pairs of opposite words: the lexicon's and those of the settings. */
  opposites: Opposites;
  /** The readable sources that a claim is held against. */
  cited(claim: Claim): SourceIndex[];
  /** The readable sources that came with the answer and that the claim does not cite. */
  others(claim: Claim): SourceIndex[];
  /** Citation marks that cite for the claim. */
  marks(claim: Claim): Marker[];
  /** Marks of the claim that lead to no source. */
  dangling(claim: Claim): Marker[];
  /** False where a source that the claim cites was not read, or not in full: absence then proves nothing. */
  complete(claim: Claim): boolean;
  /** What the sources say of a quantity of the claim; computed once for all rules. */
  standing(claim: Claim, quantity: Quantity): Standing;
  /** Arithmetic statements of the claim, and whether their inputs have a basis. */
  calculations(claim: Claim): Calculation[];
  /** Results that words of the claim tell without a calculation ("a 35 % increase", 翻倍), held against their inputs. */
  told(claim: Claim): ToldVerdict[];
  /** Values of the claim that only a step without a basis, or a false one, gives. */
  unfounded(claim: Claim): Unfounded[];
}

/** What a rule says. `at` is a range of the answer; the severity is the catalogue's unless given. */
export interface Draft {
  code: ReasonCode;
  severity?: Severity;
  at: Span;
  evidence: Evidence | null;
  /** Range of the evidence's source text that holds the differing words, for the pair view. */
  focus?: Span;
  data: FindingData;
}

/** The result of a rule that found nothing to decide. */
export const PASS: RuleResult = { drafts: [], decided: 0 };

/** What a rule returns for one claim: drafts, the facts it could decide, and support it found. */
export interface RuleResult {
  drafts: Draft[];
  /** How many facts of the claim this rule could decide; 0 means that the claim passes unchecked as far as this rule goes. */
  decided: number;
  /** Values of the claim whose row or column no source names: they are not checked, whatever else of the claim is. */
  untied?: Quantity[];
}

/**
 * One check, of each claim or of the answer as a whole. Pure and synchronous; never sees another rule. A rule that cannot decide returns `decided: 0`;
 * a rule that throws costs its own verdict only.
 */
export interface Rule {
  /** The file's name; never reused. */
  id: string;
  summary: string;
  /** Codes that it may emit. */
  codes: ReasonCode[];
  /**
   * A cheap look at the whole answer: false says "no such shape" and the rule is not run. How often it says true is
   * counted apart from how often the rule fires. A rule without it always looks.
   */
  suspects?(context: RuleContext): boolean;
  check?(claim: Claim, context: RuleContext): RuleResult;
  /** For codes about the answer as a whole; runs once, also where the answer holds no claim. */
  checkAnswer?(context: RuleContext): Draft[];
}
