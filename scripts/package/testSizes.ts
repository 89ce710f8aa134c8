import { cpSync, copyFileSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import budgets from '../../bench/budgets.json' with { type: 'json' };
import { indexHtml, type Portal } from './portal.ts';

/** Builds a page of `bench/entries` with the settings of the README. Returns the compressed size in bytes of what it loads initially. */
function buildPage(
  portal: Portal,
  entry: string,
  compress: (file: Buffer) => Buffer = brotliCompressSync,
): number {
  const folder = join(portal.folder, entry);
  portal.write(`${entry}/index.html`, indexHtml('./page.tsx'));
  cpSync('bench/entries', folder, { recursive: true });
  copyFileSync(`bench/entries/${entry}.tsx`, join(folder, 'page.tsx'));
  portal.run('vite', 'build', entry, '--config', 'vite.config.ts');
  const page = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  const files = [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)];
  return files
    .map(([, path = '']) => compress(readFileSync(join(folder, 'dist', path))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** What a production page without react-intl must not contain: FormatJS, and warnings for developers. */
const unwanted = /formatXMLElement|MISSING_TRANSLATION|\[@byline\/design-system\]/;

/** Compares four pages with the sizes in the README, which portals compare with those of other libraries. */
export function testPages(getPortal: () => Portal, timeout: number): void {
  test(
    'pages load no more than their budgets beyond React, no FormatJS and no warnings; the README has their sizes',
    () => {
      const portal = getPortal();
      const react = buildPage(portal, 'reactAlone', gzipSync);
      const readme = readFileSync('design-system/README.md', 'utf8');
      for (const [entry, budget] of Object.entries(budgets.pages)) {
        const bytes = buildPage(portal, entry, gzipSync) - react;
        expect(bytes, entry).toBeLessThanOrEqual(budget);
        expect(readme, entry).toContain(`| ${(budget / 1000).toFixed(1)} |`);
        const scripts = globSync(join(portal.folder, entry, 'dist/**/*.js'));
        expect(scripts.length).toBeGreaterThan(0);
        expect(scripts.filter((path) => unwanted.test(readFileSync(path, 'utf8')))).toEqual([]);
      }
    },
    timeout,
  );
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

    test.each(Object.entries(budgets.whole))(
      'the page %s loads at most %i bytes of brotli',
      (entry, budget) => {
        expect(buildPage(getPortal(), entry)).toBeLessThanOrEqual(budget);
      },
      timeout,
    );
  });
}
