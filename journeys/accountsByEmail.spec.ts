import { expect, type Page } from '@playwright/test';
import { test } from './harness/conditions.ts';
import { readCode, readMail } from './harness/mailbox.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { demoPassword, signin } from './harness/signin.ts';

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

const password = 'otters walk home';

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${server.origin}/signin`);
}

/** Requests a code to reset the password; afterwards the field for the code has the focus. */
async function requestReset(page: Page, address: string): Promise<void> {
  await page.goto(`${server.origin}/reset-password`);
  await page.getByRole('textbox', { name: 'Email' }).fill(address);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
}

test('a user signs in by password; logging out in one tab logs out the other', async ({
  page,
  context,
}) => {
  await signin(page, server.origin, 'approved');
  await expect(page).toHaveURL(`${server.origin}/dashboard`);
  const otherTab = await context.newPage();
  await otherTab.goto(`${server.origin}/help-center`);
  await expect(otherTab.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${server.origin}/jobs`);
  await logOut(page);
  await expect(otherTab).toHaveURL(`${server.origin}/signin`);
  await page.goBack();
  await expect(page).toHaveURL(`${server.origin}/signin`);
});

test('signing in by a code works although each response is lost once', async ({ page }) => {
  for (const address of ['**/api/request/otp', '**/api/validate/token']) {
    await page.route(
      address,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
  }
  const notice = page.getByText('The server did not respond.');
  await page.goto(`${server.origin}/signin`);
  await page.getByRole('button', { name: 'Email me a code instead' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('arabic@demo.test');
  // `exact`, because “Email me a code instead” is still in the page until the scripts have loaded.
  const send = page.getByRole('button', { name: 'Email me a code', exact: true });
  await send.click();
  await expect(notice).toBeVisible();
  const code = await readCode(page, server.origin, 'arabic@demo.test');
  await send.click();
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await expect(notice).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).press('Enter');
  await expect(page).toHaveURL(`${server.origin}/dashboard`);
});

test('a password reset by code ends the old password and sessions', async ({ page, browser }) => {
  const elsewhere = await (await browser.newContext()).newPage();
  await signin(elsewhere, server.origin, 'fresh');
  await requestReset(page, 'fresh@demo.test');
  await page
    .getByRole('textbox', { name: 'Code' })
    .fill(await readCode(page, server.origin, 'fresh@demo.test'));
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(page).toHaveURL(`${server.origin}/dashboard`);
  await elsewhere.goto(`${server.origin}/jobs`);
  await expect(elsewhere).toHaveURL(`${server.origin}/signin`);
  await elsewhere.getByRole('textbox', { name: 'Email' }).fill('fresh@demo.test');
  await elsewhere.getByLabel('Password', { exact: true }).fill(demoPassword);
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(elsewhere.getByText('Email or password is incorrect.')).toBeVisible();
  await elsewhere.context().close();
});

test('a password reset by the mailed link works on another device', async ({ page, browser }) => {
  await requestReset(page, 'suspended@demo.test');
  const mail = await readMail(page, server.origin, 'suspended@demo.test');
  const [, path = ''] = /localhost:\d+(\/reset-password\S+)/.exec(mail) ?? [];
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(`${server.origin}${path}`);
  // The page removes the token of the link from the address, and a reload must not lose it.
  await expect(phone).toHaveURL(`${server.origin}/reset-password`);
  await phone.reload();
  await phone.getByLabel('New password', { exact: true }).fill(password);
  await phone.keyboard.press('Enter');
  // This account is suspended, so the sign-in leads to this page.
  await expect(phone).toHaveURL(`${server.origin}/error-401`);
  await phone.context().close();
});
