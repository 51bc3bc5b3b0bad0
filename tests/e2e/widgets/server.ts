import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import path from "node:path";
import { root } from "../../support/files";

/** What the stub says to a question: pieces of the answer, then the documents that it rests on. */
export interface Reply {
  pieces: string[];
  documents: { pageContent: string; metadata: { source: string } }[];
}

/** Serves a widget's page and bundle on loopback, and answers as a Flowise server would. */
export async function serveWidget(page: string, bundle: string, reply: (question: string) => Reply) {
  const asked: string[] = [];
  const files: Record<string, string> = {
    "/": path.join(root, "tests", "e2e", "widgets", `${page}.html`),
    [`/${page}-page.js`]: path.join(root, "tests", "e2e", "widgets", `${page}-page.js`),
    [`/${page}.js`]: bundle,
  };
  const json = (response: ServerResponse, body: unknown): void => {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
  const server = createServer(async (request, response) => {
    const url = request.url ?? "/";
    asked.push(url);
    const file = files[url];
    if (file !== undefined) {
      const type = file.endsWith(".html") ? "text/html; charset=utf-8" : "text/javascript; charset=utf-8";
      response.writeHead(200, { "content-type": type }).end(await readFile(file));
    } else if (url.startsWith("/api/v1/chatflows-streaming/")) json(response, { isStreaming: true });
    else if (url.startsWith("/api/v1/public-chatbotConfig/"))
      json(response, { uploads: { isImageUploadAllowed: false, isSpeechToTextEnabled: false }, starterPrompts: {} });
    else if (url.startsWith("/api/v1/prediction/")) {
      let body = "";
      for await (const chunk of request) body += chunk;
      await stream(response, reply((JSON.parse(body) as { question: string }).question));
    } else json(response, {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://localhost:${port}`, asked, close };
}

async function stream(response: ServerResponse, { pieces, documents }: Reply): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
  const send = (event: string, data: unknown): void => {
    response.write(`message:\ndata:${JSON.stringify({ event, data })}\n\n`);
  };
  send("start", pieces[0]);
  for (const piece of pieces) {
    send("token", piece);
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
  send("sourceDocuments", documents);
  send("metadata", { chatId: "c", messageId: "m" });
  send("end", "[DONE]");
  response.end();
}
