import { cpSync, copyFileSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import budgets from '../../bench/budgets.json' with { type: 'json' };
import { indexHtml, type Portal } from './portal.ts';

/** Builds a page of `bench/entries` with the settings of the README. Returns the brotli size in bytes of what it loads initially. */
function buildPage(portal: Portal, entry: string): number {
  const folder = join(portal.folder, entry);
  portal.write(`${entry}/index.html`, indexHtml('./page.tsx'));
  cpSync('bench/entries', folder, { recursive: true });
  copyFileSync(`bench/entries/${entry}.tsx`, join(folder, 'page.tsx'));
  portal.run('vite', 'build', entry, '--config', 'vite.config.ts');
  const page = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  const files = [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)];
  return files
    .map(([, path = '']) => brotliCompressSync(readFileSync(join(folder, 'dist', path))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** Measures the scripts and stylesheets that pages load from the packed library. */
export function testSizes(getPortal: () => Portal, timeout: number): void {
  describe('sizes', () => {
    let react = 0;
    beforeAll(() => {
      react = buildPage(getPortal(), 'reactAlone');
    }, timeout);

    test.each(Object.entries(budgets.beyondReact))(
      'the page %s loads at most %i bytes of brotli more than a page with React alone',
      (entry, budget) => {
        const bytes = buildPage(getPortal(), entry) - react;
        expect(bytes).toBeGreaterThan(0);
        expect(bytes).toBeLessThanOrEqual(budget);
      },
      timeout,
    );

    test(
      'a production build has no warnings for developers',
      () => {
        buildPage(getPortal(), 'kit');
        const scripts = globSync(join(getPortal().folder, 'kit/dist/**/*.js'));
        expect(scripts.length).toBeGreaterThan(0);
        const warning = '[@byline/design-system]';
        expect(scripts.filter((path) => readFileSync(path, 'utf8').includes(warning))).toEqual([]);
      },
      timeout,
    );

    test.each(Object.entries(budgets.whole))(
      'the page %s loads at most %i bytes of brotli',
      (entry, budget) => {
        expect(buildPage(getPortal(), entry)).toBeLessThanOrEqual(budget);
      },
      timeout,
    );
  });
}
