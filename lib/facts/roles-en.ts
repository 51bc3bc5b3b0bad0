import type { Span } from "../model/span";
import { PARTIES_EN } from "./lexicon/relations";
import { PARTY_ENDS_EN, ROLE_KINDS_EN, ROLE_NOUNS_EN, ROLE_VERBS_EN } from "./lexicon/role-verbs";
import { type RelationWord, type RoleStatement, relationWords } from "./roles";
import { readTokens, type Token } from "./tokens";

/** Words of a table by the key of their first token; "take-over" is two words. */
function byKey(lines: readonly string[]): Map<string, (RelationWord & { then: string })[]> {
  const map = new Map<string, (RelationWord & { then: string })[]>();
  for (const word of relationWords(lines)) {
    const [first = "", then = ""] = word.word.split("-");
    const key = readTokens(`a ${first}`).at(-1)?.key ?? first;
    map.set(key, [...(map.get(key) ?? []), { ...word, then }]);
  }
  return map;
}

const VERBS = byKey(ROLE_VERBS_EN);
const NOUNS = byKey(ROLE_NOUNS_EN);
const KINDS = byKey(ROLE_KINDS_EN);

const LONGEST = 400;
/** Words between a doer and its verb ("has already", "completed its"), between a verb and its object, and up to "to". */
const BEFORE = 5;
const AFTER = 3;
const TOWARD = 12;
const JOINS = new Set(["of", "and", "&", "de", "van", "von", "for", "the"]);
const PARTS = new Set([",", ";", "that", "who"]);
const PLACES = new Set(["in", "at", "on", "from", "for", "with", "by", "to"]);
const ARTICLES = new Set(["the", "a", "an", "its", "their", "his", "her"]);
const BE = new Set(["is", "was", "are", "were", "been", "be", "being"]);

/** The English role statements of a text: "A acquired B", "B was acquired by A", "A's acquisition of B", "A lent $5 to B", "A is the parent of B". */
export function readRolesEn(text: string): RoleStatement[] {
  if (text.length > LONGEST) return [];
  const reader = new SentenceReader(text);
  return reader.read();
}

interface Party extends Span {
  first: number;
  last: number;
}

class SentenceReader {
  private readonly tokens: Token[];
  private readonly parties: Party[];

  constructor(private readonly text: string) {
    this.tokens = readTokens(text);
    this.parties = this.readParties();
  }

  read(): RoleStatement[] {
    const found: RoleStatement[] = [];
    if (this.parties.length < 2) return found;
    this.tokens.forEach((token, i) => {
      if (token.kind === "mark" || this.parties.some((p) => p.first <= i && i <= p.last)) return;
      const one = this.verbAt(i) ?? this.nounAt(i) ?? this.kindAt(i);
      if (one) found.push(one);
    });
    return found;
  }

  /** Capitalised words with what joins them, and the parties of contracts. */
  private readParties(): Party[] {
    const { tokens, text } = this;
    const found: Party[] = [];
    const capital = (i: number): boolean => {
      const token = tokens[i];
      return (
        token !== undefined &&
        token.kind !== "mark" &&
        /^[A-Z]/.test(text.slice(token.start, token.end)) &&
        !OPENERS.has(token.text)
      );
    };
    for (let i = 0; i < tokens.length; i++) {
      // "The parent of", "the parent company" is what another one is.
      const party = PARTIES_EN.has((tokens[i] as Token).text) && !/^(?:of|company|is)$/.test(this.textOf(i + 1));
      if (!capital(i) && !party) continue;
      let last = i;
      while (
        capital(last + 1) ||
        (JOINS.has(tokens[last + 1]?.text ?? "") && tokens[last + 1]?.text !== "the" && capital(last + 2))
      )
        last += capital(last + 1) ? 1 : 2;
      found.push({ first: i, last, start: (tokens[i] as Token).start, end: (tokens[last] as Token).end });
      i = last;
    }
    return found;
  }

  private before(at: number, most: number): Party | null {
    const party = this.parties.findLast((p) => p.last < at);
    return party && at - party.last - 1 <= most && !this.parts(party.last + 1, at) ? party : null;
  }

  private after(at: number, most: number): Party | null {
    const party = this.parties.find((p) => p.first > at);
    if (!party || party.first - at - 1 > most || this.parts(at + 1, party.first)) return null;
    // "Acquired three mills in Norway" is told of the mills.
    return this.tokens.slice(at + 1, party.first).some((t) => t.kind === "number" || PLACES.has(t.text)) ? null : party;
  }

  /** A mark or a word between that begins something else. */
  private parts(from: number, to: number): boolean {
    return this.tokens
      .slice(from, to)
      .some((t, i, all) =>
        t.text === "." ? !PARTY_ENDS_EN.has(all[i - 1]?.text ?? this.textOf(from - 1)) : PARTS.has(t.text),
      );
  }

