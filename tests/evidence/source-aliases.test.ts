import { describe, expect, it } from "vitest";
import { indexSource } from "../../lib/evidence/passages";
import { aliasesOf, withGlossary } from "../../lib/evidence/source-aliases";

const index = (text: string, ...terms: string[][]) =>
  withGlossary(
    indexSource({ id: "1", text }),
    terms.map((names) => ({ names })),
  );

describe("the aliases of a source", () => {
  it("are those of the glossary and those that it defines, and none where there are none", () => {
    expect(index("Plain words.").aliases).toBeUndefined();
    const read = index("The World Health Organization (WHO) met.", ["Enterprise plan", "EP"]);
    expect(read.aliases?.find("WHO EP").map((hit) => hit.key)).toEqual([
      "§world health organization",
      "§enterprise plan",
    ]);
  });

  it("join a definition to the line of the glossary that has one of its names", () => {
    const read = index("The World Health Organization (WHO) met.", ["WHO", "世卫组织"]);
    expect(new Set(read.aliases?.find("WHO, 世卫组织, World Health Organization").map((hit) => hit.key)).size).toBe(1);
  });

  it("hold for claims that cite the source, together with those of others", () => {
    const one = index("The World Health Organization (WHO) met.");
    const other = index("国家图书馆（以下称国图）");
    expect(aliasesOf([index("Plain.")]).isEmpty).toBe(true);
    expect(aliasesOf([one])).toBe(one.aliases);
    expect(
      aliasesOf([one, other])
        .find("WHO, 国图")
        .map((hit) => hit.key),
    ).toEqual(["§world health organization", "§国家图书馆"]);
  });

  it("change with the glossary", () => {
    const source = indexSource({ id: "1", text: "EP and SP" });
    const keys = (names: string[]) => withGlossary(source, [{ names }]).aliases?.find("EP SP").length;
    expect(keys(["Enterprise", "EP"])).toBe(1);
    expect(keys(["Enterprise", "EP", "SP"])).toBe(2);
  });
});
