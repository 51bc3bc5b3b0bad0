import type { Span } from "../model/span";
import { foldUnits } from "../text/characters";
import { readClauses } from "../text/clauses";
import { BEFORE_VERB_ZH, ROLE_KINDS_ZH, ROLE_VERBS_ZH } from "./lexicon/role-verbs";

/** What a text says that one party does to, or is to, another. Offsets are UTF-16 code units of the text. */
export interface RoleStatement {
  relation: string;
  /** The one who acquires, lends, pays, is the parent. */
  doer: Span;
  /** The other one. */
  other: Span;
  /** The words of the relation. */
  words: Span;
  /** The clause that it stands in. */
  clause: Span;
}

/** A word of a relation. */
export interface RelationWord {
  word: string;
  relation: string;
  /** The other one stands first: "borrow". */
  turned: boolean;
  /** A thing goes from the one to the other: 向, 给, 从. */
  directed: boolean;
}

/** The lines of a table of relations as words, longest first. */
export function relationWords(lines: readonly string[]): RelationWord[] {
  const words: RelationWord[] = [];
  for (const line of lines) {
    const directed = line.startsWith("to:");
    const [relation = "", rest = ""] = line.replace(/^to:/, "").split(": ");
    const [first = "", second = ""] = rest.split("|");
    for (const word of first.trim().split(" ")) if (word) words.push({ word, relation, turned: false, directed });
    for (const word of second.trim().split(" ")) if (word) words.push({ word, relation, turned: true, directed });
  }
  return words.sort((a, b) => b.word.length - a.word.length);
}

const VERBS = relationWords(ROLE_VERBS_ZH);
const KINDS = relationWords(ROLE_KINDS_ZH);
/** Longer sentences hold too many parties. */
const LONGEST = 400;
/** Characters of a party's name. */
const LONGEST_NAME = 24;

/** The Chinese role statements of a text: 甲收购乙, 乙被甲收购, 乙由甲收购, 甲完成对乙的收购, 甲向乙支付, 甲把货物卖给乙, 甲是乙的母公司. */
export function readRolesZh(text: string): RoleStatement[] {
  if (text.length > LONGEST) return [];
  const folded = foldUnits(text);
  const found: RoleStatement[] = [];
  for (const clause of readClauses(text)) {
    const reader = new ClauseReader(folded, clause);
    const one = reader.kind() ?? reader.verb();
    if (one) found.push(one);
  }
  return found;
}

class ClauseReader {
  private readonly words: string;

  constructor(
    text: string,
    private readonly clause: Span,
  ) {
    this.words = text.slice(clause.start, clause.end);
  }

  /** What the clause says by a verb: the first of them, the longest word at its place. */
  verb(): RoleStatement | null {
    let best: { at: number; verb: RelationWord } | null = null;
    for (const verb of VERBS) {
      const at = this.words.indexOf(verb.word);
      // 控股 of 控股股东 holds nothing.
      if (at < 0 || KINDS.some(({ word }) => word.includes(verb.word) && this.words.startsWith(word, at))) continue;
      const longer =
        best && verb.word.length < best.verb.word.length && at >= best.at && at < best.at + best.verb.word.length;
      if (!longer && (!best || at < best.at)) best = { at, verb };
    }
    return best ? this.told(best.at, best.verb) : null;
  }

  private told(at: number, verb: RelationWord): RoleStatement | null {
    const { words } = this;
    const end = at + verb.word.length;
    const before = words.slice(0, at);
    const passive = lastOf(before, ["被", "由", "遭", "受"]);
    if (passive > 0 && !verb.directed) {
      const agent = this.trimmed(passive + 1, at);
      const patient = this.trimmed(0, passive);
      return this.statement(verb, agent, patient, at, end);
    }
    const toward = lastOf(before, verb.directed ? ["向", "给", "从"] : ["对"]);
    if (toward > 0) {
      const other = this.trimmed(toward + 1, at);
      const own = this.trimmed(0, toward);
      // 从乙处购买: the word of the other side says it itself.
      return this.statement(verb, own, other, at, end);
    }
    if (verb.directed) {
      // 把房屋卖给乙, 将货物交付给乙, 借给乙
      const to =
        words.slice(end).search(/^了?给|^了?[^，。]{0,8}给/) >= 0
          ? words.indexOf("给", end)
          : verb.word.endsWith("给")
            ? end - 1
            : -1;
      if (to < 0 || verb.turned) return null;
      const thing = lastOf(before, ["把", "将"]);
      return this.statement(
        verb,
        this.trimmed(0, thing > 0 ? thing : at),
        this.trimmed(to + 1, words.length, true),
        at,
        to + 1,
      );
    }
    const patient = this.trimmed(end, words.length, true);
    // 2019年收购晨光的是星河
    const is = /的(?:公司|企业|一方|人)?[是为]/.exec(words.slice(end));
    const opens = before.replace(TIME, "").replace(/[\s于在]/g, "") === "";
    if (is && opens) {
      const from = end + is.index + is[0].length;
      return this.statement(
        verb,
        this.trimmed(from, words.length, true),
        this.trimmed(end, end + is.index, true),
        at,
        end,
      );
    }
    return this.statement(verb, this.trimmed(0, at), patient, at, end);
  }

