import type { Opening, SiteAdapter } from "../sites/adapter";

/**
 * Watches what the person presses or points at, as far as it opens sources, until the signal. Gives what tells the last
 * such press: panes seldom say whose source they show.
 */
export function watchOpenings(page: Document, adapter: SiteAdapter, signal: AbortSignal): () => Opening | null {
  let opened: Opening | null = null;
  const on = (type: string, openingOf: (target: Element) => Opening | null): void => {
    const take = (event: Event): void => {
      const target = event.composedPath()[0];
      if (target instanceof Element) opened = openingOf(target) ?? opened;
    };
    page.addEventListener(type, take, { capture: true, passive: true, signal });
  };
  on("click", (target) => adapter.opening(target, opened));
  const { hovering } = adapter;
  if (hovering) for (const type of ["pointerover", "focusin"]) on(type, hovering);
  return () => opened;
}
