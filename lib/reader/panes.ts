import { readText } from "../dom/text-map";
import type { PaneReading } from "../sites/adapter";
import type { Shelf } from "./shelf";

/** Milliseconds for which a pane's words must stand still before they count as the source's text. */
const STILL_MS = 300;

/** A short text that ends in dots announces a text and is none: "Loading…". */
const ANNOUNCEMENT = /^.{0,30}(?:\.{3}|…)$/;

interface Watched {
  parts: Element[];
  title: string;
  text: string;
  /** When the words changed last, in milliseconds of `performance.now()`. */
  since: number;
  kept: boolean;
}

/** Reads open panes once their words stand still, and puts them on the shelf. */
export class Panes {
  private watched = new Map<string, Watched>();
  /** What an element showed last, and under which name: panes are reused for the next source. */
  private readonly shown = new WeakMap<Element, { name: string; text: string }>();

  constructor(private readonly shelf: Shelf) {}

  /**
   * Looks at the panes that stand in the page. `changed` tells whether an element's content may have changed since the
   * last look. `again` is when to look again (`performance.now()`), null where nothing is awaited.
   */
  look(
    readings: readonly PaneReading[],
    changed: (element: Element) => boolean,
    now: number,
  ): { news: boolean; again: number | null } {
    const open = new Map<string, Watched>();
    let news = false;
    let again: number | null = null;
    for (const reading of readings) {
      const name = `${reading.answer ?? ""}\n${reading.key}`;
      const old = this.watched.get(name);
      const same =
        old && old.parts.length === reading.parts.length && old.parts.every((part, i) => part === reading.parts[i]);
      const text = same && !reading.parts.some(changed) ? old.text : (reading.text ?? readText(reading.parts).text);
      const pane: Watched =
        old && old.text === text && old.title === reading.title
          ? { ...old, parts: reading.parts }
          : { parts: reading.parts, title: reading.title, text, since: now, kept: false };
      open.set(name, pane);
      if (pane.kept || !this.isText(reading, name, text)) continue;
      if (now - pane.since >= STILL_MS) {
        pane.kept = true;
        news = this.shelf.put(reading, text) || news;
        for (const part of reading.parts) this.shown.set(part, { name, text });
      } else again = Math.min(again ?? Number.POSITIVE_INFINITY, pane.since + STILL_MS);
    }
    this.watched = open;
    return { news, again };
  }

  private isText(reading: PaneReading, name: string, text: string): boolean {
    if (reading.loading || text.trim() === "" || ANNOUNCEMENT.test(text)) return false;
    const busy = '[aria-busy="true"], [role="progressbar"]';
    if (reading.parts.some((part) => part.closest('[aria-busy="true"]') ?? part.querySelector(busy))) return false;
    // The new source's name over the old one's words: the pane has not caught up.
    return !reading.parts.some((part) => {
      const last = this.shown.get(part);
      return last !== undefined && last.name !== name && last.text === text;
    });
  }
}
