import { readFileSync } from "node:fs";
import type { Readable, Writable } from "node:stream";
import * as z from "zod/mini";
import { ENGINE } from "../check/engine";
import { type Command, commands, type Session } from "./commands";
import { LineError } from "./line";

/**
 * Runs one sub-command over NDJSON: one object a line in, one a line out, in order. Lines are answered as they come, so
 * memory does not grow with the input. A bad line gives `{line, error}` on `err` and the others go on.
 * Returns the exit code: 0, 1 where a line was bad, 2 where the options could not be read.
 */
export async function run(args: readonly string[], input: Readable, out: Writable, err: Writable): Promise<0 | 1 | 2> {
  const [name, ...rest] = args;
  const command = commands.find((c) => c.name === name);
  if (name === "--help" || name === "-h" || name === "help") {
    await write(out, usage());
    return 0;
  }
  if (name === "--version") {
    await write(out, `${ENGINE}\n`);
    return 0;
  }
  if (!command) {
    await write(err, `${name === undefined ? "no sub-command given" : `unknown sub-command: ${name}`}\n\n${usage()}`);
    return 2;
  }
  if (rest.includes("--help") || rest.includes("-h")) {
    await write(out, help(command));
    return 0;
  }
  const options = readOptions(command, rest);
  if (typeof options === "string") {
    await write(err, `${options}\n\n${help(command)}`);
    return 2;
  }
  const session: Session = command.begin?.(options) ?? {
    answer: (line, number) => command.answer(line, number),
    end: () => ({}),
  };
  const code = await answerLines(session, input, out, err);
  const last = session.end();
  if (last.out !== undefined) await write(out, last.out);
  if (last.err !== undefined) await write(err, last.err);
  return last.code ?? code;
}

/** Options with their values, or what is wrong with them. */
function readOptions(command: Command, rest: readonly string[]): Map<string, string> | string {
  const options = new Map<string, string>();
  for (let i = 0; i < rest.length; i++) {
    const flag = rest[i] as string;
    const option = command.options?.find((o) => o.flag === flag);
    if (!option) return `unknown option: ${flag}`;
    if (option.value === undefined) {
      options.set(flag, "");
      continue;
    }
    const value = rest[++i];
    if (value === undefined) return `${flag} needs ${option.value}`;
    if (option.value === "DATE" && !isDay(value)) return `${flag} needs a day such as 2026-03-01, not ${value}`;
    let text = value;
    if (option.value === "FILE") {
      try {
        text = readFileSync(value, "utf8");
      } catch (error) {
        return `${flag}: ${value} could not be read: ${error instanceof Error ? error.message : String(error)}`;
      }
    }
    const fault = option.fault?.(text);
    if (fault !== undefined) return `${flag}: ${value}: ${fault}`;
    options.set(flag, text);
  }
  return options;
}

/** Whether a text is a day that exists, written YYYY-MM-DD. */
const isDay = (text: string) => z.safeParse(z.iso.date(), text).success;

async function answerLines(session: Session, input: Readable, out: Writable, err: Writable): Promise<0 | 1> {
  let number = 0;
  let bad = 0;
  for await (const line of linesOf(input)) {
    number++;
    try {
      const read = decode(line);
      const text = number === 1 ? read.replace(/^\uFEFF/, "") : read;
      if (text.trim() === "") continue;
      const answer = session.answer(parseLine(text), number);
      if (answer !== undefined) await write(out, `${JSON.stringify(answer)}\n`);
    } catch (error) {
      bad++;
      await write(err, `${JSON.stringify({ line: number, error: reason(error) })}\n`);
    }
  }
  return bad > 0 ? 1 : 0;
}

/** The lines of a stream as bytes, so that a line that is not UTF-8 can be told from one that holds U+FFFD. */
async function* linesOf(input: Readable): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  for await (const chunk of input) {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk) : (chunk as Buffer);
    let from = 0;
    for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, from)) {
      yield Buffer.concat([...parts, bytes.subarray(from, at)]);
      parts = [];
      from = at + 1;
    }
    if (from < bytes.length) parts.push(bytes.subarray(from));
  }
  if (parts.length > 0) yield Buffer.concat(parts);
}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function decode(line: Buffer): string {
  try {
    return utf8.decode(line);
  } catch {
    throw new LineError("not UTF-8");
  }
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new LineError(`not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const reason = (error: unknown) => {
  if (error instanceof LineError) return error.message;
  return `the check stopped: ${error instanceof Error ? error.message : String(error)}`;
};

/** Waits where the receiver is slower than we are, so that nothing piles up in memory. */
const write = (stream: Writable, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.write(text, (error) => (error ? reject(error) : resolve()));
  });

function usage(): string {
  const list = commands.map((c) => `  citecheck ${c.name.padEnd(11)} ${c.summary}`).join("\n");
  return `Usage: citecheck <sub-command> < in.jsonl > out.jsonl\n\n${list}\n\nOne JSON object a line on standard input, one a line on standard output. citecheck <sub-command> --help tells the shapes.\n`;
}

const help = (c: Command) =>
  `citecheck ${c.name}: ${c.summary}\n\nIn, one object a line:\n  ${c.input}\n\nOut, one object a line, in order:\n  ${c.output}\n\n${(c.notes ?? []).map((note) => `  ${note}\n`).join("")}${c.notes ? "\n" : ""}${optionsHelp(c)}A bad line gives {line, error} on standard error; the others go on; the exit code is then 1.\n`;

const optionsHelp = ({ options = [] }: Command) =>
  options.length === 0
    ? ""
    : `Options:\n${options.map((o) => `  ${(o.value === undefined ? o.flag : `${o.flag} ${o.value}`).padEnd(16)} ${o.help}`).join("\n")}\n\n`;
