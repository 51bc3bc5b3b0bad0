import { run } from "./run";

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // The receiver has closed its end (`| head`): nothing more to say.
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), process.stdin, process.stdout, process.stderr);
