import { expect } from '@playwright/test';
import { test } from './harness/conditions.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signin } from './harness/signin.ts';

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

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
