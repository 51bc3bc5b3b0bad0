import { chmodSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { root } from "./install.mjs";

// Bundles the command line into one file that Node 20 runs without node_modules.
const folder = path.join(root, ".output", "cli");
const name = "citecheck.mjs";

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  ssr: { noExternal: true },
  build: {
    ssr: path.join(root, "lib", "cli", "main.ts"),
    target: "node20",
    outDir: folder,
    emptyOutDir: true,
    minify: false,
    rollupOptions: { output: { format: "es", entryFileNames: name, banner: "#!/usr/bin/env node" } },
  },
});

chmodSync(path.join(folder, name), 0o755);