  /** 甲是乙的母公司, 乙的母公司是甲. */
  kind(): RoleStatement | null {
    const { words } = this;
    for (const kind of KINDS) {
      const at = words.indexOf(kind.word);
      if (at <= 0) continue;
      const end = at + kind.word.length;
      const is = /^\s?(?:[是为：:]|名为|即)/.exec(words.slice(end));
      const of = words.lastIndexOf("的", at);
      if (of <= 0 || at - of > 5) continue;
      if (is)
        return this.statement(kind, this.trimmed(end + is[0].length, words.length, true), this.trimmed(0, of), at, end);
      const copula = Math.max(words.lastIndexOf("是", of), words.lastIndexOf("为", of));
      if (copula <= 0 || words.length - end > 1) continue;
      return this.statement(kind, this.trimmed(0, copula), this.trimmed(copula + 1, of), at, end);
    }
    return null;
  }

  private statement(
    word: RelationWord,
    doer: Span | null,
    other: Span | null,
    from: number,
    to: number,
  ): RoleStatement | null {
    if (!doer || !other) return null;
    const by = this.clause.start;
    return {
      relation: word.relation,
      doer: word.turned ? other : doer,
      other: word.turned ? doer : other,
      words: { start: by + from, end: by + to },
      clause: this.clause,
    };
  }

  /**
   * The name in a range of the clause, with the text's offsets: without times, amounts and adverbs around it; `opens`: it ends where the
   * sentence goes on. Null where nothing or too much is left.
   */
  private trimmed(from: number, to: number, opens = false): Span | null {
    let start = from;
    let end = to;
    const run = () => this.words.slice(start, end);
    if (opens) {
      start += /^[了过下着\s]*/.exec(run())?.[0].length ?? 0;
      const stop = run().search(/[的，。、；：\s\d(（]|全部|部分|[一二三四五六七八九十百]+成/);
      if (stop > 0) end = start + stop;
    }
    for (let moved = true; moved; ) {
      moved = false;
      const time = TIME.exec(run());
      if (time && time[0].length > 0) {
        start += time[0].length;
        moved = true;
      }
      const tail = /(?:以|于|在|按|通过)[^，。]{0,16}$/.exec(run());
      if (tail && tail.index > 1) {
        end = start + tail.index;
        moved = true;
      }
      const adverb = BEFORE_VERB_ZH.find((word) => run().endsWith(word) && run().length > word.length + 1);
      if (adverb) {
        end -= adverb.length;
        moved = true;
      }
    }
    // 乙公司60%的股权被收购: the shares are the company's.
    const of = run().search(/[\d%％的\s]/);
    if (of > 1) end = start + of;
    // 从乙处购买
    if (run().endsWith("处")) end--;
    return end - start >= 2 && end - start <= LONGEST_NAME && !NO_PARTY.test(run())
      ? { start: start + this.clause.start, end: end + this.clause.start }
      : null;
  }
}

/** 本次收购已经完成 names neither side. */
const NO_PARTY = /^(?:[本此该这那][次项笔起]|[已未将正完进])/;
/** A time that opens a clause. */
const TIME = /^(?:于|在|自)?(?:\d{2,4}年)?(?:\d{1,2}月)?(?:\d{1,2}日)?(?:初|底|末|间)?[\s，,]*/;

const lastOf = (text: string, marks: readonly string[]): number =>
  Math.max(...marks.map((mark) => text.lastIndexOf(mark)));
