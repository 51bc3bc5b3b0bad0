import type { Span } from "../model/span";
import { foldUnits, isHan } from "../text/characters";
import { CATEGORIES } from "./lexicon/categories";
import {
  BEFORE_PERSON_ZH,
  DOUBLE_SURNAMES,
  GIVEN_CHARACTERS,
  JAPANESE_SURNAMES,
  NO_NAME_CHARACTERS,
  NO_PERSON_ENDS_ZH,
  NO_PERSONS_ZH,
  ORGANISATION_ENDS,
  PLACES_ZH,
  SPEAKING_ZH,
  SURNAMES,
  TITLES_ZH,
  TRANSCRIBING,
  WORDLIKE_SURNAMES,
} from "./lexicon/names-zh";
import { COUNTRIES_ZH } from "./name-forms";

/** A name in a Chinese text. Offsets are UTF-16 code units of the text. */
export interface ChineseName extends Span {
  text: string;
  kind: "person" | "foreign" | "place" | "organisation";
  /** What of it tells it from others: without the kind's end (公司, 大学), without a title. */
  core: string;
}

const byFirst = (list: readonly string[]): Map<string, string[]> => {
  const map = new Map<string, string[]>();
  for (const word of [...list].sort((a, b) => b.length - a.length)) {
    const first = word[0] as string;
    const own = map.get(first);
    if (own) own.push(word);
    else map.set(first, [word]);
  }
  return map;
};
const PLACES = byFirst([...PLACES_ZH, ...COUNTRIES_ZH]);
const ENDS = byFirst(ORGANISATION_ENDS);
const TITLES = new Map<string, string[]>();
for (const title of TITLES_ZH) {
  const last = title[title.length - 1] as string;
  TITLES.set(last, [...(TITLES.get(last) ?? []), title]);
}

const DOTS = "·•・‧∙．";

/** The longest word of a map that stands at `at`. */
const wordAt = (text: string, at: number, words: ReadonlyMap<string, readonly string[]>): string | undefined =>
  words.get(text[at] as string)?.find((word) => text.startsWith(word, at));

/** The longest place that stands at `at`; undefined where none does. */
export const placeAt = (text: string, at: number): string | undefined => wordAt(text, at, PLACES);

/** Reads the names of a Chinese text of which the reader is sure, in text order; they do not overlap. Linear in the text. */
export function readChineseNames(text: string): ChineseName[] {
  const folded = foldUnits(text);
  const names: ChineseName[] = [
    ...readForeign(folded),
    ...readTranscribed(folded),
    ...readOrganisations(folded),
    ...readPersons(folded),
    ...readListedPersons(folded),
    ...readPlaces(folded),
    ...readTowns(folded),
  ];
  const kept: ChineseName[] = [];
  for (const name of names)
    if (!kept.some((other) => name.start < other.end && other.start < name.end)) kept.push(name);
  return kept.map((name) => ({ ...name, text: text.slice(name.start, name.end) })).sort((a, b) => a.start - b.start);
}

const name = (text: string, start: number, end: number, kind: ChineseName["kind"], core?: string): ChineseName => ({
  start,
  end,
  text: text.slice(start, end),
  kind,
  core: core ?? text.slice(start, end),
});

/** Longest part of a foreign name between dots. */
const LONGEST_PART = 7;

/** 让·保罗·萨特: parts joined by dots; the first begins after a title or where characters write no foreign name. */
function readForeign(text: string): ChineseName[] {
  const found: ChineseName[] = [];
  for (let i = 1; i < text.length - 1; i++) {
    if (!DOTS.includes(text[i] as string) || !isHan(text.charCodeAt(i - 1)) || !isHan(text.charCodeAt(i + 1))) continue;
    let start = i;
    while (start > 0 && i - start < LONGEST_PART && TRANSCRIBING.has(text[start - 1] as string)) start--;
    start = afterPlace(text, start, i);
    let end = i + 1;
    for (let part = 0; part < 5; part++) {
      const from = end;
      while (end < text.length && end - from < LONGEST_PART && TRANSCRIBING.has(text[end] as string)) end++;
      if (end > from && DOTS.includes(text[end] ?? " ") && isHan(text.charCodeAt(end + 1))) end++;
      else break;
    }
    if (i - start >= 1 && end - i >= 3) found.push(name(text, start, end, "foreign"));
    i = Math.max(i, end - 1);
  }
  return found;
}

