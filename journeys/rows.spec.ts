import { expect, type Page } from '@playwright/test';
import type { History } from '../contract/schemas/history.ts';
import type { Jobs } from '../contract/schemas/jobs.ts';
import { paths } from '../app/paths.ts';
import { isLongRun } from '../design-system/testing/isLongRun.ts';
import { test } from './harness/conditions.ts';
import { openList } from './harness/openList.ts';
import {
  findCutTexts,
  findHangingDots,
  findLostBeginnings,
  findShortTitles,
  jobRows,
  measureContentTop,
  readDateColumns,
  readDecimalPoints,
  readFirstDays,
  readRows,
  shortenFirstAmount,
} from './harness/rowProbes.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signinByCall } from './harness/signin.ts';

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

// A short run has a phone, both sides of the width from which rows are in columns, and a desktop.
const widths = isLongRun
  ? [360, 576, 700, 768, 992, 1200, 1280, 1440, 1920]
  : [360, 700, 768, 1280];
/** Windows in which the facts of rows break at different places. */
const phoneWidths = isLongRun ? [320, 344, 375, 390, 412, 430, 480] : [320, 360, 430];
/** Narrower windows have the layout of phones. */
const tabletWidth = 768;
/** The maximum height of a row from tablets on, in px (decision 59). Rows of jobs to choose from have 80 px. */
const maxRowHeight = 72;
/** The maximum distance in px from the top of the window to the first row or filter. */
const maxContentTop = { wide: 140, phone: 112 };

/** A list and what is special about its rows. */
type List = {
  path: string;
  who?: string;
  locales?: string[];
  /** How many letters of each title are at least in sight. */
  titleLetters?: number;
  /** How many rows the first screen of 1280 × 800 shows. */
  rowsInSight?: number;
  /** Whether rows on a phone are at most twice as high as on a desktop. */
  isLowOnPhones?: boolean;
  hasAlignedDates?: boolean;
  rowHeight?: number;
  hasAmounts?: boolean;
};
const both = ['en', 'ar'];
// The lists of jobs and of payments have all that a row can have, so a short run has only them from right to left.
const bothInLongRun = isLongRun ? both : ['en'];
const wallet = paths.wallet;
const history = paths.jobHistory;

const lists: Record<string, List> = {
  jobs: {
    path: paths.jobs,
    locales: both,
    titleLetters: 38,
    rowsInSight: 6,
    rowHeight: 80,
    hasAmounts: true,
  },
  // No title has 1000 letters, so all must be whole.
  'my jobs': { path: history, locales: both, titleLetters: 1000, hasAmounts: true },
  'active jobs': { path: `${history}?group=active`, locales: bothInLongRun, hasAlignedDates: true },
  'applied jobs': {
    path: `${history}?group=applied`,
    locales: bothInLongRun,
    hasAlignedDates: true,
  },
  'closed jobs': { path: `${history}?group=closed` },
  'completed jobs': { path: `${history}?group=completed`, isLowOnPhones: true },
  payments: {
    path: wallet,
    locales: both,
    rowsInSight: 7,
    isLowOnPhones: true,
    hasAmounts: true,
  },
  'disputed payments': { path: wallet, who: 'disputes', isLowOnPhones: true },
  withdrawals: {
    path: `${wallet}&view=withdrawals`,
    locales: bothInLongRun,
    isLowOnPhones: true,
    hasAmounts: true,
  },
  transactions: {
    path: `${wallet}&view=transactions`,
    locales: bothInLongRun,
    isLowOnPhones: true,
    hasAmounts: true,
  },
};

/** Expects the rows of a list to be whole, low and aligned at a width of the window. */
async function expectGoodRows(page: Page, list: List, width: number): Promise<void> {
  const at = String(width);
  const isPhone = width < tabletWidth;
  expect.soft(await findLostBeginnings(page), at).toEqual([]);
  expect.soft(await findShortTitles(page, list.titleLetters ?? 0), at).toEqual([]);
  expect.soft(await findCutTexts(page, 'main [data-part=lead]'), at).toEqual([]);
  expect.soft(await findHangingDots(page), at).toEqual([]);
  const top = isPhone ? maxContentTop.phone : maxContentTop.wide;
  expect.soft(await measureContentTop(page), at).toBeLessThanOrEqual(top);
  const rows = await readRows(page);
  if (!isPhone) {
    for (const { height } of rows)
      expect.soft(height, at).toBeLessThanOrEqual(list.rowHeight ?? maxRowHeight);
  }
  if (width === 1280) {
    const inSight = rows.filter(({ bottom }) => bottom <= 800).length;
    expect.soft(inSight, at).toBeGreaterThanOrEqual(list.rowsInSight ?? 0);
  }
  if (list.hasAlignedDates) {
    const columns = await readDateColumns(page);
    expect.soft(columns.length).toBeGreaterThan(1);
    expect.soft(columns[0]?.starts).toMatch(/\d/);
    // On phones, a day is at the end of its line.
    if (!isPhone) expect.soft(new Set(columns.map(({ starts }) => starts)).size, at).toBe(1);
    expect
      .soft(
        columns.every(({ isWithin }) => isWithin),
        at,
      )
      .toBe(true);
  }
  if (list.hasAmounts && !isPhone) {
    const points = await readDecimalPoints(page);
    expect.soft(points.length, at).toBeGreaterThan(3);
    for (const [column, group] of Map.groupBy(points, (point) => point.column)) {
      const apart = group.filter(({ left }) => Math.abs(left - group[0]!.left) > 1);
      expect.soft(apart, `${at}, column ${column}`).toEqual([]);
    }
  }
}

