import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { test } from './harness/conditions.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { requestHeaders } from '../contract/rules/requestHeaders.ts';
import { demoPassword, signinByCall } from './harness/signin.ts';

test.use({ serviceWorkers: 'allow' });

let server: DemoServer;
// Copies the build, so that a test can change files as a release does.
const appDir = mkdtempSync(join(tmpdir(), 'release-'));

test.beforeAll(async () => {
  cpSync('dist/app', appDir, { recursive: true });
  server = await makeServer({ APP_DIR: appDir });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(appDir, { recursive: true, force: true });
});

const job = '/jobs/harbour-roaster-visit';
const roasterHeading = { level: 1, name: /roastery/ };

/** Signs in, and waits until the service worker controls the page. */
async function open(page: Page, who = 'approved') {
  await signinByCall(page, server.origin, who);
  await page.goto(`${server.origin}/dashboard`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
    }
  });
}

/** Returns how many responses of the API the service worker has saved. */
function countSavedResponses(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('data-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().length;
  });
}

/** Returns whether the service worker has saved the response of a path. */
function findSavedResponse(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (url) => Boolean(await caches.match(url, { ignoreVary: true })), path);
}

/** Collects violations of the Content Security Policy from the console. */
function watchPolicy(context: BrowserContext): string[] {
  const violations: string[] = [];
  context.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) violations.push(message.text());
  });
  return violations;
}