/** Characters from which a run that writes foreign names is one by itself, or with the kind of place after it. */
const TRANSCRIBED = 5;
const TRANSCRIBED_PLACE = 4;

/** 格林尼治岛, 契卡洛夫斯克区: a run of characters that write foreign names. */
function readTranscribed(text: string): ChineseName[] {
  const found: ChineseName[] = [];
  for (let i = 0; i < text.length; i++) {
    // 位于, 建于: the small word is no part of the name.
    if (text[i] === "于" && isHan(text.charCodeAt(i - 1))) continue;
    let end = i;
    while (end < text.length && TRANSCRIBING.has(text[end] as string)) end++;
    if (end === i) continue;
    const place = "岛区州市队港湖河山站镇".includes(text[end] ?? " ");
    if (end - i >= (place ? TRANSCRIBED_PLACE : TRANSCRIBED))
      found.push(name(text, i, place ? end + 1 : end, "foreign", text.slice(i, end)));
    i = end;
  }
  return found;
}

/** 德国安娜·…: the country before the name is none of its parts. */
function afterPlace(text: string, start: number, dot: number): number {
  for (let at = start; at < dot - 1; at++) {
    const place = placeAt(text, at);
    if (place && at + place.length < dot) return at + place.length;
  }
  return start;
}

/** The end of a title that ends at `at`; its length, or 0. */
const titleBefore = (text: string, at: number): number =>
  TITLES.get(text[at - 1] ?? "")?.find((title) => text.startsWith(title, at - title.length))?.length ?? 0;

/** Whether a run ends with an office or a calling: 陈经理 is somebody who is named elsewhere. */
export const endsWithTitle = (run: string): boolean => titleBefore(run, run.length) > 0;

const speaksAt = (text: string, at: number): boolean => SPEAKING_ZH.some((word) => text.startsWith(word, at));

/** Length of the surname that stands at `at`, or 0. */
export function surnameAt(text: string, at: number): number {
  for (const length of [3, 2]) {
    const run = text.slice(at, at + length);
    if (run.length === length && (JAPANESE_SURNAMES.has(run) || DOUBLE_SURNAMES.has(run))) return length;
  }
  return SURNAMES.has(text[at] as string) ? 1 : 0;
}

const isGiven = (character: string): boolean => isHan(character.charCodeAt(0)) && !NO_NAME_CHARACTERS.has(character);

/** Marks and small words that may follow a name. */
const CLOSING = '，。；：、”"）) \n的在是于以与和对向从将也已就还等为并则均都同及或未不同虽曾获被出随因经';

/** A surname and one or two characters, after a title or before a word of speaking. */
function readPersons(text: string): ChineseName[] {
  const found: ChineseName[] = [];
  for (let i = 0; i < text.length; i++) {
    const surname = surnameAt(text, i);
    if (surname === 0 || NO_PERSONS_ZH.has(text.slice(i, i + 2))) continue;
    const titled = titleBefore(text, i) > 0;
    const opens = i === 0 || '，。；：、“"（( \n据'.includes(text[i - 1] as string);
    for (const given of [2, 1]) {
      const end = i + surname + given;
      if (end > text.length || ![...text.slice(i + surname, end)].every(isGiven)) continue;
      if (NO_PERSON_ENDS_ZH.includes(text[end - 1] as string)) continue;
      const after = text[end] ?? "";
      const closed = after === "" || CLOSING.includes(after);
      const speaks = speaksAt(text, end);
      // One given character before anything but speech may be the half of two.
      if (titled ? speaks || closed : opens && speaks) {
        if (wordAt(text, i, ENDS) || placeAt(text, i) || titleBefore(text, end) > 0) break;
        found.push(name(text, i, end, "person"));
        i = end - 1;
        break;
      }
    }
  }
  return found;
}

