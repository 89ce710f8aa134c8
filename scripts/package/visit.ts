import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../chromium.mjs';

/** Opens a built folder, or `html` with its files, in a browser. Returns the page and its console output. */
export async function visit(built: string, html?: { body: string; policy: string }) {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath && { executablePath }),
  });
  const page = await browser.newPage();
  const logs: string[] = [];
  // React's development build recommends its developer tools at "info".
  page.on('console', (message) => message.type() !== 'info' && logs.push(message.text()));
  page.on('pageerror', ({ message }) => logs.push(message));
  await page.addInitScript(() => localStorage.setItem('preferences', '{"theme":"dark"}'));
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname !== '/') return route.fulfill({ path: join(built, pathname) });
    if (html === undefined) return route.fulfill({ path: join(built, 'index.html') });
    const headers = { 'content-type': 'text/html', 'content-security-policy': html.policy };
    return route.fulfill({ headers, body: html.body });
  });
  await page.goto('http://portal.test/');
  return { browser, page, logs };
}
