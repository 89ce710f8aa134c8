import { expect, type Page } from '@playwright/test';
import { storageKeys } from '../contract/rules/storageKeys.ts';
import { paths } from '../app/paths.ts';
import { test } from './harness/conditions.ts';
import { isLongRun } from '../design-system/testing/isLongRun.ts';
import { looks } from '../design-system/testing/looks.ts';
import { countWords, measureContentTop } from './harness/rowProbes.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signinByCall } from './harness/signin.ts';
import { waitForData } from './harness/waitForData.ts';

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

const windows = [
  [360, 640],
  [768, 1024],
  [1280, 720],
  ...(isLongRun
    ? ([
        [390, 844],
        [1280, 800],
        [1920, 1080],
      ] as const)
    : []),
] as const;

// The maximum distance in px from the top of the window to the content. Subpages may start lower (`…Below`): they have a line of
// breadcrumbs, a job the line of its brand, and on phones a title of two lines. The page of a job also names its work there.
const contentTop = { wide: 140, phone: 112, wideBelow: 180, phoneBelow: 180, phoneJob: 210 };
/** Narrower windows have the layout of phones. */
const tabletWidth = 768;

// Themes change only colours, so a short run needs one theme; a long run checks the others.
const shownLooks = isLongRun ? looks : looks.filter(({ theme }) => theme === 'theme-light');

/** A window size in which a page is checked; `name` includes theme and direction. */
type Window = { width: number; height: number; name: string };

