import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright';
import { expect, onTestFinished } from 'vitest';
import { translatePage } from '../../journeys/harness/translatePage.ts';
import type { Scenario } from './pages/App.tsx';
import type { Portal } from './portal.ts';
import { openPage } from './visit.ts';

/** The built pages of `pages`: a folder with `main.js`, and the function that renders styles and HTML of one, as JSON. */
export type Pages = { client: string; render: (scenario: Scenario) => string };

type Rendered = { styles: string; html: string };

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

/** The timeout of a test in ms. */
export const scenarioTimeout = 60_000;

type Visit = BrowserContextOptions & {
  isServerRendered?: boolean;
  /** Whether the browser translates the page. */
  isTranslated?: boolean;
  /** A text of each line that is logged; none by default. */
  logged?: readonly string[];
  /** Runs when the HTML is shown, before the script arrives. */
  beforeScript?: (page: Page) => Promise<unknown>;
};

/** Opens a scenario. Everything else that is logged fails the test. */
export async function openScenario(
  pages: Pages,
  scenario: Scenario,
  {
    isServerRendered = false,
    isTranslated = false,
    logged = [],
    beforeScript,
    ...options
  }: Visit = {},
): Promise<Page> {
  const { browser, page, logs } = await openPage(options);
  page.setDefaultTimeout(10_000);
  if (isTranslated) await page.addInitScript(translatePage);
  onTestFinished(async () => {
    await browser.close();
    expect(logs).toEqual(logged.map((text) => expect.stringContaining(text) as string));
  });
  const { styles, html } = JSON.parse(
    isServerRendered ? pages.render(scenario) : '{"styles":"","html":""}',
  ) as Rendered;
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/main.js') await isReleased;
    if (pathname.includes('.')) return route.fulfill({ path: join(pages.client, pathname) });
    const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><link rel="stylesheet" href="/main.css">${styles}<title>Portal</title></head>
<body><div id="root">${html}</div><script type="module" src="/main.js"></script></body></html>`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto(`http://portal.test/${scenario}`, { waitUntil: 'commit' });
  await beforeScript?.(page);
  release();
  if (options.javaScriptEnabled !== false) await page.locator('html[data-navbar-type]').waitFor();
  return page;
}
