import { Component, type ReactNode } from "react";
import { Notice } from "./notice";
import { useWords } from "./words";

/** Where a surface itself fails, it says so; an empty surface would look like "nothing found". */
export class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override render(): ReactNode {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  const { say } = useWords();
  return (
    <main className="list">
      <Notice icon="warn" tone="notice" title={say("state_failed_title")}>
        {say("state_failed_text")}
      </Notice>
    </main>
  );
}