  private textOf(i: number): string {
    return this.tokens[i]?.text ?? "";
  }

  private verbAt(i: number): RoleStatement | null {
    // "The loan" is a thing.
    if (ARTICLES.has(this.textOf(i - 1))) return null;
    const words = VERBS.get((this.tokens[i] as Token).key) ?? [];
    for (const verb of words) {
      if (verb.then !== "" && this.textOf(i + 1) !== verb.then) continue;
      const end = verb.then === "" ? i : i + 1;
      const subject = this.before(i, BEFORE);
      if (!subject) continue;
      const between = this.tokens.slice(subject.last + 1, i).map((t) => t.text);
      if (between.some((word) => BE.has(word))) {
        const by = this.tokens.findIndex((t, k) => k > i && k <= i + 3 && t.text === "by");
        const agent = by < 0 ? null : this.after(by, 2);
        if (agent && !verb.directed) return this.statement(verb, agent, subject, i, end);
        continue;
      }
      if (!verb.directed) {
        const object = this.after(end, AFTER);
        if (object && !(verb.word === "buy" && this.toward(end, "from")))
          return this.statement(verb, subject, object, i, end);
        continue;
      }
      const other = this.toward(end, verb.turned ? "from" : "to") ?? (verb.turned ? null : this.after(end, 1));
      if (other) return this.statement(verb, subject, other, i, end);
    }
    return null;
  }

  /** The party behind "to" or "from" in the same clause. */
  private toward(at: number, word: string): Party | null {
    for (let k = at + 1; k <= at + TOWARD && k < this.tokens.length; k++) {
      if (this.tokens[k]?.text === ";" || this.tokens[k]?.text === ".") return null;
      if (this.textOf(k) === word) {
        const party = this.after(k, 1);
        if (party) return party;
      }
    }
    return null;
  }

  /** "A's acquisition of B", "A completed its acquisition of B", "the acquisition of B by A". */
  private nounAt(i: number): RoleStatement | null {
    const [noun] = NOUNS.get((this.tokens[i] as Token).key) ?? [];
    if (!noun || this.textOf(i + 1) !== "of") return null;
    const object = this.after(i + 1, 1);
    if (!object) return null;
    const by = this.textOf(object.last + 1) === "by" ? this.after(object.last + 1, 1) : null;
    const doer = by ?? this.before(i, BEFORE);
    return doer ? this.statement(noun, doer, object, i, i) : null;
  }

  /** "A is the parent of B", "A, a subsidiary of B", "B's parent is A", "the parent of B is A". */
  private kindAt(i: number): RoleStatement | null {
    const [kind] = KINDS.get((this.tokens[i] as Token).key) ?? [];
    if (!kind) return null;
    const end = this.textOf(i + 1) === "company" ? i + 1 : i;
    if (this.textOf(end + 1) === "of") {
      const whose = this.after(end + 1, 1);
      if (!whose) return null;
      if (BE.has(this.textOf(whose.last + 1))) {
        const one = this.after(whose.last + 1, 1);
        return one && this.statement(kind, one, whose, i, end);
      }
      const subject = this.parties.findLast((p) => p.last < i);
      const between = subject ? this.tokens.slice(subject.last + 1, i) : [];
      const told = between.some((t) => BE.has(t.text)) || between[0]?.text === ",";
      return subject && told && between.length <= BEFORE ? this.statement(kind, subject, whose, i, end) : null;
    }
    if (!BE.has(this.textOf(end + 1))) return null;
    const whose = this.before(i, 1);
    const one = this.after(end + 1, 1);
    return whose && one && /['’]s?$/.test(this.text.slice(whose.start, whose.end))
      ? this.statement(kind, one, whose, i, end)
      : null;
  }

  private statement(word: RelationWord, doer: Party, other: Party, from: number, to: number): RoleStatement {
    const [first, second] = word.turned ? [other, doer] : [doer, other];
    const span = ({ start, end }: Span): Span => {
      const owned = /['’]s?$/.exec(this.text.slice(start, end));
      return { start, end: end - (owned?.[0].length ?? 0) };
    };
    return {
      relation: word.relation,
      doer: span(first),
      other: span(second),
      words: { start: (this.tokens[from] as Token).start, end: (this.tokens[to] as Token).end },
      clause: { start: 0, end: this.text.length },
    };
  }
}

/** Words that open a sentence with a capital and name nobody. */
const OPENERS = new Set(
  "in on at by the a an after before when while if under it its he she they this that these those during since as for from of and but or with according".split(
    " ",
  ),
);
