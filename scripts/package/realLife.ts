import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import type { Scenario } from './pages/App.tsx';
import type { Portal } from './portal.ts';
import { openPage } from './visit.ts';

/** The built pages of `pages`: a folder with `main.js`, and the function that renders one on the server. */
export type Pages = { client: string; render: (scenario: Scenario) => string };

/** Builds the pages with the packed library, for browsers and for a server. */
export function buildPages(portal: Portal): Pages {
  cpSync('scripts/package/pages', join(portal.folder, 'pages'), { recursive: true });
  portal.write(
    'pages/vite.config.js',
    `export default { build: { rollupOptions: { input: 'pages/main.tsx', output: { entryFileNames: 'main.js', assetFileNames: 'main[extname]' } } } };`,
  );
  portal.write('pages/.env.development', 'NODE_ENV=development');
  const plain = ['--mode', 'development', '--logLevel', 'error'];
  portal.run('vite', 'build', 'pages', '--config', 'pages/vite.config.js', ...plain);
  const ssr = ['--ssr', 'server.tsx', '--outDir', 'server', '--config', 'plain.config.js'];
  portal.run('vite', 'build', 'pages', ...ssr, ...plain);
  const print = (scenario: string) =>
    `import { renderPage } from './pages/server/server.js'; process.stdout.write(renderPage('${scenario}'))`;
  return {
    client: join(portal.folder, 'pages/dist'),
    render: (scenario) => portal.run('node', '--input-type=module', '--eval', print(scenario)),
  };
}

type Visit = BrowserContextOptions & {
  isServerRendered?: boolean;
  /** Runs when the HTML is shown, before the script arrives. */
  beforeScript?: (page: Page) => Promise<unknown>;
};

/** Opens a scenario. Everything that is logged fails the test. */
async function open(
  pages: Pages,
  scenario: Scenario,
  { isServerRendered = false, beforeScript, ...options }: Visit = {},
): Promise<Page> {
  const { browser, page, logs } = await openPage(options);
  page.setDefaultTimeout(10_000);
  onTestFinished(async () => {
    await browser.close();
    expect(logs).toEqual([]);
  });
  const html = isServerRendered ? pages.render(scenario) : '';
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/main.js') await isReleased;
    if (pathname.includes('.')) return route.fulfill({ path: join(pages.client, pathname) });
    const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><link rel="stylesheet" href="/main.css"><title>Portal</title></head>
<body><div id="root">${html}</div><script type="module" src="/main.js"></script></body></html>`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto(`http://portal.test/${scenario}`, { waitUntil: 'commit' });
  await beforeScript?.(page);
  release();
  if (options.javaScriptEnabled !== false) await page.locator('html[data-navbar-type]').waitFor();
  return page;
}

/** Tests in a real browser the conditions under which people use a portal. */
export function testRealLife(getPages: () => Pages): void {
  const timeout = 60_000;

  test.each(['confirmation', 'dialog', 'drawer', 'popover'])(
    'the action of a closing %s runs once',
    async (name) => {
      const page = await open(getPages(), 'PressedTwice');
      await page.addStyleTag({
        content:
          '[data-exiting] { animation-duration: 2s !important; transition-duration: 2s !important }',
      });
      const counts = () => page.locator('output').innerText();
      const action = page.getByRole('button', { name: `Do ${name}` });
      const press = {
        twice: () => action.dblclick(),
        byKeys: async () => {
          await action.focus();
          for (const key of ['Enter', 'Enter', 'Space']) await page.keyboard.press(key);
        },
      };
      for (const [index, way] of (['twice', 'byKeys'] as const).entries()) {
        await page.getByRole('button', { name: `Open ${name}` }).click();
        await action.waitFor();
        await press[way]();
        await expect.poll(counts).toBe(JSON.stringify({ [name]: index + 1 }));
        await action.waitFor({ state: 'detached' });
        expect(await counts()).toBe(JSON.stringify({ [name]: index + 1 }));
        const opener = page.getByRole('button', { name: `Open ${name}` });
        await expect.poll(() => opener.evaluate((b) => b === document.activeElement)).toBe(true);
      }
    },
    timeout,
  );

  test(
    'a form action runs once, and its button is pending',
    async () => {
      const page = await open(getPages(), 'PressedTwice');
      await page.getByRole('button', { name: 'Do action' }).dblclick();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'In progress Do action' }).waitFor();
      await page.getByRole('button', { name: 'Do action', exact: true }).waitFor();
      await page.waitForTimeout(1500);
      expect(await page.locator('output').innerText()).toBe('{"action":1}');
      await page.getByRole('textbox', { name: 'Pitch' }).press('Enter');
      await expect.poll(() => page.locator('output').innerText()).toBe('{"action":2}');
      await page.getByRole('button', { name: 'Plain form' }).click();
      await page.getByRole('button', { name: 'In progress Plain form' }).waitFor();
      await page.getByRole('button', { name: 'Plain form', exact: true }).waitFor();
    },
    timeout,
  );
}
