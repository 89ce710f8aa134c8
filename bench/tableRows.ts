import type { Browser, Page } from '@playwright/test';
import { buildPage } from './buildPage.ts';
import { serveFolder } from '../journeys/harness/serveFolder.ts';
import { median } from './statistics.ts';
import { rounds, visit } from './visit.ts';
import { visitInTurn } from './visitInTurn.ts';

/** How often each element is clicked. */
const presses = 4;

/** The times of a table with 500 rows in ms: to the first row on screen, and from each press to the next paint. */
export type TableRows = { name: string; first: number; sort: number; select: number };

/** The ms to the first row on screen of a Table with `rows` rows. */
export type TableOpening = { rows: number; first: number };

/** Clicks the first element that matches, several times; returns the ms from each click to the next paint. */
function timePresses(page: Page, selector: string): Promise<number[]> {
  return page.evaluate(
    async ({ selector: target, presses: count }) => {
      const times: number[] = [];
      for (let turn = 0; turn < count; turn += 1) {
        const element = document.querySelector<HTMLElement>(target);
        const begin = performance.now();
        element?.click();
        await new Promise<void>((resolve) => {
          // The message arrives after the next frame was painted.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve();
            port2.postMessage(null);
          });
        });
        times.push(performance.now() - begin);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      return times;
    },
    { selector, presses },
  );
}

/** Opens a table; returns the ms to its first row, of selecting a row and of sorting by job. */
function openOnce(browser: Browser, url: string) {
  return visit({ browser }, url, async (page) => {
    await page.waitForFunction(() => window.mountTime !== null);
    return {
      first: await page.evaluate(() => window.mountTime ?? NaN),
      select: await timePresses(page, 'tbody tr:nth-of-type(5) input'),
      sort: await timePresses(page, 'thead th:nth-of-type(2)'),
    };
  });
}

/** Measures 500 rows as a bare `<table>` and as a Table, in turn. */
export async function measureTableRows(browser: Browser): Promise<TableRows[]> {
  const names = { 'entries/bareTable': 'bare <table>', 'entries/table': 'Table' };
  const pages = await visitInTurn(names, (url) => openOnce(browser, url));
  return pages.map(({ name, results }) => ({
    name,
    first: median(results.map(({ first }) => first)),
    sort: median(results.flatMap(({ sort }) => sort)),
    select: median(results.flatMap(({ select }) => select)),
  }));
}

/** Measures how long Tables of 100 and of 10,000 rows take to open, in turn. */
export async function measureTableOpening(browser: Browser): Promise<TableOpening[]> {
  const { url, close } = await serveFolder(await buildPage('entries/table'));
  const measured = [100, 10_000].map((rows) => ({ rows, times: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { rows, times } of measured) {
      times.push(
        await visit({ browser }, `${url}?rows=${rows}`, async (page) => {
          await page.waitForFunction(() => window.mountTime !== null);
          return page.evaluate(() => window.mountTime ?? NaN);
        }),
      );
    }
  }
  close();
  return measured.map(({ rows, times }) => ({ rows, first: median(times) }));
}
