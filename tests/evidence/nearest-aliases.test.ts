import { describe, expect, it } from "vitest";
import { indexSource, nearest } from "../../lib/evidence/passages";
import { withGlossary } from "../../lib/evidence/source-aliases";

const index = (text: string, glossary: readonly string[][] = []) =>
  withGlossary(
    indexSource({ id: "1", text }),
    glossary.map((names) => ({ names })),
  );
const first = (claim: string, text: string, glossary: readonly string[][] = []) =>
  nearest(claim, [index(text, glossary)], 1)[0]?.passage.text;

const PLANS = "The Standard plan is billed monthly. The Enterprise plan is billed yearly. Invoices are sent by post.";
const CONTRACT =
  "松岭科技有限公司（以下简称“甲方”）与青岚物流有限公司（以下简称“乙方”）签订本合同。\n\n货款由甲方在十日内支付。场地由乙方负责清理。";

describe("the search knows a thing by all its names", () => {
  it.each([
    ["How is EP billed?", PLANS, [["Enterprise plan", "EP"]], "The Enterprise plan is billed yearly."],
    ["How is SP billed?", PLANS, [["Standard plan", "SP"]], "The Standard plan is billed monthly."],
    // Without the glossary nothing tells the two apart, and the first is given.
    ["How is EP billed?", PLANS, [], "The Standard plan is billed monthly."],
    ["企业版如何计费？", PLANS, [["Enterprise plan", "企业版"]], "The Enterprise plan is billed yearly."],
    // What the source defines itself.
    ["青岚物流清理", CONTRACT, [], "场地由乙方负责清理。"],
    ["松岭科技支付", CONTRACT, [], "货款由甲方在十日内支付。"],
  ] as const)("%s", (claim, text, glossary, expected) => {
    expect(first(claim, text, glossary as unknown as string[][])).toBe(expected);
  });

  it("counts a name once, however it is written", () => {
    const [one] = nearest("EP is billed yearly", [index(PLANS, [["Enterprise plan", "EP"]])], 1);
    const [other] = nearest("The Enterprise plan is billed yearly", [index(PLANS, [["Enterprise plan", "EP"]])], 1);
    expect(one?.score).toBe(1);
    expect(other?.score).toBe(1);
  });

  it("finds the heading that a name stands for", () => {
    const text = "## Enterprise plan\nBilling is yearly.\n\n## Standard plan\nBilling is monthly.";
    expect(first("EP billing", text, [["Enterprise plan", "EP"]])).toBe("Billing is yearly.");
    expect(first("SP billing", text, [["Standard plan", "SP"]])).toBe("Billing is monthly.");
  });
});
