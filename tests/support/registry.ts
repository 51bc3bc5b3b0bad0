/** What the folder, the list and the tests say of one kind of part (rules, adapters). Names are kebab-case ids. */
export interface Registry {
  /** File names of the folder without ending, apart from the list and the shape's own file. */
  files: string[];
  /** Ids that each file exports. */
  exported: Map<string, string[]>;
  /** Ids in the list, in its order. */
  listed: string[];
  /** Names of test files without `.test.ts` or `.spec.ts`. */
  tests: string[];
}

/** Where folder, list and tests do not say the same, one sentence each; empty where they do. */
export function registryFaults({ files, exported, listed, tests }: Registry): string[] {
  const faults: string[] = [];
  for (const file of files) {
    const ids = exported.get(file) ?? [];
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(file)) faults.push(`${file} is not kebab-case`);
    if (ids.length !== 1) faults.push(`${file} exports ${ids.length} entries; one file is one entry`);
    else if (ids[0] !== file) faults.push(`${file} exports the id ${ids[0]}`);
    if (!listed.includes(file)) faults.push(`${file} is not in the list`);
    if (!tests.includes(file)) faults.push(`${file} has no test`);
  }
  for (const id of listed) if (!files.includes(id)) faults.push(`${id} is in the list and has no file`);
  for (const id of new Set(listed.filter((id, at) => listed.indexOf(id) !== at)))
    faults.push(`${id} is in the list twice`);
  return faults;
}