/** Persons of a list at least: 周亚夫、王天戈等. */
const LISTED = 2;

/** A list of nothing but likely persons, after a title: 代表林少云、周亚夫、王天戈等, 车手韩寒和卢宁军. */
function readListedPersons(text: string): ChineseName[] {
  const found: ChineseName[] = [];
  for (let i = 1; i < text.length; i++) {
    if (titleBefore(text, i) === 0) continue;
    const list: ChineseName[] = [];
    for (let at = i; ; ) {
      const surname = surnameAt(text, at);
      // 林郑月娥 bears two surnames.
      const given = (surname === 1 && surnameAt(text, at + 1) === 1 ? [3, 2, 1] : [2, 1]).find((count) => {
        const next = text[at + surname + count] ?? "";
        const whole = [...text.slice(at + surname, at + surname + count)].every(isGiven);
        return whole && next !== "" && (list.length > 0 ? CLOSING_LIST : LISTING).includes(next);
      });
      if (surname === 0 || given === undefined || NO_PERSONS_ZH.has(text.slice(at, at + 2)) || placeAt(text, at)) break;
      const end = at + surname + given;
      if (NO_PERSON_ENDS_ZH.includes(text[end - 1] as string) || wordAt(text, at, ENDS)) break;
      list.push(name(text, at, end, "person"));
      at = end;
      if (!LISTING.includes(text[at] ?? "。")) break;
      at++;
    }
    if (list.length >= LISTED) {
      found.push(...list);
      i = (list.at(-1) as ChineseName).end;
    }
  }
  return found;
}
/** What parts the names of a list, and what may end it. */
const LISTING = "、和与及";
const CLOSING_LIST = "、和与及等，。；分先共";

/** A run that is likely a person: a surname with one or two characters of given names. */
export interface LikelyPerson extends Span {
  text: string;
  /** It begins where a name may: after a mark, a title or a small word. */
  opens: boolean;
}

/**
 * Every surname with one or two characters of given names, whatever stands around it: they overlap, and some are no names. They are for
 * comparing two texts that have nearly the same run. `text` is folded.
 */
export function readLikelyPersons(text: string): LikelyPerson[] {
  const found: LikelyPerson[] = [];
  for (let i = 0; i < text.length; i++) {
    const surname = surnameAt(text, i);
    if (surname === 0 || surname > 2 || NO_PERSONS_ZH.has(text.slice(i, i + 2)) || placeAt(text, i)) continue;
    const opens = i === 0 || BEFORE_PERSON_ZH.includes(text[i - 1] as string) || titleBefore(text, i) > 0;
    for (let end = i + surname + 1; end <= i + surname + 2 && GIVEN_CHARACTERS.has(text[end - 1] ?? ""); end++)
      if (titleBefore(text, end) === 0 && !(end - i === 2 && WORDLIKE_SURNAMES.includes(text[i] as string)))
        found.push({ start: i, end, text: text.slice(i, end), opens });
  }
  return found;
}

function readPlaces(text: string): ChineseName[] {
  const found: ChineseName[] = [];
  for (let i = 0; i < text.length; i++) {
    const place = placeAt(text, i);
    if (!place) continue;
    found.push(name(text, i, i + place.length, "place"));
    i += place.length - 1;
  }
  return found;
}

