import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../chromium.mjs';

/** Opens what was built into a folder, or `html` with its files, and hears what the console says. */
export async function visit(built: string, html?: { body: string; policy: string }) {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath && { executablePath }),
  });
  const page = await browser.newPage();
  const said: string[] = [];
  // At "info" React's development build recommends its tools.
  page.on('console', (message) => message.type() !== 'info' && said.push(message.text()));
  page.on('pageerror', ({ message }) => said.push(message));
  await page.addInitScript(() => localStorage.setItem('preferences', '{"theme":"dark"}'));
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname !== '/') return route.fulfill({ path: join(built, pathname) });
    if (html === undefined) return route.fulfill({ path: join(built, 'index.html') });
    const headers = { 'content-type': 'text/html', 'content-security-policy': html.policy };
    return route.fulfill({ headers, body: html.body });
  });
  await page.goto('http://portal.test/');
  return { browser, page, said };
}
