import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

/** A state in words: what is so, what is safe, and the next step, in that order. */
export function Notice({
  icon,
  title,
  children,
  actions,
  tone = "faint",
}: {
  icon: IconName;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  tone?: string;
}) {
  return (
    <section className="notice-box">
      <h2>
        <span className={tone}>
          <Icon name={icon} />
        </span>
        {title}
      </h2>
      {children !== undefined && <p>{children}</p>}
      {actions !== undefined && <div className="actions">{actions}</div>}
    </section>
  );
}