test('without a network, what was seen before can be read, and drafts written', async ({
  page,
  context,
}) => {
  const violations = watchPolicy(context);
  await open(page);
  await page.goto(`${server.origin}${job}/submission`);
  await expect(page.getByRole('textbox', { name: 'Caption' })).toBeVisible();
  await page.goto(`${server.origin}${job}`);
  await expect(page.getByRole('heading', roasterHeading)).toBeVisible();
  await expect.poll(() => findSavedResponse(page, '/api/job/harbour-roaster-visit')).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', roasterHeading)).toBeVisible();
  await expect(page.getByText(/^You are offline\./)).toHaveCount(1);
  await page.goto(`${server.origin}${job}/submission`);
  await page.getByRole('textbox', { name: 'Caption' }).fill('Written on the train');
  await expect(page.getByText(/You can send this once you are back online/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Caption' })).toHaveValue('Written on the train');
  await context.setOffline(false);
  await expect(page.getByText(/^Saved \d/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^You are offline\./)).toHaveCount(0);
  expect(violations).toEqual([]);
});

test('while the server does not respond, what was seen before can be read; the message disappears once it responds', async ({
  page,
}) => {
  await open(page);
  await page.goto(`${server.origin}${job}`);
  await expect(page.getByRole('heading', roasterHeading)).toBeVisible();
  await page.goto(`${server.origin}/dashboard?tab=wallet`);
  await expect(page.getByText('$ 780.00').first()).toBeVisible();
  await expect.poll(() => findSavedResponse(page, '/api/job/harbour-roaster-visit')).toBe(true);
  await server.end();
  await page.reload();
  await expect(page.getByText('$ 780.00').first()).toBeVisible();
  await expect(page.getByText(/^We cannot reach the server\./)).toBeVisible();
  await page.goto(`${server.origin}${job}`);
  await expect(page.getByRole('heading', roasterHeading)).toBeVisible();
  await server.start();
  await expect(page.getByText(/^We cannot reach the server\./)).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByRole('heading', roasterHeading)).toBeVisible();
});

test('after signing out, nothing of the user is left, with or without a network', async ({
  page,
  context,
}) => {
  await open(page);
  await page.goto(`${server.origin}${job}`);
  await expect(page.getByRole('heading', roasterHeading)).toBeVisible();
  await expect.poll(() => countSavedResponses(page)).toBeGreaterThan(1);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect.poll(() => countSavedResponses(page)).toBe(0);
  await context.setOffline(true);
  await page.goto(`${server.origin}${job}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/roastery/)).toHaveCount(0);
  await context.setOffline(false);
  await open(page, 'fresh');
  await page.goto(`${server.origin}/job/history`);
  await expect(page.getByRole('heading', { level: 1, name: 'My jobs' })).toBeVisible();
  await expect(page.getByText(/roastery/)).toHaveCount(0);
});

test('a response that arrives after a logout which the server did not answer is not saved', async ({
  page,
  context,
}) => {
  await open(page);
  await page.goto(`${server.origin}/help-center`);
  await expect.poll(() => countSavedResponses(page)).toBeGreaterThan(0);
  const answer = Promise.withResolvers<void>();
  await context.route('**/api/job/harbour-roaster-visit', async (route) => {
    const response = await route.fetch();
    await answer.promise;
    await route.fulfill({ response });
  });
  await context.route('**/api/logout', (route) => route.abort());
  const late = page.evaluate(async ([path, headers]) => (await fetch(path, { headers })).status, [
    '/api/job/harbour-roaster-visit',
    requestHeaders,
  ] as const);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect.poll(() => countSavedResponses(page)).toBe(0);
  answer.resolve();
  expect(await late).toBe(200);
  // Without a network the answer can come only from what is saved.
  await context.setOffline(true);
  await page.goto(`${server.origin}${job}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await countSavedResponses(page)).toBe(0);
});

for (const where of ['this page', 'another program of the browser']) {
  test(`a user who signs in by a call of ${where} reads nothing of the previous user`, async ({
    page,
    context,
  }) => {
    await open(page);
    await page.goto(`${server.origin}${job}`);
    await expect(page.getByRole('heading', roasterHeading)).toBeVisible();
    await expect.poll(() => findSavedResponse(page, '/api/job/harbour-roaster-visit')).toBe(true);
    const data = { email: 'fresh@demo.test', password: demoPassword };
    if (where === 'this page') {
      await page.evaluate(
        async ([headers, body]) => {
          await fetch('/api/signin', { method: 'POST', headers, body });
        },
        [{ 'Content-Type': 'application/json', ...requestHeaders }, JSON.stringify(data)] as const,
      );
    } else {
      await context.request.post(`${server.origin}/api/signin`, { data, headers: requestHeaders });
      await page.goto(`${server.origin}/help-center`);
      await expect(page.getByRole('button', { name: 'Account of Jonas Berg' })).toBeVisible();
    }
    await context.setOffline(true);
    await page.goto(`${server.origin}${job}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).not.toContainText('roastery');
    await expect(page.locator('body')).not.toContainText('Maya Tan');
    await expect.poll(() => findSavedResponse(page, '/api/job/harbour-roaster-visit')).toBe(false);
    await context.setOffline(false);
    await page.goto(`${server.origin}/job/history`);
    await expect(page.getByRole('button', { name: 'Account of Jonas Berg' })).toBeVisible();
    await expect(page.getByText(/roastery/)).toHaveCount(0);
  });
}

test('when the session has ended, the data saved on the device is deleted', async ({
  page,
  context,
}) => {
  await open(page);
  await page.goto(`${server.origin}${job}`);
  await expect.poll(() => countSavedResponses(page)).toBeGreaterThan(1);
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/signin/);
  await expect.poll(() => countSavedResponses(page)).toBe(0);
});

test('a release is seen at the next page load', async ({ page }) => {
  await open(page);
  await page.goto(`${server.origin}/help-center`);
  await page.reload();
  const release = (name: string, from: string | RegExp, to: string) => {
    const path = join(appDir, name);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
    // The compressed copies have the old content.
    for (const ending of ['br', 'gz']) rmSync(`${path}.${ending}`, { force: true });
  };
  release('index.html', '<head>', '<head><meta name="release" content="2">');
  await page.reload();
  await expect(page.locator('meta[name=release]')).toHaveAttribute('content', '2');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
