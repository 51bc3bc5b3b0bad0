import { isPrefixPair, OPPOSITES } from "../facts/opposites";
import { areSynonyms, kinKeys, sameRoot } from "../facts/synonyms";
import { isContent, type Token } from "../facts/tokens";

/** Two token lists side by side: `partner[i]` is the index in `b` of token i of `a`, or -1; `back` the reverse. */
export interface Alignment {
  partner: Int32Array;
  back: Int32Array;
}

/** A content token weighs 1: weights by rarity (idf) were tried and changed nothing. A function word, a cue and a mark bind a little, so that of two equal readings the one in order wins. */
const FUNCTION_WEIGHT = 0.1;
const CUE_WEIGHT = 0.12;
/** Added where the next tokens are equal too: runs are kept together. */
const RUN_BONUS = 0.05;
/** Longer lists are cut: a claim is a sentence. Keeps the table of one pair under 300 000 cells. */
export const MAX_CLAIM_TOKENS = 300;
export const MAX_PASSAGE_TOKENS = 1000;

/**
 * Aligns two token lists: weighted longest common subsequence, then equal content left over (moved phrases).
 * A single Chinese character that matches alone is dropped: it is mostly chance. Time and space |a| · |b|.
 */
export function align(a: readonly Token[], b: readonly Token[]): Alignment {
  const n = Math.min(a.length, MAX_CLAIM_TOKENS);
  const m = Math.min(b.length, MAX_PASSAGE_TOKENS);
  const partner = new Int32Array(a.length).fill(-1);
  const back = new Int32Array(b.length).fill(-1);
  subsequence(a, b, n, m, partner, back);
  matchMoved(a, b, n, m, partner, back);
  matchKin(a, b, n, m, partner, back);
  dropLone(a, b, partner, back);
  return { partner, back };
}

function subsequence(
  a: readonly Token[],
  b: readonly Token[],
  n: number,
  m: number,
  partner: Int32Array,
  back: Int32Array,
): void {
  const width = m + 1;
  const best = new Float64Array((n + 1) * width);
  const value = new Float64Array(n);
  for (let i = 0; i < n; i++) value[i] = weightOf(a[i] as Token);
  for (let i = n - 1; i >= 0; i--) {
    const x = a[i] as Token;
    const v = value[i] as number;
    for (let j = m - 1; j >= 0; j--) {
      let top = Math.max(best[(i + 1) * width + j] as number, best[i * width + j + 1] as number);
      if (v > 0 && equal(x, b[j] as Token)) {
        const run = i + 1 < n && j + 1 < m && equal(a[i + 1] as Token, b[j + 1] as Token) ? RUN_BONUS : 0;
        top = Math.max(top, (best[(i + 1) * width + j + 1] as number) + v + run);
      }
      best[i * width + j] = top;
    }
  }
  let i = 0;
  let j = 0;
  while (i < n && j < m) {
    const here = best[i * width + j] as number;
    const v = value[i] as number;
    if (v > 0 && equal(a[i] as Token, b[j] as Token)) {
      const run = i + 1 < n && j + 1 < m && equal(a[i + 1] as Token, b[j + 1] as Token) ? RUN_BONUS : 0;
      if (Math.abs((best[(i + 1) * width + j + 1] as number) + v + run - here) < 1e-9) {
        partner[i] = j;
        back[j] = i;
        i++;
        j++;
        continue;
      }
    }
    if ((best[(i + 1) * width + j] as number) >= (best[i * width + j + 1] as number)) i++;
    else j++;
  }
}

const equal = (x: Token, y: Token) => x.key === y.key && x.key !== "";

function weightOf(token: Token): number {
  if (token.kind === "mark") return 0;
  if (token.kind === "cue") return CUE_WEIGHT;
  if (token.kind === "function") return FUNCTION_WEIGHT;
  return 1;
}

