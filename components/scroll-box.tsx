import type { ReactNode } from "react";

/** A table that is wider than a narrow page: it scrolls by itself, by keys too. `name` says what it holds. */
export function ScrollBox({ name, plain = false, children }: { name: string; plain?: boolean; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus
    <section className={plain ? "scroll" : "box scroll"} tabIndex={0} aria-label={name}>
      {children}
    </section>
  );
}