/** Calls `check` in each window, theme and direction, without reloading the page. */
async function inEveryWindow(page: Page, check: (window: Window) => Promise<void>): Promise<void> {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    for (const { theme, dir } of shownLooks) {
      await page.evaluate(
        (look) => {
          document.body.className = look.theme === 'theme-light' ? '' : look.theme;
          document.documentElement.dir = look.dir;
          window.scrollTo({ top: 0, behavior: 'instant' });
        },
        { theme, dir },
      );
      await check({ width, height, name: `${width} × ${height}, ${theme}, ${dir}` });
    }
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${server.origin}${path}`);
  await waitForData(page);
}

// rows.spec.ts measures the pages of lists.
const firstLevel = [paths.dashboard, paths.help];
const job = paths.job('sunrise-spritz');
const below = [job, paths.submission('harbour-roaster-visit')];
const transactions = `${paths.wallet}&view=transactions`;

/** Expects the bar at the bottom of phones, which replaces the menu button, to have five items of equal width. */
async function checkBar(page: Page, { width, name }: Window): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  if (width >= tabletWidth) return expect(bar).toBeHidden();
  const items = await bar
    .getByRole('listitem')
    .evaluateAll((elements) => elements.map((item) => item.getBoundingClientRect().width));
  expect(items, name).toHaveLength(5);
  for (const item of items) expect(Math.abs(item - width / 5), name).toBeLessThan(1);
  return expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
}

for (const path of [...firstLevel, ...below]) {
  const hasBar = path === paths.dashboard;
  const title = `${path} begins with its content in every window`;
  test(title + (hasBar ? ', and has an even bar' : ''), async ({ page }) => {
    await signinByCall(page, server.origin, 'approved');
    await open(page, path);
    const isBelow = below.includes(path);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(isBelow ? 1 : 0);
    await inEveryWindow(page, async (window) => {
      const wide = isBelow ? contentTop.wideBelow : contentTop.wide;
      const phoneBelow = path === job ? contentTop.phoneJob : contentTop.phoneBelow;
      const phone = isBelow ? phoneBelow : contentTop.phone;
      const top = await measureContentTop(page);
      expect(top, window.name).toBeLessThanOrEqual(window.width < tabletWidth ? phone : wide);
      if (hasBar) await checkBar(page, window);
      if (isBelow) {
        // The crumb of the current page is for screen readers: its title is the heading, directly below.
        const crumb = page
          .getByRole('navigation', { name: 'Breadcrumb' })
          .getByRole('listitem')
          .last();
        const box = await crumb.boundingBox();
        if (window.width >= tabletWidth) expect(box?.width, window.name).toBe(1);
      }
    });
  });
}

test('the labels of the bar and of the search are on one line in Arabic', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'ar'), storageKeys.locale);
  await page.setViewportSize({ width: 360, height: 640 });
  await signinByCall(page, server.origin, 'approved');
  await open(page, paths.jobs);
  const lines = await page.locator('[data-part=bottom-bar] a').evaluateAll((elements) =>
    elements.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode()!);
      return range.getClientRects().length;
    }),
  );
  expect(lines).toEqual([1, 1, 1, 1, 1]);
  const search = page.getByRole('searchbox');
  const isWhole = await search.evaluate((input: HTMLInputElement) => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
    canvas.font = font;
    const room = input.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
    return canvas.measureText(input.placeholder).width <= room;
  });
  expect(isWhole).toBe(true);
});

for (const locale of ['en', 'ar']) {
  test(
    `the parts of the wallet have one head in one place, and their tabs show on phones that more follow: ${locale}`,
    { tag: locale === 'en' ? [] : '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        storageKeys.locale,
        locale,
      ] as const);
      await signinByCall(page, server.origin, 'approved');
      const tabs = page.getByRole('tablist').first();
      /** Returns the font size of the first figure, and where the button to withdraw is. */
      const readHead = async (path: string) => {
        await open(page, path);
        const figure = page.locator('main dd').first();
        return {
          size: await figure.evaluate((one) => getComputedStyle(one).fontSize),
          button: await page
            .getByRole('button', { name: locale === 'en' ? 'Withdraw' : 'سحب', exact: true })
            .boundingBox(),
        };
      };
      await open(page, paths.wallet);
      // The visible part of each tab, from 0 to 1.
      const shares = await tabs.evaluate((one) => {
        const frame = one.getBoundingClientRect();
        return [...one.querySelectorAll('[role=tab]')].map((tab) => {
          const { left, right, width } = tab.getBoundingClientRect();
          return (Math.min(right, frame.right) - Math.max(left, frame.left)) / width;
        });
      });
      // The row is cut in the middle of a label, so that more tabs are expected.
      const cut = shares.filter((share) => share > 0 && share < 0.99);
      expect(cut).toHaveLength(1);
      expect(cut[0]).toBeGreaterThan(0.33);
      expect(shares.filter((share) => share > 0.99).length).toBeGreaterThanOrEqual(3);
      await page.setViewportSize({ width: 1280, height: 800 });
      const head = await readHead(paths.wallet);
      for (const path of [
        transactions,
        `${paths.wallet}&view=withdrawals`,
        paths.year,
        paths.ahead,
      ])
        expect(await readHead(path), path).toEqual(head);
      await page.setViewportSize({ width: 360, height: 640 });
      await open(page, paths.year);
      // The year is the last tab, so all others are before it.
      await expect(tabs).toHaveAttribute('data-more', locale === 'en' ? 'left' : 'right');
    },
  );
}

test('the first screen of the wallet has at most 120 words, of the money ahead 110, whose sums are above the bar of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signinByCall(page, server.origin, 'approved');
  for (const [path, most] of [
    [paths.wallet, 120],
    [paths.ahead, 110],
  ] as const) {
    await open(page, path);
    await expect(page.locator('main').getByText('Cold brew, hot take')).toBeVisible();
    expect(await countWords(page), path).toBeLessThanOrEqual(most);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, paths.ahead);
  const bar = await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox();
  const sums = page.locator('main [data-card]').first().locator('dd');
  await expect(sums.first()).toBeVisible();
  for (const sum of await sums.all()) {
    const box = await sum.boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(bar!.y);
  }
});

/** Returns whether no scrolling and no animation has moved anything since the previous frame but one. */
function hasStopped(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const before = window.scrollY;
    const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await waitForFrame();
    await waitForFrame();
    const isMoving = document.getAnimations().some(({ playState }) => playState === 'running');
    return window.scrollY === before && !isMoving;
  });
}

/** Returns the texts of rows that a floating element covers. */
function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const floating = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { position } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      // Leaves out bars, which are about as wide as the page.
      const isBar = width >= document.documentElement.clientWidth * 0.6;
      return position === 'fixed' && !isBar && width > 1 && height > 1 && isVisible(element);
    });
    // Ignores the part of rows under the navbar, which hides them anyway.
    const bar = document.querySelector('[data-part=navbar]')?.getBoundingClientRect();
    const top = bar && bar.top <= 0 ? Math.max(bar.bottom, 0) : 0;
    const rows = [...document.querySelectorAll('main :is(tr, [role=row], li)')];
    return floating.flatMap((one) => {
      const a = one.getBoundingClientRect();
      return rows
        .map((row) => ({ text: row.textContent, b: row.getBoundingClientRect() }))
        .filter(
          ({ b }) =>
            b.height > 0 &&
            Math.max(a.left, b.left) < Math.min(a.right, b.right) &&
            Math.max(a.top, b.top, top) < Math.min(a.bottom, b.bottom),
        )
        .map(({ text }) => `${one.dataset['part'] ?? one.tagName} covers ${text}`);
    });
  });
}

test('the first screen of the work has at most 120 words, and the column beside it no scroll box; after sending, its new state is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signinByCall(page, server.origin, 'approved');
  for (const job of ['tidal-lap-diary', 'harbour-roaster-visit']) {
    await open(page, paths.submission(job));
    await expect(page.getByRole('button', { name: 'Submit for review' })).toBeVisible();
    expect(await countWords(page), job).toBeLessThanOrEqual(120);
    const isScrolling = await page
      .locator('main [data-part=aside] *')
      .evaluateAll((all) =>
        all.some(
          (one) =>
            one.scrollHeight > one.clientHeight + 1 &&
            getComputedStyle(one).overflowY !== 'visible',
        ),
      );
    expect(isScrolling, job).toBe(false);
  }
  await open(page, paths.submission('tablemates-sunday-batch'));
  await page.getByRole('textbox', { name: 'Post link' }).fill('https://youtu.be/dQw4w9WgXcQ');
  await page.getByRole('textbox', { name: 'Notes for the brand' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  const state = page.locator('[data-card]', { hasText: 'The brand is reviewing it' }).first();
  await expect(state).toBeVisible();
  const bar = await page.locator('[data-part=navbar]').boundingBox();
  await expect
    .poll(async () => (await state.boundingBox())!.y)
    .toBeGreaterThanOrEqual(bar!.y + bar!.height - 1);
});

test('nothing floats over the rows of transactions, while scrolling down and up', async ({
  page,
}) => {
  await signinByCall(page, server.origin, 'approved');
  await open(page, transactions);
  await inEveryWindow(page, async (window) => {
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    // Scrolls to the end of the page, then up in steps, since bars may come back while scrolling up.
    for (const by of [end, -120, -120, -200]) {
      await page.mouse.wheel(0, by);
      await expect.poll(() => hasStopped(page)).toBe(true);
      expect(await findCovered(page), window.name).toEqual([]);
    }
  });
});

test('the field of a discussion and the button that submits work are in sight', async ({
  page,
}) => {
  await signinByCall(page, server.origin, 'approved');
  /** Expects an element to end within a window of this height. */
  const expectEndWithin = async (
    locator: ReturnType<Page['getByRole']>,
    height: number,
    name: string,
  ) => {
    // In another window, the layout may mount the element again, which has no box until then.
    await expect
      .poll(async () => {
        const box = await locator.boundingBox();
        return box ? box.y + box.height : Infinity;
      }, name)
      .toBeLessThanOrEqual(height);
  };
  await open(page, paths.discussion('tidal-lap-diary'));
  const field = page.getByRole('textbox', { name: 'Message' });
  await inEveryWindow(page, ({ height, name }) => expectEndWithin(field, height, name));
  await open(page, paths.submission('harbour-roaster-visit'));
  const submit = page.getByRole('button', { name: 'Submit for review' });
  await inEveryWindow(page, ({ height, name }) => expectEndWithin(submit, height, name));
});
