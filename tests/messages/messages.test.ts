import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeBrowser } from "wxt/testing/fake-browser";

vi.mock("wxt/browser", async () => (await import("../support/browser-double")).module);

import { routes } from "../../lib/messages/protocol";
import { receive, type WorkerHandlers } from "../../lib/messages/receive";
import { type PageHandlers, receiveInPage } from "../../lib/messages/receive-in-page";
import { MessageFault, sendToWorker, sendWithRetry } from "../../lib/messages/send";
import { resetBrowser } from "../support/browser-double";

const PAGE = { id: "citecheck-test", url: "https://chat.example/c/1", frameId: 0, tab: { id: 7 } };
const DESK = { id: "citecheck-test", url: "chrome-extension://citecheck-test/sidepanel.html" };
const DESK_IN_TAB = { ...DESK, tab: { id: 9 }, frameId: 0 };
const WORKER = { id: "citecheck-test", url: "chrome-extension://citecheck-test/background.js" };

/** Delivers a message as the browser would; undefined where no listener takes it. */
async function deliver(message: unknown, sender: object): Promise<unknown> {
  let taken = false;
  const answer = new Promise((resolve) => {
    const stop = fakeBrowser.runtime.onMessage.trigger as unknown as (
      m: unknown,
      s: object,
      r: (v: unknown) => void,
    ) => unknown;
    stop(message, sender, (value) => {
      taken = true;
      resolve(value);
    });
    setTimeout(() => taken || resolve(undefined), 20);
  });
  return answer;
}

const envelope = (name: string, request: unknown) => ({ citecheck: 1, name, request });
const answer = { id: "a", text: "9 lockers" };
const report = {
  answerHash: "",
  sourcesHash: "",
  engine: "",
  claims: [],
  findings: [],
  skipped: [],
  checked: { claims: 0, claimsTotal: 0, sourcesRead: 0, sourcesTotal: 0, facts: {} },
};

function workerHandlers(): WorkerHandlers {
  return {
    check: vi.fn(() => report),
    lookUp: vi.fn(() => []),
    trail: vi.fn(() => ({ declined: false, read: [], passages: [] })),
    ground: vi.fn(() => ({ text: "", replaced: [] })),
    pageState: vi.fn(() => null),
    dismiss: vi.fn(() => null),
    dismissed: vi.fn(() => ["f"]),
    settings: vi.fn(() => ({
      settings: { language: "auto" as const, mode: "agent" as const, chips: true, sites: [], refusals: [] },
    })),
    picked: vi.fn(() => null),
    savePicked: vi.fn(() => null),
    picking: vi.fn(() => null),
    siteOn: vi.fn(() => null),
    siteOff: vi.fn(() => null),
  };
}

function pageHandlers(): PageHandlers {
  return {
    choices: vi.fn(() => null),
    reveal: vi.fn(() => true),
    openSource: vi.fn(() => false),
    readSources: vi.fn(() => null),
    stopReading: vi.fn(() => null),
    attach: vi.fn(() => false),
    showSource: vi.fn(() => true),
    checked: vi.fn(() => null),
    selection: vi.fn(() => null),
    pick: vi.fn(() => null),
    outline: vi.fn(() => ""),
    rescan: vi.fn(() => null),
    step: vi.fn(() => null),
    toggleMarks: vi.fn(() => null),
    dispose: vi.fn(() => null),
    pickingElsewhere: vi.fn(() => null),
  };
}

beforeEach(resetBrowser);

describe("at the worker", () => {
  it("answers a page with the handler's value and tells where it came from", async () => {
    const handlers = workerHandlers();
    receive(handlers);
    expect(await deliver(envelope("check", { answer, sources: [] }), PAGE)).toEqual({ ok: true, value: report });
    expect(handlers.check).toHaveBeenCalledWith(
      { answer, sources: [] },
      { end: "page", tabId: 7, frame: 0, origin: "https://chat.example" },
    );
  });

  it.each([
    ["an unknown name", envelope("toString", null), PAGE, "unknown message: toString"],
    [
      "a request that does not fit",
      envelope("check", { answer: { id: "a" }, sources: [] }),
      PAGE,
      "bad request check: answer.text",
    ],
    [
      "an origin with a path",
      envelope("siteOn", { origin: "https://chat.example/c" }),
      DESK,
      "bad request siteOn: origin",
    ],
    [
      "a page that turns itself on",
      envelope("siteOn", { origin: "https://chat.example" }),
      PAGE,
      "wrong sender of siteOn",
    ],
    ["a desk that plays the page", envelope("dismiss", { finding: "f", on: true }), DESK, "wrong sender of dismiss"],
    ["another extension", envelope("settings", null), { ...PAGE, id: "other" }, "wrong sender of settings"],
  ])("refuses %s, in words", async (_, message, sender, error) => {
    const handlers = workerHandlers();
    receive(handlers);
    const outcome = await deliver(message, sender);
    expect(outcome).toMatchObject({ ok: false, error: expect.stringContaining(error) });
    for (const handler of Object.values(handlers)) expect(handler).not.toHaveBeenCalled();
  });

  it("takes the options page for the desk though it lies in a tab", async () => {
    const handlers = workerHandlers();
    receive(handlers);
    expect(await deliver(envelope("siteOff", { origin: "http://127.0.0.1:8080" }), DESK_IN_TAB)).toEqual({
      ok: true,
      value: null,
    });
    expect(handlers.siteOff).toHaveBeenCalledWith({ origin: "http://127.0.0.1:8080" }, { end: "desk" });
  });

  it("answers when a handler throws", async () => {
    receive({
      ...workerHandlers(),
      check: () => {
        throw new Error("no luck");
      },
    });
    expect(await deliver(envelope("check", { answer, sources: [] }), PAGE)).toEqual({ ok: false, error: "no luck" });
  });

  it.each([[null], ["text"], [{ name: "check" }], [envelope("reveal", { answer: "a", finding: "f" })]])(
    "leaves %j to others",
    async (message) => {
      receive(workerHandlers());
      expect(await deliver(message, PAGE)).toBeUndefined();
    },
  );
});

