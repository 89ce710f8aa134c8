import { expect, type Page } from '@playwright/test';
import type { Wallets } from '../contract/schemas/wallet.ts';
import { sumAhead } from '../contract/rules/forecast.ts';
import { test } from './harness/conditions.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signinByCall } from './harness/signin.ts';

let server: DemoServer;
test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

const day = 86_400_000;

const languages = {
  en: {
    wallet: 'Wallet',
    ahead: 'Ahead',
    sums: ['Certain', 'Expected', 'Depends on you'],
    urgent: 'Late or on hold',
  },
  ar: {
    wallet: 'المحفظة',
    ahead: 'المال القادم',
    sums: ['مؤكد', 'متوقع', 'يعتمد عليك'],
    urgent: 'متأخر أو محجوز',
  },
  'zh-Hans': {
    wallet: '钱包',
    ahead: '即将到账',
    sums: ['确定', '预计', '取决于您'],
    urgent: '已逾期或被暂扣',
  },
};

/** Parses a dollar amount of any language into minor units. */
const toMinor = (text: string) => Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100);

/** Returns the three sums on the page, in minor units. */
async function readSums(page: Page, labels: string[]): Promise<number[]> {
  const main = page.getByRole('main');
  return Promise.all(
    labels.map(async (label) => {
      const stat = main.locator('dl').filter({ has: page.getByText(label, { exact: true }) });
      return toMinor(await stat.locator('dd').first().innerText());
    }),
  );
}

/** Returns the three sums of the API until a day, in minor units; -1 for a missing sum. */
async function readForecast(page: Page, until: string): Promise<number[]> {
  const response = await page.request.get(`${server.origin}/api/summary/wallet`);
  const { wallets } = (await response.json()) as Wallets;
  const [sum] = sumAhead(wallets[0]?.ahead ?? [], until);
  return [sum?.certain ?? -1, sum?.expected ?? -1, sum?.depends_on_you ?? -1];
}

for (const [locale, texts] of Object.entries(languages)) {
  const isPhone = locale === 'ar';
  const title = `the money that is in the bank by the end of next month is two presses from the dashboard, in ${locale}${isPhone ? ' on a phone' : ''}`;
  test(title, locale === 'en' ? {} : { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize(
      isPhone ? { width: 360, height: 740 } : { width: 1280, height: 900 },
    );
    await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
    await signinByCall(page, server.origin, 'approved');
    await page.goto(`${server.origin}/dashboard`);
    await page
      .getByRole('link', { name: texts.wallet, exact: true })
      .filter({ visible: true })
      .first()
      .click();
    await page.getByRole('tab', { name: texts.ahead, exact: true }).click();
    await expect(page.getByText(texts.sums[0] ?? '', { exact: true }).first()).toBeVisible();
    // The month of the account, which may be ahead of the one in UTC.
    const [year = 0, month = 0] = new Date()
      .toLocaleDateString('en-CA', { timeZone: 'Asia/Singapore' })
      .split('-')
      .map(Number);
    // Day 0 is the last day of the month before.
    const end = new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
    expect(await readSums(page, texts.sums)).toEqual(await readForecast(page, end));
    // Late and held money comes first, under its own heading.
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings.first()).toHaveText(texts.urgent);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      isPhone ? 360 : 1280,
    );
  });
}

const dayTitle =
  'another day changes the sums, each amount names its job, and the address holds the day';
test(dayTitle, { tag: '@long' }, async ({ page }) => {
  await signinByCall(page, server.origin, 'approved');
  const soon = new Date(Date.now() + 12 * day);
  // Canadian English has the format of the address: 2026-03-05.
  const text = soon.toLocaleDateString('en-CA', { timeZone: 'Asia/Singapore' });
  await page.goto(`${server.origin}/dashboard?tab=wallet&view=ahead`);
  const segments = page.getByRole('group', { name: 'In your bank by' }).getByRole('spinbutton');
  await segments.first().click();
  // Types day, month and year; a complete segment moves the focus to the next.
  const [year = '', month = '', date = ''] = text.split('-');
  await page.keyboard.type(`${date}${month}${year}`);
  await expect(page).toHaveURL(new RegExp(`by=${text}`));
  expect(await readSums(page, languages.en.sums)).toEqual(await readForecast(page, text));
  const held = page.getByRole('listitem').filter({ hasText: 'Cold brew, hot take' });
  await expect(held).toContainText('On hold');
  await expect(held).toContainText('Harbour Coffee');
  await held.getByRole('link', { name: 'View this payment' }).click();
  await expect(page.getByRole('dialog')).toContainText('Cold brew, hot take');
});
