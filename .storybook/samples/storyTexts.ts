import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const files = globSync([
  'design-system/**/*.stories.tsx',
  'design-system/{docs,testing}/**/*.tsx',
]).filter((file) => !/\.test\.|DocsParts/.test(file));

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

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text;
  if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node)) return null;
  // Values in code are of one word, and small.
  return /^[A-Z]/.test(node.text) || node.text.includes(' ') ? node.text : null;
}

function* textsIn(node: ts.Node): Generator<string> {
  if (isUnseen(node)) return;
  const text = textOf(node)?.replaceAll(/\s+/g, ' ').trim() ?? '';
  if (/[A-Za-z]{2}/.test(text) && !forMachines.test(text)) yield text;
  for (const child of node.getChildren()) yield* textsIn(child);
}

/** The texts that stories show, by the file that has them; templates apart. */
export function findStoryTexts(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    for (const text of textsIn(source)) found.set(text, file);
  }
  return found;
}
