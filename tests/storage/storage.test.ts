import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeBrowser } from "wxt/testing/fake-browser";

vi.mock("wxt/browser", async () => (await import("../support/browser-double")).module);

import { ofFrame } from "../../lib/model/frame-key";
import type { PageState } from "../../lib/model/page-state";
import { addSite, askFor, dropUngranted, grantedWish, removeSite, sitesOn } from "../../lib/storage/grants";
import { isOrigin, originOf, patternOf } from "../../lib/storage/origin";
import {
  readDropped,
  readPage,
  readTabs,
  removePage,
  STORAGE_FULL,
  watchPage,
  writePage,
} from "../../lib/storage/page-states";
import { keepPicked, readAllPicked, readPicked, removePicked, watchPicked } from "../../lib/storage/picked-sites";
import { changeSettings, readSettings, watchSettings } from "../../lib/storage/settings";
import { browser, granted, resetBrowser } from "../support/browser-double";

beforeEach(resetBrowser);

const DEFAULTS = { language: "auto", mode: "agent", chips: true, sites: [], refusals: [] };

describe("settings", () => {
  it.each([
    ["nothing", undefined, DEFAULTS],
    ["no object", "dark", DEFAULTS],
    ["one bad value beside good ones", { language: "fr", mode: "audit", chips: "yes" }, { ...DEFAULTS, mode: "audit" }],
    ["a refusal that is too short", { refusals: ["No"], chips: false }, { ...DEFAULTS, chips: false }],
    ["unknown keys", { chips: false, colour: "red" }, { ...DEFAULTS, chips: false }],
    [
      "sites that are no origins, or twice",
      {
        sites: ["https://a.example", "https://a.example", "a.example", "file:///x", "https://a.example/path"],
        refusals: [],
      },
      { ...DEFAULTS, sites: ["https://a.example"] },
    ],
  ])("with %s stored", async (_, stored, expected) => {
    if (stored !== undefined) await fakeBrowser.storage.local.set({ settings: stored });
    expect(await readSettings()).toEqual(expected);
  });

  it("loses no change of two that come at once", async () => {
    await Promise.all([changeSettings(() => ({ mode: "audit" })), changeSettings(() => ({ chips: false }))]);
    expect(await readSettings()).toEqual({ ...DEFAULTS, mode: "audit", chips: false });
  });

  it("tells of changes until stopped", async () => {
    const seen: unknown[] = [];
    const stop = watchSettings((settings) => seen.push(settings.language));
    await changeSettings(() => ({ language: "en" }));
    await fakeBrowser.storage.local.set({ other: 1 });
    stop();
    await changeSettings(() => ({ language: "zh-CN" }));
    expect(seen).toEqual(["en"]);
  });
});

describe("origins", () => {
  it.each([
    ["http://127.0.0.1:8080/chat?x#y", "http://127.0.0.1:8080", "http://127.0.0.1/*"],
    ["https://Chat.Example.com/", "https://chat.example.com", "https://chat.example.com/*"],
    ["http://[::1]:3000/", "http://[::1]:3000", "http://[::1]/*"],
  ])("%s", (address, origin, pattern) => {
    expect(originOf(address)).toBe(origin);
    expect(patternOf(origin)).toBe(pattern);
    expect(isOrigin(origin)).toBe(true);
    expect(isOrigin(`${origin}/`)).toBe(false);
  });

  it.each([
    [undefined],
    [""],
    ["chrome://settings"],
    ["file:///a.html"],
    ["about:blank"],
    ["data:text/html,x"],
    ["nonsense"],
  ])("%s cannot be checked", (address) => {
    expect(originOf(address)).toBeUndefined();
  });
});

describe("sites", () => {
  it("are on where the settings and the browser agree", async () => {
    await changeSettings(() => ({ sites: ["https://a.example", "https://b.example"], refusals: [] }));
    granted.add("https://b.example/*");
    expect(await sitesOn()).toEqual(["https://b.example"]);
    expect(await dropUngranted()).toEqual(["https://a.example"]);
    expect((await readSettings()).sites).toEqual(["https://b.example"]);
    expect(await dropUngranted()).toEqual([]);
  });

  it("cannot be added without the browser's consent", async () => {
    await expect(addSite("https://a.example")).rejects.toThrow("not permitted");
    expect((await readSettings()).sites).toEqual([]);
  });

  it("asks before it waits for anything, and remembers the wish", async () => {
    const asking = askFor("http://127.0.0.1:8080");
    // A click's permission to ask is spent by the first wait.
    expect(browser.permissions.request).toHaveBeenCalledWith({ origins: ["http://127.0.0.1/*"] });
    expect(await asking).toBe(true);
    expect(await grantedWish()).toBe("http://127.0.0.1:8080");
    await addSite("http://127.0.0.1:8080");
    expect(await grantedWish()).toBeUndefined();
    expect((await readSettings()).sites).toEqual(["http://127.0.0.1:8080"]);
  });

  it("keeps the permission of a host while another port of it is on", async () => {
    granted.add("http://127.0.0.1/*");
    await addSite("http://127.0.0.1:8080");
    await addSite("http://127.0.0.1:9090");
    await removeSite("http://127.0.0.1:8080");
    expect(granted.has("http://127.0.0.1/*")).toBe(true);
    await removeSite("http://127.0.0.1:9090");
    expect(granted.size).toBe(0);
    expect((await readSettings()).sites).toEqual([]);
  });
});

