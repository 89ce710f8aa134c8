import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build } from 'vite';
import { builtLibrary } from '../scripts/vite/builtLibrary.ts';
import { reactAriaLocales } from '../scripts/vite/localization.ts';

const sources = 'bench/.cache';
const output = 'dist/bench';

/** Installs the libraries that the benchmarks compare with, unless they are installed. */
export function installPeers(): void {
  if (existsSync('bench/node_modules/@mui/x-data-grid')) return;
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: 'bench',
    stdio: 'inherit',
  });
}

/**
 * Builds a page the way the README tells portals to: with the built package and React Aria's strings for our languages only. The page is
 * either a file of this folder, such as `entries/kit`, or the given code. Returns the output folder.
 */
export async function buildPage(
  name: string,
  code = `import ${JSON.stringify(resolve('bench', `${name}.tsx`))};`,
): Promise<string> {
  const root = join(sources, name);
  const folder = join(output, name);
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'page.tsx'), code);
  writeFileSync(
    join(root, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>
<div id="root"></div><script type="module" src="./page.tsx"></script></html>`,
  );
  await build({
    configFile: false,
    root,
    publicDir: false,
    // Replaces the value that Vitest sets.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    logLevel: 'error',
    plugins: [
      builtLibrary('design-system/dist', { isPortal: true }),
      optimizeLocales.vite({ locales: reactAriaLocales }),
    ],
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
    },
  });
  return folder;
}

/** Returns the size in bytes of the scripts and stylesheets that a built page loads initially. */
export function loadedBytes(
  folder: string,
  compress: (file: Buffer) => Buffer = brotliCompressSync,
): number {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  return [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)]
    .map(([, path = '']) => compress(readFileSync(join(folder, path))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}
