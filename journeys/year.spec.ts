import { expect, type Page } from '@playwright/test';
import { bringAxe, expectAccessible } from './harness/axe.ts';
import { listAnnounced, test } from './harness/conditions.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signinByCall } from './harness/signin.ts';

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

// The demo's latest credited job was completed about 60 days ago, so until the end of February the figures are in the previous year.
const year = new Date(Date.now() - 60 * 24 * 3_600_000).getUTCFullYear();
const address = `/dashboard?tab=wallet&view=year&year=${year}`;

async function open(page: Page, path: string, who = 'approved'): Promise<void> {
  await signinByCall(page, server.origin, who);
  await page.goto(server.origin + path);
}

/** Returns the latest announcement. */
async function getNews(page: Page): Promise<string> {
  return (await listAnnounced(page)).at(-1) ?? '';
}

const findChart = (page: Page, name: string) => page.getByRole('figure', { name });

test('the arrow keys read a chart month by month, and a switch shows its table', async ({
  page,
}) => {
  await open(page, address);
  const chart = findChart(page, 'Earned and withdrawn');
  await chart.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => getNews(page)).toContain(`February ${year}`);
  expect(await getNews(page)).toMatch(/Earned \$ [\d,]+\.\d\d/);
  await chart.getByText('Show as table').click();
  await expect(chart.getByRole('row', { name: `December ${year}` })).toBeVisible();
});

test('in Arabic, the months of a chart run from right to left, and its figures are on the right', async ({
  page,
}) => {
  await open(page, address, 'dinar');
  const chart = page.getByRole('figure').first();
  const first = await chart.locator('svg text').filter({ hasText: 'يناير' }).boundingBox();
  const whole = await chart.boundingBox();
  const axis = await chart.locator('svg text').filter({ hasText: /^0$/ }).first().boundingBox();
  const middle = (whole?.x ?? 0) + (whole?.width ?? 0) / 2;
  expect(first?.x).toBeGreaterThan(middle);
  expect(axis?.x).toBeGreaterThan(middle);
  await chart.getByRole('application').focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => getNews(page)).toContain('فبراير');
});

test('the bars of each series look different in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, address);
  const chart = findChart(page, 'Earned and withdrawn');
  // The series are “earned” and “withdrawn” and, if money came back in some month, “returned”.
  const series = chart.getByRole('table').getByRole('columnheader');
  await expect(series.first()).toHaveText('Month');
  const count = (await series.count()) - 1;
  expect(count).toBeGreaterThanOrEqual(2);
  const bars = chart.locator('.recharts-bar path');
  const countLooks = () =>
    bars.evaluateAll((paths) => {
      const looks = paths.map((path) => {
        const { fill, fillOpacity, stroke } = getComputedStyle(path);
        return [fill, fillOpacity, stroke].join(' ');
      });
      return new Set(looks).size;
    });
  await expect.poll(countLooks).toBe(count);
});

test('a printed page has only the statement, in the light theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferences', '{"theme":"dark"}'));
  await open(page, address);
  await page.getByRole('link', { name: 'Statement' }).click();
  const statement = page.getByRole('article', { name: `Statement, ${year}` });
  await expect(statement.getByRole('table')).toBeVisible();
  const getColor = () => statement.evaluate((element) => getComputedStyle(element).color);
  const onScreen = await getColor();
  await page.emulateMedia({ media: 'print' });
  await expect(statement).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Transactions' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await getColor()).not.toBe(onScreen);
  // The statement is at the top of the paper: hidden parts above it take no space.
  expect((await statement.boundingBox())?.y).toBeLessThan(60);
});

test('the dialog of a payment is accessible', { tag: '@long' }, async ({ page }) => {
  await bringAxe(page);
  await open(page, '/dashboard?tab=wallet&job=ridgeway-rain-test');
  await expect(page.getByRole('dialog', { name: 'Payment' })).toContainText('Net');
  await expectAccessible(page, 'Payment');
});

const lostTitle =
  'if the code of the year does not arrive, the wallet works, and the year can be loaded again';
test(lostTitle, { tag: '@long' }, async ({ page }) => {
  let isBroken = true;
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    // Finds the code of the year by the id of one of its messages.
    const isYear = (await response.text()).includes('year.moneyChart.caption');
    await (isYear && isBroken ? route.abort() : route.fulfill({ response }));
  });
  await open(page, '/dashboard?tab=wallet&view=year');
  await expect(page.getByText('This section could not be loaded.')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(findChart(page, 'Jobs by month').getByRole('application')).toBeVisible();
  isBroken = true;
  await page.reload();
  await page.getByRole('tab', { name: 'Transactions' }).click();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
});
