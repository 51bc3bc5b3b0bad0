import path from "node:path";
import ts from "typescript";

/** One file of the code under test: path from the repository's root, with `/`. */
export interface CodeFile {
  path: string;
  text: string;
}

/** What ARCHITECTURE.md promises. Keys and values are paths from the root: a folder (room) or one file. */
export interface Plan {
  rooms: Map<string, string>;
  imports: Map<string, string[]>;
  libraries: Map<string, string[]>;
}

interface Import {
  name: string;
  typeOnly: boolean;
}

const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map((m) => m[1] ?? "");

/** Rows of the first table under the heading, cells trimmed, without header and ruler. Throws where there is none. */
export function tableUnder(markdown: string, heading: string): string[][] {
  const lines = markdown.split("\n");
  const start = lines.indexOf(`## ${heading}`);
  if (start < 0) throw new Error(`ARCHITECTURE.md has no heading "${heading}"`);
  const rows: string[][] = [];
  for (const line of lines.slice(start + 1)) {
    if (line.startsWith("## ")) break;
    if (line.startsWith("|"))
      rows.push(
        line
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    else if (rows.length > 0) break;
  }
  if (rows.length < 3) throw new Error(`ARCHITECTURE.md has no table under "${heading}"`);
  return rows.slice(2);
}

/** Reads the three tables of ARCHITECTURE.md. Throws where a row names no room. */
export function readPlan(markdown: string): Plan {
  const first = (row: string[]): string => {
    const [name] = quoted(row[0] ?? "");
    if (!name) throw new Error(`a table row of ARCHITECTURE.md names nothing: ${row.join(" | ")}`);
    return name;
  };
  return {
    rooms: new Map(tableUnder(markdown, "Rooms").map((row) => [first(row), row[1] ?? ""])),
    imports: new Map(tableUnder(markdown, "Allowed imports").map((row) => [first(row), quoted(row[1] ?? "")])),
    libraries: new Map(tableUnder(markdown, "Libraries").map((row) => [first(row), quoted(row[1] ?? "")])),
  };
}

const parsed = new WeakMap<CodeFile, ts.SourceFile>();
/** Parsed once per file: the lists of characters and words are long. */
function parse(file: CodeFile): ts.SourceFile {
  const known = parsed.get(file) ?? ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true);
  parsed.set(file, known);
  return known;
}

function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

function importIsTypeOnly(node: ts.ImportDeclaration): boolean {
  const clause = node.importClause;
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  return !clause.name && !!named && ts.isNamedImports(named) && named.elements.every((e) => e.isTypeOnly);
}

/** Every module that the file names: imports, re-exports, `import()` and the types of `import("…")`. */
export function importsOf(file: CodeFile): Import[] {
  const found: Import[] = [];
  visit(parse(file), (node) => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      found.push({ name: node.moduleSpecifier.text, typeOnly: importIsTypeOnly(node) });
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
      found.push({ name: node.moduleSpecifier.text, typeOnly: node.isTypeOnly });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      found.push({ name: argument && ts.isStringLiteral(argument) ? argument.text : "(computed)", typeOnly: false });
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const { literal } = node.argument;
      if (ts.isStringLiteral(literal)) found.push({ name: literal.text, typeOnly: true });
    }
  });
  return found;
}

const within = (file: string, place: string): boolean => file === place || file.startsWith(`${place}/`);
const withoutEnd = (file: string): string => file.replace(/\.(tsx?|mjs|js)$/, "");

const inside = (name: string): boolean => /^(\.{1,2}\/|[@~]\/)/.test(name);
const resolve = (from: string, name: string): string =>
  name.startsWith(".") ? path.posix.join(path.posix.dirname(from), name) : name.slice(2);

/** The package of an import: `wxt/browser` → `wxt`, `@a/b/c` → `@a/b`. */
const packageOf = (name: string): string =>
  name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");

function roomOf(plan: Plan, file: string): string | undefined {
  return [...plan.rooms.keys()].filter((room) => within(file, room)).sort((a, b) => b.length - a.length)[0];
}

const FORBIDDEN_FOLDERS = new Set(["utils", "util", "helpers", "common", "shared", "types"]);
const MARKUP = new Set(["innerHTML", "outerHTML", "insertAdjacentHTML", "dangerouslySetInnerHTML"]);
const MAY_CALL_BROWSER = ["lib/messages", "lib/storage", "entrypoints"];
const NODE_ROOMS = ["lib/cli", "lib/dev"];
const ENTRYPOINT_LINES = 80;

