import type { ComponentProps } from "react";
import { KEYS } from "../lib/review/keys";
import { KeysHelp } from "./keys-help";

const ROWS: ComponentProps<typeof KeysHelp>["rows"] = [
  [["Tab"], "keys_claim"],
  [[...KEYS.next, ...KEYS.previous], "keys_item"],
  [KEYS.nextOpen, "keys_openItem"],
  [KEYS.fault, "keys_faulty"],
  [KEYS.notAFault, "keys_allSupported"],
  [KEYS.partlyRight, "keys_partlyRight"],
  [KEYS.cannotTell, "keys_cannotTell"],
  [KEYS.missed, "keys_markWords"],
  [KEYS.undo, "keys_undo"],
  [KEYS.note, "keys_note"],
  [KEYS.search, "keys_searchSources"],
  [["Enter"], "keys_saveNext"],
  [KEYS.back, "keys_back"],
  [KEYS.help, "keys_help"],
];

/** All keys of the audit page. */
export const AuditKeys = ({ onClose }: { onClose: () => void }) => <KeysHelp rows={ROWS} onClose={onClose} />;
