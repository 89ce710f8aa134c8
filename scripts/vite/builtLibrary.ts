import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const source = resolve('design-system');
const ownStyles = '@byline/design-system/css/';

/**
 * Replaces the library's sources by the modules of its built package in `folder`, whose styles are CSS. Also replaces sources that stories
 * and tests import directly. Sources that are not in the package stay.
 */
export function builtLibrary(folder: string): Plugin {
  const built = resolve(folder);
  return {
    name: 'built-library',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (id.startsWith(ownStyles)) return join(built, 'css', id.slice(ownStyles.length));
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
      if (!resolved || !/\.tsx?$/.test(resolved.id)) return resolved;
      const path = relative(source, resolved.id);
      const target = join(built, path.replace(/\.tsx?$/, '.js'));
      return !path.startsWith('..') && existsSync(target) ? target : resolved;
    },
  };
}
