import { BEFORE_PASSIVE_ZH, PASSIVE_ZH } from "../facts/lexicon/relations";
import type { Unit } from "./name-units";

/** Words between "was" and "by", and characters of the verb behind the agent of 被. */
const LONGEST_VERB = 4;
const LONGEST_VERB_ZH = 6;

/**
 * The units of a sentence with its first passive told in the active voice: "Brightwell was bought by Orvalo" as "Orvalo
 * bought Brightwell", 海棠被云溪收购 as 云溪收购海棠. The units keep their own offsets. The same list where there is no passive
 * between two names.
 */
export function activeUnits(units: readonly Unit[]): readonly Unit[] {
  for (let i = 0; i + 2 < units.length; i++) {
    if ((units[i] as Unit).name < 0) continue;
    const found = english(units, i) ?? chinese(units, i);
    if (found) return found;
  }
  return units;
}

function english(units: readonly Unit[], patient: number): readonly Unit[] | null {
  if (units[patient + 1]?.key !== "be") return null;
  let by = patient + 2;
  while (by < units.length && by - patient - 2 <= LONGEST_VERB && units[by]?.key !== "by") {
    if ((units[by] as Unit).name >= 0) return null;
    by++;
  }
  const agent = units[by]?.key === "by" ? units[by + 1] : undefined;
  if (!agent || agent.name < 0 || by === patient + 2) return null;
  return [
    ...units.slice(0, patient),
    agent,
    ...units.slice(patient + 2, by),
    units[patient] as Unit,
    ...units.slice(by + 2),
  ];
}

function chinese(units: readonly Unit[], patient: number): readonly Unit[] | null {
  let mark = patient + 1;
  while (mark < patient + 3 && BEFORE_PASSIVE_ZH.has(units[mark]?.key ?? "")) mark++;
  const agent = units[mark + 1];
  if (!PASSIVE_ZH.has(units[mark]?.key ?? "") || !agent || agent.name < 0) return null;
  let end = mark + 2;
  while (end < units.length && end - mark - 2 < LONGEST_VERB_ZH && isHanContent(units[end] as Unit)) end++;
  if (end === mark + 2) return null;
  return [
    ...units.slice(0, patient),
    agent,
    ...units.slice(patient + 1, mark),
    ...units.slice(mark + 2, end),
    units[patient] as Unit,
    ...units.slice(end),
  ];
}

const isHanContent = ({ key, name, content }: Unit): boolean =>
  name < 0 && content && key.length === 1 && key.charCodeAt(0) > 0x2e80;