describe("page states", () => {
  const page = (answers: number, size = 1): PageState => ({
    origin: "https://a.example",
    site: "demo",
    highlights: true,
    sources: [],
    answers: Array.from({ length: answers }, (_, index) => ({
      key: String(index),
      question: "",
      excerpt: "",
      state: "checked" as const,
      text: "x".repeat(size),
    })),
  });

  /** Makes the store refuse to hold more than `limit` characters, as the browser does. */
  function limitTo(limit: number): void {
    const { session } = fakeBrowser.storage;
    const set = session.set.bind(session);
    vi.spyOn(session, "set").mockImplementation(async (items) => {
      const after = { ...(await session.get(null)), ...items };
      if (JSON.stringify(after).length > limit)
        throw new Error("Session storage quota bytes exceeded. Values were not stored.");
      await set(items);
    });
  }

  it("are kept for each tab and go with it", async () => {
    await writePage(1, page(1), 1);
    await writePage(2, page(2), 2);
    expect((await readTabs()).map(({ tabId, state }) => [tabId, state.answers.length])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    await removePage(1);
    expect(await readPage(1)).toBeUndefined();
    expect(await readPage(2)).toEqual(page(2));
    expect(await readDropped()).toBe(false);
  });

  it("give way, the oldest first, and say so", async () => {
    limitTo(2500);
    await writePage(1, page(1, 600), 1);
    await writePage(2, page(1, 600), 2);
    await writePage(3, page(1, 600), 3);
    await writePage(1, page(1, 600), 4);
    await writePage(4, page(1, 900), 5);
    expect((await readTabs()).map(({ tabId }) => tabId).sort()).toEqual([1, 4]);
    expect(await readDropped()).toBe(true);
  });

  it("keep the newest answers of a page that is too large alone, and mark the others", async () => {
    limitTo(2500);
    await writePage(1, page(8, 400), 1);
    const answers = (await readPage(1))?.answers ?? [];
    expect(answers.length).toBe(8);
    expect(answers.map(({ error }) => error === STORAGE_FULL)).toEqual([
      ...Array(4).fill(true),
      ...Array(4).fill(false),
    ]);
    expect(answers.at(-1)?.text.length).toBe(400);
  });

  it("do not hide another fault as a full store", async () => {
    vi.spyOn(fakeBrowser.storage.session, "set").mockRejectedValue(new Error("disk on fire"));
    await expect(writePage(1, page(1), 1)).rejects.toThrow("disk on fire");
  });

  it("tell of changes in one tab", async () => {
    const seen: (number | undefined)[] = [];
    const stop = watchPage(1, (state) => seen.push(state?.answers.length));
    await writePage(2, page(5), 1);
    await writePage(1, page(3), 2);
    await removePage(1);
    stop();
    expect(seen).toEqual([3, undefined]);
  });

  it("read what does not fit as nothing", async () => {
    await fakeBrowser.storage.session.set({ "page:1": { at: 1, state: { origin: 3 } } });
    expect(await readPage(1)).toBeUndefined();
    expect(await readTabs()).toEqual([]);
  });
});

describe("what was pointed at", () => {
  const site = { origin: "https://chat.example", answer: [".reply"], mark: ["sup"] };

  it("is kept by origin, replaced and removed, each time with a word to those who watch", async () => {
    const seen: string[][] = [];
    const stop = watchPicked((origins) => seen.push(origins));
    await keepPicked([site, { ...site, origin: "https://b.example" }]);
    await keepPicked([{ ...site, answer: [".turn"] }]);
    expect((await readPicked("https://chat.example"))?.answer).toEqual([".turn"]);
    expect((await readAllPicked()).map(({ origin }) => origin)).toEqual(["https://b.example", "https://chat.example"]);
    await removePicked("https://chat.example");
    await fakeBrowser.storage.local.set({ other: 1 });
    stop();
    await removePicked("https://b.example");
    expect(seen).toEqual([
      ["https://chat.example", "https://b.example"],
      ["https://chat.example"],
      ["https://chat.example"],
    ]);
    expect(await readPicked("https://chat.example")).toBeUndefined();
  });

  it("is passed over where it does not fit", async () => {
    await fakeBrowser.storage.local.set({ "picked:https://a.example": { origin: "https://a.example", answer: [] } });
    expect(await readPicked("https://a.example")).toBeUndefined();
    expect(await readAllPicked()).toEqual([]);
  });
});

describe("frames of a tab", () => {
  const page = (site: string, ...keys: string[]): PageState => ({
    origin: "https://chat.example",
    site,
    highlights: true,
    answers: keys.map((key) => ({ key, question: "", excerpt: "", state: "checked", text: "" })),
    sources: [],
  });

  it("are one with their page: its own answers first, those of frames under keys of their own", async () => {
    await writePage(7, page("Frame", "a", "b"), 2, 12);
    await writePage(7, page("", "a"), 1);
    await writePage(8, page("Other", "x"), 3);
    const seen: (number | undefined)[] = [];
    const stop = watchPage(7, (state) => seen.push(state?.answers.length));
    const joined = await readPage(7);
    expect(joined?.site).toBe("Frame");
    expect(joined?.answers.map(({ key }) => key)).toEqual(["a", "frame 12: a", "frame 12: b"]);
    expect(joined?.answers.map(({ key }) => ofFrame(key))).toEqual([
      { frame: 0, answer: "a" },
      { frame: 12, answer: "a" },
      { frame: 12, answer: "b" },
    ]);
    await removePage(7, 12);
    expect((await readPage(7))?.answers.map(({ key }) => key)).toEqual(["a"]);
    await writePage(7, page("Frame", "c"), 4, 13);
    await removePage(7);
    expect(await readPage(7)).toBeUndefined();
    expect((await readTabs()).map(({ tabId }) => tabId)).toEqual([8]);
    await vi.waitFor(() => expect(seen.at(-1)).toBeUndefined());
    stop();
  });
});
