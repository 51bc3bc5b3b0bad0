import { readGlossary } from "../model/glossary";
import type { Option } from "./commands";

/** `--glossary FILE`: the terms of a business, one a line with all its names, as in the settings. */
export const glossaryOption: Option = {
  flag: "--glossary",
  value: "FILE",
  help: "terms of the business, one a line with its other names: Enterprise plan = EP = 企业版",
  fault(text) {
    const [first] = readGlossary(text).faults;
    return first && `line ${first.line}: ${WHY[first.reason](first.other)}`;
  },
};

const WHY = {
  "empty-name": () => "a name is missing beside =",
  "too-long": () => "a name is longer than 60 characters; give a shorter one",
  "too-many-names": () => "more than 12 names; leave out some",
  twice: (other?: number) => `a name stands in line ${other}, too; write all names of one term in one line`,
  "too-many": () => "more than 300 terms; leave out the ones that answers do not name",
} as const;

/** The terms that were given, or none. */
export const glossaryOf = (options: ReadonlyMap<string, string>): string[][] =>
  readGlossary(options.get("--glossary") ?? "").terms;
