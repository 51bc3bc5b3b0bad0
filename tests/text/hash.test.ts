import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { hash } from "../../lib/text/hash";

it("is SHA-256 in hex digits", () => {
  expect(hash("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(hash(text)).toBe(createHash("sha256").update(text, "utf8").digest("hex"));
    }),
  );
});
