import type { Browser, Page } from '@playwright/test';
import { serveFolder } from '../journeys/harness/serveFolder.ts';
import { buildPage } from './buildPage.ts';
import { scroll } from './scroll.ts';
import { median, quantile } from './statistics.ts';
import { rounds, visit } from './visit.ts';

/** What is done with a grid, and what it changes. */
const actions = ['sort', 'filter', 'select', 'resize', 'edit'] as const;

/**
 * The figures of a grid in ms: to the first row on screen, from each action to the paint of its result, and while
 * scrolling the p95 of the time between frames and the mean processor time of a frame. */
export type GridFigures = {
  name: string;
  rows: number;
  first: number;
  frame: number;
  work: number;
} & Record<(typeof actions)[number], number>;

const grids = {
  'entries/bareGrid': 'bare <table>',
  'entries/grid': 'Table with gridFeatures',
  'peers/muiGrid': 'MUI X (100 rows a page)',
  'peers/mantineGrid': 'Mantine with TanStack Table',
  'peers/ariaGrid': 'React Aria',
};

/** Does something with a grid four times; returns the ms from each press to the paint after its result is in the document. */
function timeAction(page: Page, action: (typeof actions)[number]): Promise<number[]> {
  return page.evaluate(async (name) => {
    const paint = () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => {
          // The message arrives after the next frame was painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(null);
        }),
      );
    const findRows = () =>
      [...document.querySelectorAll('#root [role=row], #root tr')].filter(
        (row) =>
          row.querySelector('[role=columnheader], thead *, th:not([scope])') === null &&
          row.textContent !== '',
      );
    const read = (): string => {
      const rows = findRows();
      if (name === 'select') {
        const [box] = rows[1]?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [];
        return String(box?.checked);
      }
      if (name === 'resize') {
        const [, job] = document.querySelectorAll('#root [role=columnheader], #root thead th');
        return String(Math.round(job?.getBoundingClientRect().width ?? 0));
      }
      return `${rows[0]?.textContent} ${rows[2]?.textContent}`;
    };
    const times: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const before = read();
      const target =
        name === 'select'
          ? findRows()[1]?.querySelector<HTMLElement>('input[type=checkbox]')
          : document.querySelector<HTMLElement>(`#${name}`);
      const begin = performance.now();
      target?.click();
      do await paint();
      while (read() === before && performance.now() - begin < 20_000);
      times.push(performance.now() - begin);
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    return times;
  }, action);
}

/** Opens a grid and does everything with it. */
function openOnce(browser: Browser, url: string) {
  return visit({ browser }, url, async (page) => {
    await page.waitForFunction(() => window.mountTime !== null, null, { timeout: 120_000 });
    const first = await page.evaluate(() => window.mountTime ?? NaN);
    const times = {} as Record<(typeof actions)[number], number>;
    for (const action of actions) times[action] = median(await timeAction(page, action));
    const { frames, work } = await scroll(page);
    return { first, frame: quantile(frames, 0.95), work, ...times };
  });
}

/** Measures grids of several numbers of rows in turn, so that a busy machine affects each of them. Long bare tables are left out. */
export async function measureGrids(
  browser: Browser,
  counts: readonly number[] = [500, 5_000, 100_000],
): Promise<GridFigures[]> {
  const figures: GridFigures[] = [];
  for (const rows of counts) {
    const measured = [];
    for (const [entry, name] of Object.entries(grids)) {
      if (rows > 5_000 && entry === 'entries/bareGrid') continue;
      const site = await serveFolder(await buildPage(entry));
      measured.push({ name, ...site, results: [] as Awaited<ReturnType<typeof openOnce>>[] });
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const { url, results } of measured) {
        results.push(await openOnce(browser, `${url}?rows=${rows}`));
      }
    }
    for (const { name, results, close } of measured) {
      close();
      const of = (key: keyof (typeof results)[number]) => median(results.map((one) => one[key]));
      const times = Object.fromEntries(actions.map((action) => [action, of(action)]));
      figures.push({
        name,
        rows,
        first: of('first'),
        frame: of('frame'),
        work: of('work'),
        ...(times as Record<(typeof actions)[number], number>),
      });
    }
  }
  return figures;
}
