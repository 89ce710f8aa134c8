import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { onTestFinished } from 'vitest';
import { chromiumFlags, findChromium } from '../../journeys/harness/chromium.mjs';

let browser: Promise<Browser> | undefined;

function startBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
}

/** Closes the browser that opened the pages. */
export async function endBrowser(): Promise<void> {
  await (await browser)?.close();
}

/** Opens an empty page with its own storage until the end of the test. Returns the page and its console output. */
export async function openPage(options: BrowserContextOptions = {}) {
  browser ??= startBrowser();
  const context = await (await browser).newContext(options);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const logs: string[] = [];
  // Ignores "info" lines: React's development build recommends its developer tools there, and Next.js logs its own steps.
  const isOfDevServer = (text: string) => /^\[(HMR|Fast Refresh)\]/.test(text);
  page.on('console', (message) => {
    if (message.type() !== 'info' && !isOfDevServer(message.text())) logs.push(message.text());
  });
  page.on('pageerror', ({ message }) => logs.push(message));
  return { page, logs };
}

/**
 * Opens a built folder, with another `body` or under a policy if given, for a user who chose the dark theme. Returns the page and its
 * console output.
 */
export async function visit(built: string, html?: { body?: string; policy: string }) {
  const opened = await openPage();
  await opened.page.addInitScript(() => localStorage.setItem('preferences', '{"theme":"dark"}'));
  await opened.page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname !== '/') return route.fulfill({ path: join(built, pathname) });
    if (html === undefined) return route.fulfill({ path: join(built, 'index.html') });
    const headers = { 'content-type': 'text/html', 'content-security-policy': html.policy };
    const body = html.body ?? readFileSync(join(built, 'index.html'), 'utf8');
    return route.fulfill({ headers, body });
  });
  await opened.page.goto('http://portal.test/');
  return opened;
}

/** Finds the error message of a field by its element, because a live region repeats the text. */
export function findError(page: Page, text: string) {
  return page.locator('[data-part=error]', { hasText: text });
}
