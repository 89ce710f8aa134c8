import { resolve } from 'node:path';
import ts from 'typescript';

/** The own properties of an exported type that is not the props of a component, as `name?: type`. */
export type DocumentedType = { name: string; properties: string[] };

const entries = ['index.ts', 'charts.ts', 'portal.ts'].map((file) => `design-system/${file}`);

function isOwn({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((declaration) =>
    declaration.getSourceFile().fileName.startsWith(resolve('design-system')),
  );
}

/** Reads the properties of all exported types, in about four seconds. */
export function readTypes(): DocumentedType[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    'tsconfig.json',
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  const program = ts.createProgram(entries, config?.options ?? {});
  const checker = program.getTypeChecker();
  const typeFlags =
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

  const toLines = (type: ts.Type): string[] => {
    const parts = type.isUnion() ? type.types : [type];
    const found = new Map<string, string>();
    for (const property of parts.flatMap((part) => checker.getPropertiesOfType(part))) {
      const [declaration] = property.declarations ?? [];
      if (!declaration || !isOwn(property)) continue;
      const isOptional = property.flags & ts.SymbolFlags.Optional;
      const shown = checker.typeToString(
        checker.getTypeOfSymbolAtLocation(property, declaration),
        undefined,
        typeFlags,
      );
      const isDeprecated = property.getJsDocTags(checker).some(({ name }) => name === 'deprecated');
      const line = `- ${property.name}${isOptional ? '?' : ''}: ${shown.replace(/ \| undefined$/, '')}${isDeprecated ? ' (deprecated)' : ''}`;
      if (!found.has(property.name)) found.set(property.name, line);
    }
    return [...found.values()].toSorted();
  };

  return entries
    .flatMap((entry) => {
      const file = program.getSourceFile(entry);
      const symbol = file && checker.getSymbolAtLocation(file);
      return symbol ? checker.getExportsOfModule(symbol) : [];
    })
    .map((symbol) => ({
      name: symbol.name,
      target: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    }))
    .filter(({ name, target }) => target.flags & ts.SymbolFlags.Type && !name.endsWith('Props'))
    .map(({ name, target }) => ({
      name,
      properties: toLines(checker.getDeclaredTypeOfSymbol(target)),
    }))
    .filter(({ properties }) => properties.length > 0)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
