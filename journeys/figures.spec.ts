import { expect, type Page } from '@playwright/test';
import type { Wallets } from '../contract/schemas/wallet.ts';
import { isLongRun } from '../design-system/testing/isLongRun.ts';
import { test } from './harness/conditions.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signinByCall } from './harness/signin.ts';

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

const widths = isLongRun
  ? [320, 360, 576, 768, 1024, 1200, 1280, 1440, 1920]
  : [320, 768, 1200, 1920];
/** The users have languages and currencies of their own; dinars are in Arabic and have three decimals. */
const users = isLongRun ? ['approved', 'yen', 'dinar'] : ['approved', 'dinar'];
/** Short and very long amounts, in minor units. */
const amounts = [0, 99_999, 1_234_567, 9_876_543_210, 123_456_789_012];

/** Replaces the wallets in the response by one wallet for each amount. */
async function showAmounts(page: Page): Promise<void> {
  await page.route('**/api/summary/wallet', async (route) => {
    const response = await route.fetch();
    // The previous page may still request the wallet with its old session, which ended when the next user signed in.
    if (!response.ok()) return route.fulfill({ response });
    const [wallet] = ((await response.json()) as Wallets).wallets;
    const wallets = amounts.map((amount) => {
      const money = { amount, currency: wallet?.currency };
      const names = ['available', 'pending', 'in_transit', 'on_hold', 'lifetime_earned'] as const;
      return {
        ...wallet,
        // Wallets are told apart by their currency, so each has an invented one here.
        currency: String(amount),
        ...Object.fromEntries(names.map((name) => [name, money])),
        next: { amount: money, on: '2026-12-01T00:00:00Z', job_id: 'job' },
      };
    });
    return route.fulfill({ response, json: { wallets } });
  });
}

/** Returns descriptions of figures that overlap, or that extend beyond their card or the window, by more than 1 px of rounding. */
function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const figures = [...document.querySelectorAll('main dl bdi')].map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const card = element.closest('section, article')?.getBoundingClientRect();
      return { text: element.textContent, boxes: [...range.getClientRects()], card };
    });
    const areApart = (one: DOMRect, two: DOMRect) =>
      one.right <= two.left + 1 ||
      two.right <= one.left + 1 ||
      one.bottom <= two.top + 1 ||
      two.bottom <= one.top + 1;
    return figures.flatMap(({ text, boxes, card }, index) => [
      ...figures
        .slice(index + 1)
        .filter((other) => boxes.some((box) => other.boxes.some((next) => !areApart(box, next))))
        .map((other) => `${text} overlaps ${other.text}`),
      ...boxes
        .filter(({ left, right }) => left < 0 || right > document.documentElement.clientWidth)
        .map(() => `${text} is cut by the window`),
      ...boxes
        .filter(({ left, right }) => card && (left < card.left - 1 || right > card.right + 1))
        .map(() => `${text} leaves its card`),
      ...(boxes.length === 0 ? [`${text} is not shown`] : []),
    ]);
  });
}

test('no figure of the wallet overlaps another or is cut, whatever the width, amount and language', async ({
  page,
}) => {
  await showAmounts(page);
  for (const who of users) {
    await signinByCall(page, server.origin, who);
    for (const place of ['/dashboard', '/dashboard?tab=wallet']) {
      await page.goto(server.origin + place);
      await expect(page.locator('main dl bdi').first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        // Polls, because the page has the layout of this width only after two frames.
        await expect.poll(() => findFaults(page), `${who} ${place} at ${width}`).toEqual([]);
      }
    }
  }
});
