import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { parse } from 'acorn';
import { build as bundle } from 'esbuild';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { designSystemLanguages } from '../../design-system/i18n/languages.ts';
import { readTheme } from '../../tokens/read.ts';
import { valueToCss } from '../../tokens/toCss.ts';
import { isLongRun } from '../../design-system/testing/isLongRun.ts';
import { buildPackage, packageFolder } from './build.ts';
import { optionalProps } from './optionalProps.ts';
import { indexHtml, createPortal } from './portal.ts';
import { buildPages, type Pages } from './scenarios.ts';
import { testEdgeCases } from './testEdgeCases.ts';
import { testEngines } from './testEngines.ts';
import { testExamples } from './testExamples.ts';
import { testFields } from './testFields.ts';
import { ownLanguage, testLanguages } from './testLanguages.ts';
import { testFormats } from './testFormats.ts';
import { testLists } from './testLists.ts';
import { testPressedTwice } from './testPressedTwice.ts';
import { testFigures } from './testFigures.ts';
import { testNext } from './testNext.ts';
import { testStylesheets } from './testStylesheets.ts';
import { testPages, testSizes } from './testSizes.ts';
import { testTyping } from './testTyping.ts';
import { testVersions } from './testVersions.ts';
import { testVite } from './testVite.ts';
import { endBrowser, findError, openPage, visit } from './visit.ts';

let portal: ReturnType<typeof createPortal>;

beforeAll(async () => {
  await buildPackage();
  portal = createPortal();
  portal.write('src/ownLanguage.ts', ownLanguage);
  portal.write('src/optionalProps.ts', optionalProps);
}, 300_000);

afterAll(async () => {
  await endBrowser();
  rmSync(portal.folder, { recursive: true, force: true });
}, 60_000);

/** The timeout of a test that builds or installs a portal, in ms. */
const slow = 300_000;
const withoutPlugin = ['--config', 'plain.config.js'];

/** Reads a file of the portal. */
function readPortalFile(...path: string[]): string {
  return readFileSync(join(portal.folder, ...path), 'utf8');
}

