import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { type Command, commands, LineError } from "./commands";

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
  if (!command) {
    await write(err, `${name === undefined ? "no sub-command given" : `unknown sub-command: ${name}`}\n\n${usage()}`);
    return 2;
  }
  if (rest.includes("--help") || rest.includes("-h")) {
    await write(out, help(command));
    return 0;
  }
  if (rest.length > 0) {
    await write(err, `unknown option: ${rest[0]}\n\n${help(command)}`);
    return 2;
  }
  return answerLines(command, input, out, err);
}

async function answerLines(command: Command, input: Readable, out: Writable, err: Writable): Promise<0 | 1> {
  let number = 0;
  let bad = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    const text = number === 1 ? line.replace(/^\uFEFF/, "") : line;
    if (text.trim() === "") continue;
    try {
      await write(out, `${JSON.stringify(command.answer(parseLine(text)))}\n`);
    } catch (error) {
      bad++;
      await write(err, `${JSON.stringify({ line: number, error: reason(error) })}\n`);
    }
  }
  return bad > 0 ? 1 : 0;
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
  `citecheck ${c.name}: ${c.summary}\n\nIn, one object a line:\n  ${c.input}\n\nOut, one object a line, in order:\n  ${c.output}\n\nA bad line gives {line, error} on standard error; the others go on; the exit code is then 1.\n`;
