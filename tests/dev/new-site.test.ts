import { describe, expect, it } from "vitest";
import { listed, siteFiles } from "../../lib/dev/new-site.mjs";
import { adapters } from "../../lib/sites";
import { readText } from "../support/files";

describe("a new site", () => {
  it("is an adapter, a page and a test of its name", () => {
    const files = siteFiles("my-chat");
    expect(Object.keys(files)).toEqual([
      "lib/sites/my-chat.ts",
      "tests/fixtures/sites/my-chat/index.html",
      "tests/pages/my-chat.spec.ts",
    ]);
    const [adapter = "", page = "", test = ""] = Object.values(files);
    expect(adapter).toContain("export const myChat: SiteAdapter = {");
    expect(adapter).toContain('id: "my-chat"');
    // Adapter and page fit each other.
    for (const [, name = ""] of adapter.matchAll(/= "\.(my-chat-(?!pane)\w+)"/g)) expect(page).toContain(name);
    expect(test).toContain('toBe("my-chat")');
  });

  it("stands in the list of adapters beside the others", () => {
    const list = listed(readText("lib/sites/index.ts"), "my-chat");
    expect(list).toContain('import { myChat } from "./my-chat";');
    const [, block = ""] = /SiteAdapter\[\] = \[([^\]]*)\]/.exec(list) ?? [];
    const ids = block.split(",").flatMap((id) => id.trim() || []);
    expect(ids).toContain("myChat");
    expect(ids.length).toBe(adapters.length + 1);
  });
});
