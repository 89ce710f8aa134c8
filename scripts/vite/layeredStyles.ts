import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Puts the styles of the library's sources into its cascade layer, as the built package has them. For the development server and Storybook. */
export function layeredStyles(): Plugin {
  const source = resolve('design-system');
  return {
    name: 'layered-styles',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === 'styled-components' && importer?.startsWith(source)
        ? join(import.meta.dirname, 'layeredStyled.ts')
        : undefined,
  };
}
