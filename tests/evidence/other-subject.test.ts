import { describe, expect, it } from "vitest";
import { fieldParts, haystackOf } from "../../lib/evidence/field";
import { namesAnother, namesPartOf } from "../../lib/evidence/other-subject";

describe("a part or a neighbour of the subject", () => {
  it.each<[lead: string, topic: string, known: string, expected: boolean]>([
    ["The pool bar closes at ", "the pool closes", "When does the pool close?", true],
    ["The pool closes at ", "the pool closes", "When does the pool close?", false],
    ["The pool usually closes at ", "the pool closes", "When does the pool close?", false],
    ["Valet parking costs ", "parking costs", "Parking costs $5.", true],
    ["The city museum opens at ", "the museum opens", "When does the museum open?", false],
    ["泳池酒吧晚上", "泳池", "泳池几点关闭？", true],
    ["泳池于晚上", "泳池", "泳池几点关闭？", false],
    ["打印机的保修期为", "打印机保修", "打印机保修多久？", false],
  ])("%s %s", (lead, topic, known, expected) =>
    expect(namesPartOf(lead, fieldParts(topic), haystackOf(known))).toBe(expected),
  );

  it.each<[lead: string, known: string, expected: boolean]>([
    ["The café opens at ", "When does the museum open?", true],
    ["Open from ", "When does the museum open?", false],
    ["Orders arrive within ", "How long does delivery take?", false],
    ["Returns arrive within ", "How long does delivery take?", true],
    ["订单在", "发货需要多久？", false],
  ])("%s %s", (lead, known, expected) => expect(namesAnother(lead, known)).toBe(expected));
});
