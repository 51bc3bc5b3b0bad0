import { verifyChains } from "../log/log-file";
import { type LogEntry, logEntrySchema } from "../model/review";
import type { Command } from "./commands";
import { parse } from "./line";

/** `citecheck log`: whether an exported audit trail is whole. */
export const logCommand: Command = {
  name: "log",
  summary: "verifies an exported log of reviews",
  input: "an entry of the log, as the settings page exports it",
  output:
    "{chain, entries, broken}, one line a chain at the end; broken is the number of the first entry that does not verify, null where all do",
  notes: ["exit code 1 where a chain is broken or a line is no entry"],
  answer: () => undefined,
  begin() {
    const entries: LogEntry[] = [];
    return {
      answer(line) {
        entries.push(parse(logEntrySchema, line));
        return undefined;
      },
      end() {
        const chains = verifyChains(entries);
        const broken = chains.filter((chain) => chain.broken !== null);
        const err = broken.map(({ chain, broken }) => `chain ${chain} does not verify from entry ${broken} on\n`);
        return {
          out: chains.map((chain) => `${JSON.stringify(chain)}\n`).join(""),
          ...(err.length === 0 ? {} : { err: err.join(""), code: 1 as const }),
        };
      },
    };
  },
};
