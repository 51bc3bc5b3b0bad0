import { Readable, Writable } from "node:stream";
import { run } from "../../lib/cli/run";

/** Runs the command line on `input`: exit code, what it wrote, and that read as one JSON value a line. */
export async function cli(args: string[], input: string | Buffer) {
  let out = "";
  let err = "";
  const sink = (add: (text: string) => void) =>
    new Writable({
      write(chunk, _encoding, done) {
        add(String(chunk));
        done();
      },
    });
  const code = await run(
    args,
    Readable.from([input]),
    sink((t) => (out += t)),
    sink((t) => (err += t)),
  );
  const lines = (text: string) =>
    text
      .split("\n")
      .filter(Boolean)
      .map((l) => JSON.parse(l));
  return { code, out, err, lines: () => lines(out), errors: () => lines(err) };
}
