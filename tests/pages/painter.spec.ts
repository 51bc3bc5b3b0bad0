import { demoFaults } from "./harness/demo-faults";
import { expect, test } from "./harness/fixtures";

const PAGE = "pages/demo/?turn=notice-faults&open=renewal-policy&rerender";
const MARKS = { contradicted: ["30 days", "are refundable"] };

test("1,000 renderings lose no mark, gain no node, and change nothing of the page", async ({ bench, page }) => {
  test.setTimeout(90_000);
  await bench.open(PAGE);
  await page.waitForTimeout(300);
  const html = () => page.evaluate(() => (document.querySelector("#assist") as Element).outerHTML);
  const before = await html();
  await bench.start(demoFaults);
  await expect.poll(() => bench.marks()).toEqual(MARKS);
  await expect(page.locator(".chip")).toHaveCount(2);
  expect(await html()).toBe(before);
  const count = () =>
    page.evaluate(() => {
      const host = document.documentElement.lastElementChild;
      return {
        page: document.querySelectorAll("*").length,
        ours: host?.shadowRoot?.querySelectorAll("*").length,
        hosts: [...document.documentElement.children].map(({ tagName }) => tagName),
      };
    });
  const nodes = await count();
  expect(nodes.hosts).toEqual(["HEAD", "BODY", "DIV"]);
  for (let round = 0; round < 10; round++) {
    await page.evaluate(async () => {
      const button = document.querySelector("#rerender") as HTMLElement;
      for (let i = 0; i < 100; i++) {
        button.click();
        if (i % 5 === 0) await new Promise((resolve) => setTimeout(resolve, 0));
      }
    });
    await expect.poll(() => bench.marks()).toEqual(MARKS);
  }
  expect(await bench.ranges()).toBe(2);
  await expect(page.locator(".chip")).toHaveCount(2);
  expect(await count()).toEqual(nodes);
  expect(await html()).toBe(before);
  expect((await bench.asked()).length).toBe(1);
});

test("changed words bear no mark, and the mark comes back with the words", async ({ bench, page }) => {
  await bench.open(PAGE);
  await bench.start(demoFaults);
  await expect.poll(() => bench.marks()).toEqual(MARKS);
  const edit = (from: string, to: string) =>
    page.evaluate(
      ([from, to]) => {
        const walker = document.createTreeWalker(
          document.querySelector(".assist-text") as Element,
          NodeFilter.SHOW_TEXT,
        );
        for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
          node.data = node.data.replace(from, to);
      },
      [from, to] as const,
    );
  await edit("30 days", "45 days");
  await expect.poll(() => bench.marks()).toEqual({ contradicted: ["are refundable"] });
  await edit("45 days", "30 days");
  await expect.poll(() => bench.marks()).toEqual(MARKS);
});

test("agent mode shows faults, audit mode everything; the graver line wins where two meet", async ({ bench, page }) => {
  await bench.open(PAGE);
  await bench.start([
    { words: "at least 30 days before", code: "COMPUTED", severity: "info" },
    { words: "least 30 days", code: "NO_CITATION", severity: "notice" },
    { words: "30 days", code: "NUMBER_NOT_IN_SOURCE" },
    { words: "12 months", code: "QUOTE_NOT_FOUND", severity: "unsupported" },
  ]);
  await expect.poll(() => bench.marks()).toEqual({ contradicted: ["30 days"], unsupported: ["12 months"] });
  await page.evaluate(() => window.harness.painter?.set({ language: "en", mode: "audit", chips: true, marks: true }));
  expect(await bench.marks()).toEqual({
    contradicted: ["30 days"],
    unsupported: ["12 months"],
    notice: ["least "],
    info: ["at ", " before"],
  });
  await page.evaluate(() => window.harness.painter?.set({ language: "en", mode: "audit", chips: true, marks: false }));
  expect(await bench.marks()).toEqual({});
  await expect(page.locator(".chip")).toHaveCount(0);
});

