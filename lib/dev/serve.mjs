import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";

const types = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

/** @param {string} folder @param {string} url @returns {string} a path inside the folder, "" for a name that is none */
function fileOf(folder, url) {
  try {
    return path.join(folder, path.normalize(decodeURIComponent(new URL(url, "http://localhost").pathname)));
  } catch {
    return "";
  }
}

/**
 * Serves a folder on a free loopback port; reads only, and nothing above the folder.
 * @param {string} folder absolute
 * @returns {Promise<{ origin: string, asked: string[], close: () => Promise<void> }>} `origin` such as
 *   "http://localhost:40123"; `asked` grows by the path of every request, whoever made it
 */
export async function serve(folder) {
  /** @type {string[]} */
  const asked = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    let file = fileOf(folder, request.url ?? "/");
    const stat = () => statSync(file, { throwIfNoEntry: false });
    if (stat()?.isDirectory()) file = path.join(file, "index.html");
    if (!file.startsWith(folder) || !stat()?.isFile()) {
      response.writeHead(404).end("not found");
      return;
    }
    const type = /** @type {Record<string, string>} */ (types)[path.extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, "cache-control": "no-store" });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => resolve(undefined));
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
