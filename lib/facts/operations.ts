import { COMPARED_ZH, OPERATION_CUES, type Operation } from "./lexicon/operations";

const CUES: readonly (readonly [Operation, readonly string[], readonly string[]])[] = (
  Object.entries(OPERATION_CUES) as [Operation, readonly [string, string]][]
).map(([operation, [en, zh]]) => [operation, en.split(";").map((cue) => ` ${cue} `), zh.split(";")]);

/** Lower case, everything but letters, figures and % turned into single spaces. */
function flat(text: string): string {
  let out = " ";
  let open = false;
  for (const sign of text.toLowerCase()) {
    const keep = (sign >= "a" && sign <= "z") || (sign >= "0" && sign <= "9") || sign === "%";
    if (keep) out += sign;
    else if (!open) out += " ";
    open = !keep;
  }
  return `${out} `;
}

/** The operations that the words of a question or a claim name, in both languages. Empty where no word names one. */
export function readOperations(text: string): Set<Operation> {
  const words = flat(text);
  const found = new Set<Operation>();
  for (const [operation, en, zh] of CUES) {
    if (operation === "difference" && COMPARED_ZH.test(text)) found.add(operation);
    if (en.some((cue) => words.includes(cue)) || zh.some((cue) => text.includes(cue))) found.add(operation);
  }
  return found;
}
