import type { CDPSession, Page } from "@playwright/test";
import type { Launched } from "../../lib/dev/launch.mjs";
import { openSidePanel, pick, type Surface, turnOff, turnOn } from "../../lib/dev/surface.mjs";
import type { PageState } from "../../lib/model/page-state";
import type { PickedSite } from "../../lib/model/picked-site";

/** The running extension as a person, or a devtools window, sees it. The build is not asked to help. */
export class Extension {
  private panel: Surface | undefined;

  constructor(private readonly launched: Launched) {}

  /** "Check this site" in the real popup of the page's tab. */
  turnOn = (page: Page): Promise<void> => turnOn(this.launched, page);

  /** The popup's switch. */
  turnOff = (page: Page): Promise<void> => turnOff(this.launched, page);

  /** "Point at an answer" in the real popup. */
  pick = (page: Page): Promise<void> => pick(this.launched, page);

  /** The regions that are kept, as they are stored. */
  async picked(): Promise<PickedSite[]> {
    const kept: Record<string, PickedSite> = await this.launched.worker.evaluate(() => chrome.storage.local.get(null));
    return Object.entries(kept).flatMap(([key, site]) => (key.startsWith("picked:") ? [site] : []));
  }

  /** "Remove" beside an origin's regions, on the options page. */
  async removePicked(page: Page, origin: string): Promise<void> {
    const options = await this.launched.context.newPage();
    await options.goto(`chrome-extension://${this.launched.id}/options.html`);
    await options.getByRole("button", { name: `Remove the regions of ${origin}` }).click();
    await options.getByRole("button", { name: `Remove the regions of ${origin}` }).waitFor({ state: "detached" });
    await options.close();
    await page.bringToFront();
  }

  /** What the side panel says of the page; opens it at the first call. */
  async panelText(page: Page): Promise<string> {
    this.panel ??= await openSidePanel(this.launched, page);
    return this.panel.evaluate("document.body?.innerText ?? ''");
  }

  /** What the background keeps of the only page that is read; undefined where there is none. */
  async pageState(): Promise<PageState | undefined> {
    const stored: Record<string, { state: PageState }> = await this.launched.worker.evaluate(() =>
      chrome.storage.session.get(null),
    );
    return Object.entries(stored).find(([key]) => key.startsWith("page:"))?.[1].state;
  }

  /** State of one answer, by its key in the page. */
  async answerState(key: string): Promise<PageState["answers"][number] | undefined> {
    return (await this.pageState())?.answers.find((answer) => answer.key.includes(key));
  }

  /** Stops the worker as the browser would, and waits until it is down. */
  async killWorker(): Promise<void> {
    const page = await this.launched.context.newPage();
    await page.goto("about:blank");
    const session = await this.launched.context.newCDPSession(page);
    const stopped = new Promise<void>((resolve) => {
      session.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
        if (versions.some((v) => v.scriptURL.includes(this.launched.id) && v.runningStatus === "stopped")) resolve();
      });
    });
    await session.send("ServiceWorker.enable");
    await session.send("ServiceWorker.stopAllWorkers");
    await stopped;
    await page.close();
  }

  /**
   * Lets the worker hang on the next message, after its own listeners saw it and before any reply can leave.
   * Resolves when it hangs.
   */
  async hangOnNextMessage(): Promise<{ hung: Promise<void> }> {
    const { worker } = this.launched;
    await worker.evaluate(() => {
      chrome.runtime.onMessage.addListener((message: { name?: string }) => {
        if (message.name === "check") for (;;);
      });
    });
    const answers = async (): Promise<boolean> =>
      Promise.race([worker.evaluate(() => true), new Promise<boolean>((resolve) => setTimeout(resolve, 400, false))]);
    const hung = (async () => {
      while (await answers()) await new Promise((resolve) => setTimeout(resolve, 20));
    })();
    return { hung };
  }

  /** Listeners of ours on the page's window, document, body and root, as "window scroll"; none where no script of ours ran. */
  async listeners(page: Page): Promise<string[]> {
    const session = await this.launched.context.newCDPSession(page);
    const worlds: number[] = [];
    session.on("Runtime.executionContextCreated", ({ context: { id, origin, auxData } }) => {
      if (origin === `chrome-extension://${this.launched.id}` && auxData?.type === "isolated") worlds.push(id);
    });
    await session.send("Runtime.enable");
    const found: string[] = [];
    // The browser names a world's listeners only to objects of that world.
    for (const contextId of worlds) {
      for (const expression of ["window", "document", "document.documentElement", "document.body", "visualViewport"]) {
        const { result } = await session.send("Runtime.evaluate", { expression, contextId });
        if (!result.objectId) throw new Error(`no ${expression}`);
        const { listeners } = await session.send("DOMDebugger.getEventListeners", { objectId: result.objectId });
        found.push(...listeners.map(({ type }) => `${expression} ${type}`));
      }
    }
    await session.detach();
    return found;
  }

  /** Nodes of the document with every shadow root, closed ones included. */
  async countNodes(page: Page): Promise<number> {
    const session = await this.launched.context.newCDPSession(page);
    const { root } = await session.send("DOM.getDocument", { depth: -1, pierce: true });
    await session.detach();
    return countTree(root);
  }

  /** As `countNodes`, once chips and card have come to rest: the same count for 700 ms. */
  async settledNodes(page: Page): Promise<number> {
    let nodes = await this.countNodes(page);
    for (let same = 0; same < 7; same++) {
      await page.waitForTimeout(100);
      const now = await this.countNodes(page);
      if (now !== nodes) same = -1;
      nodes = now;
    }
    return nodes;
  }

  /** Live nodes of the renderer after a collection, detached ones included. */
  async liveNodes(page: Page): Promise<number> {
    const session: CDPSession = await this.launched.context.newCDPSession(page);
    await session.send("HeapProfiler.collectGarbage");
    const { nodes } = await session.send("Memory.getDOMCounters");
    await session.detach();
    return nodes;
  }
}

interface Tree {
  children?: Tree[];
  shadowRoots?: Tree[];
}
const countTree = ({ children = [], shadowRoots = [] }: Tree): number =>
  [...children, ...shadowRoots].reduce((sum, child) => sum + countTree(child), 1);
