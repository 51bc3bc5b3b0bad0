import { describe, expect, it } from "vitest";
import { actionOf, KEYS, keyMap, type Press, remap } from "../../lib/review/keys";

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

describe("keys that a person chose", () => {
  it("take the place of an action's own, which then mean nothing", () => {
    const outcome = remap({}, "note", press("m"));
    expect(outcome).toEqual({ chosen: { note: "M" } });
    const keys = keyMap({ note: "M" });
    expect([actionOf(press("m"), false, keys), actionOf(press("n"), false, keys)]).toEqual(["note", undefined]);
    expect(actionOf(press("j"), false, keys)).toBe("next");
  });

  it("are refused where another action has the key, chosen or its own", () => {
    expect(remap({}, "note", press("j"))).toEqual({ taken: "next" });
    expect(remap({ undo: "X" }, "note", press("x"))).toEqual({ taken: "undo" });
    // The key that another action gave up is free, and its own key may be taken up again.
    expect(remap({ undo: "X" }, "note", press("z"))).toEqual({ chosen: { undo: "X", note: "Z" } });
    expect(remap({ undo: "X" }, "undo", press("x"))).toEqual({ chosen: { undo: "X" } });
  });

  it.each([press("Tab"), press("Enter"), press(" "), press("Escape"), press("j", { ctrlKey: true }), press("Home")])(
    "are refused where the browser needs them: %j",
    (pressed) => expect(remap({}, "note", pressed)).toEqual({ unfit: true }),
  );

  it.each([
    [press("F2"), "F2"],
    [press("ArrowRight"), "→"],
    [press("N", { shiftKey: true }), "Shift+N"],
    [press("é"), "É"],
    [press("!", { shiftKey: true }), "!"],
  ])("may be %j", (pressed, name) => expect(remap({}, "missed", pressed)).toEqual({ chosen: { missed: name } }));
});
