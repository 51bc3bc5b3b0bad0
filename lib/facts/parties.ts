import { foldUnits, isHan } from "../text/characters";
import { PARTY_SETS_EN, PARTY_SETS_ZH } from "./lexicon/relations";
import { readMembers, type Subject } from "./subjects";
import { readTokens, type Token } from "./tokens";

interface Entry {
  words: string;
  role: string;
  key: string;
}

const entriesOf = (sets: readonly string[], role: string): Entry[] =>
  sets.flatMap((set, i) =>
    set.split("|").flatMap((party) => {
      const names = party.split("=").map((name) => name.trim());
      return names.map((words) => ({ words, role: `${role}:${i}`, key: names[0] as string }));
    }),
  );

const EN = new Map(entriesOf(PARTY_SETS_EN, "party-en").map((entry) => [entry.words, entry]));
const ZH = entriesOf(PARTY_SETS_ZH, "party").sort((a, b) => b.words.length - a.words.length);

/**
 * The parties and the members of sets that a text names, in its order: buyer and seller, 甲方, "Basic plan". Two of one role are of one
 * set; two of one key are one. Offsets are UTF-16 code units of `text`.
 */
export function readParties(text: string, tokens: readonly Token[] = readTokens(text)): Subject[] {
  const found: Subject[] = [];
  const add = ({ role, key }: Entry, start: number, end: number): void => {
    if (!found.some((f) => f.start < end && start < f.end))
      found.push({ role, keys: [key], start, end, text: text.slice(start, end) });
  };
  for (const token of tokens) {
    const entry = token.kind === "word" ? EN.get(token.text.replace(/['’]s?$/, "")) : undefined;
    if (entry) add(entry, token.start, token.end);
  }
  const folded = foldUnits(text);
  for (const entry of ZH)
    for (let at = folded.indexOf(entry.words); at >= 0; at = folded.indexOf(entry.words, at + entry.words.length))
      // 买方 of 采购买方 and the like begin inside a word only where another party does.
      add(entry, at, at + entry.words.length);
  for (const member of readMembers(text, tokens))
    if (
      !found.some((f) => f.start < member.end && member.start < f.end) &&
      (member.keys.length > 0 || isHan(text.charCodeAt(member.start)))
    )
      found.push(member);
  return found.sort((a, b) => a.start - b.start);
}
