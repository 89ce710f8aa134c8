import { expect } from '@playwright/test';
import { test } from './harness/conditions.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signin } from './harness/signin.ts';

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

test('a failed read shows the error and can be retried', async ({ page }) => {
  await signin(page, server.origin, 'approved');
  await page.route('**/api/jobs*', (route) => route.fulfill({ status: 500, json: {} }));
  // Without a query, the server reads the jobs.
  await page.goto(`${server.origin}/jobs?page=1`);
  await expect(page.getByRole('heading', { name: 'The jobs could not be loaded.' })).toBeVisible();
  await page.unroute('**/api/jobs*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /Sunrise/ })).toBeVisible();
});

test('stale data stays on screen while a read fails', async ({ page }) => {
  await signin(page, server.origin, 'approved');
  await page.goto(`${server.origin}/dashboard`);
  const wallet = page.getByRole('article', { name: 'Wallet' });
  await expect(wallet.getByText('$ 780.00')).toBeVisible();
  await page.route('**/api/summary/wallet', (route) => route.abort());
  await wallet.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Refresh' }).click();
  await expect(wallet.getByText('The wallet could not be loaded.')).toBeVisible();
  await expect(wallet.getByText('$ 780.00')).toBeVisible();
});

test(
  'the address holds search, filter, sort order and page, and Back restores them',
  { tag: '@main' },
  async ({ page }) => {
    await signin(page, server.origin, 'approved');
    await page.goto(`${server.origin}/jobs`);
    await page.getByRole('button', { name: 'Platform', exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: 'TikTok' }).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/platform=tiktok/);
    await page.getByRole('button', { name: /^Sort/ }).click();
    await page.getByRole('menuitemradio', { name: 'Highest pay' }).click();
    await expect(page).toHaveURL(/sort=pay/);
    await page.goBack();
    await expect(page).not.toHaveURL(/sort=pay/);
    await expect(page).toHaveURL(/platform=tiktok/);
    await page.goto(`${server.origin}/jobs?page=2`);
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
);
