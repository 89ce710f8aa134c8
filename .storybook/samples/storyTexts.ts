import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const files = globSync([
  'design-system/**/*.stories.tsx',
  'design-system/{docs,testing}/**/*.tsx',
]).filter((file) => !file.includes('.test.'));

/** Parts of a story that nobody sees. */
const unseen = new Set(['play', 'parameters', 'argTypes']);

/** Texts for machines: markup, media queries, addresses, keys, names that are thrown. */
const forMachines = /^[<([/]|^(text area|Mod\+|AbortError)|^[A-Z]\w+\/./;

function isUnseen(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isThrowStatement(node)) return true;
  if (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node))
    return unseen.has(node.name.getText());
  return false;
}

function linesOf(node: ts.Node): string[] {
  // In JSX a new line is a blank.
  if (ts.isJsxText(node)) return [node.text.replaceAll(/\s+/g, ' ').trim()];
  if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node)) return [];
  // Values in code are of one word, and small.
  const isText = /^[A-Z]/.test(node.text) || node.text.includes(' ');
  return isText ? node.text.split('\n').map((line) => line.trim()) : [];
}

type Found = { line: string; node: ts.Node };

function* textsIn(node: ts.Node): Generator<Found> {
  if (isUnseen(node)) return;
  for (const line of linesOf(node)) {
    if (/[A-Za-z]{2}/.test(line) && !forMachines.test(line)) yield { line, node };
  }
  for (const child of node.getChildren()) yield* textsIn(child);
}

function parse(file: string, code: string): ts.SourceFile {
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** The texts that stories show, by the file that has them; templates apart. */
export function findStoryTexts(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    for (const { line } of textsIn(parse(file, code))) found.set(line, file);
  }
  return found;
}

function isSaidLater(node: ts.Node): boolean {
  const isName = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
  if (isName || ts.isJsxText(node) || ts.isJsxAttribute(node.parent)) return false;
  return ts.findAncestor(node, ts.isFunctionLike) !== undefined;
}

/** The code of a story in which each text of a function, such as the answer of an imagined server, goes through `say`. */
export function sayLater(file: string, code: string, say: string): string {
  const later = [...textsIn(parse(file, code))].map(({ node }) => node).filter(isSaidLater);
  return [...new Set(later)]
    .toSorted((one, other) => other.getStart() - one.getStart())
    .reduce(
      (text, node) =>
        `${text.slice(0, node.getStart())}${say}(${node.getText()})${text.slice(node.end)}`,
      code,
    );
}
