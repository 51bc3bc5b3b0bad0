import { expect, it } from "vitest";
import { reasonCodeSchema, SEVERITY } from "../../lib/model/reasons";
import { label, severityWord, shortLabel } from "../../lib/wording/label";
import { sentence } from "../../lib/wording/sentence";
import { examples, findingOf } from "./examples";

function reasonsPage(): string {
  const lines = [
    "# Reason codes",
    "",
    "Generated from the catalogues in `public/_locales` (`npx vitest run tests/wording -u` writes it). Each code is one fault and is never reused for another. A code may be raised from “Not in source” to “Contradicted” where an aligned passage says otherwise.",
  ];
  for (const code of reasonCodeSchema.options) {
    const { when, forms } = examples[code];
    lines.push("", `## ${code}`, "", when, "");
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
