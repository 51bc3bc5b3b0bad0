import { describe, expect, it } from "vitest";
import { remembered } from "../../lib/text/remembered";

describe("a reading that is kept", () => {
  it("reads a text once, and gives the same result again", () => {
    let reads = 0;
    const words = remembered((text) => {
      reads++;
      return text.split(" ");
    });
    expect(words("a b")).toBe(words("a b"));
    expect(reads).toBe(1);
    expect(words("a c")).toEqual(["a", "c"]);
    expect(reads).toBe(2);
  });

  it("keeps a result that is undefined, too", () => {
    let reads = 0;
    const nothing = remembered(() => {
      reads++;
      return undefined;
    });
    nothing("a");
    nothing("a");
    expect(reads).toBe(1);
  });

  it("lets the text go that was used longest ago, and never keeps a long one", () => {
    const read: string[] = [];
    const lengthOf = remembered((text) => {
      read.push(text.slice(0, 4));
      return text.length;
    });
    for (let i = 0; i < 256; i++) lengthOf(`t${i}`);
    lengthOf("t0");
    lengthOf("more");
    read.length = 0;
    lengthOf("t0");
    lengthOf("t1");
    expect(read).toEqual(["t1"]);
    const long = "x".repeat(4001);
    lengthOf(long);
    lengthOf(long);
    expect(read).toEqual(["t1", "xxxx", "xxxx"]);
  });
});
