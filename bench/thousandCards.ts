import type { Browser, Page } from '@playwright/test';
import { buildPage } from './buildPage.ts';
import { serveFolder } from '../journeys/harness/serveFolder.ts';
import { median } from './statistics.ts';
import { visit } from './visit.ts';

const rounds = 7;

/** The figures of a thousand cards: ms to the first card on screen, number of nodes, frames later than 50 ms. */
export type ThousandCards = { name: string; paint: number; nodes: number; lateFrames: number };

function scroll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const box = document.querySelector('[role=grid], [role=listbox]') ?? document.documentElement;
    let late = 0;
    let last = performance.now();
    for (let step = 0; step < 90; step += 1) {
      box.scrollBy(0, 60);
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      if (now - last > 50) late += 1;
      last = now;
    }
    return late;
  });
}

async function openOnce(browser: Browser, url: string) {
  return visit({ browser }, url, async (page) => {
    await page.waitForFunction(() => window.mountTime !== null);
    return {
      paint: await page.evaluate(() => window.mountTime ?? NaN),
      nodes: await page.evaluate(() => document.querySelectorAll('#root *').length),
      lateFrames: await scroll(page),
    };
  });
}

/** Measures a thousand cards as bare HTML and as a VirtualList, in turn. */
export async function measureThousandCards(browser: Browser): Promise<ThousandCards[]> {
  const names = { 'entries/bareCards': 'bare HTML', 'entries/cards': 'VirtualList' };
  const pages = [];
  for (const [entry, name] of Object.entries(names)) {
    pages.push({ name, ...(await serveFolder(await buildPage(entry))) });
  }
  const measured = new Map(
    pages.map((page) => [page, [] as Awaited<ReturnType<typeof openOnce>>[]]),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const [{ url }, results] of measured) results.push(await openOnce(browser, url));
  }
  for (const { close } of pages) close();
  return [...measured].map(([{ name }, results]) => ({
    name,
    paint: median(results.map(({ paint }) => paint)),
    nodes: median(results.map(({ nodes }) => nodes)),
    lateFrames: median(results.map(({ lateFrames }) => lateFrames)),
  }));
}
