import { expect } from '@playwright/test';
import { paths } from '../app/paths.ts';
import { test } from './harness/conditions.ts';
import { openList } from './harness/openList.ts';
import { countWords, jobRows, readEdges } from './harness/rowProbes.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signinByCall } from './harness/signin.ts';

const history = paths.jobHistory;
let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

test('in Arabic, all lines of a row begin at one edge, also below a title in English', async ({
  page,
}) => {
  await signinByCall(page, server.origin, 'approved');
  for (const path of [history, `${history}?group=applied`, paths.jobs]) {
    await openList(page, server.origin, path, 'ar');
    await expect(page.locator('main time').first()).toBeVisible();
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const edges = await readEdges(page);
      expect(edges.length, path).toBeGreaterThan(1);
      expect(Math.max(...edges), `${path}, ${width}`).toBeLessThanOrEqual(2);
    }
  }
});

test('the first screen of the jobs has at most 140 words, in rows of one height with the work second', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signinByCall(page, server.origin, 'approved');
  await openList(page, server.origin, paths.jobs, 'en');
  await expect(page.locator(jobRows).first()).toBeVisible();
  expect(await countWords(page)).toBeLessThanOrEqual(140);
  for (const label of ['Paid about', 'Closes']) {
    await expect(page.locator('main li[aria-hidden]').getByText(label)).toBeVisible();
  }
  for (const [locale, width] of [
    ['en', 768],
    ['en', 1280],
    ['ar', 768],
    ['ar', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openList(page, server.origin, paths.jobs, locale);
    const rows = await page.locator(jobRows).evaluateAll((all) =>
      all.map((row) => {
        const facts = row.querySelector('[data-facts]')!;
        const title = row.querySelector('a')!.getBoundingClientRect();
        const work = facts.firstElementChild!.getBoundingClientRect();
        return {
          height: row.getBoundingClientRect().height,
          isSecond: work.top >= title.bottom - 2 && work.top <= title.bottom + 4 && work.width > 60,
          lines: title.height < 24 && facts.getBoundingClientRect().height < 24,
        };
      }),
    );
    expect(new Set(rows.map((row) => Math.round(row.height))).size, `${locale} ${width}`).toBe(1);
    expect(
      rows.filter(({ isSecond, lines }) => !isSecond || !lines),
      `${locale} ${width}`,
    ).toEqual([]);
  }
});

test('a phone shows more than three of my jobs, each with its next step and its day', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signinByCall(page, server.origin, 'approved');
  await openList(page, server.origin, history, 'en');
  const rows = page.locator('main tbody tr');
  await expect(rows.first()).toBeVisible();
  const heights = await rows.evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().height),
  );
  // Before, a row had 167 px.
  expect(Math.max(...heights)).toBeLessThanOrEqual(150);
  const apart = await page.locator('main tr:has([data-part=lead])').evaluateAll((all) =>
    all.map((row) => {
      const [step, day] = ['[data-part=lead]', '[data-compact=second]'].map((part) =>
        row.querySelector(part)!.getBoundingClientRect(),
      );
      return Math.abs(step!.top - day!.top) + Math.max(0, step!.right - day!.left);
    }),
  );
  expect(apart.length).toBeGreaterThan(0);
  expect(Math.max(...apart)).toBeLessThanOrEqual(4);
});
