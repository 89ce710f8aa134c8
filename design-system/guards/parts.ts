import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { components } from './components.ts';

/** Returns the `data-part` of the root of a component: `CardHeader` → `card-header`. */
export function toPartName(component: string): string {
  return component.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase();
}

type Module = {
  parts: string[];
  /** The files that it imports, also on demand, and whose components are not public. */
  inner: string[];
  /** The public components that are the root of this file's component, because it passes them its props. */
  roots: string[];
  /** Elements of styled components without a `data-part`. */
  unnamed: string[];
};

const names = new Set(components.map(([name]) => name));

function parse(path: string): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind);
}

/** Returns the names of the styled components that a file declares. */
function readStyled(path: string): Set<string> {
  const declarations = parse(path)
    .statements.filter(ts.isVariableStatement)
    .flatMap((statement) => statement.declarationList.declarations)
    .filter(({ initializer }) => /^styled\b[^`]*`/.test(initializer?.getText() ?? ''));
  return new Set(declarations.map(({ name }) => name.getText()));
}

/** Returns the imported names of a file, each with the file that exports it. */
function readImports(source: ts.SourceFile): Map<string, string> {
  const imports = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly) continue;
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    const bindings = statement.importClause?.namedBindings;
    if (!from.startsWith('.') || !bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, isTypeOnly } of bindings.elements) {
      if (!isTypeOnly) imports.set(name.text, join(dirname(source.fileName), from));
    }
  }
  return imports;
}

const cache = new Map<string, Module>();

function readModule(path: string): Module {
  const cached = cache.get(path);
  if (cached) return cached;
  const source = parse(path);
  const imports = readImports(source);
  const styled = readStyled(path);
  for (const [name, from] of imports) {
    if (from.includes('.styles.') && readStyled(from).has(name)) styled.add(name);
  }
  const result: Module = { parts: [], inner: [], roots: [], unnamed: [] };
  for (const [name, from] of imports) if (!names.has(name)) result.inner.push(from);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [from] = node.arguments;
      if (from && ts.isStringLiteral(from)) result.inner.push(join(dirname(path), from.text));
    }
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === "'data-part'" &&
      ts.isStringLiteral(node.initializer)
    ) {
      result.parts.push(node.initializer.text);
    }
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const tag = node.tagName.getText();
      const attributes = node.attributes.properties;
      const part = attributes
        .filter(ts.isJsxAttribute)
        .find(({ name }) => name.getText() === 'data-part');
      const isRoot = attributes
        .filter(ts.isJsxSpreadAttribute)
        .some(({ expression }) => /\b(?:props|root|popover)\b/.test(expression.getText()));
      const literals = part?.initializer?.getText().match(/["'][a-z-]+["']/g) ?? [];
      result.parts.push(...literals.map((literal) => literal.slice(1, -1)));
      if (isRoot && names.has(tag)) result.roots.push(tag);
      if (styled.has(tag) && !part && !isRoot) result.unnamed.push(`${path}: ${tag}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  cache.set(path, result);
  return result;
}

function collect(path: string, seen: Set<string>, paths: ReadonlyMap<string, string>): Module[] {
  if (seen.has(path) || !/\.tsx?$/.test(path) || path.includes('.styles.')) return [];
  seen.add(path);
  const one = readModule(path);
  const roots = one.roots.map((name) => paths.get(name) ?? '');
  return [one, ...[...one.inner, ...roots].flatMap((inner) => collect(inner, seen, paths))];
}

/** Returns the parts of a component, its root first: all `data-part` that it, its own files and the component that is its root render. */
export function readParts(name: string, paths: ReadonlyMap<string, string>): string[] {
  const root = toPartName(name);
  const inner = collect(paths.get(name) ?? '', new Set(), paths).flatMap(({ parts }) => parts);
  return [root, ...[...new Set(inner)].filter((part) => part !== root).sort()];
}

/** Returns the elements of styled components in a file that have no `data-part`. */
export function findUnnamedParts(path: string): string[] {
  return readModule(path).unnamed;
}
