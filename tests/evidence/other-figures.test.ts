import { describe, expect, it } from "vitest";
import { locate } from "../../lib/evidence/locate";
import { differsInFiguresOnly } from "../../lib/evidence/other-figures";

describe("differsInFiguresOnly", () => {
  it.each<[string, string, boolean]>([
    ["承租人应当在三十日内向出租人书面提出。", "应当在30日内向出租人书面提出", true],
    ["押金为 100,000 元，可退。", "押金为10万元，可退", true],
    ["滞纳金为百分之五，按月计算。", "滞纳金为5%，按月计算", true],
    ["Guests must leave within thirty days of notice.", "Guests must leave within 30 days of notice", true],
    // near: another value, another unit, other words beside
    ["承租人应当在三十日内向出租人书面提出。", "应当在20日内向出租人书面提出", false],
    ["承租人应当在三十日内向出租人书面提出。", "应当在30个工作日内向出租人书面提出", false],
    ["承租人应当在三十日内向出租人书面提出。", "可以在30日内向出租人书面提出", false],
    ["Guests must leave within thirty days of notice.", "Guests may leave within 30 days of notice", false],
    ["Guests must leave at once.", "Guests must leave at once", false],
  ])("%s | %s: %s", (text, quote, same) => {
    expect(differsInFiguresOnly(text, { start: 0, end: text.length }, quote)).toBe(same);
  });
});

describe("locate", () => {
  it.each<[string, string, boolean]>([
    ["顾客可携带一只小型犬入内，并应登记，方可进入泳池。", "顾客可携带一只小型犬〔略〕方可进入泳池", true],
    ["顾客可携带一只小型犬入内，并应登记，方可进入泳池。", "顾客可携带一只小型犬（中略）方可进入泳池", true],
    ["Guests may bring one dog and a leash near the pool.", "Guests may bring one dog [omitted] near the pool", true],
    ["顾客可携带一只小型犬入内登记。", "顾客（即会员）可携带一只小型犬入内登记", true],
    // near: what narrows or denies is no explanation
    ["顾客可携带一只小型犬入内登记。", "顾客（仅限会员）可携带一只小型犬入内登记", false],
    ["顾客可携带一只小型犬入内登记。", "顾客（非会员）可携带一只小型犬入内登记", false],
    ["顾客可携带一只小型犬入内登记。", "顾客可携带一只（200元）小型犬入内登记", false],
  ])("%s: %s", (text, quote, verbatim) => {
    expect(["exact", "folded"].includes(locate(text, quote).found)).toBe(verbatim);
  });
});
