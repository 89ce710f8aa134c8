import { expect } from '@playwright/test';
import type { Guard } from '../app/routeTable.ts';
import { test } from './harness/conditions.ts';
import { isLongRun } from '../design-system/testing/isLongRun.ts';
import { getAllAddresses, isOAuthRedirect, joiningAddress } from './harness/routeAddresses.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signinByCall } from './harness/signin.ts';

let server: DemoServer;

test.beforeAll(async () => {
  // The user in review signs in again for every address.
  server = await makeServer({ RATE_SIGNIN_ADDRESS: '1000' });
});
test.afterAll(() => server.stop());

const register = '/register/profile';

/** The addresses of all routes. A long run visits each, because routes.tsx could give one of them the wrong guard. */
const routes = getAllAddresses();

/** Where each user lands who opens a page with this guard; "stays" is the page itself. */
const landings: Record<string, Record<Guard, string>> = {
  guest: {
    open: 'stays',
    guest: 'stays',
    signedIn: '/signin',
    pending: '/signin',
    approved: '/signin',
  },
  approved: {
    open: 'stays',
    guest: '/dashboard',
    // The only page with this guard is the OAuth callback, which redirects unless a provider opened it.
    signedIn: '/dashboard',
    pending: '/dashboard',
    approved: 'stays',
  },
  pending: {
    open: 'stays',
    guest: register,
    signedIn: register,
    pending: 'stays',
    approved: register,
  },
  rejected: onlyOpen('/error-401'),
  suspended: onlyOpen('/error-401'),
};

/** Returns the landings of a user who may open only open pages; pages with another guard lead to `elsewhere`. */
function onlyOpen(elsewhere: string): Record<Guard, string> {
  return {
    open: 'stays',
    guest: elsewhere,
    signedIn: elsewhere,
    pending: elsewhere,
    approved: elsewhere,
  };
}

/** Returns the address at which a user lands. */
function getLanding(who: string, address: string, guard: Guard): string {
  const landing = landings[who]?.[guard] ?? '';
  if (landing !== 'stays') return landing;
  // Without a provider's parameters, the OAuth callback has nothing to complete.
  return isOAuthRedirect(address) ? '/account-login' : address;
}

/** Returns what a user visits: in a short run the first address that leads elsewhere, because guard.test.ts has all guards. */
function getVisits(who: string): { address: string; landing: string }[] {
  const visits = [
    ...routes.map(({ address, guard }) => ({
      address,
      landing: getLanding(who, address, guard),
    })),
    { address: '/', landing: getLanding(who, '/home', 'guest') },
    { address: '/no/such/page', landing: '/error-404' },
  ];
  return isLongRun ? visits : [visits.find(({ address, landing }) => address !== landing)!];
}

for (const who of Object.keys(landings)) {
  test(`${who} lands where the specification says`, async ({ page }) => {
    if (who !== 'guest') await signinByCall(page, server.origin, who);
    for (const { address, landing } of getVisits(who)) {
      await page.goto(`${server.origin}${address}`);
      const expected =
        landing === register ? joiningAddress(server.origin) : `${server.origin}${landing}`;
      await expect(page, `${who} at ${address}`).toHaveURL(expected);
      await expect(page.getByRole('heading', { level: 1 }), `${who} at ${address}`).toBeVisible();
    }
  });
}

const reviewTitle = 'a user in review sees the dialog whatever the guard, and closing it logs out';
test(reviewTitle, { tag: '@long' }, async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Account in review' });
  const addresses = [...routes.map(({ address }) => address), '/', '/no/such/page'];
  for (const [index, path] of addresses.entries()) {
    await signinByCall(page, server.origin, 'review');
    await page.goto(`${server.origin}${path}`);
    await expect(dialog.getByRole('button', { name: 'OK' }), path).toBeFocused();
    // Alternates between the two keys that close the dialog.
    await page.keyboard.press(index % 2 ? 'Enter' : 'Escape');
    await expect(page, path).toHaveURL(`${server.origin}/signin`);
    await expect(dialog, path).toBeHidden();
    expect((await page.request.get(`${server.origin}/api/user`)).status(), path).toBe(401);
  }
});

test('a user in review sees the dialog on the sign-in page as well', async ({ page }) => {
  await page.goto(`${server.origin}/signin`);
  await page.getByRole('textbox', { name: 'Email' }).fill('review@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('Demo-pass-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Account in review' });
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${server.origin}/dashboard`);
  await expect(page).toHaveURL(`${server.origin}/signin`);
});
