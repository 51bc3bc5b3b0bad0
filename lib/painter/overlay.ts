import { claim } from "../dom/own";
import type { Language } from "../model/settings";
import type { Ground } from "./highlight-css";
import { OVERLAY_CSS } from "./overlay-css";

/** Set on the host with priority, so that no rule of the page (`* { all: … }`) blows it up. */
const HOST_STYLE: Record<string, string> = {
  all: "initial",
  display: "block",
  position: "fixed",
  inset: "0 auto auto 0",
  width: "0",
  height: "0",
  margin: "0",
  border: "0",
  padding: "0",
  overflow: "visible",
  background: "transparent",
  "pointer-events": "none",
  "z-index": "2147483647",
};

/**
 * The one element of ours in the page, child of the document element and outside every tree that the page renders.
 * Made when there is something to show, taken out when there is not.
 */
export class Overlay {
  /** Parent of what we draw; not in the page until `open`. */
  readonly layer: HTMLElement;
  private readonly host: HTMLElement;

  /** `css` is the sheet of what is drawn. */
  constructor(
    private readonly page: Document,
    css = OVERLAY_CSS,
  ) {
    this.host = page.createElement("div");
    claim(this.host);
    for (const [name, value] of Object.entries(HOST_STYLE)) this.host.style.setProperty(name, value, "important");
    const root = this.host.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    this.layer = page.createElement("div");
    this.layer.className = "layer";
    root.append(this.layer);
  }

  /** Puts the host into the page (again: a page may throw it out with its own nodes). */
  open(): void {
    if (this.host.isConnected && this.host.parentElement === this.page.documentElement) return;
    this.page.documentElement.append(this.host);
    // The top layer, so that no stacking context of the page lies over the card.
    if ("popover" in this.host) {
      this.host.popover = "manual";
      this.host.showPopover();
    }
  }

  close(): void {
    this.host.remove();
  }

  dress(ground: Ground, language: Language): void {
    this.layer.dataset.ground = ground;
    this.layer.lang = language;
  }

  /** Whether an event came from what we drew. */
  holds(event: Event): boolean {
    return event.composedPath().includes(this.host);
  }

  is(element: Element): boolean {
    return element === this.host;
  }

  /** The focused element of ours, or null. */
  focused(): Element | null {
    return this.host.shadowRoot?.activeElement ?? null;
  }
}
