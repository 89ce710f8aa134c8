import { expect, type Page } from '@playwright/test';
import type { History } from '../contract/schemas/history.ts';
import type { Jobs } from '../contract/schemas/jobs.ts';
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

const widths = [360, 768, 1280, 1920];
/** Selects the rows of the list of jobs, whose titles are links. */
const jobRows = 'main li:has(> div a > bdi)';

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

/**
 * Returns the titles and facts of rows whose first letter is outside the box that cuts them. A fact is one of the short texts below a title
 * (`data-facts`), such as the brand.
 */
function findLostBeginnings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const findCut = (element: Element | null): Element | null => {
      if (!element || element.matches('li, tr')) return null;
      const { overflowX, webkitLineClamp } = getComputedStyle(element);
      if (overflowX !== 'hidden') return findCut(element.parentElement);
      // A box with a maximum number of lines cuts only whole lines at its end.
      return webkitLineClamp === 'none' ? element : null;
    };
    const texts = [
      ...document.querySelectorAll(
        'main li [data-facts] bdi, main li a > bdi, main [data-row-link] bdi',
      ),
    ].filter((text) => !text.querySelector('bdi'));
    return texts.flatMap((text) => {
      const letters = document.createTreeWalker(text, NodeFilter.SHOW_TEXT).nextNode();
      const box = findCut(text);
      if (!letters || !box) return [];
      const range = document.createRange();
      range.setStart(letters, 0);
      range.setEnd(letters, 1);
      const letter = range.getBoundingClientRect();
      const frame = box.getBoundingClientRect();
      const isLost = letter.left < frame.left - 1 || letter.right > frame.right + 1;
      return isLost ? [text.textContent] : [];
    });
  });
}

const lists = {
  jobs: paths.jobs,
  'my jobs': paths.jobHistory,
  payments: paths.wallet,
  withdrawals: `${paths.wallet}&view=withdrawals`,
  transactions: `${paths.wallet}&view=transactions`,
};

for (const [list, path] of Object.entries(lists)) {
  for (const locale of ['en', 'ar']) {
    test(`no title and no fact of ${list} loses its beginning: ${locale}`, async ({ page }) => {
      await signinByCall(page, server.origin, 'approved');
      await open(page, path, locale);
      await expect(page.locator('main [data-facts]').first()).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await findLostBeginnings(page), String(width)).toEqual([]);
      }
    });
  }
}

/** Returns the titles that are cut after fewer than `least` letters, by default the length of a short phrase. */
function findShortTitles(page: Page, least = 38): Promise<string[]> {
  return page.evaluate(
    (letterCount) =>
      [...document.querySelectorAll('main :is(li a, [data-row-link]) > bdi')].flatMap((title) => {
        const frame = title.getBoundingClientRect();
        const range = document.createRange();
        const letters = document.createTreeWalker(title, NodeFilter.SHOW_TEXT).nextNode();
        const text = letters?.textContent ?? '';
        if (!letters || frame.height === 0) return [];
        const cutAt = [...text].findIndex((_, index) => {
          range.setStart(letters, index);
          range.setEnd(letters, index + 1);
          const { bottom, left, right } = range.getBoundingClientRect();
          return bottom > frame.bottom + 2 || left < frame.left - 1 || right > frame.right + 1;
        });
        return cutAt !== -1 && cutAt < letterCount ? [`${text.slice(0, cutAt)}…`] : [];
      }),
    least,
  );
}

for (const locale of ['en', 'ar']) {
  test(`titles of jobs are readable on every width: ${locale}`, async ({ page }) => {
    await signinByCall(page, server.origin, 'approved');
    await open(page, paths.jobs, locale);
    await expect(page.locator('main li a > bdi').first()).toBeVisible();
    for (const width of [360, 576, 700, 768, 992, 1200, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 1024 });
      expect(await findShortTitles(page), String(width)).toEqual([]);
      // Nothing extends below its row.
      const isWithin = await page
        .locator(jobRows)
        .evaluateAll((rows) => rows.every((row) => row.scrollHeight <= row.clientHeight + 1));
      expect(isWithin, String(width)).toBe(true);
    }
  });
}

/** Returns the texts of next steps that are partly cut. */
function findCutSteps(page: Page): Promise<string[]> {
  return page.locator('main [data-part=subtitle]').evaluateAll((steps) =>
    steps.flatMap((step) => {
      const frame = step.getBoundingClientRect();
      const range = document.createRange();
      const walker = document.createTreeWalker(step, NodeFilter.SHOW_TEXT);
      // Reads up to 99 texts, which no step has; the walker returns null after the last text.
      const texts = Array.from({ length: 99 }, () => walker.nextNode()).filter((one) => one);
      const isWhole = texts.every((text) => {
        range.selectNodeContents(text!);
        return [...range.getClientRects()].every(
          ({ left, right, bottom }) =>
            left >= frame.left - 1 && right <= frame.right + 1 && bottom <= frame.bottom + 2,
        );
      });
      return isWhole ? [] : [step.textContent];
    }),
  );
}

