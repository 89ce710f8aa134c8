import { expect, test } from '@playwright/test';
import { paths } from '../paths.ts';
import { addressesByGuard } from './routeAddresses.ts';
import { makeServer, type DemoServer } from './server.ts';
import { signin } from './signin.ts';

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

const visited = [
  ...addressesByGuard('approved'),
  `${paths.wallet}&view=transactions`,
  ...addressesByGuard('open'),
];

test('the policy allows nothing inline and nothing evaluated', async ({ request }) => {
  const answers = [
    await request.get(`${server.origin}/home`),
    await request.get(`${server.origin}/home`),
  ];
  const [policy, next] = answers.map((answer) => answer.headers()['content-security-policy'] ?? '');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('unsafe-eval');
  expect(policy, 'a nonce is used once').not.toBe(next);
});

test('nothing on any page violates the policy or complains in the console', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await signin(page, server.origin, 'approved');
  // Whether somebody is signed in is asked once as a guest; the browser itself notes the 401.
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
  complaints.length = 0;

  for (const preferences of [{ theme: 'dark' }, { theme: 'semi-dark', direction: 'rtl' }]) {
    await page.evaluate(
      (value) => localStorage.setItem('preferences', value),
      JSON.stringify(preferences),
    );
    for (const path of visited) {
      await page.goto(`${server.origin}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
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

  expect(complaints).toEqual([]);
  const health = (await (await page.request.get(`${server.origin}/api/health`)).json()) as {
    csp_reports: number;
  };
  expect(health.csp_reports).toBe(0);
});
