import { expect, it } from "vitest";
import { placesOf } from "../../../lib/audit/queue/places";

it.each([
  [
    "A fee, the FEE",
    "fee",
    [
      [2, 5],
      [11, 14],
    ],
  ],
  [
    "aaaa",
    "aa",
    [
      [0, 2],
      [2, 4],
    ],
  ],
  ["退款需要五天", "退款", [[0, 2]]],
  ["İstanbul fee", "fee", [[9, 12]]],
  ["a fee", " ", []],
  ["a fee", "tax", []],
])("%j holds %j at %j", (text, query, places) => {
  expect(placesOf(text, query).map(({ start, end }) => [start, end])).toEqual(places);
});
