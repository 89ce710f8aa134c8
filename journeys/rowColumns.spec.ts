import { expect, type Page } from '@playwright/test';
import { storageKeys } from '../contract/rules/storageKeys.ts';
import { paths } from '../app/paths.ts';
import { test } from './harness/conditions.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signinByCall } from './harness/signin.ts';

// In rows of dates, `time[aria-hidden]` is the day that is shown. Screen readers read a sentence instead.

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

/** Opens a page in a language, and waits for its data. */
async function open(page: Page, path: string, locale: string): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    storageKeys.locale,
    locale,
  ] as const);
  await page.goto(`${server.origin}${path}`);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

const lists = {
  jobs: paths.jobs,
  'my jobs': paths.jobHistory,
  payments: paths.wallet,
  withdrawals: `${paths.wallet}&view=withdrawals`,
  transactions: `${paths.wallet}&view=transactions`,
};

for (const locale of ['en', 'ar']) {
  test(`the dates of my jobs are aligned in columns within their rows: ${locale}`, async ({
    page,
  }) => {
    await signinByCall(page, server.origin, 'approved');
    for (const group of ['active', 'applied']) {
      await open(page, `${paths.jobHistory}?group=${group}`, locale);
      await expect(page.locator('main tbody tr time').first()).toBeVisible();
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const starts = await page.locator('main tbody tr').evaluateAll((rows) =>
          rows.map((row) =>
            [...row.querySelectorAll('time[aria-hidden]')]
              .map((time) => {
                const { left, right } = time.parentElement!.getBoundingClientRect();
                return Math.round(document.documentElement.dir === 'rtl' ? right : left);
              })
              .join(),
          ),
        );
        expect(starts.length).toBeGreaterThan(1);
        expect(starts[0]).toMatch(/\d/);
        expect(new Set(starts).size, `${group}, ${width}: ${starts.join(' | ')}`).toBe(1);
        const isWithin = await page.locator('main tbody tr').evaluateAll((rows) =>
          rows.every((row) => {
            const frame = row.getBoundingClientRect();
            return [...row.querySelectorAll('time[aria-hidden]')].every((time) => {
              const range = document.createRange();
              range.selectNodeContents(time);
              const { left, right } = range.getBoundingClientRect();
              return left >= frame.left && right <= frame.right;
            });
          }),
        );
        expect(isWithin, `${group}, ${width}`).toBe(true);
      }
    }
  });
}

for (const list of ['jobs', 'my jobs', 'payments', 'withdrawals', 'transactions'] as const) {
  test(`the decimal points of ${list} are aligned in Arabic`, async ({ page }) => {
    await signinByCall(page, server.origin, 'approved');
    await open(page, lists[list], 'ar');
    // The amounts in cells of a table, or at the end of the rows of a list.
    const amounts = page.locator(
      'main :is(td[data-numeric] [data-part=value] bdi, li > :last-child > bdi)',
    );
    await expect(amounts.first()).toBeVisible();
    // Shortens the first amount, because amounts of equal length are aligned in any case.
    await amounts.first().evaluate((amount) => {
      const text = document.createTreeWalker(amount, NodeFilter.SHOW_TEXT).nextNode()!;
      text.textContent = text.textContent!.replace(/[\d,]+(?=\.)/, '7');
    });
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      // The column and the position of each decimal point; a table can have several columns of amounts.
      const points = await amounts.evaluateAll((elements) =>
        elements.map((amount) => {
          const row = amount.closest('td, li > div')!;
          const column = [...row.parentElement!.children].indexOf(row);
          const text = document.createTreeWalker(amount, NodeFilter.SHOW_TEXT).nextNode()!;
          const range = document.createRange();
          const at = text.textContent!.lastIndexOf('.');
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          return [column, Math.round(range.getBoundingClientRect().left)] as const;
        }),
      );
      expect(points.length, String(width)).toBeGreaterThan(3);
      for (const [column, group] of Map.groupBy(points, ([one]) => one)) {
        const [first] = group;
        const apart = group.filter(([, left]) => Math.abs(left - first![1]) > 1);
        expect(apart, `${width}, column ${column}`).toEqual([]);
      }
    }
  });
}