function importFaults(file: CodeFile, plan: Plan, room: string): string[] {
  const faults: string[] = [];
  for (const { name } of importsOf(file)) {
    const says = `${file.path} imports ${name}`;
    if (name === "(computed)") faults.push(`${file.path} imports a name that is computed`);
    else if (name.startsWith("node:")) {
      if (!NODE_ROOMS.includes(room)) faults.push(`${says}: Node's modules are for ${NODE_ROOMS.join(" and ")}`);
    } else if (inside(name)) {
      const target = resolve(file.path, name);
      if (within(target, room) && (room !== "lib/rules" || file.path === "lib/rules/index.ts")) continue;
      const allowed = plan.imports.get(room) ?? [];
      const fits = allowed.some((place) => within(target, place) || withoutEnd(place) === withoutEnd(target));
      if (!fits) faults.push(`${says}: not in the import table for ${room}`);
    } else {
      const places = plan.libraries.get(packageOf(name));
      if (!places) faults.push(`${says}: the library is not in the table`);
      else if (!places.some((place) => within(file.path, place)))
        faults.push(`${says}: it enters through ${places.join(", ")}`);
    }
  }
  return faults;
}

function wordFaults(file: CodeFile, room: string): string[] {
  const faults: string[] = [];
  const source = parse(file);
  const at = (node: ts.Node): string =>
    `${file.path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  visit(source, (node) => {
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const owner = node.expression.text;
      if ((owner === "browser" || owner === "chrome") && room !== "lib/dev" && !MAY_CALL_BROWSER.includes(room)) {
        faults.push(`${at(node)} calls ${owner}.${node.name.text}: only ${MAY_CALL_BROWSER.join(", ")} may`);
      }
      if (owner === "document" && /^write(ln)?$/.test(node.name.text))
        faults.push(`${at(node)} calls document.${node.name.text}`);
    }
    if ((ts.isIdentifier(node) || ts.isStringLiteral(node)) && MARKUP.has(node.text))
      faults.push(`${at(node)} uses ${node.text}`);
    if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && ts.isIdentifier(node.expression)) {
      const called = node.expression.text;
      if (called === "eval" || called === "Function") faults.push(`${at(node)} calls ${called}`);
    }
  });
  return faults;
}

/** Everything in which the files break the plan, one sentence each; empty where they keep it. */
export function violations(files: CodeFile[], plan: Plan): string[] {
  return files.flatMap((file) => {
    const folder = path.posix
      .dirname(file.path)
      .split("/")
      .find((part) => FORBIDDEN_FOLDERS.has(part));
    const faults = folder ? [`${file.path} lies in a folder named ${folder}`] : [];
    const room = roomOf(plan, file.path);
    if (!room) return [...faults, `${file.path} lies in no room of the table`];
    const lines = file.text.split("\n").length - 1;
    if (room === "entrypoints" && lines > ENTRYPOINT_LINES)
      faults.push(`${file.path} has ${lines} lines; an entrypoint has ${ENTRYPOINT_LINES} at most`);
    return [...faults, ...importFaults(file, plan, room), ...wordFaults(file, room)];
  });
}

/**
 * The chains of value imports that lead from a start file to a library, each as "a → b → library"; one per file that
 * imports the library itself.
 */
export function roadsTo(library: string, start: string, files: CodeFile[]): string[] {
  const byName = new Map(files.map((file) => [withoutEnd(file.path), file]));
  const roads: string[] = [];
  const seen = new Set<string>();
  const walk = (file: CodeFile, road: string[]): void => {
    if (seen.has(file.path)) return;
    seen.add(file.path);
    const here = [...road, file.path];
    for (const { name, typeOnly } of importsOf(file)) {
      if (typeOnly) continue;
      if (packageOf(name) === library) roads.push([...here, library].join(" → "));
      if (!inside(name)) continue;
      const target = withoutEnd(resolve(file.path, name));
      const next = byName.get(target) ?? byName.get(`${target}/index`);
      if (next) walk(next, here);
    }
  };
  const first = byName.get(withoutEnd(start));
  if (!first) throw new Error(`${start} is not among the files`);
  walk(first, []);
  return roads;
}
