import type { ReactNode } from "react";

/** Drawings on a 16 × 16 grid, stroked in the text colour. Severity shapes differ in outline, not in colour alone. */
const drawings = {
  contradicted: (
    <>
      <path d="M5.2 1.2h5.6l4 4v5.6l-4 4H5.2l-4-4V5.2z" fill="currentColor" stroke="none" />
      <path d="M5 6.4h6M5 9.6h6M9.6 4.4 6.4 11.6" stroke="var(--on-severity)" strokeWidth="1.4" />
    </>
  ),
  unsupported: (
    <>
      <path d="M8 .9 15.1 8 8 15.1.9 8z" fill="currentColor" stroke="none" />
      {/* A bar and no question mark: small, that looks like the sign of a lost character. */}
      <path d="M5.4 8h5.2" stroke="var(--on-severity)" strokeWidth="1.5" />
    </>
  ),
  notice: (
    <>
      <path d="M3.5 14.5v-12M3.5 3h8.6l-2 3 2 3H3.5" fill="none" />
    </>
  ),
  info: (
    <>
      <rect x="1.8" y="1.8" width="12.4" height="12.4" rx="3" />
      <path d="M5 6.5h6M5 9.5h6" />
    </>
  ),
  supported: (
    <>
      <circle cx="8" cy="8" r="6.4" />
      <path d="m5.2 8.2 2 2 3.7-4.1" />
    </>
  ),
  unchecked: (
    <>
      <circle cx="8" cy="8" r="6.2" strokeDasharray="2.4 2.5" />
    </>
  ),
  unread: (
    <>
      <path d="M9 1.8H4v12.4h8V4.8zM9 1.8v3h3" />
      <path d="M1.8 1.8l12.4 12.4" />
    </>
  ),
  doc: (
    <>
      <path d="M9 1.8H4v12.4h8V4.8zM9 1.8v3h3M6 8h4M6 10.8h4" />
    </>
  ),
  x: (
    <>
      <path d="m4 4 8 8M12 4l-8 8" />
    </>
  ),
  check: (
    <>
      <path d="m3 8.5 3.2 3.2L13 4.8" />
    </>
  ),
  rates: (
    <>
      <path d="M2 14.2h12M4 11.5V8M8 11.5V2.5M12 11.5V5.5" />
    </>
  ),
  copy: (
    <>
      <rect x="5.5" y="5.5" width="8.5" height="8.5" rx="1.5" />
      <path d="M10.5 5.5V3.5A1.5 1.5 0 0 0 9 2H3.5A1.5 1.5 0 0 0 2 3.5V9a1.5 1.5 0 0 0 1.5 1.5h2" />
    </>
  ),
  locate: (
    <>
      <circle cx="8" cy="8" r="4" />
      <path d="M8 1.2V4M8 12v2.8M1.2 8H4M12 8h2.8" />
    </>
  ),
  search: (
    <>
      <circle cx="7" cy="7" r="4.6" />
      <path d="m10.5 10.5 3.7 3.7" />
    </>
  ),
  down: (
    <>
      <path d="m4 6 4 4 4-4" />
    </>
  ),
  up: (
    <>
      <path d="m4 10 4-4 4 4" />
    </>
  ),
  gear: (
    <>
      <path d="M2 4.5h7M12.5 4.5H14M2 11.5h1.5M7 11.5h7" />
      <circle cx="10.7" cy="4.5" r="1.8" />
      <circle cx="5.3" cy="11.5" r="1.8" />
    </>
  ),
  help: (
    <>
      <circle cx="8" cy="8" r="6.4" />
      <path d="M6.2 6.3c0-1 .8-1.7 1.8-1.7s1.8.7 1.8 1.6c0 1.4-1.8 1.4-1.8 2.5M8 11.2v.1" />
    </>
  ),
  shield: (
    <>
      <path d="M8 1.5 13.5 3.4V8c0 3.2-2.2 5.3-5.5 6.5C4.7 13.3 2.5 11.2 2.5 8V3.4z" />
    </>
  ),
  note: (
    <>
      <path d="M2 3h12v8H8.5L5 14v-3H2z" />
    </>
  ),
  clock: (
    <>
      <circle cx="8" cy="8" r="6.4" />
      <path d="M8 4.4V8l2.4 1.6" />
    </>
  ),
  warn: (
    <>
      <path d="M8 2 14.6 13.6H1.4zM8 6.5v3M8 11.6v.1" />
    </>
  ),
  off: (
    <>
      <path d="M8 1.8V8M4.3 4.2a5.4 5.4 0 1 0 7.4 0" />
    </>
  ),
  out: (
    <>
      <path d="M9.5 2H14v4.5M14 2 7.5 8.5M12 9.5V14H2V4h4.5" />
    </>
  ),
  undo: (
    <>
      <path d="M5.5 2.5 2.5 5.5l3 3M2.5 5.5h7a4 4 0 0 1 0 8H6" />
    </>
  ),
  sample: (
    <>
      <rect x="1.8" y="1.8" width="12.4" height="12.4" rx="3" />
      <path d="M5.2 5.2v.1M10.8 5.2v.1M8 8v.1M5.2 10.8v.1M10.8 10.8v.1" strokeWidth="2" />
    </>
  ),
  user: (
    <>
      <circle cx="8" cy="5.2" r="2.9" />
      <path d="M2.6 14c.4-3 2.6-4.6 5.4-4.6s5 1.6 5.4 4.6" />
    </>
  ),
  right: (
    <>
      <path d="m6 4 4 4-4 4" />
    </>
  ),
  blind: (
    <>
      <path d="M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8zM2.5 14 13.5 2" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

/** Decoration beside words; hidden from assistive technology. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? "icon small" : "icon"} viewBox="0 0 16 16" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}

/** The sign of Citecheck: a bracketed tick. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 20 20" aria-hidden="true">
      <rect width="20" height="20" rx="5" fill="var(--accent)" />
      <path d="M7 5H5v10h2M13 5h2v10h-2" fill="none" stroke="var(--on-accent)" strokeWidth="1.7" />
      <path
        d="m7.6 10.3 1.7 1.7 3.2-3.8"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
