import { expect, test } from '@playwright/test';
import { makeServer, type DemoServer } from './server.ts';
import { signin, signinByCall } from './signin.ts';

let server: DemoServer;

test.beforeAll(async () => {
  // Somebody in review signs in anew for every address.
  server = await makeServer({ RATE_SIGNIN_ADDRESS: '1000' });
});
test.afterAll(() => server.stop());

const appPaths = [
  '/dashboard',
  '/jobs',
  '/jobs/unknown',
  '/jobs/unknown/submission',
  '/profile',
  '/profile/edit',
  '/job/history',
  '/contact-us',
  '/help-center',
];
const guestPaths = [
  '/home',
  '/signin',
  '/signup',
  '/reset-password',
  '/account-register',
  '/account-login',
];
// Nobody came back from a provider here, so there is nothing to stay for.
const returnPaths = ['/redirect/signin/tiktok', '/redirect/signup/tiktok'];
const openPaths = ['/privacy', '/terms', '/error-404', '/error-500', '/error-401'];
const connect = '/redirect/connect/tiktok';
const register = '/register/profile';

type Row = { who: string; app: string; guest: string; connect: string; register: string };

/** Where each kind of user lands; "stays" is the address that was typed. */
const table: Row[] = [
  { who: 'guest', app: '/signin', guest: 'stays', connect: '/signin', register: '/signin' },
  {
    who: 'approved',
    app: 'stays',
    guest: '/dashboard',
    connect: '/dashboard',
    register: '/dashboard',
  },
  { who: 'pending', app: register, guest: register, connect: register, register: 'stays' },
  {
    who: 'rejected',
    app: '/error-401',
    guest: '/error-401',
    connect: '/error-401',
    register: '/error-401',
  },
  {
    who: 'suspended',
    app: '/error-401',
    guest: '/error-401',
    connect: '/error-401',
    register: '/error-401',
  },
];

for (const row of table) {
  test(`${row.who} lands where the specification says, whatever address is typed`, async ({
    page,
  }) => {
    if (row.who !== 'guest') await signin(page, server.origin, row.who);
    const expected = new Map<string, string>([
      ...appPaths.map((path) => [path, row.app] as const),
      ...guestPaths.map((path) => [path, row.guest] as const),
      ...returnPaths.map(
        (path) => [path, row.guest === 'stays' ? '/account-login' : row.guest] as const,
      ),
      ...openPaths.map((path) => [path, 'stays'] as const),
      [connect, row.connect],
      [register, row.register],
      ['/', row.guest === 'stays' ? '/home' : row.guest],
      ['/no/such/page', '/error-404'],
    ]);
    for (const [path, target] of expected) {
      await page.goto(`${server.origin}${path}`);
      const landing = `${server.origin}${target === 'stays' ? path : target}`;
      await expect(page, `${row.who} at ${path}`).toHaveURL(landing);
      await expect(page.getByRole('heading', { level: 1 }), `${row.who} at ${path}`).toBeVisible();
    }
  });
}

test('somebody in review is told so whatever address is typed, and logged out by closing the dialog', async ({
  page,
}) => {
  const paths = [...appPaths, ...guestPaths, ...returnPaths, ...openPaths, connect, register];
  const dialog = page.getByRole('dialog', { name: 'Account in review' });
  for (const [index, path] of [...paths, '/', '/no/such/page'].entries()) {
    await signinByCall(page, server.origin, 'review');
    await page.goto(`${server.origin}${path}`);
    await expect(dialog.getByRole('button', { name: 'OK' }), path).toBeFocused();
    await page.keyboard.press(index % 2 ? 'Enter' : 'Escape');
    await expect(page, path).toHaveURL(`${server.origin}/signin`);
    await expect(dialog, path).toBeHidden();
    expect((await page.request.get(`${server.origin}/api/user`)).status(), path).toBe(401);
  }
});

test('somebody in review is told so at the sign-in page as well', async ({ page }) => {
  await page.goto(`${server.origin}/signin`);
  await page.getByLabel('Email').fill('review@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('Demo-pass-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Account in review' });
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${server.origin}/dashboard`);
  await expect(page).toHaveURL(`${server.origin}/signin`);
});

test('a guest comes back to the page that was asked for', async ({ page }) => {
  await page.goto(`${server.origin}/jobs?q=sunrise`);
  await expect(page).toHaveURL(/\/signin$/);
  await signin(page, server.origin, 'approved');
  await expect(page).toHaveURL(`${server.origin}/jobs?q=sunrise`);
});

test('logging out ends the session in every tab', async ({ context, page }) => {
  await signin(page, server.origin, 'approved');
  const other = await context.newPage();
  await other.goto(`${server.origin}/jobs`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${server.origin}/signin`);
  await expect(other).toHaveURL(`${server.origin}/signin`, { timeout: 1_000 });
});

test('an unknown address says what was asked for', async ({ page }) => {
  await page.goto(`${server.origin}/no/such/page?at=all`);
  await expect(page).toHaveURL(`${server.origin}/error-404`);
  await expect(page.getByText('/no/such/page?at=all')).toBeVisible();
  await expect(page).toHaveTitle('Byline | Page not found');
});
