import { expect, it } from "vitest";
import { actionOf, KEYS, type Press } from "../../lib/review/keys";

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  ...more,
});

it.each([
  [press("j"), "next"],
  [press("ArrowDown"), "next"],
  [press("J", { shiftKey: true }), "nextAnswer"],
  [press("K", { shiftKey: true }), "previousAnswer"],
  // Caps lock gives a capital without Shift.
  [press("J"), "next"],
  [press("2"), "notAFault"],
  [press("?", { shiftKey: true }), "help"],
  [press("？", { shiftKey: true }), "help"],
  [press("Escape"), "back"],
] as const)("%j is %s", (pressed, action) => {
  expect(actionOf(pressed, false)).toBe(action);
});

it.each([
  press("j", { ctrlKey: true }),
  press("z", { metaKey: true }),
  press("c", { altKey: true }),
  press("j", { isComposing: true }),
  press("x"),
  press("Enter"),
  press("Tab"),
])("%j is left to the browser", (pressed) => {
  expect(actionOf(pressed, false)).toBeUndefined();
});

it("leaves letters to text fields, but not Escape", () => {
  expect(actionOf(press("j"), true)).toBeUndefined();
  expect(actionOf(press("Escape"), true)).toBe("back");
});

it("has no key twice", () => {
  const all = Object.values(KEYS).flat();
  expect(new Set(all).size).toBe(all.length);
});
