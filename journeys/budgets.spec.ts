import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './harness/conditions.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { removeStars, signinByCall } from './harness/signin.ts';

type Budget = { as: string; scriptBytes: number; styleBytes: number };

const budgets = JSON.parse(
  readFileSync(new URL('budgets.json', import.meta.url), 'utf8'),
) as Record<string, Budget>;
let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

/** Returns the transferred size of a file in bytes, compressed with brotli if there is such a version. */
function getTransferSize(url: string): number {
  const path = join('dist/app', new URL(url).pathname);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} as ${budget.as} stays within its budget`, async ({ browser }) => {
    const context = await browser.newContext();
    if (budget.as !== 'guest') {
      const first = await context.newPage();
      await signinByCall(first, server.origin, budget.as);
      // The menu of starred pages loads more code.
      await removeStars(first, server.origin);
    }
    const page = await context.newPage();
    const sizes = { script: 0, stylesheet: 0 };
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type === 'script' || type === 'stylesheet')
        sizes[type] += getTransferSize(response.url());
    });
    await page.goto(`${server.origin}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(sizes.script).toBeGreaterThan(0);
    expect(sizes.script).toBeLessThanOrEqual(budget.scriptBytes);
    expect(sizes.stylesheet).toBeLessThanOrEqual(budget.styleBytes);
    await context.close();
  });
}

test('hashed files are sent compressed and cached forever', async ({ request }) => {
  const html = await (await request.get(`${server.origin}/home`)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const response = await request.get(`${server.origin}${script}`, {
    headers: { 'Accept-Encoding': 'br' },
  });
  expect(response.headers()).toMatchObject({ 'content-encoding': 'br' });
  expect(response.headers()['cache-control']).toContain('immutable');
  expect((await request.get(`${server.origin}/assets/gone.js`)).status()).toBe(404);
});
