import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import budgets from '../../bench/budgets.json' with { type: 'json' };
import { readTheme } from '../../tokens/read.ts';
import { valueToCss } from '../../tokens/toCss.ts';
import { buildPackage, packageFolder } from './build.ts';
import { indexHtml, makePortal } from './portal.ts';
import { visit } from './visit.ts';

let portal: ReturnType<typeof makePortal>;

beforeAll(async () => {
  await buildPackage();
  portal = makePortal();
}, 240_000);

afterAll(() => rmSync(portal.folder, { recursive: true, force: true }), 60_000);

const slow = 120_000;
const withoutPlugin = ['--config', 'plain.config.js'];

function fileIn(...path: string[]): string {
  return readFileSync(join(portal.folder, ...path), 'utf8');
}

/** What the scripts weigh that a built page loads at first, in bytes of brotli. */
function firstBytes(folder: string): number {
  const page = fileIn(folder, 'index.html');
  const scripts = [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, path = '']) => path);
  return scripts.reduce((sum, path) => sum + brotliCompressSync(fileIn(folder, path)).length, 0);
}

test('no two files of the package differ only in case, which some file systems do not see', () => {
  const paths = globSync('**/*', { cwd: packageFolder }).map((path) => path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
});

test(
  'publint finds nothing to say about the package',
  async () => {
    const { messages } = await publint({ pkgDir: packageFolder, pack: 'npm', strict: true });
    expect(messages).toEqual([]);
  },
  slow,
);

test(
  'types and modules agree for every way of resolving that knows modules',
  async () => {
    const tarball = createPackageFromTarballData(readFileSync(portal.tarball));
    const analysis = await checkPackage(tarball, { excludeEntrypoints: ['./styles.css'] });
    if (!analysis.types) throw new Error('The package has no types.');
    // The package is ESM: Node without `exports` and CommonJS are what it does not serve.
    const unserved = ['node10', 'node16-cjs'];
    const problems = analysis.problems.filter(
      (problem) => !('resolutionKind' in problem && unserved.includes(problem.resolutionKind)),
    );
    expect(problems).toEqual([]);
    expect(Object.keys(analysis.entrypoints)).toContain('./TextField');
  },
  slow,
);

test(
  'what the README shows compiles, strictly',
  () => {
    expect(portal.typeErrors()).toEqual([]);
  },
  slow,
);

test(
  'a portal without any plugin builds, is themed, and validates a form',
  async () => {
    portal.run('vite', 'build', ...withoutPlugin);
    const { browser, page, said } = await visit(join(portal.folder, 'dist'));

    const canvas = readTheme('dark').find(({ path }) => path === 'color.background.canvas');
    await page.locator('body.theme-dark').waitFor();
    const property = await page.evaluate(() =>
      getComputedStyle(document.body).getPropertyValue('--color-background-canvas').trim(),
    );
    expect(canvas && valueToCss(canvas)).toBe(property);

    const email = page.getByRole('textbox', { name: 'Email' });
    await email.fill('mia@demo');
    await email.press('Tab');
    await page.getByText('Email is not valid.').waitFor();
    await email.fill('taken@demo.test');
    await page.getByRole('textbox', { name: 'followers' }).fill('1200');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('This address is taken.').waitFor();
    await email.fill('mia@demo.test');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('{"email":"mia@demo.test","followers":1200}').waitFor();
    expect(said).toEqual([]);
    await browser.close();
  },
  slow,
);

/** What the server's render of the README says, and the page that it makes for a script and a stylesheet. */
function renderOnServer(assets: { style: string; script: string }) {
  const answer = portal.run('node', 'server/run.js', JSON.stringify(assets));
  return JSON.parse(answer) as { said: string[]; page: string };
}

test(
  'a server renders the portal, and prints nothing; a browser takes it over under a strict policy',
  async () => {
    portal.run('vite', 'build', '--ssr', 'src/server.tsx', '--outDir', 'server', ...withoutPlugin);
    portal.write(
      'server/run.js',
      `const said = [];
for (const level of ['log', 'info', 'warn', 'error']) console[level] = (...words) => said.push(words.join(' '));
const { renderPage } = await import('./server.js');
const assets = JSON.parse(process.argv[2]);
process.stdout.write(JSON.stringify({ said, page: renderPage('abc', assets) }));`,
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
    // React says what does not fit in its development build only.
    portal.run('vite', 'build', 'hydrated', '--mode', 'development', ...withoutPlugin);
    const index = fileIn('hydrated', 'dist', 'index.html');
    const [script = ''] = /\/assets\/[^"]+\.js/.exec(index) ?? [];
    const [style = ''] = /\/assets\/[^"]+\.css/.exec(index) ?? [];
    const answer = renderOnServer({ style, script });
    expect(answer.said).toEqual([]);
    expect(answer.page).toContain('<h1');
    expect(answer.page).toContain('Email');
    expect(answer.page).toMatch(/<style nonce="abc"[^>]*>[^<]+/);

    const policy = `default-src 'self'; script-src 'self' 'nonce-abc'; style-src 'self' 'nonce-abc'; style-src-attr 'unsafe-inline'`;
    const { browser, page, said } = await visit(join(portal.folder, 'hydrated/dist'), {
      body: answer.page,
      policy,
    });
    await page.locator('body.theme-dark').waitFor();
    const email = page.getByRole('textbox', { name: 'Email' });
    await email.fill('mia@demo');
    await email.press('Tab');
    await page.getByText('Email is not valid.').waitFor();
    expect(said).toEqual([]);
    await browser.close();
  },
  slow,
);

test(
  'a page with one TextField stays within the budget of the input kit',
  () => {
    for (const entry of ['oneField', 'reactAlone']) {
      portal.run('vite', 'build', entry, '--config', 'vite.config.ts');
    }
    const bytes = firstBytes('oneField/dist') - firstBytes('reactAlone/dist');
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(budgets.beyondReact.oneField);
  },
  slow,
);

test(
  'what has no React in it runs without React',
  () => {
    portal.run('vite', 'build', '--ssr', 'src/check.ts', '--outDir', 'check', ...withoutPlugin);
    const code = `console.log((await import('./check/check.js')).failure.text)`;
    expect(portal.run('node', '--input-type=module', '--eval', code).trim()).toBe(
      'The code must be 6 digits number.',
    );
  },
  slow,
);
