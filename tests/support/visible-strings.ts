import ts from "typescript";

/** Attributes and properties whose text a person sees or hears. */
const VISIBLE = new Set([
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "ariaLabel",
  "ariaDescription",
  "title",
  "alt",
  "placeholder",
  "label",
  "summary",
  "textContent",
  "innerText",
  "nodeValue",
]);
/** Calls that put text into a page: name → index of the text. */
const CALLS: Readonly<Record<string, number>> = {
  createTextNode: 0,
  append: 0,
  prepend: 0,
  replaceChildren: 0,
  Text: 0,
};

const hasWords = (text: string): boolean => /\p{L}{2}|\p{Script=Han}/u.test(text);

/**
 * Texts that a file would show without asking the catalogue: words between JSX tags, literals in visible attributes,
 * properties and calls, and any literal in Han characters. Gives "line: text" for each.
 */
export function hardCoded(path: string, code: string): string[] {
  const found: string[] = [];
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const note = (node: ts.Node, text: string): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push(`${line}: ${text.trim()}`);
  };
  /** The literal words that an expression can turn out to be. */
  const literals = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      if (hasWords(node.text)) note(node, node.text);
    } else if (ts.isTemplateExpression(node)) {
      for (const text of [node.head.text, ...node.templateSpans.map((span) => span.literal.text)]) {
        if (hasWords(text)) note(node, text);
      }
    } else if (ts.isConditionalExpression(node)) {
      literals(node.whenTrue);
      literals(node.whenFalse);
    } else if (ts.isBinaryExpression(node)) {
      literals(node.left);
      literals(node.right);
    } else if (ts.isParenthesizedExpression(node)) literals(node.expression);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) {
      if (hasWords(node.text)) note(node, node.text);
    } else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression !== undefined) {
      if (!ts.isBinaryExpression(node.expression)) literals(node.expression);
    } else if (ts.isJsxAttribute(node) && VISIBLE.has(node.name.getText()) && node.initializer !== undefined) {
      const value = node.initializer;
      literals(ts.isJsxExpression(value) && value.expression !== undefined ? value.expression : value);
    } else if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      if (ts.isPropertyAccessExpression(node.left) && VISIBLE.has(node.left.name.text)) literals(node.right);
    } else if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const name = ts.isPropertyAccessExpression(node.expression)
        ? node.expression.name.text
        : node.expression.getText();
      const [first, second] = node.arguments ?? [];
      if (name === "setAttribute" && first !== undefined && ts.isStringLiteralLike(first) && VISIBLE.has(first.text)) {
        if (second !== undefined) literals(second);
      } else if (Object.hasOwn(CALLS, name) && first !== undefined) literals(first);
    } else if (ts.isStringLiteralLike(node) && /\p{Script=Han}/u.test(node.text)) note(node, node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...new Set(found)];
}