test('no two files have names that differ only in case, which some file systems ignore', () => {
  const paths = globSync('**/*', { cwd: packageFolder }).map((path) => path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
});

// Safari 16.4 supports all syntax up to ES2023, but nothing newer.
test('no file has syntax that an old supported browser cannot read', () => {
  for (const path of globSync('**/*.js', { cwd: packageFolder })) {
    const code = readFileSync(join(packageFolder, path), 'utf8');
    expect(() => parse(code, { ecmaVersion: 2023, sourceType: 'module' }), path).not.toThrow();
  }
});

test(
  'publint reports nothing',
  async () => {
    const tarball = new Uint8Array(readFileSync(portal.tarball)).buffer;
    const { messages } = await publint({ pack: { tarball }, strict: true });
    expect(messages).toEqual([]);
  },
  slow,
);

test.runIf(isLongRun)(
  'types resolve like modules for every ESM resolution',
  async () => {
    const tarball = createPackageFromTarballData(readFileSync(portal.tarball));
    const analysis = await checkPackage(tarball, {
      excludeEntrypoints: [/\.css$/],
    });
    if (!analysis.types) throw new Error('The package has no types.');
    // Uses the ESM rules only, because the package has no CommonJS.
    const unsupported = ['node10', 'node16-cjs'];
    const problems = analysis.problems.filter(
      (problem) => !('resolutionKind' in problem && unsupported.includes(problem.resolutionKind)),
    );
    expect(problems).toEqual([]);
    expect(Object.keys(analysis.entrypoints)).toContain('./TextField');
  },
  slow,
);

test('the package has its licence', () => {
  const installed = join('node_modules/@byline/design-system');
  expect(readPortalFile(installed, 'LICENSE')).toBe(readFileSync('LICENSE', 'utf8'));
  const manifest = JSON.parse(readPortalFile(installed, 'package.json')) as Record<string, unknown>;
  const { license } = JSON.parse(readFileSync('package.json', 'utf8')) as { license: string };
  expect(manifest['license']).toBe(license);
});

test('every entry point is a client module, except those that also run on servers', () => {
  const { exports } = JSON.parse(
    readPortalFile('node_modules/@byline/design-system/package.json'),
  ) as {
    exports: Record<string, { default: string } | string>;
  };
  const serverEntries = Object.entries(exports).filter(([subpath, target]) => {
    if (typeof target === 'string' || subpath.endsWith('.css')) return false;
    return !readPortalFile('node_modules/@byline/design-system', target.default).startsWith(
      `'use client'`,
    );
  });
  const locales = designSystemLanguages.flatMap((locale) => [
    `./messages/${locale}`,
    `./messages/compiled/${locale}`,
  ]);
  const expected = [
    './countries',
    './firstPaint',
    './messages',
    ...locales,
    './formats',
    './money',
    './rules',
    './theme',
    './validation',
  ];
  expect(serverEntries.map(([subpath]) => subpath).sort()).toEqual(expected.sort());
});

test('a portal without charts installs no Recharts', () => {
  expect(existsSync(join(portal.folder, 'node_modules/@byline/design-system/charts.js'))).toBe(
    true,
  );
  expect(existsSync(join(portal.folder, 'node_modules/recharts'))).toBe(false);
});

test(
  'the code of the README compiles in strict mode',
  () => {
    expect(portal.typeErrors()).toEqual([]);
  },
  slow,
);

// A short run renders every component on a server and in a browser below, which finds the same faults of the package.
test.runIf(isLongRun)(
  'a portal without plugins builds, has a theme, and validates a form',
  async () => {
    portal.run('vite', 'build', ...withoutPlugin);
    // Serves the page like a static host, which cannot create nonces.
    const policy = `default-src 'self'; style-src 'self'`;
    const { page, logs } = await visit(join(portal.folder, 'dist'), { policy });

    const canvas = readTheme('dark').find(({ path }) => path === 'color.background.canvas');
    await page.locator('body.theme-dark').waitFor();
    const property = await page.evaluate(() =>
      getComputedStyle(document.body).getPropertyValue('--color-background-canvas').trim(),
    );
    expect(canvas && valueToCss(canvas)).toBe(property);

    const email = page.getByRole('textbox', { name: 'Email' });
    await email.fill('mia@demo');
    await email.press('Tab');
    await findError(page, 'Email is not valid.').waitFor();
    await email.fill('taken@demo.test');
    await page.getByRole('textbox', { name: 'followers' }).fill('1200');
    await page.getByRole('button', { name: 'Apply' }).click();
    await findError(page, 'This address is taken.').waitFor();
    await email.fill('mia@demo.test');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('{"email":"mia@demo.test","followers":1200}').waitFor();
    expect(logs).toEqual([]);
  },
  slow,
);

/** Renders the README's page on the server. Returns the page and its log. */
function renderOnServer(assets: { style: string; script: string }) {
  const output = portal.run('node', 'server/run.js', JSON.stringify(assets));
  return JSON.parse(output) as { logs: string[]; page: string };
}

test.runIf(isLongRun)(
  'a server renders the portal without warnings, and a browser hydrates it under a strict policy',
  async () => {
    portal.run('vite', 'build', '--ssr', 'src/server.tsx', '--outDir', 'server', ...withoutPlugin);
    portal.write(
      'server/run.js',
      `const logs = [];
for (const level of ['log', 'info', 'warn', 'error']) console[level] = (...args) => logs.push(args.join(' '));
const { renderPage } = await import('./server.js');
const assets = JSON.parse(process.argv[2]);
process.stdout.write(JSON.stringify({ logs, page: renderPage('abc', assets) }));`,
    );
    portal.write('hydrated/index.html', indexHtml('./page.tsx'));
    portal.write('hydrated/.env.development', 'NODE_ENV=development');
    portal.write(
      'hydrated/page.tsx',
      `import '@byline/design-system/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../src/App';
hydrateRoot(document.getElementById('root')!, <App />);`,
    );
    // Only React's development build reports hydration mismatches.
    portal.run('vite', 'build', 'hydrated', '--mode', 'development', ...withoutPlugin);
    const index = readPortalFile('hydrated', 'dist', 'index.html');
    const [script = ''] = /\/assets\/[^"]+\.js/.exec(index) ?? [];
    const [style = ''] = /\/assets\/[^"]+\.css/.exec(index) ?? [];
    const rendered = renderOnServer({ style, script });
    expect(rendered.logs).toEqual([]);
    expect(rendered.page).toContain('<h1');
    expect(rendered.page).toContain('Email');
    expect(rendered.page).not.toContain('<style');

    // Allows style attributes, because rendered HTML has them.
    const policy = `default-src 'self'; script-src 'self' 'nonce-abc'; style-src 'self'; style-src-attr 'unsafe-inline'`;
    const { page, logs } = await visit(join(portal.folder, 'hydrated/dist'), {
      body: rendered.page,
      policy,
    });
    await page.locator('body.theme-dark').waitFor();
    const email = page.getByRole('textbox', { name: 'Email' });
    await email.fill('mia@demo');
    await email.press('Tab');
    await findError(page, 'Email is not valid.').waitFor();
    expect(logs).toEqual([]);
  },
  slow,
);

test(
  'the command writes the stylesheet of a brand, and names an option that does not exist',
  () => {
    portal.write('brand.json', '{"colors":{"primary":"#ffeb3b"},"density":"compact"}');
    const css = portal.run('design-system', 'theme', 'brand.json');
    expect(css).toContain('--density: 0.75;');
    expect(css).toMatch(/--color-primary-solid: var\(--own-solid-light, #[0-9a-f]{6}\);/);
    portal.write('wrong.json', '{"primaryColor":"#ffeb3b"}');
    expect(() => portal.run('design-system', 'theme', 'wrong.json')).toThrow(
      'There is no option primaryColor',
    );
    const tokens = join('node_modules/@byline/design-system/tokens');
    expect(readPortalFile(tokens, 'tailwind.css')).toContain('--color-primary-solid:');
    expect(JSON.parse(readPortalFile(tokens, 'figma/dark.json'))).toHaveProperty(
      'color.text.default',
    );
  },
  slow,
);

test(
  'the validation entry runs without React',
  () => {
    portal.run('vite', 'build', '--ssr', 'src/check.ts', '--outDir', 'check', ...withoutPlugin);
    const code = `console.log((await import('./check/check.js')).error.text)`;
    expect(portal.run('node', '--input-type=module', '--eval', code).trim()).toBe(
      'The code must be 6 digits number.',
    );
  },
  slow,
);

testPages(() => portal, slow);
testStylesheets(() => portal, slow);

describe('pages of a portal in a browser', () => {
  let pages: Pages;
  beforeAll(() => {
    pages = buildPages(portal);
  }, slow);
  testExamples(() => pages);

  describe.runIf(isLongRun)('one by one', () => {
    testPressedTwice(() => pages);
    testFields(() => pages);
    testEdgeCases(() => pages);
    testEngines(() => pages);
    testLists(() => pages);
    testTyping(() => pages);
    testFormats(() => pages);
    testFigures(() => pages);
  });
});

describe.runIf(isLongRun)('other portals', () => {
  testNext(() => portal, slow);
  testSizes(() => portal, slow);
  testVersions(() => portal, slow);
  testVite(() => portal, slow);
  testLanguages(() => portal, slow);

  test(
    'the script before the first paint runs after a bundler has named all functions',
    async () => {
      const code = `import { getFirstPaintScript } from '@byline/design-system/firstPaint';
  process.stdout.write(getFirstPaintScript({ defaults: { theme: 'dark' } }));`;
      const { outputFiles } = await bundle({
        stdin: { contents: code, resolveDir: portal.folder },
        bundle: true,
        format: 'esm',
        keepNames: true,
        write: false,
      });
      const script = portal.run(
        'node',
        '--input-type=module',
        '--eval',
        outputFiles[0]?.text ?? '',
      );
      const { page, logs } = await openPage();
      await page.setContent(`<html lang="ar"><body><script>${script}</script></body></html>`);
      expect(await page.locator('html[dir=rtl] body.theme-dark').count()).toBe(1);
      expect(logs).toEqual([]);
    },
    slow,
  );
});
