import { createContext, type ReactNode, useContext } from "react";
import { KEYS, type KeyAction, type KeyMap } from "../lib/review/keys";

const KeysContext = createContext<KeyMap>(KEYS);

/** Everything below shows these keys. */
export function Keyed({ keys, children }: { keys: KeyMap; children: ReactNode }) {
  return <KeysContext value={keys}>{children}</KeysContext>;
}

/** The keys in force: `key` gives the first one of an action, for a hint. */
export function useKeys() {
  const keys = useContext(KeysContext);
  return { keys, key: (action: KeyAction): string => keys[action][0] ?? "" };
}