/** 石首市, 洪湖县: two characters between a mark or a small word and the end of the kind. */
function readTowns(text: string): ChineseName[] {
  const found: ChineseName[] = [];
  for (let i = 2; i < text.length; i++) {
    if (!"市县镇乡村岛".includes(text[i] as string)) continue;
    const before = text[i - 3] ?? "，";
    const after = text[i + 1] ?? "。";
    if (
      ![...text.slice(i - 2, i)].every(isGiven) ||
      (isHan(before.charCodeAt(0)) && !"的和与及在到至从省州市区县".includes(before))
    )
      continue;
    if (isHan(after.charCodeAt(0)) && !"的等在和与及位".includes(after)) continue;
    found.push(name(text, i - 2, i + 1, "place", text.slice(i - 2, i)));
  }
  return found;
}

/** Characters before the end of an organisation's name that belong to it at most. */
const LONGEST_ORGANISATION = 14;

/** X公司, X大学, X局: from the last character that stands in no name to the end of the kind. */
function readOrganisations(text: string): ChineseName[] {
  const found: ChineseName[] = [];
  for (let i = 2; i < text.length; i++) {
    const end = wordAt(text, i, ENDS);
    if (!end) continue;
    let start = i;
    while (start > 0 && i - start < LONGEST_ORGANISATION && isGiven(text[start - 1] as string)) start--;
    const core = text.slice(start, i);
    // 英格兰队 is known by the country.
    const kind = placeAt(text, start) === core && end === "队" ? "place" : "organisation";
    if (i - start >= 2) found.push(name(text, start, i + end.length, kind, core));
    i += end.length - 1;
  }
  return found;
}

const MEMBERS = new Map<string, number>();
CATEGORIES.forEach((category, i) => {
  for (const member of category.members) MEMBERS.set(member, i);
});

const MEMBERS_ZH = byFirst([...MEMBERS.keys()].filter((member) => member.length > 1 && isHan(member.charCodeAt(0))));

/** Whether two runs are members of one class that questions ask for: two sports, two callings. */
export const sameCategory = (a: string, b: string): boolean =>
  a !== b && MEMBERS.has(a) && MEMBERS.get(a) === MEMBERS.get(b);

const PARTICLES = new Set([..."的了是在和与及或被把将对为以由从向给会能可着过不没未有无于到"]);

/** Whether a run may be a name though nothing shows it: two to eight characters, none of which stands in no name. */
export const mayBeName = (run: string): boolean => run.length >= 2 && run.length <= 8 && [...run].every(isGiven);

/** Whether a run may be a person though its given name has a number or a small word in it: a surname and two characters, 蒋万安. */
export const mayBePerson = (run: string): boolean =>
  run.length === 3 && surnameAt(run, 0) === 1 && !PARTICLES.has(run[1] as string) && !PARTICLES.has(run[2] as string);

/** The member of a class that questions ask for that stands at `at`: 网球; undefined where none does. */
export const memberAt = (text: string, at: number): string | undefined => wordAt(text, at, MEMBERS_ZH);

/** Whether a run of characters looks like a name: foreign, a place, a surname with one or two characters, an organisation. */
export function looksLikeName(run: string): boolean {
  if (run.length < 2 || run.length > 16) return false;
  if ([...run].some((c) => DOTS.includes(c))) return true;
  if (placeAt(run, 0) !== undefined && (placeAt(run, 0) as string).length >= run.length - 1) return true;
  const transcribed = [...run].filter((c) => TRANSCRIBING.has(c)).length;
  if (run.length >= 3 && transcribed === run.length) return true;
  const family = surnameAt(run, 0);
  if (family > 1 && run.length > family && run.length - family <= 3) return true;
  // 林郑月娥: a married name bears both surnames; 月 and numbers stand in given names.
  if (run.length === 4 && family === 1 && surnameAt(run, 1) === 1 && ![...run].some((c) => PARTICLES.has(c)))
    return true;
  if (![...run].every(isGiven)) return false;
  if (ORGANISATION_ENDS.some((end) => end.length > 1 && run.endsWith(end) && run.length > end.length)) return true;
  return family > 0 && run.length - family === 2;
}
