import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root, absolute. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Text of a file, by its path from the root. */
export const readText = (file: string): string => readFileSync(path.join(root, file), "utf8");

/** All files under a folder whose name fits, as paths from the root with `/`, sorted; empty where the folder is missing. */
export function filesUnder(folder: string, fits: (name: string) => boolean): string[] {
  try {
    return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && fits(entry.name))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
