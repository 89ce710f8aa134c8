import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build as bundle, type BuildOptions } from 'esbuild';
import { expect, test } from 'vitest';
import type { Portal } from './portal.ts';

const folder = 'server-styles';
const entry = 'src/server.tsx';
const styles = '--button-background';

/**
 * Tests that what bundles for a server gets the styles of the components, that Node, which cannot import CSS, loads none, and that
 * stylesheets refer to files of the package only.
 */
export function testStylesheets(getPortal: () => Portal, timeout: number): void {
  test.each<[string, BuildOptions]>([
    ['for Node', { platform: 'node' }],
    [
      'for Node and production',
      { platform: 'node', define: { 'process.env.NODE_ENV': '"production"' } },
    ],
    ['for Node without a platform', { conditions: ['node', 'module'] }],
    ['with the conditions of webpack', { conditions: ['webpack', 'production', 'node', 'module'] }],
    ['for React server components', { platform: 'node', conditions: ['react-server', 'module'] }],
    ['for a browser', { platform: 'browser' }],
    ['for a worker', { conditions: ['workerd', 'worker', 'module'] }],
  ])(
    'a bundle %s contains the styles of the components',
    async (_title, options) => {
      const { outputFiles = [] } = await bundle({
        stdin: {
          contents: `export { Button } from '@byline/design-system/Button';`,
          resolveDir: getPortal().folder,
        },
        bundle: true,
        format: 'esm',
        outdir: folder,
        write: false,
        logLevel: 'silent',
        ...options,
      });
      const css = outputFiles.filter(({ path }) => path.endsWith('.css'));
      expect(css.map(({ text }) => text).join('')).toContain(styles);
    },
    timeout,
  );

  test.each([
    ['production', 'node'],
    ['development', 'node'],
    ['production', 'webworker'],
  ])(
    'a server of Vite that bundles the library in mode %s for %s contains the styles of the components',
    (mode, target) => {
      const config = `export default {
        build: { emptyOutDir: true, ssrEmitAssets: true }, ssr: { noExternal: true, target: '${target}' },
      };`;
      getPortal().write('server.config.js', config);
      const output = ['--ssr', entry, '--outDir', folder, '--config', 'server.config.js'];
      getPortal().run('vite', 'build', '--mode', mode, '--logLevel', 'error', ...output);
      const cwd = join(getPortal().folder, folder);
      const css = globSync('**/*.css', { cwd }).map((path) =>
        readFileSync(join(cwd, path), 'utf8'),
      );
      expect(css.join('')).toContain(styles);
    },
    timeout,
  );

  test.each([
    ['import', []],
    ['import', ['--conditions=production']],
    ['import', ['--conditions=development']],
    ['require', ['--disable-warning=ExperimentalWarning']],
  ])('Node loads the library by %s with %j', (way, flags) => {
    const code = `Promise.resolve(${way}('@byline/design-system/Button')).then(({ Button }) => console.log(typeof Button))`;
    expect(getPortal().run('node', ...flags, '--input-type=commonjs', '--eval', code)).toMatch(
      /^(object|function)$/m,
    );
  });

  // Parcel, like browsers, finds no packages from a stylesheet.
  test('every file that a stylesheet refers to is in the package', () => {
    const cwd = join(getPortal().folder, 'node_modules/@byline/design-system');
    const missing = globSync('**/*.css', { cwd }).flatMap((sheet) => {
      const text = readFileSync(join(cwd, sheet), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
      const references = [...text.matchAll(/@import ['"]([^'"]+)|url\(['"]?([^'")]+)/g)];
      return references
        .map(([, imported, url]) => imported ?? url ?? '')
        .filter((path) => !path.startsWith('data:') && path !== 'tailwindcss')
        .filter((path) => !path.startsWith('.') || !existsSync(join(cwd, dirname(sheet), path)))
        .map((path) => `${sheet}: ${path}`);
    });
    expect(missing).toEqual([]);
  });
}
