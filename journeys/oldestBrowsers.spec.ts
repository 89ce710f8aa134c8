import { expect, type Page } from '@playwright/test';
import { waitForBrand } from './harness/brand.ts';
import { test } from './harness/conditions.ts';
import { deleteApis, unsupportedApis } from './harness/unsupportedApis.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signin } from './harness/signin.ts';
import { waitForData } from './harness/waitForData.ts';

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

/** A PNG of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Deletes the APIs that the oldest supported browsers lack from the next pages. Returns the errors of the pages, as they occur. */
async function openOldestBrowser(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(deleteApis, unsupportedApis);
  return errors;
}

test('the APIs that the oldest supported browsers lack are deleted from the page', async ({
  page,
}) => {
  await openOldestBrowser(page);
  await page.goto(server.origin);
  const kinds = await page.evaluate(() =>
    [
      typeof AbortSignal.any,
      typeof URL.canParse,
      typeof Reflect.get(Intl, 'Segmenter'),
      'size' in URLSearchParams.prototype,
      'checkVisibility' in Element.prototype,
      'startViewTransition' in document,
    ].join(),
  );
  expect(kinds).toBe('undefined,undefined,undefined,false,false,false');
});

test('without the newest APIs, jobs are searched, pictures sent and work is submitted', async ({
  page,
}) => {
  const errors = await openOldestBrowser(page);
  await signin(page, server.origin, 'approved');
  await page.goto(`${server.origin}/jobs`);
  await page.getByRole('searchbox').fill('sunrise');
  await expect(page).toHaveURL(/q=sunrise/);
  await expect(page.getByText('1 job', { exact: true })).toBeVisible();
  await page
    .getByRole('button', { name: /^Star / })
    .first()
    .click();

  await page.goto(`${server.origin}/jobs/harbour-roaster-visit?tab=discussion`);
  await page.getByRole('textbox', { name: 'Message' }).fill('From an old browser');
  await page.getByRole('button', { name: 'Message options' }).click();
  await page.getByRole('menuitem', { name: 'Add pictures' }).click();
  // The hidden input holds the files that the form sends; the other takes the chosen files.
  await page
    .locator('input[type=file]:not([hidden])')
    .setInputFiles({ name: 'cup.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: 'Send' }).click();
  const message = page.getByRole('listitem').filter({ hasText: 'From an old browser' });
  await expect(message.getByRole('img')).toBeVisible();
  await expect(page.getByText('Not sent')).toHaveCount(0);

  await page.goto(`${server.origin}/jobs/harbour-roaster-visit/submission`);
  await page
    .locator('input[type=file]:not([hidden])')
    .setInputFiles({ name: 'cup.png', mimeType: 'image/png', buffer: picture });
  // Waits until the server has stored the picture.
  await waitForBrand<object>(page, '/api/job/harbour-roaster-visit/submission', (body) =>
    JSON.stringify(body).includes('cup'),
  );

  for (const path of [
    '/dashboard',
    '/dashboard?tab=wallet',
    '/dashboard?tab=wallet&view=ahead',
    '/dashboard?tab=wallet&view=year',
    '/profile/edit',
  ]) {
    await page.goto(server.origin + path);
    await waitForData(page);
  }
  await page.goto(`${server.origin}/dashboard?tab=wallet&withdraw=1`);
  await page.getByRole('dialog').getByLabel('Amount').fill('50');
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Code' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('in a browser that is too old, a message replaces the page', async ({ page }) => {
  await page.addInitScript(() => {
    // The page regards browsers without `:dir()` as too old.
    const { supports } = CSS;
    CSS.supports = (condition: string, value?: string) =>
      !condition.includes(':dir(') &&
      (value === undefined ? supports(condition) : supports(condition, value));
  });
  for (const path of ['/signin', '/dashboard']) {
    await page.goto(server.origin + path);
    await expect(page.getByText(/does not work in this version of your browser/)).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  }
});
