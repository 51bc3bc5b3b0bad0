import { type Claim, PASS, type Rule } from "../check/rule";
import { isValue } from "../facts/quantities";
import { isPleasantry } from "../facts/refusal";
import { readWords } from "../text/words";

/** A sentence of fewer words states nothing that could be wrong ("好的", "Sure thing"), unless it gives a value. */
const FEWEST_LATIN = 3;
const FEWEST_HAN = 5;

/** The answer states facts although no source came with it. Said once, of all sentences that state something. */
export const noHit: Rule = {
  id: "no-hit",
  summary: "The answer states facts although no source came with it.",
  codes: ["NO_HIT"],
  check: () => PASS,
  suspects: ({ all, claims }) => all.size === 0 && claims.length > 0,
  checkAnswer({ claims, declines }) {
    const facts = claims.filter((claim) => !declines(claim) && states(claim));
    const first = facts[0];
    const last = facts.at(-1);
    if (!first || !last) return [];
    return [{ code: "NO_HIT", at: { start: first.start, end: last.end }, evidence: null, data: {} }];
  },
};

function states(claim: Claim): boolean {
  if (isPleasantry(claim.text)) return false;
  if (claim.quantities.some(isValue)) return true;
  const words = readWords(claim.text);
  const han = words.filter((w) => w.kind === "han").length;
  const latin = words.length - han;
  if (
    /^(?:i|i'm|i'll|i am|我|让我|我们来|我来)\b/i.test(claim.text.trim()) ||
    /^(?:我|让我|本助手)/.test(claim.text.trim())
  )
    return false;
  return han >= FEWEST_HAN || latin >= FEWEST_LATIN;
}