test("off leaves nothing: no node, no listener, no observer, no highlight, no style sheet", async ({ bench, page }) => {
  await bench.open(PAGE);
  await page.waitForTimeout(300);
  await page.evaluate(() => {
    // Counts what is live: listeners by target, observers by kind.
    const live = { listeners: 0, observers: 0 };
    const add = EventTarget.prototype.addEventListener;
    const remove = EventTarget.prototype.removeEventListener;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const outside =
        this instanceof Node || this instanceof Window || this instanceof MediaQueryList || this === document.fonts;
      const ours = this instanceof Node && !this.isConnected && this !== document;
      if (outside && !ours) {
        live.listeners++;
        if (typeof options === "object" && options.signal)
          add.call(options.signal, "abort", () => live.listeners--, { once: true });
      }
      return add.call(this, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (...args) {
      live.listeners--;
      return remove.apply(this, args);
    };
    for (const name of ["MutationObserver", "ResizeObserver"] as const) {
      const Base = window[name];
      (window as unknown as Record<string, unknown>)[name] = class extends (Base as typeof MutationObserver) {
        constructor(callback: MutationCallback) {
          super(callback);
          live.observers++;
        }
        override disconnect() {
          live.observers--;
          super.disconnect();
        }
      };
    }
    (window as unknown as { live: typeof live }).live = live;
  });
  const left = () =>
    page.evaluate(() => ({
      ...(window as unknown as { live: { listeners: number; observers: number } }).live,
      html: document.documentElement.outerHTML,
      names: [...CSS.highlights.keys()],
      sheets: document.adoptedStyleSheets.length,
    }));
  const before = await left();
  expect(before).toMatchObject({ listeners: 0, observers: 0, names: [], sheets: 0 });
  await bench.start(demoFaults);
  await expect.poll(() => bench.marks()).toEqual(MARKS);
  await page.evaluate(() => window.harness.painter?.step(1));
  await expect(page.locator(".card")).toBeVisible();
  const on = await left();
  expect(on.listeners).toBeGreaterThan(5);
  expect(on.observers).toBe(2);
  expect(on.names).toEqual(["citecheck-contradicted", "citecheck-current"]);
  await bench.stop();
  expect(await left()).toEqual(before);
  await page.locator("#rerender").click();
  await page.waitForTimeout(800);
  expect(await left()).toEqual(before);
});

test("the line set follows the ground under the answer, not the system", async ({ bench, page }) => {
  const inks = () =>
    page.evaluate(() => {
      const [sheet] = document.adoptedStyleSheets;
      return [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).find((text) => text.includes("contradicted"));
    });
  await page.emulateMedia({ colorScheme: "dark" });
  await bench.open("pages/demo/?turn=notice-faults&open=renewal-policy&theme=light");
  await bench.start(demoFaults);
  await expect.poll(inks).toContain("rgb(176, 18, 63)");
  await page.evaluate(() => {
    document.documentElement.dataset.theme = "dark";
  });
  await expect.poll(inks).toContain("rgb(255, 139, 163)");
});

test("a page that styles everything does not blow our overlay over it", async ({ bench, page }) => {
  await bench.open(PAGE);
  await page.addStyleTag({
    content:
      "* { display: block !important; position: static !important; width: 100% !important; background: red !important; pointer-events: auto !important }",
  });
  await page.addStyleTag({ content: "html > div { width: 100vw; height: 100vh; all: revert !important }" });
  await bench.start(demoFaults);
  await expect.poll(async () => (await bench.marks()).contradicted?.length).toBe(2);
  await page.waitForTimeout(400);
  const box = await page.evaluate(() => {
    const host = document.documentElement.lastElementChild as Element;
    const { width, height } = host.getBoundingClientRect();
    return { width, height, middle: host.contains(document.elementFromPoint(innerWidth / 2, innerHeight / 2)) };
  });
  expect(box).toEqual({ width: 0, height: 0, middle: false });
});

test("what we draw ourselves is never taken for a change of the page", async ({ bench, page }) => {
  await bench.open(PAGE);
  await bench.start(demoFaults);
  await expect(page.locator(".chips:not(.resting) .chip")).toHaveCount(2);
  const looks = await page.evaluate(async () => {
    let count = 0;
    await new Promise((resolve) => setTimeout(resolve, 600));
    window.harness.reader?.onLook(() => count++);
    window.harness.painter?.step(1);
    window.harness.painter?.step(1);
    (document.querySelector(".assist-talk") as Element).dispatchEvent(new Event("scroll"));
    await new Promise((resolve) => setTimeout(resolve, 800));
    return count;
  });
  expect(looks).toBe(0);
});
