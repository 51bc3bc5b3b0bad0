import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

/**
 * Chat widgets as their makers publish them, for tests that hold the adapters against the real thing. Only the ready-made
 * bundle is taken out of the published package: nothing of it is installed, and nothing it depends on is fetched.
 */
const WIDGETS = {
  "botframework-webchat": {
    version: "4.18.1",
    integrity: "sha512-7jpEUJ7olT62Xm+8eh7BhhIcXVfU2xD4pZDaeBt8K4XcNy6K/83UGIxE9BFkXmHMZ4hDEVOzs5cre07GWuaXzg==",
    bundle: "package/dist/webchat.js",
  },
  "flowise-embed": {
    version: "3.1.6",
    integrity: "sha512-xSrvBDiEvIIzRFsPBgmzG3SdfBeG4wBzdchdMurft5PQcdYO0HfB8cwGhn00fE5JOsdhVZXfJ3Fq6e/DgrW4ag==",
    bundle: "package/dist/web.js",
  },
};

const run = promisify(execFile);
const CACHE = path.join(import.meta.dirname, "..", "..", "node_modules", ".cache", "citecheck-widgets");

/**
 * The path of a widget's bundle on this machine; fetched once from the registry that npm is set to, and held against the
 * digest that stands here.
 * @param {keyof typeof WIDGETS} name
 * @returns {Promise<string>} rejects with a sentence that says what is missing
 */
export async function widget(name) {
  const { version, integrity, bundle } = WIDGETS[name];
  const file = path.join(CACHE, `${name}-${version}.js`);
  if (existsSync(file)) return file;
  const folder = await mkdtemp(path.join(tmpdir(), "citecheck-widget-"));
  try {
    const { stdout } = await run("npm", ["pack", `${name}@${version}`, "--silent"], { cwd: folder }).catch((fault) => {
      throw new Error(`${name} ${version} could not be fetched by "npm pack": ${fault.message}`);
    });
    const archive = path.join(folder, stdout.trim().split("\n").at(-1) ?? "");
    const digest = `sha512-${createHash("sha512")
      .update(await readFile(archive))
      .digest("base64")}`;
    if (digest !== integrity) throw new Error(`${name} ${version} is not the package that is expected here: ${digest}`);
    const { stdout: code } = await run("tar", ["-xzOf", archive, bundle], {
      maxBuffer: 64 * 1024 * 1024,
      encoding: "buffer",
    });
    await mkdir(CACHE, { recursive: true });
    // Two tests may fetch at once: a file is there whole or not at all.
    const whole = path.join(CACHE, `${process.pid}-${name}.js`);
    await writeFile(whole, code);
    await rename(whole, file);
    return file;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
