import { expect, type Page } from '@playwright/test';
import { paths } from '../app/paths.ts';
import { thin } from '../design-system/testing/isLongRun.ts';
import { bringAxe, expectAccessible } from './harness/axe.ts';
import { test } from './harness/conditions.ts';
import { getAddressesByGuard } from './harness/routeAddresses.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signinByCall } from './harness/signin.ts';
import { waitForData } from './harness/waitForData.ts';

// The service worker must follow the policy, too.
test.use({ serviceWorkers: 'allow' });

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

// What the pages have logged, such as a violation of the policy. The browser logs the 401 of a guest's request for the user.
let logs: string[];
test.beforeEach(async ({ page }) => {
  logs = [];
  page.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && !text.includes('401')) logs.push(text);
  });
  page.on('pageerror', (error) => logs.push(error.message));
  await bringAxe(page);
});

const isProfileSection = (address: string) => address.startsWith(paths.profileEdit);

/** The addresses that each demo user visits; `guest` is not signed in. */
const addresses: Record<string, string[]> = {
  guest: [...getAddressesByGuard('guest'), ...getAddressesByGuard('open')],
  approved: [
    ...getAddressesByGuard('approved').filter((address) => !isProfileSection(address)),
    paths.ahead,
  ],
  // The sections have one form, whose fields the stories test, so a short run visits every second one.
  fresh: thin(getAddressesByGuard('approved').filter(isProfileSection), 2),
  pending: getAddressesByGuard('pending'),
  rejected: [paths.error401],
  suspended: [paths.error401],
};

/** Opens a page, and waits until the app shows it with its data. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`${server.origin}${path}`);
  // Axe must check the page of the app, not its prerendered copy.
  await waitForData(page);
}

for (const [who, visited] of Object.entries(addresses)) {
  test(`the pages of ${who} are accessible, and log no error`, async ({ page }) => {
    if (who !== 'guest') await signinByCall(page, server.origin, who);
    for (const path of visited) {
      await visit(page, path);
      await expectAccessible(page, `${path} as ${who}`);
    }
    expect(logs).toEqual([]);
  });
}

// A short run has one dialog, because stories test dialogs and fields.
test(
  'signing in by a code is accessible, also with an incomplete code',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page, '/signin');
    await page.getByRole('button', { name: 'Email me a code instead' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('fresh@demo.test');
    await page.getByRole('button', { name: /code/i }).first().click();
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
    await expectAccessible(page, 'Code step');
    await page.getByRole('textbox', { name: 'Code' }).fill('12');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expectAccessible(page, 'Code step with an error');
  },
);

test('the dialogs for connecting accounts are accessible', { tag: '@long' }, async ({ page }) => {
  await signinByCall(page, server.origin, 'fresh');
  await visit(page, '/profile?connect=youtube');
  await expect(page.getByRole('dialog', { name: 'Connect YouTube' })).toBeVisible();
  await expectAccessible(page, 'Connect dialog');
  await visit(page, '/profile?connect=lemon8');
  const manual = page.getByRole('dialog', { name: 'Connect Lemon8' });
  await manual.getByRole('button', { name: 'Get my code' }).click();
  await expectAccessible(page, 'Form of an account without OAuth');
  await manual.getByLabel('Handle').fill('jonas.out');
  await manual.getByLabel('Profile link').fill('lemon8-app.com/@jonas.out');
  await manual.getByRole('button', { name: 'Get my code' }).click();
  await expect(manual.getByRole('button', { name: 'Check' })).toBeVisible();
  await expectAccessible(page, 'Bio code');
  await visit(page, '/profile');
  await page.getByRole('button', { name: 'View as brand' }).click();
  await expect(page.getByRole('dialog', { name: 'What brands see' })).toBeVisible();
  await expectAccessible(page, 'What brands see');
});

test('withdrawing is accessible: the list, the amount with an error, and why it is blocked', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Withdraw' });
  await signinByCall(page, server.origin, 'approved');
  await visit(page, `${paths.wallet}&view=withdrawals`);
  await expect(page.getByRole('grid', { name: 'Withdrawals' })).toBeVisible();
  await expectAccessible(page, 'Withdrawals');
  await page.goto(`${server.origin}${paths.wallet}&withdraw=1`);
  await dialog.getByLabel('Amount').fill('5');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The minimum Amount is 10.00.')).toBeVisible();
  await expectAccessible(page, 'Amount to withdraw');
  // This account has done nothing yet, so several reasons prevent a withdrawal.
  await signinByCall(page, server.origin, 'fresh');
  await page.goto(`${server.origin}${paths.wallet}&withdraw=1`);
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page, 'Reasons against withdrawing');
});

const pictureTitle =
  'the dialog for a profile picture and the dialog of an account in review are accessible';
test(pictureTitle, { tag: '@long' }, async ({ page }) => {
  await signinByCall(page, server.origin, 'fresh');
  await visit(page, '/profile/edit');
  const buffer = await page.screenshot();
  await page.getByRole('button', { name: 'Add a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await expectAccessible(page, 'Picture dialog');
  // The first input holds the files that the form sends; the last takes the chosen files.
  await dialog
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(dialog.getByRole('application')).toBeVisible();
  await expectAccessible(page, 'Picture cropper');
  await signinByCall(page, server.origin, 'review');
  await page.goto(`${server.origin}/dashboard`);
  await expect(page.getByRole('dialog', { name: 'Account in review' })).toBeVisible();
  await expectAccessible(page, 'Review dialog');
});
