import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";
import { useWords } from "./words";

interface ButtonProps {
  children: ReactNode;
  onClick: () => void;
  icon?: IconName;
  /** The plain key that does the same, shown on the button. */
  hint?: string;
  kind?: "plain" | "primary" | "ghost";
  className?: string;
  disabled?: boolean;
}

/** A plain key, shown beside what it does; the button itself tells it to assistive technology. */
export function Key({ children }: { children: string }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a kbd takes no focus
  return <kbd aria-hidden="true">{children}</kbd>;
}

/**
 * A large button with its key, pressed or not where it can be. After a click the focus leaves it, so that Enter goes on and does
 * not press it again.
 */
export function Choice({ name, hint, on, onClick }: { name: string; hint: string; on?: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className={on ? "button big on" : "button big"}
      aria-pressed={on}
      aria-keyshortcuts={hint}
      onClick={({ detail, currentTarget }) => {
        onClick();
        if (detail > 0) currentTarget.blur();
      }}
    >
      {name}
      <Key>{hint}</Key>
    </button>
  );
}

/** A button with words; its key is shown as a hint and told to assistive technology. */
export function Button({ children, onClick, icon, hint, kind = "plain", className = "", disabled }: ButtonProps) {
  return (
    <button
      type="button"
      className={`button ${kind} ${className}`.trim()}
      onClick={onClick}
      disabled={disabled}
      aria-keyshortcuts={hint}
    >
      {icon !== undefined && <Icon name={icon} small />}
      <span>{children}</span>
      {hint !== undefined && <Key>{hint}</Key>}
    </button>
  );
}

/** A button with a drawing alone; `name` is what assistive technology and the tooltip say. */
export function IconButton({
  name,
  icon,
  onClick,
  expanded,
}: {
  name: string;
  icon: IconName;
  onClick: () => void;
  expanded?: boolean;
}) {
  return (
    <button
      type="button"
      className="button ghost icon-only"
      aria-label={name}
      title={name}
      onClick={onClick}
      aria-expanded={expanded}
    >
      <Icon name={icon} />
    </button>
  );
}

/** A way to the audit page, in a tab of its own; `small` shows its drawing alone. */
export function AuditLink({ small = false }: { small?: boolean }) {
  const { say } = useWords();
  return (
    <a
      className={small ? "button ghost icon-only" : "button"}
      href="/audit.html"
      target="_blank"
      rel="noreferrer"
      aria-label={say("audit_open")}
      title={say("audit_open")}
    >
      <Icon name="sample" small={!small} />
      {!small && <span>{say("audit_open")}</span>}
    </a>
  );
}

/** An on/off switch. */
export function Switch({ name, on, onChange }: { name: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <button
      type="button"
      role="switch"
      className="switch"
      aria-checked={on}
      aria-label={name}
      title={name}
      onClick={() => onChange(!on)}
    />
  );
}

interface ChoiceProps<T extends string> {
  name: string;
  value: T;
  options: readonly (readonly [T, string])[];
  onChange: (value: T) => void;
}

/** A few choices side by side, one of them in force. */
export function Segmented<T extends string>({ name, value, options, onChange }: ChoiceProps<T>) {
  return (
    <fieldset className="segmented" aria-label={name}>
      {options.map(([option, words]) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
