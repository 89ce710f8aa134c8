import { expect, type Page } from '@playwright/test';
import { test } from './harness/conditions.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signinByCall } from './harness/signin.ts';
import { patience } from './harness/stress.ts';

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

/** A part of the app whose code is loaded when `open` presses a button. */
type Part = {
  who?: string;
  path: string;
  width?: number;
  open: (page: Page) => Promise<unknown>;
};

const press = (name: RegExp) => (page: Page) =>
  page
    .getByRole('button', { name })
    .first()
    .click({ timeout: 5000 * patience });
const wallet = '/dashboard?tab=wallet';

const parts: Record<string, Part> = {
  'display settings': { path: '/jobs', open: press(/^Customize the display/) },
  'command palette': { path: '/jobs', open: press(/^Find pages/) },
  'keyboard shortcuts': { path: '/jobs', open: (page) => page.keyboard.press('?') },
  menu: { path: '/jobs', width: 900, open: press(/^Menu$/) },
  filters: { path: '/jobs', width: 360, open: press(/^Filters/) },
  messages: { path: '/jobs', open: press(/^Messages and notices/) },
  withdrawal: { path: wallet, open: press(/^Withdraw/) },
  payment: { path: wallet, open: (page) => page.locator('a[href*="job="]').first().click() },
  account: { who: 'fresh', path: '/profile', open: press(/^Connect .*YouTube/) },
};

// Code can be lost in two ways: a deploy replaces the files by files with other names, or the network fails. Unit tests cover both ways of
// loading a part, so a short run has one part.
for (const [name, { who = 'approved', path, width = 1280, open }] of Object.entries(parts)) {
  const sentence = `the page stays if the code of “${name}” does not arrive, and the next press loads it`;
  test(sentence, name === 'withdrawal' ? {} : { tag: '@long' }, async ({ page }) => {
    const scripts = '**/assets/*.js';
    const lost: string[] = [];
    const dialog = page.getByRole('dialog');
    await page.setViewportSize({ width, height: 720 });
    await signinByCall(page, server.origin, who);
    await page.goto(`${server.origin}${path}`, { waitUntil: 'networkidle' });
    const title = page.getByRole('heading', { level: 1 });
    const text = await title.textContent();
    await page.route(scripts, (route) => {
      lost.push(route.request().url());
      return route.abort();
    });
    await open(page);
    await expect.poll(() => lost.length).toBeGreaterThan(0);
    await expect(title).toHaveText(text ?? '');
    await expect(dialog).toHaveCount(0);
    await page.unroute(scripts);
    // Presses until the dialog opens, because a press has no effect while the first attempt is still failing.
    await expect(async () => {
      if ((await dialog.count()) === 0) await open(page);
      await expect(dialog).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(title).toHaveText(text ?? '');
  });
}
