import { STATING_EN } from "../facts/lexicon/subject-heads";
import { countryForms, countryFormsZh } from "../facts/name-forms";
import { isContent, readTokens } from "../facts/tokens";
import type { Span } from "../model/span";
import { foldUnits, isHan } from "../text/characters";
import { nameIndex } from "./name-index";
import { NAME_WEIGHT, type Party, partiesOf, startOf, subsequence, type Unit, unitsOf } from "./name-units";
import { nearest, type Passage, type SourceIndex } from "./passages";

/** A name that the sources hold, in the place of another: the passage says word by word the same of that one. */
export interface MisplacedName {
  /** Words of the claim's text. */
  at: Span;
  name: string;
  index: SourceIndex;
  passage: Passage;
  /** The name in its place; offsets of the source's text. */
  focus: Span;
}

const SEARCHED = 5;
/** Share of the claim's words that the passage must have in the same order: all but one of eight. */
const SAME = 0.88;
/** Words and characters beside the name that this must rest on. */
const WORDS = 3;
const CHARACTERS = 6;
/** Share from which a passage with the name itself may bear the claim out. */
const BORNE = 0.5;
const LONGEST = 400;
const MOST_NAMES = 8;

/** Finds a name of a claim in whose place the one passage that says the same has another, while no passage with the name says it. */
export function findMisplacedName(claim: string, cited: readonly SourceIndex[]): MisplacedName | null {
  if (claim.length > LONGEST) return null;
  const names = partiesOf(claim).filter(({ member }) => !member);
  if (names.length === 0 || names.length > MOST_NAMES) return null;
  const near = nearest(claim, [...cited], SEARCHED).filter(({ passage }) => passage.text.length <= 2 * LONGEST);
  const tokens = readTokens(claim);
  for (const name of names) {
    const others = names.filter((other) => !holds(other.text, name) && !holds(name.text, other));
    if (near.some(({ passage }) => holds(passage.text, name) && borne(claim, others, passage.text))) continue;
    if (!isSure(name, claim, cited)) continue;
    if (!cited.some((index) => holds(index.source.text, name)) || namesAlias(name, cited)) continue;
    const c = unitsOf(claim, tokens, [name]);
    const at = c.findIndex((unit) => unit.name === 0);
    if (at < 0 || c.filter((unit) => unit.name === 0).length > 1) continue;
    for (const { passage, index } of near) {
      if (holds(passage.text, name)) continue;
      for (const other of partiesOf(passage.text)) {
        if (other.member) continue;
        if (holds(claim, other) || sameParty(name, other) || !isSure(other, passage.text, cited)) continue;
        const s = unitsOf(passage.text, readTokens(passage.text), [other]);
        const there = placeIn(c, s, at);
        if (there < 0) continue;
        const unit = s[there] as Unit;
        return {
          at: { start: startOf(claim, c[at] as Unit, name), end: (c[at] as Unit).end },
          name: name.text,
          index,
          passage,
          focus: { start: passage.start + startOf(passage.text, unit, other), end: passage.start + unit.end },
        };
      }
    }
  }
  return null;
}

/** Whether a text has a name, or any of its words. */
const holds = (text: string, name: Party): boolean => {
  const lower = foldUnits(text).toLowerCase();
  return name.keys.some((key) => lower.includes(key));
};

const STATES = new Set(STATING_EN);

/** Whether a word that opens a sentence is its subject: a verb follows it. */
function isFollowed({ text }: Party, where: string): boolean {
  const at = where.indexOf(text);
  const next = /^\s+([a-z]+)/.exec(where.slice(at + text.length, at + text.length + 30))?.[1] ?? "";
  return at >= 0 && (STATES.has(next) || /(?:[^s]s|ed)$/.test(next)) && next !== "this" && next !== "his";
}

/** Whether a name bears its capital inside a sentence of a source, or is the subject of one: a verb that opens one is neither. */
const isSure = (party: Party, where: string, cited: readonly SourceIndex[]): boolean => {
  const { text, keys } = party;
  return (
    isFollowed(party, where) ||
    isHan(text.charCodeAt(0)) ||
    text.includes(" ") ||
    cited.some((index) => keys.every((key) => nameIndex(index).inner.has(key)))
  );
};

/** Whether a passage with the name has half of the claim's words, and its other names. */
function borne(claim: string, others: readonly Party[], passage: string): boolean {
  if (!others.every((other) => holds(passage, other))) return false;
  const held = new Set(readTokens(passage).map((token) => token.key));
  const content = readTokens(claim).filter(isContent);
  return content.filter((token) => held.has(token.key)).length >= BORNE * content.length;
}

/** Words by which a source says that a name is another's: "(", "known as", 即. */
const ALIAS =
  /^\s*[）)]|(?:[(（]|known as|called|named|nicknamed|aka|简称|又称|又名|即|原名|本名|别名|俗称|称为|名为|曾用名)[\s“"《]*$/i;

function namesAlias({ text }: Party, cited: readonly SourceIndex[]): boolean {
  return cited.some(({ source }) => {
    for (let at = source.text.indexOf(text); at >= 0; at = source.text.indexOf(text, at + text.length))
      if (
        ALIAS.test(source.text.slice(Math.max(0, at - 12), at)) ||
        ALIAS.test(source.text.slice(at + text.length, at + text.length + 3))
      )
        return true;
    return false;
  });
}

/** Whether two names may be one, or are of two kinds: a country and a city, a Chinese and a Latin name. */
function sameParty(a: Party, b: Party): boolean {
  if (isHan(a.text.charCodeAt(0)) !== isHan(b.text.charCodeAt(0))) return true;
  if (a.text.includes(b.text) || b.text.includes(a.text) || a.keys.some((key) => b.keys.includes(key))) return true;
  const country = ({ text, keys }: Party) => countryFormsZh(text) ?? countryForms(keys.join(" "));
  const [x, y] = [country(a), country(b)];
  return (
    (x === undefined) !== (y === undefined) ||
    (x?.includes(b.text) ?? false) ||
    (x?.includes(b.keys.join(" ")) ?? false)
  );
}

/** Where the other name stands in the passage, if all else of the claim stands beside it in order; -1 otherwise. */
function placeIn(c: readonly Unit[], s: readonly Unit[], at: number): number {
  const partner = subsequence(c, s, (unit) => unit.key);
  const there = partner[at] as number;
  if (there < 0) return -1;
  let total = NAME_WEIGHT;
  let hit = NAME_WEIGHT;
  let han = 0;
  c.forEach((unit, i) => {
    if (i === at || !unit.content) return;
    total++;
    if ((partner[i] as number) < 0) return;
    hit++;
    if (isHan(unit.key.charCodeAt(0))) han++;
  });
  if (hit < SAME * total || hit - NAME_WEIGHT < (han > 0 ? CHARACTERS : WORDS)) return -1;
  const beside = (by: 1 | -1): boolean => c[at + by] === undefined || partner[at + by] === there + by;
  return beside(-1) && beside(1) ? there : -1;
}
