import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { expect, onTestFinished } from 'vitest';
import { translatePage } from '../../journeys/harness/translatePage.ts';
import type { Scenario } from './pages/App.tsx';
import type { Portal } from './portal.ts';
import { openPage } from './visit.ts';

/** The built test pages: a folder with `main.js`, and a function that renders the HTML of a page. */
export type Pages = {
  client: string;
  render: (scenario: Scenario, locale: string) => string;
  /** Returns the HTML of an example of each component, by name. */
  renderExamples: () => Record<string, string>;
};

const exampleFiles = ['guards/examples.ts', 'testing/exampleNavigation.tsx'];

// Uses the examples of the library's guard tests, with the built package instead of its sources.
function writeExamples(portal: Portal): void {
  for (const file of exampleFiles) {
    const text = readFileSync(`design-system/${file}`, 'utf8');
    // An import such as `'../inputs/TextField/TextField.tsx'` or `'../rules.ts'`, which becomes `'@byline/design-system/TextField'` or `…/rules'`.
    const component = /'\.\.\/(?!testing)(?:(?:\w+\/)+(\w+)\.tsx|(rules)\.ts)'/g;
    portal.write(`pages/${file}`, text.replaceAll(component, `'@byline/design-system/$1$2'`));
  }
  const page = readFileSync('scripts/package/pages/examples.tsx', 'utf8');
  portal.write('pages/examples.tsx', page.replaceAll('../../../design-system/', './'));
}

/** Builds the pages with the packed library, for browsers and for a server. */
export function buildPages(portal: Portal): Pages {
  cpSync('scripts/package/pages', join(portal.folder, 'pages'), { recursive: true });
  writeExamples(portal);
  portal.write(
    'pages/vite.config.js',
    // Collects the styles in one stylesheet, which the page links.
    `export default { build: { cssCodeSplit: false, rollupOptions: { input: 'pages/main.tsx', output: { entryFileNames: 'main.js', assetFileNames: 'main[extname]' } } } };`,
  );
  portal.write('pages/.env.development', 'NODE_ENV=development');
  // Only React's development build reports hydration mismatches.
  const developmentMode = ['--mode', 'development', '--logLevel', 'error'];
  portal.run('vite', 'build', 'pages', '--config', 'pages/vite.config.js', ...developmentMode);
  const ssr = ['--ssr', 'server.tsx', '--outDir', 'server', '--config', 'plain.config.js'];
  portal.run('vite', 'build', 'pages', ...ssr, ...developmentMode);
  const print = (call: string) =>
    portal.run(
      'node',
      '--input-type=module',
      '--eval',
      `import * as server from './pages/server/server.js'; process.stdout.write(await server.${call})`,
    );
  return {
    client: join(portal.folder, 'pages/dist'),
    render: (scenario, locale) => print(`renderPage('${scenario}', '${locale}')`),
    renderExamples: () => JSON.parse(print('renderExamples()')) as Record<string, string>,
  };
}

/**
 * The Content-Security-Policy of the pages: allows style files, but no style elements or nonces. Style attributes are allowed, because
 * rendered HTML has them.
 */
export const policy = `style-src 'self'; style-src-attr 'unsafe-inline'`;

/** The timeout of a test in ms. */
export const scenarioTimeout = 60_000;

type Visit = BrowserContextOptions & {
  /**
   * The locale of the portal.
   * @default 'en'
   */
  portalLocale?: string;
  isServerRendered?: boolean;
  /** Whether the browser translates the page. */
  isTranslated?: boolean;
  /** Texts that identify the expected lines of the log; none by default. */
  logged?: readonly string[];
  /** Called when the HTML is shown, before the script arrives. */
  beforeScript?: (page: Page) => Promise<unknown>;
};

/** Opens a scenario, which is a page of pages/App.tsx, until it is hydrated. Lines of the log that are not in `logged` fail the test. */
export async function openScenario(
  pages: Pages,
  scenario: Scenario,
  {
    portalLocale = 'en',
    isServerRendered = false,
    isTranslated = false,
    logged = [],
    beforeScript,
    ...options
  }: Visit = {},
): Promise<Page> {
  const { page, logs } = await openPage(options);
  page.setDefaultTimeout(10_000);
  if (isTranslated) await page.addInitScript(translatePage);
  onTestFinished(() => {
    expect(logs).toEqual(logged.map((text) => expect.stringContaining(text) as string));
  });
  const html = isServerRendered ? pages.render(scenario, portalLocale) : '';
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/main.js') await isReleased;
    if (pathname.includes('.')) return route.fulfill({ path: join(pages.client, pathname) });
    const body = `<!doctype html><html lang="${portalLocale}"><head><meta charset="utf-8"><link rel="icon" href="data:,"><link rel="stylesheet" href="/main.css"><title>Portal</title></head>
<body><div id="root">${html}</div><script type="module" src="/main.js"></script></body></html>`;
    const headers = { 'content-type': 'text/html', 'content-security-policy': policy };
    return route.fulfill({ headers, body });
  });
  await page.goto(`http://portal.test/${scenario}?locale=${portalLocale}`, { waitUntil: 'commit' });
  await beforeScript?.(page);
  release();
  // DesignSystemProvider sets this attribute in an effect, so it shows that the page is hydrated.
  if (options.javaScriptEnabled !== false) await page.locator('html[data-navbar-type]').waitFor();
  return page;
}

/** Pastes a text into a field. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** Sends the form of a page. Returns the values that the page then shows. */
export async function sentValues(page: Page): Promise<Record<string, unknown>> {
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => page.locator('#sent').innerText()).not.toBe('');
  return JSON.parse(await page.locator('#sent').innerText()) as Record<string, unknown>;
}
