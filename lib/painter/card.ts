import type { Language } from "../model/settings";
import { message } from "../wording/catalogue";
import { type Act, buildCard, type CardContent } from "./card-view";
import { icon } from "./icons";
import type { Overlay } from "./overlay";
import { type Box, placeCard } from "./placement";

const KEYS: Record<string, Act> = {
  j: "next",
  arrowdown: "next",
  k: "previous",
  arrowup: "previous",
  s: "source",
  c: "copy",
  "2": "dismiss",
};
/** How long the copy button says that it did (milliseconds). */
const COPIED_MS = 1600;

export interface CardHooks {
  act(act: Act): void;
  /** Rectangles of the open mark, and of those that should stay in sight. */
  boxes(): { mark: Box[]; others: Box[] };
}

/** The card: one at a time, a dialog that holds nobody. Opening by key takes the focus, closing gives it back. */
export class Card {
  private element: HTMLElement | null = null;
  private before: Element | null = null;
  /** Stays although the pointer leaves: opened by a click or a key, or clicked into. */
  pinned = false;

  constructor(
    private readonly page: Document,
    private readonly overlay: Overlay,
    private readonly hooks: CardHooks,
  ) {}

  get isOpen(): boolean {
    return this.element !== null;
  }

  /** `focus`: the card was asked for by a key. */
  open(content: CardContent, language: Language, focus: boolean): void {
    const held = this.focusedAct();
    const had = this.element !== null;
    const before = had ? this.before : this.page.activeElement;
    this.element?.remove();
    const card = buildCard(this.page, content, language);
    if (had) card.classList.add("away");
    card.addEventListener("click", (event) => this.onClick(event));
    card.addEventListener("keydown", (event) => this.onKey(event));
    this.element = card;
    this.before = before;
    this.overlay.open();
    this.overlay.layer.append(card);
    this.place();
    if (focus || held !== null) this.focus(held ?? "source");
  }

  close(): void {
    if (!this.element) return;
    const had = this.focusedAct() !== null || this.overlay.focused() === this.element;
    this.element.remove();
    this.element = null;
    this.pinned = false;
    if (had && this.before instanceof HTMLElement && this.before.isConnected) {
      this.before.focus({ preventScroll: true });
    }
    this.before = null;
  }

  /** Places the card at its mark. */
  place(): void {
    const card = this.element;
    if (!card) return;
    const { mark, others } = this.hooks.boxes();
    if (mark.length === 0) return;
    const size = { width: card.offsetWidth, height: card.offsetHeight };
    const view = { width: this.page.documentElement.clientWidth || innerWidth, height: innerHeight };
    const place = placeCard(mark, others, size, view);
    card.style.left = `${Math.round(place.left)}px`;
    card.style.top = `${Math.round(place.top)}px`;
    card.classList.toggle("above", place.side === "above");
    const arrow = card.querySelector<HTMLElement>(".arrow");
    if (arrow) {
      arrow.hidden = place.arrow === null;
      arrow.style.left = `${Math.round(place.arrow ?? 0)}px`;
    }
  }

  /** Says something calm in the card's last line. */
  say(text: string): void {
    const line = this.element?.querySelector(".status");
    if (!line) return;
    line.textContent = text;
    this.place();
  }

  /** The copy button says for a moment that it did. */
  copied(language: Language): void {
    const button = this.element?.querySelector('[data-act="copy"]');
    const words = button?.querySelector(".words");
    const sign = button?.querySelector("svg");
    if (!button || !words || !sign) return;
    const old = words.textContent;
    words.textContent = message(language, "action_copied");
    sign.replaceWith(icon(this.page, "check", true));
    setTimeout(() => {
      words.textContent = old;
      button.querySelector("svg")?.replaceWith(icon(this.page, "copy", true));
    }, COPIED_MS);
  }

  private focus(act: Act): void {
    const wanted = this.element?.querySelector<HTMLElement>(`[data-act="${act}"]`);
    const first = wanted ?? this.element?.querySelector<HTMLElement>(".acts button") ?? this.element;
    first?.focus({ preventScroll: true });
  }

  private focusedAct(): Act | null {
    const focused = this.overlay.focused();
    if (!(focused instanceof HTMLElement) || !this.element?.contains(focused)) return null;
    return (focused.dataset.act as Act | undefined) ?? null;
  }

  private onClick(event: Event): void {
    this.pinned = true;
    const target = event.composedPath().find((each) => each instanceof HTMLElement && each.dataset.act);
    if (target instanceof HTMLElement) this.hooks.act(target.dataset.act as Act);
  }

  private onKey(event: KeyboardEvent): void {
    if (event.key === "Escape") {
      event.stopPropagation();
      this.hooks.act("close");
      return;
    }
    if (event.key === "Tab") {
      this.leaveByTab(event);
      return;
    }
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const act = KEYS[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    this.hooks.act(act);
  }

  /** No trap: Tab goes on in the page from where the focus was. */
  private leaveByTab(event: KeyboardEvent): void {
    const buttons = [...(this.element?.querySelectorAll<HTMLElement>("button") ?? [])];
    const end = event.shiftKey ? buttons[0] : buttons[buttons.length - 1];
    const focused = this.overlay.focused();
    if (focused !== end && focused !== this.element) return;
    if (focused === this.element && !event.shiftKey) return;
    if (this.before instanceof HTMLElement && this.before.isConnected) this.before.focus({ preventScroll: true });
  }
}