/** Content tokens that the subsequence left over on both sides: English words one by one, Chinese in runs of two and more. */
function matchMoved(
  a: readonly Token[],
  b: readonly Token[],
  n: number,
  m: number,
  partner: Int32Array,
  back: Int32Array,
): void {
  const free = new Map<string, number[]>();
  for (let j = m - 1; j >= 0; j--) {
    const token = b[j] as Token;
    if (back[j] !== -1 || !isContent(token)) continue;
    const list = free.get(token.key);
    if (list) list.push(j);
    else free.set(token.key, [j]);
  }
  for (let i = 0; i < n; i++) {
    const token = a[i] as Token;
    if (partner[i] !== -1 || !isContent(token)) continue;
    const list = free.get(token.key);
    if (!list) continue;
    for (let k = list.length - 1; k >= 0; k--) {
      const j = list[k] as number;
      if (back[j] !== -1) continue;
      if (token.kind === "han") {
        const length = runLength(a, b, i, j, partner, back);
        if (length < 2) continue;
        for (let r = 0; r < length; r++) {
          partner[i + r] = j + r;
          back[j + r] = i + r;
        }
      } else {
        partner[i] = j;
        back[j] = i;
      }
      break;
    }
  }
}

/** Words left over by both steps that are of one root or synonyms, each with the first such word that is still free. */
function matchKin(
  a: readonly Token[],
  b: readonly Token[],
  n: number,
  m: number,
  partner: Int32Array,
  back: Int32Array,
): void {
  const free = new Map<string, number[]>();
  for (let j = 0; j < m; j++) {
    const token = b[j] as Token;
    if (back[j] !== -1 || !isPlainWord(token)) continue;
    for (const key of kinKeys(token)) {
      const list = free.get(key);
      if (list) list.push(j);
      else free.set(key, [j]);
    }
  }
  for (let i = 0; i < n; i++) {
    const token = a[i] as Token;
    if (partner[i] !== -1 || !isPlainWord(token)) continue;
    for (const key of kinKeys(token)) {
      const at = free.get(key)?.find((j) => back[j] === -1 && isKin(token, b[j] as Token));
      if (at === undefined) continue;
      partner[i] = at;
      back[at] = i;
      break;
    }
  }
}

const isPlainWord = (token: Token) => token.kind === "word" && !token.name;
const isKin = (x: Token, y: Token) =>
  (areSynonyms(x, y) || sameRoot(x, y)) && !OPPOSITES.of(x.key)?.has(y.key) && !isPrefixPair(x, y);

function runLength(
  a: readonly Token[],
  b: readonly Token[],
  i: number,
  j: number,
  partner: Int32Array,
  back: Int32Array,
): number {
  let r = 0;
  while (i + r < a.length && j + r < b.length && partner[i + r] === -1 && back[j + r] === -1) {
    const x = a[i + r] as Token;
    if ((x.kind !== "han" && x.kind !== "function") || !equal(x, b[j + r] as Token)) break;
    r++;
  }
  return r;
}

function dropLone(a: readonly Token[], b: readonly Token[], partner: Int32Array, back: Int32Array): void {
  for (let i = 0; i < a.length; i++) {
    const j = partner[i] as number;
    if (j < 0 || (a[i] as Token).kind !== "han") continue;
    if (!beside(a, b, i, j, partner, -1) && !beside(a, b, i, j, partner, 1)) {
      partner[i] = -1;
      back[j] = -1;
    }
  }
}

/** Whether the next token on this side is aligned to the next of the other text; a cue between does not part them. */
function beside(
  a: readonly Token[],
  b: readonly Token[],
  i: number,
  j: number,
  partner: Int32Array,
  by: 1 | -1,
): boolean {
  let x = i + by;
  let y = j + by;
  if (partner[x] === y) return true;
  while (a[x]?.kind === "cue") x += by;
  while (b[y]?.kind === "cue") y += by;
  return x >= 0 && x < a.length && y >= 0 && y < b.length && partner[x] === y;
}
