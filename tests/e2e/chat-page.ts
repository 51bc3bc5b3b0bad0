import type { Page } from "@playwright/test";

/** A piece of an answer: words, or a citation mark. */
export type Piece = string | { cite: string; label: string };

export interface ChatSource {
  id: string;
  title: string;
  version?: string;
  /** Where the source is a page of the web. */
  url?: string;
  text: string;
  /** True for a source whose pane opens and loads for ever. */
  never?: boolean;
}

/** Names of the highlights, which the page shares with the extension. */
export const HIGHLIGHTS = ["citecheck-contradicted", "citecheck-unsupported", "citecheck-notice", "citecheck-info"];

type Marks = Record<string, string[]>;

/** The chat under test (tests/e2e/chat) in a tab, seen and driven as the host page would drive it. */
export class ChatPage {
  constructor(readonly page: Page) {}

  /** Calls a function of the page's own `window.chat`. */
  private call(name: string, ...args: unknown[]): Promise<void> {
    return this.page.evaluate(
      ([name, args]) =>
        (window as unknown as { chat: Record<string, (...args: unknown[]) => void> }).chat[name]?.(...args),
      [name, args] as const,
    );
  }

  addSource = (source: ChatSource): Promise<void> => this.call("addSource", source);
  say = (id: string, question: string, paragraphs: Piece[][], refs: string[]): Promise<void> =>
    this.call("say", id, question, paragraphs, refs);
  begin = (id: string, question: string): Promise<void> => this.call("begin", id, question);
  grow = (id: string, piece: Piece): Promise<void> => this.call("grow", id, piece);
  finish = (id: string, refs: string[]): Promise<void> => this.call("finish", id, refs);
  rerender = (id: string, way: number): Promise<void> => this.call("rerender", id, way);
  open = (id: string): Promise<void> => this.call("open", id);
  replaceBody = (): Promise<void> => this.call("replaceBody");

  /** Words under each of our highlights, in the order of the page; names without a range are left out. */
  marks(): Promise<Marks> {
    return this.page.evaluate((names) => {
      const marks: Marks = {};
      for (const name of names) {
        const words: string[] = [];
        CSS.highlights.get(name)?.forEach((painted) => {
          const range = new Range();
          range.setStart(painted.startContainer, painted.startOffset);
          range.setEnd(painted.endContainer, painted.endOffset);
          if (painted.startContainer.isConnected && !range.collapsed) words.push(range.toString());
        });
        if (words.length > 0) marks[name] = words;
      }
      return marks;
    }, HIGHLIGHTS);
  }

  /** All marked words, whatever their severity. */
  marked = async (): Promise<string[]> => Object.values(await this.marks()).flat();

  /** Nodes of the whole document, those of shadow roots that the page can see included. */
  countNodes(): Promise<number> {
    return this.page.evaluate(() => {
      const count = (root: Node): number => {
        let nodes = 0;
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_ALL);
        for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
          nodes++;
          if (node instanceof Element && node.shadowRoot) nodes += count(node.shadowRoot);
        }
        return nodes;
      };
      return count(document);
    });
  }
}

/** A source and a wrong answer about it, in each language: what the tests talk about. */
export const SEATS: ChatSource = {
  id: "seats-v2",
  title: "Seat policy",
  version: "v2",
  text: "The Basic plan includes 12 seats. Each further seat costs 9 EUR per month. Seats are not transferable.\nThe Team plan includes 40 seats.",
};
export const WRONG_SEATS: Piece[][] = [["The Basic plan includes 15 seats.", { cite: "seats-v2", label: "[1]" }]];
export const BACKUP: ChatSource = {
  id: "backup-v1",
  title: "备份说明",
  version: "v1",
  text: "专业版每 6 小时备份一次，备份保留 30 天。备份文件不支持导出。",
};
export const WRONG_BACKUP: Piece[][] = [
  [
    "专业版的备份保留 90 天，",
    { cite: "backup-v1", label: "[1]" },
    "备份文件支持导出。",
    { cite: "backup-v1", label: "[1]" },
  ],
];
