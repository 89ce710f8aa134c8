import { expect, type Page } from '@playwright/test';
import { test } from './harness/conditions.ts';
import { consent, signinBy } from './harness/consent.ts';
import { joiningAddress } from './harness/routeAddresses.ts';
import { makeServer, type DemoServer } from './harness/server.ts';

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

const at = (path: string) => `${server.origin}${path}`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('signing up with a social account leads to completing the profile', async ({ page }) => {
  await page.goto(at('/home'));
  await page.goto(at('/account-register'));
  await page.getByRole('button', { name: 'Continue with TikTok' }).click();
  await consent(page, { handle: '@newcomer' });
  await expect(page).toHaveURL(joiningAddress(server.origin));
  await expect(heading(page)).toBeVisible();
});

// The providers differ only in their names; social.test.ts tests the others on the server.
test('signing in with TikTok leads to the dashboard, and marks the provider as last used', async ({
  page,
}) => {
  await signinBy(page, server.origin, 'TikTok', 'Maya Tan');
  await expect(page).toHaveURL(at('/dashboard'));
  await page.getByRole('button', { name: 'Account of Maya Tan' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(at('/account-login'));
  const first = page.getByRole('button', { name: /^Continue with/ }).first();
  await expect(first).toHaveAccessibleName('Continue with TikTok Last used');
  await page.goto(at('/dashboard'));
  await expect(page).toHaveURL(at('/account-login'));
});

test('the provider’s parameters leave the address at once, and do not return with Back', async ({
  page,
}) => {
  // The addresses of the page when it exchanges the code of the provider.
  const exchangedAt: string[] = [];
  await page.route('**/api/signin/tiktok', async (route) => {
    if (route.request().postData()?.includes('state')) exchangedAt.push(page.url());
    await route.continue();
  });
  await signinBy(page, server.origin, 'TikTok', 'Maya Tan');
  await expect(page).toHaveURL(at('/dashboard'));
  expect(exchangedAt, 'one exchange, from an address without parameters').toEqual([
    at('/redirect/signin/tiktok'),
  ]);
  await page.goBack();
  await expect(page).not.toHaveURL(/code=|\/redirect\/signin\/tiktok\?/);
  await page.goto(at('/redirect/signin/tiktok'));
  await expect(page).toHaveURL(at('/dashboard'));
  expect(exchangedAt).toHaveLength(1);
});

test('a callback without parameters leads to sign-in without an error', async ({ page }) => {
  for (const path of ['/redirect/signin/tiktok', '/redirect/signup/youtube']) {
    await page.goto(at(path));
    await expect(page).toHaveURL(at('/account-login'));
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('a callback of an unknown provider leads to the 404 page', async ({ page }) => {
  for (const path of ['/redirect/signin/lemon8', '/redirect/signin/x/y', '/redirect/signup/']) {
    await page.goto(at(path));
    await expect(page).toHaveURL(at('/error-404'));
  }
});

test.describe('a failed sign-in', () => {
  const answers = [
    ['Deny', 'You cancelled at TikTok. Nothing was changed.'],
    ['Return an error', 'TikTok reported a problem. Nothing was changed; please try again.'],
  ] as const;
  for (const [answer, text] of answers) {
    const title = `at the provider ("${answer}") shows the portal’s own text in a notice for four seconds`;
    // social.test.ts has both texts.
    test(title, { tag: answer === 'Deny' ? [] : '@long' }, async ({ page }) => {
      await page.clock.install();
      await page.goto(at('/account-login'));
      await page.getByRole('button', { name: 'Continue with TikTok' }).click();
      await consent(page, { answer });
      await expect(page).toHaveURL(at('/account-login'));
      const notice = page.getByRole('alert').filter({ hasText: text });
      await expect(notice).toBeVisible();
      await expect(page.getByText('Server fault')).toHaveCount(0);
      await page.clock.runFor(4000);
      await expect(notice).toBeHidden();
    });
  }
});

test('a user in review sees the dialog first, and is logged out', async ({ page }) => {
  for (const key of ['Enter', 'Escape']) {
    await signinBy(page, server.origin, 'TikTok', 'Tomasz Nowak');
    const dialog = page.getByRole('dialog', { name: 'Account in review' });
    await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused();
    await expect(page).toHaveURL(at('/redirect/signin/tiktok'));
    expect(await page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull();
    await page.keyboard.press(key);
    await expect(page).toHaveURL(at('/account-login'));
    await page.goto(at('/dashboard'));
    await expect(page).toHaveURL(at('/account-login'));
  }
});

test('a sign-in that the server does not complete offers “Try again” and “Back” after ten seconds', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(at('/account-login'));
  await page.getByRole('button', { name: 'Continue with TikTok' }).click();
  await page.route('**/api/signin/tiktok', () => undefined);
  await consent(page, { who: 'Maya Tan' });
  await expect(page.getByRole('heading', { name: 'Finishing your TikTok sign-in…' })).toBeFocused();
  await page.clock.runFor(9000);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.clock.runFor(1500);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(at('/account-login'));
});