describe("in the page", () => {
  it("takes commands of the desk and of the worker, until it is stopped", async () => {
    const handlers = pageHandlers();
    const stop = new AbortController();
    receiveInPage(handlers, stop.signal);
    expect(await deliver(envelope("reveal", { answer: "a", finding: "f" }), DESK)).toEqual({ ok: true, value: true });
    expect(await deliver(envelope("step", { by: -1 }), WORKER)).toEqual({ ok: true, value: null });
    stop.abort();
    expect(await deliver(envelope("rescan", null), DESK)).toBeUndefined();
    expect(handlers.rescan).not.toHaveBeenCalled();
  });

  it.each([
    ["step", { by: 2 }, WORKER],
    ["reveal", { answer: "a" }, DESK],
    ["choices", { settings: { language: "fr", mode: "agent", chips: true, sites: [], refusals: [] } }, WORKER],
    ["rescan", { all: true }, DESK],
    ["showSource", { answer: "a", evidence: { source: "s", text: "9 lockers", start: 0 } }, DESK],
    ["selection", { words: "9" }, DESK],
  ])("refuses %s %j", async (name, request, sender) => {
    receiveInPage(pageHandlers(), new AbortController().signal);
    expect(await deliver(envelope(name, request), sender)).toEqual({ ok: false, error: `bad request ${name}` });
  });

  it("refuses another page", async () => {
    receiveInPage(pageHandlers(), new AbortController().signal);
    expect(await deliver(envelope("dispose", null), PAGE)).toEqual({ ok: false, error: "wrong sender of dispose" });
  });
});

describe("sending", () => {
  const send = (answers: (() => unknown)[]) =>
    vi
      .spyOn(fakeBrowser.runtime, "sendMessage")
      .mockImplementation(async () => (answers.length > 1 ? answers.shift() : answers[0])?.());
  const dies = () => {
    throw new Error("The message channel closed before a response was received");
  };

  it("gives the value, or throws what the other end said", async () => {
    send([() => ({ ok: true, value: null }), () => ({ ok: false, error: "no" })]);
    expect(await sendToWorker("dismiss", { finding: "f", on: true })).toBeNull();
    await expect(sendToWorker("dismiss", { finding: "f", on: true })).rejects.toMatchObject({
      kind: "refused",
      message: "no",
    });
  });

  it("tries again where the worker died, and again where nobody listened yet", async () => {
    const calls = send([dies, () => undefined, () => ({ ok: true, value: report })]);
    expect(await sendWithRetry("check", { answer, sources: [] })).toBe(report);
    expect(calls).toHaveBeenCalledTimes(3);
  });

  it("does not repeat what was refused", async () => {
    const calls = send([() => ({ ok: false, error: "bad request" })]);
    await expect(sendWithRetry("check", { answer, sources: [] })).rejects.toBeInstanceOf(MessageFault);
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it("says so where the extension itself is gone, at once", async () => {
    const calls = send([
      () => {
        throw new Error("Extension context invalidated.");
      },
    ]);
    await expect(sendWithRetry("settings", null)).rejects.toMatchObject({ kind: "gone" });
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it("gives up when told to", async () => {
    send([dies]);
    const stop = new AbortController();
    const sent = sendWithRetry("settings", null, stop.signal);
    stop.abort(new Error("left the page"));
    await expect(sent).rejects.toThrow("left the page");
  });
});

it("sends everything to one end from known ends", () => {
  for (const { from, to } of Object.values(routes)) {
    expect(from.length).toBeGreaterThan(0);
    expect(from as readonly string[]).not.toContain(to);
  }
});
