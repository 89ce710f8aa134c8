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

const nextStep = (page: Page) => page.getByRole('region', { name: 'Pay and next step' });

test('a declined application shows its reason and similar jobs', async ({ page }) => {
  await open(page, paths.job('driftwood-off-season'));
  await expect(nextStep(page).getByText('Not selected')).toBeVisible();
  await expect(nextStep(page).getByText(/creators who live closer to the coast/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeVisible();
});

test('a completed job leads to its payment', async ({ page }) => {
  await open(page, `${paths.jobHistory}?group=completed`);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await nextStep(page).getByRole('link', { name: 'View payment' }).click();
  await expect(page).toHaveURL(/\/dashboard\?tab=wallet&job=/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

// The clock of the server moves, so this is the last one.
test('with time, an invitation expires and a step is missed', async ({ page }) => {
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
});
