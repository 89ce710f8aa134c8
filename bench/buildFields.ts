import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build } from 'vite';
import { builtLibrary } from '../scripts/vite/builtLibrary.ts';
import { reactAriaLocales } from '../scripts/vite/localization.ts';

const output = 'dist/bench';

/**
 * Builds an entry of `bench/entries` as a portal that follows the README: with the built package and React Aria's strings for our
 * languages only. Returns the folder.
 */
export async function buildEntry(entry: string): Promise<string> {
  const folder = join(output, entry);
  await build({
    configFile: false,
    root: 'bench/entries',
    publicDir: false,
    // Also under Vitest, which sets another value.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    logLevel: 'error',
    plugins: [
      builtLibrary('design-system/dist'),
      optimizeLocales.vite({ locales: Object.values(reactAriaLocales) }),
    ],
    resolve: {
      alias: {
        '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    },
    build: {
      outDir: join('../..', folder),
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      // The page below links one stylesheet.
      cssCodeSplit: false,
      rolldownOptions: {
        input: `bench/entries/${entry}.tsx`,
        output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
      },
    },
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${entry}</title>
<link rel="stylesheet" href="page.css"><div id="root"></div><script type="module" src="page.js"></script></html>`,
  );
  return folder;
}

/** Returns the brotli size in bytes of the scripts that a built entry loads initially. */
export function scriptBytes(folder: string): number {
  const seen = new Set(['page.js']);
  for (const file of seen) {
    const code = readFileSync(join(folder, file), 'utf8');
    // Static imports only: dynamic imports load later.
    for (const [, name = ''] of code.matchAll(
      /(?:^|;|\bfrom)\s*(?:import)?["']\.\/([^"']+\.js)["']/g,
    )) {
      seen.add(name);
    }
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => seen.has(file))
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0);
}
