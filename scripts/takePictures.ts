// Takes the screenshots of docs/screenshots, which README.md shows.

import { chromium } from '@playwright/test';
import { makeServer } from '../journeys/harness/server.ts';
import { signinByCall } from '../journeys/harness/signin.ts';
import { chromiumFlags, ensureChromium, findChromium } from '../journeys/harness/chromium.mjs';

/** A picture of docs/screenshots: a page of the production build, as a demo user or, without `user`, a guest sees it. */
type Picture = {
  file: string;
  path: string;
  user?: string;
  viewport: { width: number; height: number };
  theme: 'light' | 'dark';
};

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

const pictures: Picture[] = [
  { file: 'home', path: '/home', viewport: desktop, theme: 'light' },
  { file: 'dashboard', path: '/dashboard', user: 'approved', viewport: desktop, theme: 'light' },
  {
    file: 'job-phone-dark',
    path: '/jobs/sunrise-spritz',
    user: 'approved',
    viewport: phone,
    theme: 'dark',
  },
  { file: 'jobs-arabic', path: '/jobs', user: 'arabic', viewport: desktop, theme: 'light' },
];

ensureChromium();
const executablePath = findChromium();
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath && { executablePath }),
});
const server = await makeServer();
for (const { file, path, user, viewport, theme } of pictures) {
  const context = await browser.newContext({
    viewport,
    locale: 'en-GB',
    timezoneId: 'Asia/Singapore',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  if (user) await signinByCall(page, server.origin, user);
  await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [
    'preferences',
    JSON.stringify({ theme }),
  ] as const);
  await page.goto(`${server.origin}${path}`);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `docs/screenshots/${file}.png`, animations: 'disabled' });
  await context.close();
}
await server.stop();
await browser.close();
