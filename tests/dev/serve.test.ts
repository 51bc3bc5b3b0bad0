import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serve } from "../../lib/dev/serve.mjs";

let folder = "";
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "citecheck-serve-"));
  await mkdir(path.join(folder, "site"));
  await writeFile(path.join(folder, "site", "index.html"), "<p>你好</p>");
  await writeFile(path.join(folder, "secret.txt"), "secret");
  server = await serve(path.join(folder, "site"));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Sends a path as it is; `fetch` would tidy it first. */
const raw = (target: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(server.origin).port), "127.0.0.1", () =>
      socket.end(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`),
    );
    let reply = "";
    socket.on("data", (chunk) => {
      reply += chunk;
    });
    socket.on("close", () => resolve(reply));
  });

it("serves the index with its type, and remembers what was asked for", async () => {
  const response = await fetch(`${server.origin}/`);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await response.text()).toBe("<p>你好</p>");
  expect(server.asked).toContain("/");
});

it.each(["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/missing", "/%", "/\\..\\secret.txt"])(
  "refuses %s",
  async (target) => {
    const reply = await raw(target);
    expect(reply).toMatch(/^HTTP\/1\.1 (404|400)/);
    expect(reply).not.toContain("secret\n");
    expect(reply).not.toMatch(/\r\n\r\nsecret/);
  },
);
