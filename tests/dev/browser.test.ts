import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { root } from "../support/files";

const folder = mkdtempSync(path.join(tmpdir(), "citecheck-browser-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a function of browser.mjs in a Node of its own, which it may end. */
function ask(name: string, env: Record<string, string>): { code: number | null; out: string; complaint: string } {
  const script = `import { ${name} } from "./lib/dev/browser.mjs"; console.log(JSON.stringify(${name}() ?? null));`;
  const done = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  return { code: done.status, out: done.stdout.trim(), complaint: done.stderr };
}

function program(name: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, "");
  chmodSync(file, 0o755);
  return file;
}

it.each([
  ["chrome", "chrome"],
  ["google-chrome-stable", "chrome"],
  ["Google Chrome", "chrome"],
  ["Google Chrome for Testing", "chromium"],
  ["chromium-browser", "chromium"],
  ["msedge.exe", "edge"],
  ["Microsoft Edge", "edge"],
  ["some-fork", "chromium"],
])("CITECHECK_BROWSER naming %s is taken as %s", (name, brand) => {
  const file = program(name);
  expect(ask("findBrowser", { CITECHECK_BROWSER: file })).toMatchObject({
    code: 0,
    out: JSON.stringify({ path: file, brand }),
  });
});

it("a variable that names no file ends the command with exit code 2 and says which", () => {
  const missing = path.join(folder, "missing");
  for (const [name, variable] of [
    ["ensureBrowser", "CITECHECK_BROWSER"],
    ["ensureFirefox", "CITECHECK_FIREFOX"],
  ] as const) {
    const { code, out, complaint } = ask(name, { [variable]: missing });
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(complaint).toContain(variable);
    expect(complaint).toContain(missing);
  }
});
