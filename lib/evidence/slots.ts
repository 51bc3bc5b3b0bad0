import { type Aliases, NO_ALIASES, withAliases } from "../facts/aliases";
import { STATING_EN, STATING_ZH } from "../facts/lexicon/subject-heads";
import { isValue } from "../facts/quantities";
import { isContent, readTokens, type Token } from "../facts/tokens";
import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";

/** A value of a sentence with the words that are its own, up to the words of the next value. */
export interface Slot extends Span {
  quantity: Quantity;
  /** Stems of words, and pairs of Chinese characters. */
  keys: ReadonlySet<string>;
  /** Those of them that stand before the value. */
  lead: ReadonlySet<string>;
  /** Keys of the slot before, where this one has no subject of its own: "children $3 and $2 on Mondays". */
  carried: ReadonlySet<string>;
  /** Keys of what is said of all values alike: "cost" of "cost $10 and $25 respectively". */
  shared: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** Words between values that part what belongs to the one from what belongs to the next. */
const PARTS = new Set(["and", "or", "but", "while", "whereas", "plus", ",", ";", "、", "和", "与", "及", "而"]);
const RESPECTIVELY = /\brespectively\b|分别/i;
const STATES = new Set([...STATING_EN, "pay", "pays", "paid", "spend", "spends", "given", "gave", "gives", "about"]);
const BREAKS_ZH = new Set("应须需为是有可将仅才");
const STATES_ZH = new Set(STATING_ZH.filter((word) => word.length === 2));

/**
 * The values of a sentence, each with its own words. `quantities` have offsets of `text`. Values side by side with no word that
 * parts them share theirs; "respectively" and 分别 hand the values of one list to the names of another. A name of `aliases` is one word.
 */
export function readSlots(text: string, quantities: readonly Quantity[], aliases: Aliases = NO_ALIASES): Slot[] {
  const values = quantities.filter(isValue).sort((a, b) => a.start - b.start);
  const kinds = new Set(values.map((value) => value.kind));
  const tokens = values.length > 0 ? withAliases(readTokens(text), aliases.find(text)) : [];
  return [...kinds].flatMap((kind) => {
    const own = values.filter((value) => value.kind === kind);
    // A year beside a value of another kind names what the value is of.
    const blanked = kind === "date" ? values : values.filter((value) => value.kind !== "date");
    const words = tokens.filter((t) => !blanked.some((v) => v.start < t.end && t.start < v.end));
    return (RESPECTIVELY.test(text) ? respective(words, own) : null) ?? inOrder(text, words, own);
  });
}

function inOrder(text: string, tokens: readonly Token[], values: readonly Quantity[]): Slot[] {
  const slots: Slot[] = [];
  let from = 0;
  values.forEach((quantity, i) => {
    const next = values[i + 1];
    const end = next ? cutBetween(tokens, quantity.end, next.start) : text.length;
    const own = tokens.filter((t) => t.start >= from && t.end <= end);
    const lead = keysOf(own.filter((t) => t.end <= quantity.start));
    const previous = slots[i - 1];
    const elided = previous !== undefined && lead.size === 0 && !alike(tokens, values[i - 1], quantity);
    slots.push({
      start: from,
      end,
      quantity,
      keys: keysOf(own),
      lead,
      carried: elided && previous ? new Set([...previous.keys, ...previous.carried]) : NONE,
      shared: NONE,
    });
    from = end;
  });
  return slots;
}

/** Where the words of one value end and those of the next begin: at the first word that parts them, else right before the next. */
function cutBetween(tokens: readonly Token[], from: number, to: number): number {
  const between = tokens.filter((t) => t.start >= from && t.end <= to);
  const last = between.findLast((t) => t.text === ";" || t.text === "；");
  const cut = last ?? between.find((t) => PARTS.has(t.text) || t.text === "，");
  return cut ? cut.end : to;
}

/** Both values are followed by the same small word: "3 days in Rome and 2 days in Paris". */
function alike(tokens: readonly Token[], before: Quantity | undefined, value: Quantity): boolean {
  const after = (q: Quantity | undefined) => (q ? tokens.find((t) => t.start >= q.end)?.text : undefined);
  const [one, other] = [after(before), after(value)];
  return one !== undefined && one === other && /^\p{L}+$/u.test(one);
}

/** Names and values of two lists in the same order; null where their numbers differ. */
function respective(tokens: readonly Token[], values: readonly Quantity[]): Slot[] | null {
  const [first] = values;
  if (!first || values.length < 2) return null;
  const pieces: Token[][] = [[]];
  for (const token of tokens) {
    if (token.end > first.start || token.text === "分") break;
    if (PARTS.has(token.text) || token.text === "，") pieces.push([]);
    else (pieces.at(-1) as Token[]).push(token);
  }
  const names = pieces.filter((piece) => piece.some((t) => isContent(t))).slice(-values.length);
  if (names.length !== values.length) return null;
  // The last name is followed by what is said of all: as many words of it are the name as the longest other name has.
  const longest = Math.max(...names.slice(0, -1).map((piece) => piece.filter((t) => isContent(t)).length));
  const last = names.at(-1) as Token[];
  const of = last.findIndex((t) => t.text === "的");
  names[names.length - 1] = of > 0 ? last.slice(0, of) : last.filter((t) => isContent(t)).slice(0, longest);
  const all = keysOf(tokens.filter((token) => !names.some((piece) => piece.includes(token))));
  return values.map((quantity, i) => {
    const piece = names[i] as Token[];
    return {
      start: piece[0]?.start ?? quantity.start,
      end: piece.at(-1)?.end ?? quantity.end,
      quantity,
      keys: keysOf(piece),
      lead: keysOf(piece),
      carried: NONE,
      shared: all,
    };
  });
}

/** Keys of the words that name something: no verbs of stating, no small words; Chinese characters in pairs. */
export function keysOf(tokens: readonly Token[]): Set<string> {
  const keys = new Set<string>();
  tokens.forEach((token, i) => {
    if (token.kind === "word") {
      if (!STATES.has(token.text)) keys.add(token.key);
    } else if (token.kind === "number") keys.add(token.key);
    else if (token.kind === "han" || token.kind === "function") {
      const next = tokens[i + 1];
      if (!next || next.start !== token.end || token.kind !== "han" || next.kind !== "han") return;
      if (BREAKS_ZH.has(token.text) || BREAKS_ZH.has(next.text)) return;
      // 每月 is a part of the value.
      if (token.text === "每" || tokens[i - 1]?.text === "每") return;
      const pair = token.text + next.text;
      if (!STATES_ZH.has(pair)) keys.add(pair);
    }
  });
  return keys;
}
