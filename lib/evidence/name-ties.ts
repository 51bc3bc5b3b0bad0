import { HEADS_EN } from "../facts/lexicon/subject-heads";
import { stem } from "../text/stem";

/** A name of a list, by its words. */
export interface ListedName {
  at: number;
  text: string;
  keys: readonly string[];
}

/** Which name of a list some words mean. `sure` where they are its words, and not only part of them. */
export interface Tie {
  at: number;
  sure: boolean;
}

const HEAD_KEYS = new Set(HEADS_EN.map(stem));
/** What brackets add to a name is mostly its unit. */
const BRACKETS = /[(（[【][^()（）[\]【】]{0,40}[)）\]】]/g;

/** The names of a list (rows or columns of a table), looked up by words. Names that stand twice are none. */
export class NameList {
  private readonly whole = new Map<string, number | null>();
  private readonly bare = new Map<string, number | null>();
  private readonly names: { at: number; keys: readonly string[]; bare: string[] }[] = [];

  constructor(
    names: readonly ListedName[],
    private readonly keysOf: (text: string) => string[],
  ) {
    for (const { at, text, keys } of names) {
      const bare = this.bareOf(text);
      enter(this.whole, keys.join(" "), at);
      enter(this.bare, bare.join(" "), at);
      this.names.push({ at, keys, bare });
    }
  }

  /**
   * The name that the words mean: the same words; else the same without brackets and without a head ("Basic" for "Basic plan");
   * else the only name that holds them or that they hold, in one run. Null where none or several fit.
   */
  find(text: string, keys: readonly string[]): Tie | null {
    if (keys.length === 0) return null;
    const same = this.whole.get(keys.join(" "));
    if (same !== undefined) return same === null ? null : { at: same, sure: true };
    const words = this.bareOf(text);
    const bare = this.bare.get(words.join(" "));
    if (bare !== undefined && words.length > 0) return bare === null ? null : { at: bare, sure: true };
    const near = new Set(
      this.names
        .filter((name) => words.length > 0 && (within(words, name.keys) || within(name.bare, words)))
        .map((name) => name.at),
    );
    const [at] = near;
    return near.size === 1 && at !== undefined ? { at, sure: false } : null;
  }

  private bareOf(text: string): string[] {
    const keys = this.keysOf(text.replace(BRACKETS, " "));
    const rest = keys.length > 1 && HEAD_KEYS.has(keys.at(-1) as string) ? keys.slice(0, -1) : keys;
    return rest.length > 0 ? rest : [...keys];
  }
}

function enter(map: Map<string, number | null>, key: string, at: number): void {
  if (key === "") return;
  const known = map.get(key);
  map.set(key, known === undefined || known === at ? at : null);
}

/** Whether a run of words stands in another as it is; one Chinese character alone is no word. */
function within(run: readonly string[], of: readonly string[]): boolean {
  if (run.length === 0 || run.length > of.length) return false;
  if (run.length === 1 && /^\p{Script=Han}$/u.test(run[0] as string)) return false;
  for (let i = 0; i + run.length <= of.length; i++) if (run.every((key, k) => of[i + k] === key)) return true;
  return false;
}