for (const locale of ['en', 'ar']) {
  test(`rows of my jobs lead with the next step, whose day is the first of the dates: ${locale}`, async ({
    page,
  }) => {
    await signinByCall(page, server.origin, 'approved');
    const response = page.waitForResponse(/\/api\/job\/history\?/);
    await open(page, paths.jobHistory, locale);
    const { data } = (await (await response).json()) as History;
    const days = data.flatMap(({ next }) => (next ? [next.due_at] : []));
    expect(days).toHaveLength(3);
    const nextSteps = page.locator('main [data-part=subtitle]');
    await expect(nextSteps).toHaveCount(days.length);
    const rows = page.locator('main tr:has([data-part=subtitle])');
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 1024 });
      // No title has this many letters, so all must be whole.
      expect(await findShortTitles(page, 1000), String(width)).toEqual([]);
      expect(await findCutSteps(page), String(width)).toEqual([]);
      const firstDays = await rows.evaluateAll((elements) =>
        elements.map((row) => {
          const time = [...row.querySelectorAll('time[aria-hidden]')].find((one) =>
            one.checkVisibility(),
          )!;
          const nextStep = row.querySelector('[data-part=subtitle]')!;
          const title = getComputedStyle(row.querySelector('[data-part=value]')!).color;
          const isStrong = [nextStep, time].every((one) => getComputedStyle(one).color === title);
          return isStrong && time.getAttribute('datetime');
        }),
      );
      expect(firstDays, String(width)).toEqual(days);
    }
  });
}

test('dates of a row have room between them in Arabic', async ({ page }) => {
  await signinByCall(page, server.origin, 'approved');
  for (const path of [paths.jobs, paths.jobHistory]) {
    await open(page, path, 'ar');
    await expect(page.locator('main time').first()).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const gaps = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(li, tr)')].flatMap((row) => {
          const boxes = [...row.querySelectorAll('time[aria-hidden]')]
            .filter((time) => time.checkVisibility())
            .map((time) => {
              const range = document.createRange();
              range.selectNodeContents(time);
              return range.getBoundingClientRect();
            });
          return boxes.slice(1).map((box, index) => boxes[index]!.left - box.right);
        }),
      );
      expect(gaps.length, path).toBeGreaterThan(0);
      expect(Math.min(...gaps), `${path}, ${width}`).toBeGreaterThanOrEqual(8);
    }
  }
});

test('in Arabic, the last dates of jobs are aligned, and platforms are at the beginning of their line', async ({
  page,
}) => {
  await signinByCall(page, server.origin, 'approved');
  await open(page, paths.jobs, 'ar');
  await expect(page.locator('main time').first()).toBeVisible();
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const starts = await page.locator('main li:has(time)').evaluateAll((rows) =>
      rows.map((row) => {
        const last = [...row.querySelectorAll('time')].findLast((time) => time.checkVisibility())!;
        return Math.round(last.parentElement!.getBoundingClientRect().right);
      }),
    );
    expect(new Set(starts).size, String(width)).toBe(1);
    const gaps = await page
      .locator('main [data-facts]:has(svg)')
      .evaluateAll((facts) =>
        facts.map((fact) =>
          Math.round(
            fact.getBoundingClientRect().right -
              fact.querySelector('svg')!.getBoundingClientRect().right,
          ),
        ),
      );
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.max(...gaps), String(width)).toBeLessThanOrEqual(2);
  }
});

test('the reason of a failed withdrawal is readable in its row', async ({ page }) => {
  await signinByCall(page, server.origin, 'approved');
  await open(page, lists.withdrawals, 'en');
  const reason = page.getByText(/The bank does not know the account number/).last();
  await expect(reason).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const isWhole = await reason.evaluate((text) => {
      const frame = text.closest('[data-part=detail]')!.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].every(
        ({ left, right, bottom }) =>
          left >= frame.left - 1 && right <= frame.right + 1 && bottom <= frame.bottom + 1,
      );
    });
    expect(isWhole, String(width)).toBe(true);
  }
});

test('the pay of each job in a row of cards is at the same height', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signinByCall(page, server.origin, 'fresh');
  await open(page, paths.dashboard, 'en');
  // The third part of a card is its pay.
  const pays = page.locator('main li[data-card] > :nth-child(3)');
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
  await open(page, paths.jobs, 'en');
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

for (const locale of ['en', 'ar']) {
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
    await open(page, paths.jobs, locale);
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
