import { expect, type Page } from '@playwright/test';
import { test } from './harness/conditions.ts';
import { readMail } from './harness/mailbox.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { demoPassword, signin, signinByCall } from './harness/signin.ts';

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

const email = 'fresh@demo.test';

/** Closes the account of the signed-in user. */
async function close(page: Page): Promise<void> {
  await page.goto(`${server.origin}/profile/edit?section=contact`);
  await page.getByRole('button', { name: 'Close account…' }).click();
  await page.getByRole('button', { name: 'Close account', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Keep account' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Close account' }).click();
  await expect(page).toHaveURL(`${server.origin}/signin`);
  await expect(page.getByText(/Your account closes in 14 days/)).toBeVisible();
}

test(
  'for two weeks after closing an account, its user can keep it; then it is deleted',
  { tag: '@long' },
  async ({ page, browser }) => {
    const elsewhere = await browser.newPage();
    await signinByCall(elsewhere, server.origin, 'fresh');
    await elsewhere.goto(`${server.origin}/jobs`);
    await signinByCall(page, server.origin, 'fresh');
    await close(page);
    expect(await readMail(page, server.origin, email)).toContain('Keep my account');

    // The user's other browser is signed out with its next request.
    await elsewhere.goto(`${server.origin}/job/history`);
    await expect(elsewhere).toHaveURL(/\/signin/);
    await elsewhere.close();

    // While the account is closing, signing in and every page lead to the page that offers to keep it.
    await signin(page, server.origin, 'fresh');
    await expect(page).toHaveURL(`${server.origin}/error-401`);
    await page.goto(`${server.origin}/jobs`);
    await expect(page.getByText('Your account is being closed')).toBeVisible();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page).toHaveURL(`${server.origin}/dashboard`);

    await close(page);
    server.operator('clock', 'advance', '15d');
    server.operator('simulate');
    expect(await readMail(page, server.origin, email)).toContain('your data is deleted');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText(/email or password/i).first()).toBeVisible();
    await expect(page).toHaveURL(`${server.origin}/signin`);
    // Throws if a balance, the database file or a secret has a fault after the deletion.
    server.operator('audit');
  },
);

test(
  'an account with money cannot be closed: the page lists what to settle first',
  { tag: '@long' },
  async ({ page }) => {
    await signinByCall(page, server.origin, 'approved');
    await page.goto(`${server.origin}/profile/edit?section=contact`);
    await page.getByRole('button', { name: 'Close account…' }).click();
    await expect(page.getByText('Your account cannot be closed yet')).toBeVisible();
    await page.getByRole('link', { name: /in your wallet$/ }).click();
    await expect(page).toHaveURL(/withdraw=1/);
  },
);
