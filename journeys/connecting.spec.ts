import { expect, type Page } from '@playwright/test';
import { test } from './harness/conditions.ts';
import { consent, signinBy } from './harness/consent.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { demoPassword, signinByCall } from './harness/signin.ts';

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

const at = (path: string) => `${server.origin}${path}`;

/** Opens the dialog for a provider, and continues to the provider’s page. */
async function startConnecting(page: Page, provider: string): Promise<void> {
  await page.getByRole('button', { name: `Connect ${provider}` }).click();
  const dialog = page.getByRole('dialog', { name: `Connect ${provider}` });
  await expect(dialog.getByText('What we never do')).toBeVisible();
  await dialog.getByRole('button', { name: `Continue to ${provider}` }).click();
}

test('a failed connection shows the error, leads to the dashboard and clears the return path', async ({
  page,
}) => {
  await signinByCall(page, server.origin, 'fresh');
  const failures = [
    { answer: 'Deny' as const, text: 'You cancelled at YouTube. Nothing was changed.' },
    { who: 'Maya Tan', text: /connected to another person’s account/ },
  ];
  for (const { text, ...how } of failures) {
    await page.goto(at('/profile'));
    await startConnecting(page, 'YouTube');
    await consent(page, how);
    await expect(page).toHaveURL(at('/dashboard'));
    await expect(page.getByRole('alert').getByText(text)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('connectReturn'))).toBeNull();
  }
});

test('connecting an account returns to the page where it started, with a notice', async ({
  page,
}) => {
  await signinByCall(page, server.origin, 'fresh');
  await page.goto(at('/profile'));
  await startConnecting(page, 'YouTube');
  await consent(page, { handle: '@jonasfilms' });
  await expect(page).toHaveURL(at('/profile'));
  await expect(page.getByText('YouTube is connected.')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: '@jonasfilms' });
  await expect(row).toContainText('5.4k followers');
  await expect(row).toContainText('Connected');
  expect(await page.evaluate(() => localStorage.getItem('connectReturn'))).toBeNull();
});

test(
  'connecting an account without a return path leads to the dashboard',
  { tag: '@long' },
  async ({ page }) => {
    await signinByCall(page, server.origin, 'fresh');
    await page.goto(at('/profile'));
    await startConnecting(page, 'Facebook');
    await expect(page.getByRole('heading', { name: 'Stand-in for Facebook' })).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('connectReturn'));
    await consent(page, { handle: '@jonasathome' });
    await expect(page).toHaveURL(at('/dashboard'));
    await expect(page.getByText('Facebook is connected.')).toBeVisible();
  },
);

test('an account that a job needs cannot be disconnected; an expired one can be reconnected', async ({
  page,
}) => {
  await signinBy(page, server.origin, 'TikTok', 'Maya Tan');
  await expect(page).toHaveURL(at('/dashboard'));
  await page.goto(at('/profile'));
  await page.getByRole('button', { name: 'Actions for TikTok' }).click();
  await page.getByRole('menuitem', { name: 'Disconnect' }).click();
  const dialog = page.getByRole('dialog', { name: 'You cannot disconnect TikTok yet' });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();

  await expect(page.getByRole('link', { name: 'Reconnect Facebook' })).toBeVisible();
  // Searches the list of accounts only, because the notice and the verification have the same text.
  const row = page.locator('#accounts').getByRole('listitem').filter({ hasText: 'Facebook' });
  await expect(row).toContainText('The permission at Facebook has expired.');
  await page.getByRole('button', { name: 'Reconnect Facebook' }).click();
  await page.getByRole('button', { name: 'Continue to Facebook' }).click();
  await consent(page, { who: 'Maya Tan' });
  await expect(page).toHaveURL(at('/profile'));
  await expect(row).not.toContainText('has expired');
  await expect(page.getByRole('link', { name: 'Reconnect Facebook' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Actions for Facebook' }).click();
  await page.getByRole('menuitem', { name: 'Disconnect' }).click();
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Connect Facebook', exact: true })).toBeVisible();
});

test(
  'Lemon8 is connected by a code in the bio, by keyboard alone',
  { tag: '@long' },
  async ({ page, context }) => {
    await signinByCall(page, server.origin, 'fresh');
    await page.goto(at('/redirect/connect/lemon8'));
    await expect(page).toHaveURL(at('/profile?connect=lemon8'));
    const dialog = page.getByRole('dialog', { name: 'Connect Lemon8' });
    await dialog.getByLabel('Handle').fill('jonas.out');
    await dialog.getByLabel('Profile link').fill('www.lemon8-app.com/@jonas.out');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Check' })).toBeVisible();
    const code = (await dialog.getByText(/^[A-Z2-9]{6}$/).textContent()) ?? '';
    await dialog.getByRole('button', { name: 'Check' }).press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('The code is not in your bio yet.');

    const [bioPage] = await Promise.all([
      context.waitForEvent('page'),
      dialog.getByRole('link', { name: 'Open your profile' }).press('Enter'),
    ]);
    await bioPage.getByLabel('Bio of jonas.out').fill(`Hiking. ${code}`);
    await bioPage.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(bioPage.getByLabel('Bio of jonas.out')).toHaveValue(`Hiking. ${code}`);
    await bioPage.close();

    await dialog.getByRole('button', { name: 'Check' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(at('/profile'));
    await expect(page.getByRole('button', { name: 'Actions for Lemon8' })).toBeVisible();
  },
);

test('a session that ends at the provider loses nothing after signing in again', async ({
  page,
}) => {
  await signinByCall(page, server.origin, 'yen');
  await page.goto(at('/profile'));
  await startConnecting(page, 'TikTok');
  await expect(page.getByRole('heading', { name: 'Stand-in for TikTok' })).toBeVisible();
  await page.context().clearCookies({ name: 'session' });
  await consent(page, { handle: '@harufilms' });
  await expect(page).toHaveURL(at('/signin'));
  expect(await page.evaluate(() => localStorage.getItem('wantedPath'))).not.toContain('code');
  await page.getByRole('textbox', { name: 'Email' }).fill('yen@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(at('/profile'));
  await expect(page.getByText('TikTok is connected.')).toBeVisible();
});
