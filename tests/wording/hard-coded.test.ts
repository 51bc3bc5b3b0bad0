import { describe, expect, it } from "vitest";
import { filesUnder, readText } from "../support/files";
import { hardCoded } from "../support/visible-strings";

/** Folders whose code shows words to a person. */
const FOLDERS = ["components", "entrypoints", "lib/painter", "lib/picker", "lib/review"];
const files = FOLDERS.flatMap((folder) => filesUnder(folder, (name) => /\.tsx?$/.test(name)));

describe("every word that a person sees comes from the catalogues", () => {
  it("reads the files at all", () => {
    expect(files.length).toBeGreaterThan(15);
    expect(files.some((file) => file.startsWith("lib/painter/"))).toBe(true);
  });

  it.each(files)("%s", (file) => {
    expect(hardCoded(file, readText(file))).toEqual([]);
  });

  it("every key of the catalogue is used somewhere", () => {
    const tellers = ["lib/wording", "lib/audit"].flatMap((room) => filesUnder(room, (name) => name.endsWith(".ts")));
    const code = [...files, ...tellers].map(readText).join("\n");
    const manifest = readText("wxt.config.ts");
    const keys = Object.keys(JSON.parse(readText("public/_locales/en/messages.json"))).map((key) =>
      key.replace(/_(one|other)$/, ""),
    );
    // Keys that are put together from a code, a severity, a match, a stratum or a column.
    const built = /^(say|label|short|severity|severityShort|count|how|part|stratum|outcome|col|sheet)_/;
    const unused = keys.filter(
      (key) => !built.test(key) && !code.includes(`"${key}"`) && !manifest.includes(`__MSG_${key}__`),
    );
    expect([...new Set(unused)]).toEqual([]);
  });
});

describe("canary: the scan can fail", () => {
  it.each([
    ["const A = () => <p>Hello there</p>;", "1: Hello there"],
    ["const A = () => <p>{'Hello'}</p>;", "1: Hello"],
    ["const A = () => <p>{on ? 'Hello' : 'Bye'}</p>;", "1: Hello"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the code under test has a template
    ["const A = () => <p>{`Hello ${name}`}</p>;", "1: Hello"],
    ['const A = () => <button aria-label="Close" />;', "1: Close"],
    ["const A = () => <img alt={on ? 'Dog' : undefined} />;", "1: Dog"],
    ['element.textContent = "Close";', "1: Close"],
    ['element.setAttribute("title", "Close " + name);', "1: Close"],
    ['host.append("Close");', "1: Close"],
    ['document.createTextNode("Close");', "1: Close"],
    ['const words = "关闭";', "1: 关闭"],
  ])("%s", (code, finding) => {
    expect(hardCoded("a.tsx", code)).toContain(finding);
  });

  it.each([
    ['const A = () => <p className="big wide">{say("action_close")}</p>;'],
    ['const A = () => <p>{n} · {"…"}</p>;'],
    ['element.setAttribute("class", "big");'],
    ["// 关闭: a word in a comment"],
    ["element.textContent = message(language, key);"],
  ])("and leaves alone %s", (code) => {
    expect(hardCoded("a.tsx", code)).toEqual([]);
  });
});
