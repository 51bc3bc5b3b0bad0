import { expect, it } from "vitest";
import { findEncoding, textParts } from "../../../lib/audit/import/decode";
import { SLICE } from "../../../lib/audit/import/limits";
import { all, blobOf, utf16 } from "../../support/blobs";

/** 退款 (refund) and 费率 (rate) in GB18030. */
const GB = new Uint8Array([0xcd, 0xcb, 0xbf, 0xee, 0x2c, 0xb7, 0xd1, 0xc2, 0xca, 0x0a]);
const MARK = new Uint8Array([0xef, 0xbb, 0xbf]);

it.each([
  ["plain ASCII", blobOf("id,answer\n"), "utf-8", true],
  ["Chinese in UTF-8", blobOf("编号,答案\n"), "utf-8", true],
  ["UTF-8 with a mark", blobOf(MARK, "id\n"), "utf-8", true],
  ["GB18030", blobOf(GB), "gb18030", true],
  ["GB18030 far behind ASCII", blobOf("a".repeat(SLICE + 5), GB), "gb18030", true],
  ["UTF-16 with a mark", blobOf(new Uint8Array([0xff, 0xfe]), utf16("id,答案", "le")), "utf-16le", true],
  ["UTF-16 without one", blobOf(utf16("id,答案\r\n1,好\r\n", "be")), "utf-16be", true],
  ["bytes of no encoding", blobOf("id\n", new Uint8Array([0xff, 0xff, 0x20])), "utf-8", false],
])("%s", async (_, file, encoding, strict) => {
  expect(await findEncoding(file)).toEqual({ encoding, strict });
});

it("reads text in parts without its mark and cuts no character", async () => {
  const text = `${"a".repeat(SLICE - 1)}退款`;
  const parts = await all(textParts(blobOf(MARK, text), "utf-8"));
  expect(parts.length).toBe(2);
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts.at(-1)?.bytes).toBe(SLICE - 1 + 3 + 6);
  const [gb] = await all(textParts(blobOf(GB), "gb18030"));
  expect(gb?.text).toBe("退款,费率\n");
});
