import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript';

type Defaults = Map<string, string[]>;

const cache = new Map<string, Defaults>();

function parse(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** Returns the source texts of the constants of a file, by name. */
function readConstants(source: ts.SourceFile): Map<string, string> {
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => statement.declarationList.declarations);
  return new Map(
    declarations.map(({ name, initializer }) => [name.getText(), initializer?.getText() ?? '']),
  );
}

/** Adds the initializers of all destructured properties of a file. */
function collectDefaults(path: string, defaults: Defaults): void {
  const source = parse(path);
  const constants = readConstants(source);
  const visit = (node: ts.Node): void => {
    if (ts.isBindingElement(node) && node.initializer) {
      const name = (node.propertyName ?? node.name).getText();
      const value = node.initializer.getText();
      defaults.set(name, [...(defaults.get(name) ?? []), constants.get(value) ?? value]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/**
 * Returns the default values of a prop as source text: every initializer where product files in the folder of `file`
 * destructure it.
 */
export function readDefaults(file: string, prop: string): string[] {
  const folder = dirname(file);
  let defaults = cache.get(folder);
  if (defaults === undefined) {
    defaults = new Map();
    for (const path of globSync(`${folder}/*.{ts,tsx}`)) {
      if (!/\.(stories|test|spec)\.tsx?$/.test(path)) collectDefaults(path, defaults);
    }
    cache.set(folder, defaults);
  }
  return defaults.get(prop) ?? [];
}
