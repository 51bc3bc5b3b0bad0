import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { reasonCodeSchema, SEVERITY } from "../../lib/model/reasons";
import { label, severityWord, shortLabel } from "../../lib/wording/label";
import { sentence } from "../../lib/wording/sentence";
import { examples, findingOf } from "./examples";

/** What `tests/labelled/rates.mjs --update` recorded: how often each code fires on answers that people labelled supported. */
interface Rates {
  engine: string;
  measured: string;
  answers: number;
  limit: number;
  codes: Record<
    string,
    {
      answers: number;
      faults: number;
      origins: Record<string, [number, number]>;
      apart?: Record<string, [number, number]>;
    }
  >;
}
const rates: Rates = JSON.parse(readFileSync("tests/labelled/rates.json", "utf8"));

const byOrigin = (list: Record<string, [number, number]>): string =>
  Object.entries(list)
    .map(([name, [n, of]]) => `${name} ${n}/${of}`)
    .join(", ");

/** "3 of 5,904 (1 in 1,968), 1 as a fault (1 in 5,904): HAGRID 3/65". */
function rateOf(code: string): string {
  const own = rates.codes[code];
  if (!own) return "not measured";
  const all = rates.answers.toLocaleString("en");
  const oneIn = (n: number): string => `(1 in ${Math.round(rates.answers / n).toLocaleString("en")})`;
  const faults = own.faults === 0 ? "none as a fault" : `${own.faults} as a fault ${oneIn(own.faults)}`;
  const rate =
    own.answers === 0
      ? `none of ${all}`
      : `${own.answers} of ${all} ${oneIn(own.answers)}, ${faults}: ${byOrigin(own.origins)}`;
  return own.apart ? `${rate}; where sources are known to disagree ${byOrigin(own.apart)}` : rate;
}

function reasonsPage(): string {
  const lines = [
    "# Reason codes",
    "",
    "Generated from the catalogues in `public/_locales` (`npx vitest run tests/wording -u` writes it). Each code is one fault and is never reused for another. A code may be raised from “Not in source” to “Contradicted” where an aligned passage says otherwise.",
    "",
    `“Fires on supported answers” counts answers that people labelled supported, with every finding, notices too, and apart from them what rings as a fault: of that at most one in ${rates.limit} is the target. Measured by \`node tests/labelled/rates.mjs\` on ${rates.measured} with ${rates.engine}. On origins whose labels allow facts that the source lacks no code can stay silent.`,
  ];
  for (const code of reasonCodeSchema.options) {
    const { when, forms } = examples[code];
    lines.push("", `## ${code}`, "", when, "", `Fires on supported answers: ${rateOf(code)}.`, "");
    lines.push("| | English | 中文 |", "| --- | --- | --- |");
    lines.push(`| severity | ${severityWord(SEVERITY[code], "en")} | ${severityWord(SEVERITY[code], "zh-CN")} |`);
    lines.push(`| short label | ${shortLabel(code, "en")} | ${shortLabel(code, "zh-CN")} |`);
    for (const { form, en, zh } of forms) {
      lines.push(
        `| ${label(code, "en", form)} / ${label(code, "zh-CN", form)} | ${sentence(findingOf(code, form, en), "en")} | ${sentence(findingOf(code, form, zh), "zh-CN")} |`,
      );
    }
  }
  return `${lines.join("\n")}\n`;
}

it("REASONS.md is what the catalogues say", async () => {
  await expect(reasonsPage()).toMatchFileSnapshot("../../REASONS.md");
});