for (const [name, list] of Object.entries(lists)) {
  for (const locale of list.locales ?? ['en']) {
    test(`the rows of ${name} are whole, low and aligned at every width: ${locale}`, async ({
      page,
    }) => {
      await signinByCall(page, server.origin, list.who ?? 'approved');
      await openList(page, server.origin, list.path, locale);
      const rows = page.locator(`main :is(tbody tr, ${jobRows.replace('main ', '')})`);
      await expect(rows.first()).toBeVisible();
      if (list.hasAmounts) await shortenFirstAmount(page);
      const heights: Record<number, number[]> = {};
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectGoodRows(page, list, width);
        heights[width] = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
        const isWithin = (all: Element[]) =>
          all.every((row) => row.scrollHeight <= row.clientHeight + 1);
        expect.soft(await page.locator(jobRows).evaluateAll(isWithin), String(width)).toBe(true);
      }
      for (const width of phoneWidths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await findHangingDots(page), String(width)).toEqual([]);
      }
      // Arabic words are longer, and break more often.
      if (!list.isLowOnPhones || locale !== 'en') return;
      for (const [index, height] of heights[360]!.entries())
        expect.soft(height, `row ${index}`).toBeLessThanOrEqual(2 * heights[1280]![index]!);
    });
  }
}

for (const locale of both) {
  test(`rows of my jobs lead with the next step, whose day is the first of the dates: ${locale}`, async ({
    page,
  }) => {
    await signinByCall(page, server.origin, 'approved');
    const response = page.waitForResponse(/\/api\/job\/history\?/);
    await openList(page, server.origin, history, locale);
    const { data } = (await (await response).json()) as History;
    const days = data.flatMap(({ next }) => (next ? [next.due_at] : []));
    expect(days).toHaveLength(3);
    await expect(page.locator('main [data-part=lead]')).toHaveCount(days.length);
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 1024 });
      expect(await readFirstDays(page), String(width)).toEqual(days);
    }
  });
}

test('the reason of a failed withdrawal is readable in its row', async ({ page }) => {
  await signinByCall(page, server.origin, 'approved');
  await openList(page, server.origin, `${wallet}&view=withdrawals`, 'en');
  await expect(page.getByText(/The bank does not know the account number/).last()).toBeVisible();
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await findCutTexts(
      page,
      'main [data-part=description] :text("The bank does not know the account number")',
      '[data-part=description]',
    );
    expect(cut, String(width)).toEqual([]);
  }
});

test('the pay of each job in a row of cards is at the same height', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signinByCall(page, server.origin, 'fresh');
  await openList(page, server.origin, paths.dashboard, 'en');
  // The second part of a card is its pay.
  const pays = page.locator('main li[data-card] > :nth-child(2)');
  await expect(pays.first()).toBeVisible();
  const tops = await pays.evaluateAll((elements) =>
    elements.map((pay) => {
      const range = document.createRange();
      range.selectNode(document.createTreeWalker(pay, NodeFilter.SHOW_TEXT).nextNode()!);
      return Math.round(range.getBoundingClientRect().top);
    }),
  );
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
});

test('each job of the list shows its brand, also below a title of two lines', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signinByCall(page, server.origin, 'approved');
  const response = page.waitForResponse(/\/api\/jobs\?/);
  await openList(page, server.origin, paths.jobs, 'en');
  const { data } = (await (await response).json()) as Jobs;
  const brands = data.map(({ brand }) => brand.name);
  const rows = page.locator(jobRows);
  await expect(rows).toHaveCount(brands.length);
  const missing = await rows.evaluateAll(
    (all, names) =>
      all.flatMap((row, index) => {
        const facts = [...row.querySelectorAll('[data-facts] > span > bdi')];
        const brand = facts.find(({ textContent }) => textContent.includes(names[index]!));
        const frame = row.querySelector('[data-facts]')!.parentElement!.parentElement!;
        const end = frame.getBoundingClientRect().bottom + 1;
        return brand && brand.getBoundingClientRect().bottom <= end ? [] : [names[index]];
      }),
    brands,
  );
  expect(missing).toEqual([]);
});

for (const locale of both) {
  test(`the state of a job is in sight below a title of two lines, beside a long brand: ${locale}`, async ({
    page,
  }) => {
    await signinByCall(page, server.origin, 'approved');
    await page.route(/\/api\/jobs\?/, async (route) => {
      const response = await route.fetch();
      const jobs = (await response.json()) as Jobs;
      for (const job of jobs.data) {
        job.title = 'An evening on the river, with a picnic and a lantern for each of the guests';
        job.brand.name = 'Donaudampfschifffahrtsgesellschaftskapitaen';
        job.my.application = 'applied';
      }
      await route.fulfill({ response, json: jobs });
    });
    await openList(page, server.origin, paths.jobs, locale);
    await expect(page.getByText('Donaudampf').first()).toBeVisible();
    const badges = page.locator('main [data-facts] [data-part=badge]');
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const areInSight = await badges.evaluateAll((elements) =>
        elements.map((badge) => {
          const frame = badge.closest('[data-facts]')!.parentElement!.parentElement!;
          const texts = frame.getBoundingClientRect();
          const row = badge.closest('li')!.getBoundingClientRect();
          const { left, right, bottom, height } = badge.getBoundingClientRect();
          // The element around the texts has no box if it is `display: contents`.
          const end = texts.height > 0 ? texts : row;
          const isWithin = left >= end.left && right <= end.right && bottom <= end.bottom + 2;
          return isWithin && height < 24;
        }),
      );
      expect(areInSight.length, String(width)).toBeGreaterThan(0);
      expect(areInSight, String(width)).not.toContain(false);
    }
  });
}
