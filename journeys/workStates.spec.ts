import { expect, type Page } from '@playwright/test';
import { paths } from '../app/paths.ts';
import { test } from './harness/conditions.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signinByCall } from './harness/signin.ts';

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

async function open(page: Page, path: string): Promise<void> {
  await signinByCall(page, server.origin, 'approved');
  await page.goto(`${server.origin}${path}`);
}

test(
  'with time, an invitation expires and a step is missed',
  { tag: '@long' },
  async ({ page }) => {
    server.operator('clock', 'advance', '13d');
    server.operator('simulate');
    await open(page, paths.job('ridgeway-overnight'));
    await expect(page.getByText(/^This invitation expired on/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept invitation' })).toHaveCount(0);
    await page.goto(`${server.origin}${paths.submission('harbour-roaster-visit')}`);
    await expect(page.getByText('The due date has passed')).toBeVisible();
    await expect(page.getByText(/Ask the brand for more time/)).toBeVisible();
    await page.goto(`${server.origin}${paths.job('harbour-roaster-visit')}`);
    await expect(page.getByText(/^Draft due .*, \d+ days ago/)).toBeVisible();
    await page.getByRole('link', { name: 'Ask for more time' }).click();
    await expect(page.getByRole('dialog', { name: 'Ask for more time' })).toBeVisible();
  },
);
