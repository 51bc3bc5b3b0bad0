import { expect, it } from "vitest";
import { ordinalStands, tellsFact } from "../../lib/evidence/ordinals";
import { indexSource } from "../../lib/evidence/passages";
import { readQuantities } from "../../lib/facts/quantities";
import type { Quantity } from "../../lib/model/quantity";

const ordinal = (text: string) => readQuantities(text).find(({ kind }) => kind === "ordinal") as Quantity;

it.each<[string, boolean]>([
  ["他在第27分钟进球。", true],
  ["这是第17届。", true],
  // near: low ones and the answer's own order, what opens the claim, English
  ["这是第3届。", false],
  ["请完成第5步。", false],
  ["第27分钟进球。", false],
  ["It was the 27th minute.", false],
])("%s tells a fact: %s", (text, expected) => {
  expect(tellsFact(ordinal(text), 0)).toBe(expected);
});

it.each<[string, string, boolean]>([
  ["他在第27分钟进球。", "比赛27分钟时领先。", true],
  ["他在第27分钟进球。", "He scored in the 27th minute.", true],
  ["他在第27分钟进球。", "上半场第二十七分钟。", true],
  ["他在第27分钟进球。", "他在第28分钟进球。", false],
])("%s in %s: %s", (text, source, expected) => {
  expect(ordinalStands(ordinal(text), [indexSource({ id: "1", text: source })])).toBe(expected);
});
