import { globSync } from 'node:fs';
import { withCustomConfig, type PropItem } from 'react-docgen-typescript';
import { components } from './components.ts';

/** The file, description and own props of one component, as docgen reads them. */
export type Documented = { name: string; path: string; description: string; props: PropItem[] };

const parser = withCustomConfig('tsconfig.json', {
  // Props declared in node_modules, e.g. by React Aria, are documented there.
  propFilter: ({ declarations = [] }) =>
    declarations.some(({ fileName }) => !fileName.includes('node_modules')),
  shouldExtractLiteralValuesFromEnum: true,
  shouldIncludePropTagMap: true,
  savePropValueAsString: true,
  shouldRemoveUndefinedFromOptional: true,
});

/** Reads the types of all exported components in one program, in about three seconds. */
export function readDocumentation(): Documented[] {
  const exported = new Set(components.map(([name]) => name));
  const files = globSync('design-system/*/*/[A-Z]*.tsx').filter(
    (path) => !/\.(stories|test)\.tsx$/.test(path),
  );
  return parser
    .parse(files)
    .filter(({ displayName }) => exported.has(displayName))
    .map(({ displayName, filePath, description, props }) => ({
      name: displayName,
      path: filePath,
      description,
      props: Object.values(props).sort((a, b) => (a.name < b.name ? -1 : 1)),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
