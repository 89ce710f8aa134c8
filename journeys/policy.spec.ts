import { expect } from '@playwright/test';
import { paths } from '../app/paths.ts';
import { test } from './harness/conditions.ts';
import { isLongRun } from '../design-system/testing/isLongRun.ts';
import { getAddressesByGuard } from './harness/routeAddresses.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signin } from './harness/signin.ts';
import { waitForData } from './harness/waitForData.ts';

// Allows the service worker, which must follow the policy too.
test.use({ serviceWorkers: 'allow' });

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

// accessible.spec.ts visits all pages, and expects no violation.
const visited = isLongRun
  ? [
      ...getAddressesByGuard('approved'),
      `${paths.wallet}&view=transactions`,
      paths.ahead,
      ...getAddressesByGuard('open'),
    ]
  : [paths.wallet, paths.year];

test('the policy allows no inline and no evaluated scripts', async ({ request }) => {
  const responses = [
    await request.get(`${server.origin}/home`),
    await request.get(`${server.origin}/home`),
  ];
  const [policy, next] = responses.map(
    (response) => response.headers()['content-security-policy'] ?? '',
  );
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/; trusted-types default;/);
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('unsafe-eval');
  expect(policy, 'a nonce is used once').not.toBe(next);
});

test('no page violates the policy or logs to the console', async ({ page }) => {
  const logs: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) logs.push(message.text());
  });
  page.on('pageerror', (error) => logs.push(error.message));
  await signin(page, server.origin, 'approved');
  // The browser logs the 401 of the first request for the user, made as a guest.
  expect(logs.filter((text) => !text.includes('401'))).toEqual([]);
  logs.length = 0;

  // The inline script of each page applies these preferences before the first paint.
  await page.evaluate(() =>
    localStorage.setItem('preferences', JSON.stringify({ theme: 'semi-dark', direction: 'rtl' })),
  );
  for (const path of visited) {
    await page.goto(`${server.origin}${path}`);
    await waitForData(page);
  }
  await page.goto(`${server.origin}/jobs`);
  await page
    .getByRole('link', { name: /Sunrise/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Apply for this job' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();

  expect(logs).toEqual([]);
  const health = (await (await page.request.get(`${server.origin}/api/health`)).json()) as {
    csp_reports: number;
  };
  expect(health.csp_reports).toBe(0);
});

// Runs last, because the browser reports the blocked attempts, and the tests above expect no report.
test('the policy lets no script turn text into HTML', async ({ page }) => {
  await page.goto(`${server.origin}/home`);
  const blocked = await page.evaluate(() => {
    const attempts = [
      () => (document.body.innerHTML = '<b>text</b>'),
      () => (document.createElement('script').text = 'text'),
      () => (window as unknown as { trustedTypes: TrustedTypes }).trustedTypes.createPolicy('any'),
    ];
    type TrustedTypes = { createPolicy: (name: string) => unknown };
    return attempts.map((attempt) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    });
  });
  expect(blocked).toEqual([true, true, true]);
});
