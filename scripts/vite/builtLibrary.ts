import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const source = resolve('design-system');
const ownStyles = '@byline/design-system/css/';

/**
 * Replaces the library's sources by the modules of its built package in `folder`, whose styles are CSS. Also replaces sources that stories
 * and tests import directly. Sources that are not in the package stay. As in a portal, with `isPortal`, stylesheets are the package's too.
 * With `parsesMessages`, messages may be texts, as in the catalogues of stories and tests.
 */
export function builtLibrary(
  folder: string,
  { isPortal = false, parsesMessages = false } = {},
): Plugin {
  const built = resolve(folder);
  const withoutParser = join(built, 'i18n/parseMessage.js');
  return {
    name: 'built-library',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      // The styles.css of the sources contains the shell.
      if (!isPortal && id === `${ownStyles}shell.css`) return join(built, 'css/none.js');
      if (id.startsWith(ownStyles)) return join(built, 'css', id.slice(ownStyles.length));
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
      if (parsesMessages && resolved?.id === withoutParser) {
        return join(source, 'i18n/parseMessage.ts');
      }
      const replaced = isPortal ? /\.(tsx?|css)$/ : /\.tsx?$/;
      if (!resolved || !replaced.test(resolved.id)) return resolved;
      const path = relative(source, resolved.id);
      const target = join(built, path.replace(/\.tsx?$/, '.js'));
      return !path.startsWith('..') && existsSync(target) ? target : resolved;
    },
  };
}
