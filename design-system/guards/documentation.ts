import { globSync } from 'node:fs';
import { withCustomConfig, type PropItem } from 'react-docgen-typescript';
import { components } from './components.ts';

/** What docgen reads of one component: its sentence, and its own props. */
export type Documented = { name: string; description: string; props: PropItem[] };

const parser = withCustomConfig('tsconfig.json', {
  // Props of React Aria are documented there; those that we declare ourselves are our own.
  propFilter: ({ declarations = [] }) =>
    declarations.some(({ fileName }) => !fileName.includes('node_modules')),
  shouldExtractLiteralValuesFromEnum: true,
  shouldIncludePropTagMap: true,
  savePropValueAsString: true,
  shouldRemoveUndefinedFromOptional: true,
});

/** Reads the types of all exported components in one program: about three seconds. */
export function readDocumentation(): Documented[] {
  const exported = new Set(components.map(([name]) => name));
  const files = globSync('design-system/*/*/[A-Z]*.tsx').filter(
    (path) => !/\.(stories|test)\.tsx$/.test(path),
  );
  return parser
    .parse(files)
    .filter(({ displayName }) => exported.has(displayName))
    .map(({ displayName, description, props }) => ({
      name: displayName,
      description,
      props: Object.values(props).sort((a, b) => (a.name < b.name ? -1 : 1)),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
